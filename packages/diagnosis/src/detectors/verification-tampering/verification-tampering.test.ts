import { testDetector } from '../../testing/test-detector.ts';
import { CASES } from './verification-tampering.cases.ts';
import { verificationTampering } from './verification-tampering.ts';

testDetector(verificationTampering, CASES);
