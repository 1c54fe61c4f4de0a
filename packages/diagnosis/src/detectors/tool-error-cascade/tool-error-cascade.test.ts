import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './tool-error-cascade.cases.ts';
import { toolErrorCascade } from './tool-error-cascade.ts';

testDetector(toolErrorCascade, CASES);
