import { testDetector } from '../../testing/test-detector.ts';
import { CASES as BOUNDS } from './cases/bounds.cases.ts';
import { CASES as LIMITS } from './cases/limits.cases.ts';
import { CASES as PRINCIPLES } from './cases/principles.cases.ts';
import { CASES as RESTRICTIONS } from './cases/restrictions.cases.ts';
import { CASES as RULES } from './cases/rules.cases.ts';
import { CASES as TARGETS } from './cases/wider-targets.cases.ts';
import { CASES } from './destructive-action.cases.ts';
import { destructiveAction } from './destructive-action.ts';

testDetector(destructiveAction, {
  fires: [
    ...CASES.fires,
    ...PRINCIPLES.fires,
    ...LIMITS.fires,
    ...RULES.fires,
    ...BOUNDS.fires,
    ...RESTRICTIONS.fires,
    ...TARGETS.fires,
  ],
  silent: [
    ...CASES.silent,
    ...PRINCIPLES.silent,
    ...LIMITS.silent,
    ...RULES.silent,
    ...BOUNDS.silent,
    ...RESTRICTIONS.silent,
    ...TARGETS.silent,
  ],
});
