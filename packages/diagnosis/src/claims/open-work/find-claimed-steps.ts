import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { looksAhead } from '../voice.ts';
import { findLeftStep } from './left-steps.ts';

/** The answer gives a step as taken that the request orders and no call shows. */
export function findClaimedSteps(answer: AnswerInRecord): Judgement[] {
  const step = answer.statements.length > 0 ? findLeftStep(answer) : null;
  const claim = step
    ? answer.statements.find(
        (statement) =>
          FACTUAL_ACTS.has(statement.act) &&
          !statement.negated &&
          !looksAhead(statement.text) &&
          !statement.wordClasses.some((meaning) => OPEN.has(meaning)) &&
          step.isClaimed(statement),
      )
    : undefined;
  if (!step || !claim) return [];
  const because = step.text.replace(/\.$/, '');
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

const OPEN: ReadonlySet<string> = new Set(['not', 'yet', 'open', 'if', 'would', 'should', 'hedge', 'you']);
