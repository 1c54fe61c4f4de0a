import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './premature-termination.cases.ts';
import { prematureTermination } from './premature-termination.ts';

testDetector(prematureTermination, CASES);
