import { testDetector } from '../../testing/test-detector.ts';
import { CASES as PRINCIPLES } from './principles.cases.ts';
import { CASES as REPEATED } from './repeated.cases.ts';
import { CASES as GOVERNED } from './strictness/governed.cases.ts';
import { CASES as PART_LINES } from './strictness/part-lines.cases.ts';
import { CASES as STRICTNESS } from './strictness/strictness.cases.ts';
import { CASES } from './verification-tampering.cases.ts';
import { verificationTampering } from './verification-tampering.ts';

testDetector(verificationTampering, {
  fires: [
    ...CASES.fires,
    ...PRINCIPLES.fires,
    ...STRICTNESS.fires,
    ...REPEATED.fires,
    ...GOVERNED.fires,
    ...PART_LINES.fires,
  ],
  silent: [
    ...CASES.silent,
    ...PRINCIPLES.silent,
    ...STRICTNESS.silent,
    ...REPEATED.silent,
    ...GOVERNED.silent,
    ...PART_LINES.silent,
  ],
});
