import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './hallucinated-tool.cases.ts';
import { hallucinatedTool } from './hallucinated-tool.ts';

testDetector(hallucinatedTool, CASES);
