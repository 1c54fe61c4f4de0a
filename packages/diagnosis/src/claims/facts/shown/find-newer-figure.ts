import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { PAST } from './past-words.ts';

/** Two lists give the same things figures, one of them another figure in the newer list, and the answer gives the older figure as what is so. */
export function findNewerFigure({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const lists = outputs
    .map((output) => ({ output, pairs: readPairs(output.text) }))
    .filter(({ pairs }) => pairs.size >= 2);
  const newest = lists.at(-1);
  if (!newest || lists.length < 2) return [];
  const figures = new Map(
    statements.map((statement) => [
      statement,
      new Set(extractValues(statement.text).flatMap(({ amount }) => amount?.readings ?? [])),
    ]),
  );
  const isSaid = (figure: number): boolean => [...figures.values()].some((said) => said.has(figure));
  for (const { pairs } of lists.slice(0, -1)) {
    const shared = [...pairs].filter(([name]) => newest.pairs.has(name));
    const equal = shared.filter(([name, figure]) => newest.pairs.get(name) === figure);
    const other = shared.filter(([name, figure]) => newest.pairs.get(name) !== figure);
    // Where nothing is equal, or the answer repeats none of it, the lists may be about different things.
    if (equal.length === 0 || other.length === 0 || !equal.some(([, figure]) => isSaid(figure))) continue;
    for (const [name, old] of other) {
      const now = newest.pairs.get(name) ?? old;
      if (old < LEAST_FIGURE || isSaid(now)) continue;
      const claim = statements.find((one) => isAsserted(one) && figures.get(one)?.has(old) && !PAST.test(one.text));
      if (claim) return [toContradiction(claim, newest.output.effect, `${name} is ${now}`)];
    }
  }
  return [];
}

/** Smaller figures stand for many things. */
const LEAST_FIGURE = 20;

/** "name 123", "name|123", "name: 123": lines of a name and one whole figure. */
function readPairs(text: string): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const [, name = '', figure = ''] of text.slice(0, MOST_CHARS).matchAll(PAIR))
    pairs.set(name.toLowerCase(), Number(figure.replaceAll(/[,.]/g, '')));
  return pairs;
}

const MOST_CHARS = 8_000;
const PAIR =
  /^[ "]{0,8}([\p{L}_][\p{L}\p{N}_.-]{1,40})"?\s{0,4}[|:=,;\t ]\s{0,12}(\d{1,3}(?:[,.]\d{3})+|\d{1,12}),?\s*$/gmu;
