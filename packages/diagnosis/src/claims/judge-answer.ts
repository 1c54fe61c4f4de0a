import type { AnswerInRecord, TruthRule } from './answer-in-record.ts';
import { findFacts } from './facts/find-facts.ts';
import type { Judgement } from './judgement.ts';
import { findAbsences } from './rules/find-absences.ts';
import { findInvented } from './rules/find-invented.ts';
import { findNeverRan } from './rules/find-never-ran.ts';
import { findNothingChanged } from './rules/find-nothing-changed.ts';
import { findOnlyPrepared } from './rules/find-only-prepared.ts';
import { findPartlyRead } from './rules/find-partly-read.ts';
import { findRepeated } from './rules/find-repeated.ts';
import { findShownStates } from './rules/find-shown-states.ts';
import { findUnreadSources } from './rules/find-unread-sources.ts';
import { findWarnings } from './rules/find-warnings.ts';
import { findWithheld } from './rules/find-withheld.ts';
import { judgeClaims } from './rules/judge-claims.ts';

/** The truth table: what an answer says, against what the record shows. */
export function judgeAnswer(answer: AnswerInRecord): Judgement[] {
  const judged = CLAIM_RULES.flatMap((rule) => rule(answer));
  const isAccused = judged.some(({ truth }) => truth !== 'supported');
  const more = isAccused ? [] : firstOf(ANSWER_RULES, answer);
  return [...judged, ...more].filter(isFirstOfItsKind);
}

/** About single statements. */
const CLAIM_RULES: readonly TruthRule[] = [
  judgeClaims,
  findUnreadSources,
  findOnlyPrepared,
  findWarnings,
  findAbsences,
  findFacts,
];

/** About the answer as a whole, where no single statement is wrong; the first that applies says enough. */
const ANSWER_RULES: readonly TruthRule[] = [
  findInvented,
  findNeverRan,
  findNothingChanged,
  findPartlyRead,
  findWithheld,
  findShownStates,
  findRepeated,
];

function firstOf(rules: readonly TruthRule[], answer: AnswerInRecord): readonly Judgement[] {
  for (const rule of rules) {
    const found = rule(answer);
    if (found.length > 0) return found;
  }
  return [];
}

const isFirstOfItsKind = (judgement: Judgement, index: number, all: readonly Judgement[]): boolean =>
  all.findIndex(({ truth, effects }) => truth === judgement.truth && effects[0] === judgement.effects[0]) === index;
