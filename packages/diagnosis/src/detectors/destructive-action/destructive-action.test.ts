import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './destructive-action.cases.ts';
import { destructiveAction } from './destructive-action.ts';

testDetector(destructiveAction, CASES);
