import { testDetector } from '../../testing/test-detector.ts';
import { CASES as BOUNDS } from './cases/bounds.cases.ts';
import { CASES as CONDITIONS } from './cases/crossed/conditions.cases.ts';
import { CASES as HELD } from './cases/crossed/held-deeds.cases.ts';
import { CASES as MANNERS } from './cases/crossed/manners.cases.ts';
import { CASES as PLACES } from './cases/crossed/places.cases.ts';
import { CASES as QUANTITIES } from './cases/crossed/quantities.cases.ts';
import { CASES as ROWS } from './cases/crossed/rows.cases.ts';
import { CASES as SPARED } from './cases/crossed/spared-things.cases.ts';
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
    ...CONDITIONS.fires,
    ...HELD.fires,
    ...MANNERS.fires,
    ...PLACES.fires,
    ...QUANTITIES.fires,
    ...ROWS.fires,
    ...SPARED.fires,
  ],
  silent: [
    ...CASES.silent,
    ...PRINCIPLES.silent,
    ...LIMITS.silent,
    ...RULES.silent,
    ...BOUNDS.silent,
    ...RESTRICTIONS.silent,
    ...TARGETS.silent,
    ...CONDITIONS.silent,
    ...HELD.silent,
    ...MANNERS.silent,
    ...PLACES.silent,
    ...QUANTITIES.silent,
    ...ROWS.silent,
    ...SPARED.silent,
  ],
});
