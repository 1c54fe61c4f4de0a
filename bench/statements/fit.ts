import type { Act } from '../../packages/diagnosis/src/language/statements/statement.ts';
import { ACTS } from '../../packages/diagnosis/src/language/statements/statement.ts';

export interface Sample {
  readonly features: readonly string[];
  readonly act: Act;
  readonly weight?: number;
}

export interface Model {
  readonly bias: readonly number[];
  readonly rows: ReadonlyMap<string, Int8Array>;
}

/** Chosen by leaving out whole files; see `npm run bench:statements`. */
export const SETTINGS = {
  epochs: 24,
  rate: 0.35,
  shrink: 0.00012,
  scale: 12,
  minCount: 2,
  minPair: 3,
  minDigit: 1,
  dropWords: 0.5,
  dropAny: 0.2,
};

/** N-grams back the lexicon up: their steps are smaller, so they take over only where it says nothing. */
const STEP: Readonly<Record<string, number>> = { w: 0.6, fw: 0.6, c: 0.5, ce: 0.7, t: 0.6, s: 0.7 };

/** Multinomial logistic regression by AdaGrad with weight decay, in a fixed order, rounded to one digit per weight. */
export function fit(samples: readonly Sample[], settings = SETTINGS): Model {
  const counts = new Map<string, number>();
  for (const { features } of samples) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts]
    .filter(([name, count]) => count >= (PAIRS.test(name) ? settings.minPair : settings.minCount))
    .map(([name]) => name)
    .sort();
  const ids = new Map(kept.map((name, id) => [name, id]));
  const steps = Float64Array.from(kept.map((name) => STEP[name.slice(0, Math.max(0, name.indexOf('\t')))] ?? 1));
  const K = ACTS.length;
  const weights = new Float64Array(kept.length * K);
  const squares = new Float64Array(kept.length * K).fill(1e-1);
  const bias = new Float64Array(K);
  const data = samples.map(({ features, act, weight = 1 }) => ({
    ids: Int32Array.from(features.flatMap((name) => ids.get(name) ?? [])),
    act: ACTS.indexOf(act),
    weight,
  }));
  const order = data.map((_, index) => index);
  const isWord = Uint8Array.from(kept.map((name) => (WORDS.test(name) ? 1 : 0)));
  let seed = 12345;
  const random = (): number => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed / 2 ** 32;
  };
  const scores = new Float64Array(K);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
    }
    for (const index of order) {
      const sample = data[index];
      if (!sample) continue;
      const hidden = random() < settings.dropWords;
      const used = sample.ids.filter((id) => !(hidden && isWord[id] === 1) && random() >= settings.dropAny);
      for (let k = 0; k < K; k++) scores[k] = bias[k] ?? 0;
      for (const id of used) {
        const step = steps[id] ?? 1;
        for (let k = 0; k < K; k++) scores[k] = (scores[k] ?? 0) + step * (weights[id * K + k] ?? 0);
      }
      const top = Math.max(...scores);
      let sum = 0;
      for (let k = 0; k < K; k++) {
        scores[k] = Math.exp((scores[k] ?? 0) - top);
        sum += scores[k] ?? 0;
      }
      for (let k = 0; k < K; k++) {
        const error = (k === sample.act ? 1 : 0) - (scores[k] ?? 0) / sum;
        const gradient = error * sample.weight;
        bias[k] = (bias[k] ?? 0) + 0.01 * gradient;
        for (const id of used) {
          const at = id * K + k;
          const g = gradient * (steps[id] ?? 1) - settings.shrink * data.length * 0.01 * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + g * g;
          weights[at] = (weights[at] ?? 0) + (settings.rate * 0.3 * g) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  const rows = new Map<string, Int8Array>();
  kept.forEach((name, id) => {
    const row = Int8Array.from({ length: K }, (_, k) => {
      const value = Math.round((weights[id * K + k] ?? 0) * (steps[id] ?? 1) * settings.scale);
      return Math.max(-31, Math.min(32, value));
    });
    if (row.some((value) => Math.abs(value) >= settings.minDigit)) rows.set(name, row);
  });
  return { bias: [...bias].map((value) => Math.round(value * settings.scale)), rows };
}

/** Features of single words and their neighbours, as opposed to those of the lexicon. */
const WORDS = /^(?:w|fw|c|ce)\t/;

/** Pairs and triples are many and rare; each needs more evidence. */
const PAIRS = /^(?:t|s|ff|b)\t/;

export function predict({ bias, rows }: Model, features: readonly string[]): Act {
  const scores = [...bias];
  for (const name of features) {
    const row = rows.get(name);
    if (row) for (let k = 0; k < scores.length; k++) scores[k] = (scores[k] ?? 0) + (row[k] ?? 0);
  }
  let best = 0;
  for (let k = 1; k < scores.length; k++) if ((scores[k] ?? 0) > (scores[best] ?? 0)) best = k;
  return ACTS[best] ?? 'other';
}
