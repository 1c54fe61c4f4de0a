import { BIAS, ROWS } from './act-weights.ts';
import { addFeatures, FEATURE_SEPARATOR } from './features.ts';
import { type SentenceReading, toReading } from './reading.ts';
import { ACTS, type Act } from './statement.ts';

/** The act of one sentence, list item, table row or heading. */
export function toAct(sentence: string): Act {
  return decideAct(toReading(sentence)).act;
}

export interface Decision {
  readonly act: Act;
  /** How far the best act is ahead of the second, from 0 to 1. */
  readonly margin: number;
}

/** Sums the weights of the features, each once; the act with the highest sum wins, the earlier one where two are equal. */
export function decideAct(reading: SentenceReading): Decision {
  const rows = new Set<Int8Array>();
  addFeatures(reading, (kind, a, b, c) => {
    let node = WEIGHTS.next.get(kind)?.next.get(a);
    if (b !== undefined) node = node?.next.get(b);
    if (c !== undefined) node = node?.next.get(c);
    if (node?.row) rows.add(node.row);
  });
  const scores = Int32Array.from(BIAS);
  for (const row of rows) for (let act = 0; act < row.length; act++) scores[act] = (scores[act] ?? 0) + (row[act] ?? 0);
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

interface WeightNode {
  readonly next: Map<string, WeightNode>;
  row: Int8Array | null;
}

/** One line per feature: its weights, one digit per act, then its kind and parts. */
const WEIGHTS: WeightNode = (() => {
  const root: WeightNode = { next: new Map(), row: null };
  for (const line of ROWS.split('\n')) {
    let node = root;
    for (const part of line.slice(ACTS.length).split(FEATURE_SEPARATOR)) {
      const next = node.next.get(part) ?? { next: new Map(), row: null };
      node.next.set(part, next);
      node = next;
    }
    node.row = Int8Array.from(line.slice(0, ACTS.length), (digit) => DIGIT_VALUES.get(digit) ?? 0);
  }
  return root;
})();
