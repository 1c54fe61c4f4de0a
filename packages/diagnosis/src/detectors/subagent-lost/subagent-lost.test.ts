import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './subagent-lost.cases.ts';
import { subagentLost } from './subagent-lost.ts';

testDetector(subagentLost, CASES);
