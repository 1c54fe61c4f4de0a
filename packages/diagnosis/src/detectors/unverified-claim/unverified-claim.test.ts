import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './unverified-claim.cases.ts';
import { unverifiedClaim } from './unverified-claim.ts';

testDetector(unverifiedClaim, CASES);
