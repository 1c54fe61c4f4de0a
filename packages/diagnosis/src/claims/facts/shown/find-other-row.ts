import type { Statement } from '../../../language/statements/statement.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { BORDER_WORDS } from '../../values/border-words.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { holdsAmount, isComputed } from '../../values/origins/find-origins.ts';
import { createNumberPool } from '../../values/origins/number-pool.ts';
import { scanSourceNumbers } from '../../values/origins/scan-source-numbers.ts';
import type { Value } from '../../values/value.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { findNamedRows, type Row, type RowList, readRows } from './read-rows.ts';

/** The answer gives a thing of a list a figure that the list has for another one, or that it has for none beside others that are right. */
export function findOtherRow({ statements, reading }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const stated = statements
    .filter(isAsserted)
    .slice(0, MOST)
    .map((statement) => ({ statement, values: reading.text(toFigures, statement.text) }));
  // Reading outputs as lists is dear.
  const lists = stated.some(({ values }) => values.length > 0) ? outputs.flatMap(readRows) : [];
  if (lists.length === 0) return [];
  const claims = stated.flatMap(({ statement, values }) => toClaims(statement, values, lists));
  const wrong = claims.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return [];
  const numbers: number[] = [];
  for (const { text, args } of outputs) for (const one of [text, args]) scanSourceNumbers(one, (n) => numbers.push(n));
  const pool = createNumberPool(numbers);
  return wrong.slice(0, MOST).flatMap(({ statement, value, row, list }) => {
    // "92 of 148": beside the figure of the row another one is the whole.
    if (
      !isItem(statement) &&
      claims.some((other) => other.isRight && other.statement === statement && other.row === row)
    )
      return [];
    const owners = list.rows.filter((other) => holdsAmount(value, other.pool));
    const because = `it says “${row.text}”`;
    if (owners.length === 1 && !isElsewhere(value, list, outputs))
      return [toContradiction(statement, list.output.effect, because)];
    const beside = claims.filter((other) => other.list === list && other.isRight && other.row !== row);
    const isNear = [...row.cells.values()].some((number) => isAlike(value, number));
    // "With 9,364 to spare": computed from the row and another figure of the sentence.
    const known = [
      ...row.cells.values(),
      ...extractValues(statement.text).flatMap(({ amount }) => amount?.readings ?? []),
    ];
    const isFree =
      !holdsAmount(value, pool) &&
      (isItem(statement) ||
        !isComputed(value, createNumberPool(known.filter((n) => !value.amount?.readings.includes(n)))));
    return owners.length === 0 && beside.length >= 2 && isNear && isFree && !value.approximate
      ? [toContradiction(statement, list.output.effect, because)]
      : [];
  });
}

const MOST = 60;

interface Claim {
  readonly statement: Statement;
  readonly value: Value;
  readonly row: Row;
  readonly list: RowList;
  readonly isRight: boolean;
}

const isItem = ({ text }: Statement): boolean => /^\s*(?:\||[-*•]\s|\d+[.)]\s)/.test(text);

const toFigures = (text: string): readonly Value[] =>
  extractValues(text)
    .filter(({ amount }) => amount)
    .slice(0, 12);

/** Figures beside the name of one row. */
function toClaims(statement: Statement, values: readonly Value[], lists: readonly RowList[]): Claim[] {
  return values.flatMap((value) => {
    if (
      isSmall(value) ||
      PLACE.test(statement.text.slice(Math.max(0, value.start - 12), value.start)) ||
      /^(?:19|20)\d\d$/.test(value.raw)
    )
      return [];
    const near = isItem(statement) ? statement.text : toNear(statement.text, value);
    for (const list of lists) {
      const named = findNamedRows(list.rows, near);
      const [row] = named;
      if (row && named.length === 1) return [{ statement, value, row, list, isRight: holdsAmount(value, row.pool) }];
    }
    return [];
  });
}

/** "Line 1042" is where something is. */
const PLACE = /(?:lines?|rows?|page|zeilen?|lignes?|líneas?|linhas?|righ[ea]|regel|строк\p{L}*|satır)\s$/iu;

/** A figure of one digit belongs to many things, unless zeros follow it. */
const isSmall = ({ amount }: Value): boolean => (amount?.digits ?? 0) < 2 && (amount?.readings[0] ?? 0) < 1_000;

/** The piece of a sentence around a value. */
function toNear(text: string, { start, end }: Value): string {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const from = Math.max(0, ...[...before.matchAll(BORDER)].map((match) => match.index + match[0].length));
  return text.slice(from, end + (BORDER_ONCE.exec(after)?.index ?? after.length));
}

/** In front of another row there may also be a colon, a dash or a word of comparison. */
const BORDERS = `[,;|:](?!\\d)|\\n|・|\\s[–—-]\\s|\\s(?:${BORDER_WORDS}|against|then|puis)\\s|[，；、。]`;
const BORDER = new RegExp(BORDERS, 'gu');
const BORDER_ONCE = new RegExp(BORDERS, 'u');

/** Another output that has the figure may be where it is from. */
const isElsewhere = (value: Value, list: RowList, outputs: readonly Output[]): boolean =>
  outputs.some((output) => {
    if (output === list.output) return false;
    const numbers: number[] = [];
    scanSourceNumbers(output.text, (number) => numbers.push(number));
    return holdsAmount(value, createNumberPool(numbers));
  });

/** Of the same size, give or take a digit. */
const isAlike = ({ amount }: Value, number: number): boolean =>
  amount?.readings.some(
    (reading) => reading > 0 && number > 0 && reading / number <= 10.1 && number / reading <= 10.1,
  ) ?? false;
