import type { Statement } from '../../../language/statements/statement.ts';
import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';

/** The answer counts all of something as done, and the output counts some of them as left out, or fewer than there were before. */
export function findLeftOut({ statements, reading }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = new Set(statements.flatMap(({ text }) => reading.text(toCounts, text)));
  return statements.filter(isAsserted).flatMap((statement) => {
    const counts = reading.text(toCounts, statement.text);
    if (counts.length === 0 || statement.deeds.includes('delete')) return [];
    // What an earlier run left out may be done by now.
    const parted = outputs.findLast(({ text }) => toFigures(text).some(isCount));
    if (parted && isWhole(statement, counts) && isParted(parted.text, counts, said))
      return [toContradiction(statement, parted.effect, 'the output counts some of them as left out')];
    const recounted = findRecounted(outputs, counts, said);
    return recounted
      ? [toContradiction(statement, recounted.effect, `${recounted.text.trim().slice(0, 60)} were counted afterwards`)]
      : [];
  });
}

/** Whole numbers of things, three and more. */
const toCounts = (text: string): number[] =>
  extractValues(text).flatMap(({ amount, kind }) => {
    const [count = 0] = amount?.readings ?? [];
    return (kind === 'number' || kind === 'quantity') && Number.isInteger(count) && count >= 3 ? [count] : [];
  });

/** All of them, or as many as there are. */
const isWhole = ({ extent, text }: Statement, counts: readonly number[]): boolean =>
  extent.kind === 'all' || ALL.test(text) || new Set(counts).size < counts.length;
const ALL =
  /(?<!\p{L})(?:all|every|each|none (?:were|was|is|are) (?:lost|left)|alle|sämtliche|tous|toutes|todos|todas|tutt[ie]|wszystki\p{L}*|все|hepsi|tüm|bütün)(?!\p{L})|全部|所有|すべて|全て|모두|전부/iu;

/** "45 renamed, 3 skipped" where 48 are said to be done, and nobody mentions the three. */
function isParted(text: string, counts: readonly number[], said: ReadonlySet<number>): boolean {
  const figures = toFigures(text);
  return figures.some(
    ({ count: left, word }) =>
      left > 0 &&
      LEFT_OUT.test(word) &&
      !said.has(left) &&
      figures.some(
        ({ count: done, word: other }) => DONE.test(other) && !said.has(done) && counts.includes(done + left),
      ),
  );
}

interface Figure {
  readonly count: number;
  readonly word: string;
}

const isCount = ({ word }: Figure): boolean => LEFT_OUT.test(word) || DONE.test(word);

/** "45 renamed", or a field: `"renamed": 45`. */
const toFigures = (text: string): Figure[] =>
  [...text.slice(0, 8_000).matchAll(FIGURE)].map(([, name, value, count, word]) => ({
    count: Number(count ?? value),
    word: word ?? name ?? '',
  }));
const FIGURE =
  /(?<![\p{L}_])"?([\p{L}_]{2,20})"?\s?[:=]\s?(\d{1,9})(?!\d|[.,:/-]\d|\s\p{L})|(?<![\d.,:/-])(\d{1,9}) ((?:\p{L}{1,20} ){0,3}\p{L}{3,20})/gu;
const LEFT_OUT =
  /(?:skipped|unchanged|failed|ignored|errors?|excluded|rejected|missing|übersprungen|ignorées?|omitid\p{L}*|saltat\p{L}*|overgeslagen|pominięt\p{L}*|пропущен\p{L}*|atlandı)$/iu;
const DONE =
  /(?:renamed|updated|converted|copied|moved|processed|imported|created|changed|written|deleted|sent|uploaded|migrated|resized|succeeded|passed|ok|done|umbenannt|kopiert|renommées?|copiées?|renombrad\p{L}*|copiad\p{L}*|rinominat\p{L}*|hernoemd|zmienion\p{L}*)$/iu;

/** The same things counted before and after the work: another number, which the answer does not give. */
function findRecounted(
  outputs: readonly Output[],
  counts: readonly number[],
  said: ReadonlySet<number>,
): Output | null {
  const counted = outputs.flatMap((output, at) => {
    const count = COUNTS.test(output.args) ? toBareCount(output.text) : null;
    return count === null ? [] : [{ output, at, count }];
  });
  const last = counted.at(-1);
  const before = counted.find(({ count }) => counts.includes(count));
  if (!last || !before || last === before || said.has(last.count) || last.count >= before.count || last.count === 0)
    return null;
  const isWorkedOn = outputs
    .slice(before.at + 1, last.at + 1)
    .some(({ effect }) => isChange(effect.kind) || MOVES.test(effect.call.tool));
  return isWorkedOn ? last.output : null;
}

const COUNTS = /\bwc\b|\buniq -c\b|\bcount\b|measure-object/i;
const MOVES = /exec|bash|shell|run/i;

/** The number on the last line, or the only line with its one word. */
function toBareCount(text: string): number | null {
  const lines = text.trim().split('\n');
  const first = /^\s*(\d{1,9})\s*$/.exec(lines[0] ?? '') ?? /^\s*(\d{1,9})\s*$/.exec(lines.at(-1) ?? '');
  const only = lines.length === 1 ? /^\s*(\d{1,9})(?:\s+[\w./-]{1,40})?\s*$/.exec(lines[0] ?? '') : null;
  const match = only ?? first;
  return match ? Number(match[1]) : null;
}
