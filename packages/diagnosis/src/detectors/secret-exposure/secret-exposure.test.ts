import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './secret-exposure.cases.ts';
import { secretExposure } from './secret-exposure.ts';

testDetector(secretExposure, CASES);
