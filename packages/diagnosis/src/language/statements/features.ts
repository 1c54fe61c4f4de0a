import type { Unit } from '../units/units.ts';
import type { AddFeature } from './add-feature.ts';
import { addPolarities } from './polarity.ts';
import type { SentenceReading } from './reading.ts';
import { addShape } from './shape.ts';
import { toSentenceSigns } from './signs.ts';
import type { Extent } from './statement.ts';

/** Units beyond these add no evidence about the act but cost time. */
const MAX_UNITS = 160;
const MAX_SIGNS = 48;
const MAX_SKIP = 14;

/** Signs whose order matters even far apart. */
const KEY_SIGNS = new Set(
  'done ok fail trouble gone not without open plan offer if would should hedge verify correct isaid say but except still rest good bad box0 num zero ratio= ratio< ratio0 quotation iplan'.split(
    ' ',
  ),
);

/** The features of one sentence, item, row or heading by name, each once; the weights of a linear model belong to these names. */
export function toSentenceFeatures(reading: SentenceReading): string[] {
  const names = new Set<string>();
  addFeatures(reading, (...parts) => {
    names.add(parts.filter((part) => part !== undefined).join(FEATURE_SEPARATOR));
  });
  return [...names];
}

export const FEATURE_SEPARATOR = '\t';

/** Gives the features one by one; some come more than once. */
export function addFeatures({ text, units: given, classes, extent, ratio }: SentenceReading, add: AddFeature): void {
  const units = given.length > MAX_UNITS ? given.slice(0, MAX_UNITS) : given;
  const signs = toSentenceSigns(units, classes, ratio).slice(0, MAX_SIGNS);
  addSignFeatures(
    signs.map((sign) => sign.name),
    add,
  );
  addPolarities(signs, add);
  add('ext', toExtentName(extent));
  addShape(text, units, add);
  addWordFeatures(units, add);
  addCharacterFeatures(units, add);
}

function toExtentName({ kind, n = 0, m = 0 }: Extent): string {
  return kind === 'n_of_m' ? (n === m ? 'n=m' : n === 0 ? '0ofm' : 'n<m') : kind;
}

function addSignFeatures(signs: readonly string[], add: AddFeature): void {
  signs.forEach((sign, index) => {
    add('u', sign);
    const next = signs[index + 1];
    if (next === undefined) return;
    add('b', sign, next);
    const third = signs[index + 2];
    if (third !== undefined) add('t', sign, next, third);
  });
  add('f', signs[0] ?? '');
  add('ff', signs[0] ?? '', signs[1] ?? '');
  add('l', signs.at(-1) ?? '');
  const keys = signs.filter((sign) => KEY_SIGNS.has(sign)).slice(0, MAX_SKIP);
  for (let i = 0; i < keys.length; i++)
    for (let j = i + 1; j < keys.length; j++) add('s', keys[i] ?? '', keys[j] ?? '');
}

function addWordFeatures(units: readonly Unit[], add: AddFeature): void {
  let isFirst = true;
  for (const { kind, text } of units) {
    if (kind !== 'word') continue;
    add('w', text);
    if (isFirst) {
      add('fw', text);
      if (text.length > 3) add('fx', text.slice(-2));
    }
    isFirst = false;
  }
}

/** Pairs and triples of characters of writing systems without spaces, and how the text ends in them. */
function addCharacterFeatures(units: readonly Unit[], add: AddFeature): void {
  let run = '';
  const flush = (): void => {
    for (let i = 0; i + 1 < run.length; i++) {
      add('c', run.slice(i, i + 2));
      if (i + 2 < run.length) add('c', run.slice(i, i + 3));
    }
    if (run.length > 1) {
      add('ce', run.slice(-2));
      add('ce', run.slice(-3));
    }
    run = '';
  };
  for (const unit of units) {
    if (unit.kind === 'ideograph') run += unit.text;
    else flush();
  }
  flush();
}
