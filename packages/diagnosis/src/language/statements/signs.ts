import type { WordClass } from '../lexicon/lexicon.ts';
import type { Match } from '../lexicon/matcher.ts';
import type { Unit } from '../units/units.ts';
import type { Ratio } from './extent.ts';

/** A word class or structural mark at its place: the skeleton of a sentence, the same in every language. */
export interface SentenceSign {
  readonly name: string;
  readonly at: number;
}

const GOOD = new Set([...'✅✔☑✓🟢👍🎉🚀💚🆗']);
const BAD = new Set([...'❌✗✘🔴⛔🚫💥☒⚠🛑👎😞']);
const WAITING = new Set([...'☐⏳⏸🔲⬜🕒⌛🚧']);
const MIXED = new Set([...'🟡🟠']);

/** Whose plan it is distinguishes "I'll send it once it is signed" from "it will start once it is signed". */
const OWN = new Set(['i', 'we']);

const MARKS = new Map([
  ['→', 'arrow'],
  ['|', 'cell'],
  ['?', 'mark?'],
  ['？', 'mark?'],
  [';', 'mark;'],
  ['；', 'mark;'],
  [':', 'mark:'],
  ['：', 'mark:'],
  [',', 'mark,'],
  ['，', 'mark,'],
  ['、', 'mark,'],
  ['–', 'dash'],
  ['—', 'dash'],
  ['.', 'stop'],
  ['。', 'stop'],
  ['/', 'slash'],
  ['(', 'paren'],
  ['（', 'paren'],
  ['>', 'mark>'],
]);

export function toSentenceSigns(
  units: readonly Unit[],
  matches: readonly Match<WordClass>[],
  ratio: Ratio | null,
): SentenceSign[] {
  const signs: SentenceSign[] = [];
  let next = 0;
  for (let at = 0; at < units.length; at++) {
    if (ratio && at === ratio.at) {
      signs.push({ name: ratio.n === ratio.m ? 'ratio=' : ratio.n === 0 ? 'ratio0' : 'ratio<', at });
      at = ratio.end - 1;
      continue;
    }
    while ((matches[next]?.at ?? Number.POSITIVE_INFINITY) < at) next++;
    const match = matches[next];
    if (match && match.at === at) {
      const isOwn = OWN.has(units[at]?.text ?? '') || (signs.at(-1)?.name === 'i' && signs.at(-1)?.at === at - 1);
      for (const name of match.meanings) signs.push({ name: name === 'plan' && isOwn ? 'iplan' : name, at });
      at += match.length - 1;
      continue;
    }
    const name = toStructure(units[at]);
    if (name !== null) signs.push({ name, at });
  }
  return signs;
}

function toStructure(unit: Unit | undefined): string | null {
  switch (unit?.kind) {
    case 'number':
      return unit.text === '#0' ? 'zero' : 'num';
    case 'box':
      return unit.text === '[ ]' ? 'box0' : 'good';
    case 'emoji':
      if (GOOD.has(unit.text)) return 'good';
      if (BAD.has(unit.text)) return 'bad';
      if (WAITING.has(unit.text)) return 'box0';
      return MIXED.has(unit.text) ? 'mixed' : null;
    case 'mark':
      return MARKS.get(unit.text) ?? null;
    case 'code':
    case 'command':
    case 'quotation':
      return unit.kind;
    case 'path':
    case 'url':
    case 'email':
    case 'id':
      return 'name';
    default:
      return null;
  }
}
