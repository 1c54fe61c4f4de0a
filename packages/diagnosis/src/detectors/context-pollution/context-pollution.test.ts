import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './context-pollution.cases.ts';
import { contextPollution } from './context-pollution.ts';

testDetector(contextPollution, CASES);
