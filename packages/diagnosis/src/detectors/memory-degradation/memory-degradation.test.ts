import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './memory-degradation.cases.ts';
import { memoryDegradation } from './memory-degradation.ts';

testDetector(memoryDegradation, CASES);
