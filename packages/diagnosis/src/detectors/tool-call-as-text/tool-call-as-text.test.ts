import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './tool-call-as-text.cases.ts';
import { toolCallAsText } from './tool-call-as-text.ts';

testDetector(toolCallAsText, CASES);
