import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './ignoring-tool-outputs.cases.ts';
import { ignoringToolOutputs } from './ignoring-tool-outputs.ts';

testDetector(ignoringToolOutputs, CASES);
