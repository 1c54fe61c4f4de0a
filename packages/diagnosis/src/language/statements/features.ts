import type { WordClass } from '../lexicon/lexicon.ts';
import type { Match } from '../lexicon/matcher.ts';
import type { Unit } from '../units.ts';
import type { Ratio } from './extent.ts';
import { toPolarities } from './polarity.ts';
import { toSigns } from './signs.ts';
import type { Extent } from './statement.ts';

/** Units beyond these add no evidence about the act but cost time. */
const MAX_UNITS = 160;
const MAX_SIGNS = 48;
const MAX_SKIP = 14;

/** Signs whose order matters even far apart. */
const KEY_SIGNS = new Set(
  'done ok fail trouble gone not without open plan offer if would should hedge verify correct isaid say but except still rest good bad box0 num zero ratio= ratio< ratio0 quotation'.split(
    ' ',
  ),
);

/** The features of one sentence, item, row or heading, by name; the weights of a linear model belong to these names. */
export function toFeatures(
  text: string,
  given: readonly Unit[],
  matches: readonly Match<WordClass>[],
  extent: Extent,
  ratio: Ratio | null,
): string[] {
  const units = given.length > MAX_UNITS ? given.slice(0, MAX_UNITS) : given;
  const signs = toSigns(units, matches, ratio).slice(0, MAX_SIGNS);
  const features = new Set<string>();
  const add = (name: string): void => {
    features.add(name);
  };
  addSignFeatures(
    signs.map((sign) => sign.name),
    add,
  );
  for (const name of toPolarities(signs)) add(name);
  add(`ext:${toExtentName(extent)}`);
  addShapeFeatures(text, units, add);
  addWordFeatures(units, add);
  addCharacterFeatures(units, add);
  return [...features];
}

function toExtentName({ kind, n = 0, m = 0 }: Extent): string {
  return kind === 'n_of_m' ? (n === m ? 'n=m' : n === 0 ? '0ofm' : 'n<m') : kind;
}

function addSignFeatures(signs: readonly string[], add: (name: string) => void): void {
  const seen = new Set<string>();
  signs.forEach((sign, index) => {
    add(seen.has(sign) ? `u2:${sign}` : `u:${sign}`);
    seen.add(sign);
    const next = signs[index + 1];
    if (next === undefined) return;
    add(`b:${sign}>${next}`);
    const third = signs[index + 2];
    if (third !== undefined) add(`t:${sign}>${next}>${third}`);
  });
  add(`f:${signs[0] ?? ''}`);
  add(`ff:${signs[0] ?? ''}>${signs[1] ?? ''}`);
  add(`l:${signs.at(-1) ?? ''}`);
  const keys = signs.filter((sign) => KEY_SIGNS.has(sign)).slice(0, MAX_SKIP);
  for (let i = 0; i < keys.length; i++) for (let j = i + 1; j < keys.length; j++) add(`s:${keys[i]}..${keys[j]}`);
}

function addShapeFeatures(text: string, units: readonly Unit[], add: (name: string) => void): void {
  const length = units.length;
  add(`len:${length <= 4 ? length : length <= 7 ? 7 : length <= 12 ? 12 : length <= 20 ? 20 : length <= 35 ? 35 : 99}`);
  const trimmed = text.trim();
  const first = trimmed.charAt(0);
  if (first === '#') add('heading');
  if (first === '>') add('blockquote');
  if (first === '|') add('row');
  if (/^(?:[-*•·・+]|\d+[.)])\s/.test(trimmed)) add(/^\d/.test(trimmed) ? 'numbered' : 'bullet');
  if (/^\*\*[^*]+\*\*:?$/.test(trimmed)) add('bold');
  const last = trimmed.replace(/[*_`"”»」)\s]+$/, '').at(-1) ?? '';
  add(
    /[?？]/.test(last)
      ? 'end?'
      : /[!！]/.test(last)
        ? 'end!'
        : /[.。…]/.test(last)
          ? 'end.'
          : last === ':' || last === '：'
            ? 'end:'
            : 'end-',
  );
  if (/[?？]/.test(trimmed)) add('has?');
  let masked = 0;
  for (const unit of units)
    if (unit.kind === 'quotation' || unit.kind === 'command' || unit.kind === 'code') masked += unit.end - unit.start;
  const share = masked / Math.max(1, trimmed.length);
  if (share > 0.8) add('masked:all');
  else if (share > 0.5) add('masked:most');
  else if (share > 0.25) add('masked:some');
  if (units[0]) add(`k:${units[0].kind === 'word' || units[0].kind === 'mark' ? '' : units[0].kind}`);
}

function addWordFeatures(units: readonly Unit[], add: (name: string) => void): void {
  const words = units.filter(
    (unit) => unit.kind !== 'mark' && unit.kind !== 'ideograph' && unit.kind !== 'emoji' && unit.kind !== 'box',
  );
  words.forEach((unit, index) => {
    const word = unit.text;
    if (unit.kind === 'word') {
      add(`w:${word}`);
      if (word.length > 6) add(`p:${word.slice(0, 5)}`);
      if (word.length > 4) add(`x:${word.slice(-3)}`);
    }
    const next = words[index + 1];
    if (next) add(`wb:${word} ${next.text}`);
  });
  const [first, second] = words;
  if (first) {
    add(`fw:${first.text}`);
    if (first.text.length > 4) add(`fx:${first.text.slice(-3)}`);
    if (second) add(`fw2:${first.text} ${second.text}`);
  }
  const last = words.at(-1);
  if (last) {
    add(`lw:${last.text}`);
    if (last.text.length > 4) add(`lx:${last.text.slice(-3)}`);
  }
}

/** Pairs and triples of characters of writing systems without spaces, and how the text ends in them. */
function addCharacterFeatures(units: readonly Unit[], add: (name: string) => void): void {
  let run = '';
  const flush = (): void => {
    for (let i = 0; i + 1 < run.length; i++) {
      add(`c:${run.slice(i, i + 2)}`);
      if (i + 2 < run.length) add(`c:${run.slice(i, i + 3)}`);
    }
    if (run.length > 1) {
      add(`ce:${run.slice(-2)}`);
      add(`ce:${run.slice(-3)}`);
    }
    run = '';
  };
  for (const unit of units) {
    if (unit.kind === 'ideograph') run += unit.text;
    else flush();
  }
  flush();
}
