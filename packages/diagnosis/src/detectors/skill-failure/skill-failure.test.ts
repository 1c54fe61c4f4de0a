import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './skill-failure.cases.ts';
import { skillFailure } from './skill-failure.ts';

testDetector(skillFailure, CASES);
