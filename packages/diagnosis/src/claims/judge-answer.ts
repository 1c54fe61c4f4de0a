import type { Effect } from '../effects/effect.ts';
import type { AnswerInRecord, TruthRule } from './answer-in-record.ts';
import { findUnheededOrders } from './facts/done/find-unheeded-orders.ts';
import { findFacts } from './facts/find-facts.ts';
import type { Judgement } from './judgement.ts';
import { findClaimedSteps } from './open-work/find-claimed-steps.ts';
import { findAbsences } from './rules/find-absences.ts';
import { findAlarms } from './rules/find-alarms.ts';
import { findInvented } from './rules/find-invented.ts';
import { findNeverRan, findPasted } from './rules/find-never-ran.ts';
import { findNothingDone } from './rules/find-nothing-done.ts';
import { findOnlyPrepared } from './rules/find-only-prepared.ts';
import { findPartlyRead } from './rules/find-partly-read.ts';
import { findPromised } from './rules/find-promised.ts';
import { findRepeated } from './rules/find-repeated.ts';
import { findShownStates } from './rules/find-shown-states.ts';
import { findNarrowChecks, findStaleChecks } from './rules/find-stale-checks.ts';
import { findUnopened } from './rules/find-unopened.ts';
import { findUnreached } from './rules/find-unreached.ts';
import { findUnreadSources } from './rules/find-unread-sources.ts';
import { findWarnings } from './rules/find-warnings.ts';
import { findWithheld } from './rules/find-withheld.ts';
import { judgeClaims } from './rules/judge-claims.ts';
import { findUnmadeChecks } from './rules/unmade/find-unmade-checks.ts';
import { findUnmadeMessages } from './rules/unmade/find-unmade-messages.ts';
import { findUnmadeProducts } from './rules/unmade/find-unmade-products.ts';
import { findUnmadeRuns } from './rules/unmade/find-unmade-runs.ts';
import { findUnrunSteps } from './rules/unmade/find-unrun-steps.ts';

/** The truth table: what an answer says, against what the record shows. */
export function judgeAnswer(answer: AnswerInRecord): Judgement[] {
  const judged = CLAIM_RULES.flatMap((rule) => rule(answer));
  const isAccused = judged.some(({ truth }) => truth !== 'supported');
  const more = isAccused ? [] : firstOf(ANSWER_RULES, answer);
  return toFirstOfKinds([...judged, ...more]);
}

/** About single statements. */
const CLAIM_RULES: readonly TruthRule[] = [
  judgeClaims,
  findUnreadSources,
  findOnlyPrepared,
  findWarnings,
  findAbsences,
  findUnmadeChecks,
  findUnmadeMessages,
  findUnrunSteps,
  findClaimedSteps,
  findFacts,
];

/** About the answer as a whole, where no single statement is wrong; the first that applies says enough. */
const ANSWER_RULES: readonly TruthRule[] = [
  findInvented,
  findUnreached,
  findNeverRan,
  findPasted,
  findPromised,
  findNothingDone,
  findUnmadeProducts,
  findPartlyRead,
  findUnopened,
  findUnmadeRuns,
  findWithheld,
  findShownStates,
  findRepeated,
  findStaleChecks,
  findNarrowChecks,
  findAlarms,
  findUnheededOrders,
];

function firstOf(rules: readonly TruthRule[], answer: AnswerInRecord): readonly Judgement[] {
  for (const rule of rules) {
    const found = rule(answer);
    if (found.length > 0) return found;
  }
  return [];
}

/** One judgement of each truth about each effect: the first. */
function toFirstOfKinds(judgements: readonly Judgement[]): Judgement[] {
  if (judgements.length < 2) return [...judgements];
  const seen = new Map<Judgement['truth'], Set<Effect | undefined>>();
  return judgements.filter(({ truth, effects }) => {
    const known = seen.get(truth) ?? new Set<Effect | undefined>();
    if (known.has(effects[0])) return false;
    seen.set(truth, known.add(effects[0]));
    return true;
  });
}
