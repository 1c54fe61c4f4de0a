import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './cost-explosion.cases.ts';
import { costExplosion } from './cost-explosion.ts';

testDetector(costExplosion, CASES);
