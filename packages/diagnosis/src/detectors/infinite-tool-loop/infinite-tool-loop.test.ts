import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './infinite-tool-loop.cases.ts';
import { infiniteToolLoop } from './infinite-tool-loop.ts';

testDetector(infiniteToolLoop, CASES);
