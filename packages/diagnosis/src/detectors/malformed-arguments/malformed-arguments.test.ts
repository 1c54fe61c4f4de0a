import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './malformed-arguments.cases.ts';
import { malformedArguments } from './malformed-arguments.ts';

testDetector(malformedArguments, CASES);
