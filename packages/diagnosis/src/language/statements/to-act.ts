import { BIAS, ROWS } from './act-weights.ts';
import { toReading } from './reading.ts';
import { ACTS, type Act } from './statement.ts';

/** The act of one sentence, list item, table row or heading. */
export function toAct(sentence: string): Act {
  return decideAct(toReading(sentence).features).act;
}

export interface Decision {
  readonly act: Act;
  /** How far the best act is ahead of the second, from 0 to 1. */
  readonly margin: number;
}

/** Sums the weights of the features; the act with the highest sum wins, the earlier one where two are equal. */
export function decideAct(features: readonly string[]): Decision {
  const scores = [...BIAS];
  for (const feature of features) {
    const row = WEIGHTS.get(feature);
    if (row) for (let act = 0; act < scores.length; act++) scores[act] = (scores[act] ?? 0) + (row[act] ?? 0);
  }
  let best = 0;
  let second = Number.NEGATIVE_INFINITY;
  for (let act = 1; act < scores.length; act++) {
    const score = scores[act] ?? 0;
    const top = scores[best] ?? 0;
    if (score > top) {
      second = top;
      best = act;
    } else if (score > second) second = score;
  }
  const lead = (scores[best] ?? 0) - second;
  return { act: ACTS[best] ?? 'other', margin: Math.min(1, Math.round((100 * lead) / FULL_LEAD) / 100) };
}

/** A lead of this size was right in nearly all left-out sentences. */
const FULL_LEAD = 60;

/** Weights are one digit each, so that the table stays small: the middle of the alphabet is zero. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const ZERO_DIGIT = 31;

const DIGIT_VALUES = new Map([...DIGITS].map((digit, index) => [digit, index - ZERO_DIGIT]));

/** One line per feature: its weights, one digit per act, then its name. */
const WEIGHTS: ReadonlyMap<string, Int8Array> = new Map(
  ROWS.split('\n').map((row) => [
    row.slice(ACTS.length),
    Int8Array.from([...row.slice(0, ACTS.length)].map((digit) => DIGIT_VALUES.get(digit) ?? 0)),
  ]),
);
