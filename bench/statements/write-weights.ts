import { writeFileSync } from 'node:fs';
import { DIGITS, ZERO_DIGIT } from '../../packages/diagnosis/src/language/statements/to-act.ts';
import { readOwnSentences, readSharedSentences } from './corpus.ts';
import { fit } from './fit.ts';

/** Fits the weights of the acts on all labelled sentences and writes them beside the code that reads them. */
const TARGET = new URL('../../packages/diagnosis/src/language/statements/act-weights.ts', import.meta.url);

const shared = readSharedSentences();
if (shared.length === 0)
  throw new Error('The labelled sentences are absent (../shared/bench/statements); the weights stay as they are.');
const { bias, rows } = fit([...shared, ...readOwnSentences()]);
const lines = [...rows]
  .map(([name, row]) => [...row].map((value) => DIGITS.charAt(value + ZERO_DIGIT)).join('') + name)
  .sort();
const text = `// Written by bench/statements/write-weights.ts. One digit per act, then the feature.
export const BIAS: readonly number[] = [${bias.join(', ')}];
// biome-ignore format: data
export const ROWS = \`${lines.join('\n').replaceAll(/[\\`$]/g, '\\$&')}\`;
`;
writeFileSync(TARGET, text);
console.log(`${lines.length} features, ${Math.round(text.length / 1024)} KB`);
