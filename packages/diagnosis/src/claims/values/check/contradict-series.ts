import { toLabelWordsAndDays } from '../labels/label-words.ts';
import { toLabelled } from '../labels/labelled.ts';
import type { LabelledFigure } from '../labels/labelled-figure.ts';
import { holdsAmount } from '../origins/find-origins.ts';
import { createNumberPool } from '../origins/number-pool.ts';
import type { Source } from '../source.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * Items of a list or table in the answer that repeat a column of an output, each beside the name of its record: one that gives another figure than its
 * record, and than any output, is wrong.
 */
export function contradictSeries({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const items = stated.filter(({ value, segment }) => value.amount && ITEM.test(segment.text));
  const suspects = items.filter(
    ({ value, origin, isReported }) => isReported && origin !== 'written' && !value.approximate,
  );
  if (items.length < LEAST_ITEMS || suspects.length === 0) return [];
  const results = index.sources.filter(({ role, failed }) => role === 'result' && failed !== true).slice(-MOST_RESULTS);
  for (const source of results.toReversed()) {
    const checks = compare(items, suspects, source, index.read(toLabelled, source.text), text);
    if (checks.length > 0) return checks;
  }
  return [];
}

const LEAST_ITEMS = 3;
const MOST_RESULTS = 12;
const ITEM = /^\s*(?:[|*•·–-]\s|\d+[.)]\s|\|)/;

function compare(
  items: readonly Stated[],
  suspects: readonly Stated[],
  source: Source,
  figures: readonly LabelledFigure[],
  text: string,
): ValueCheck[] {
  const columns = new Map<string, LabelledFigure[]>();
  for (const figure of figures) {
    if (!figure.value.amount) continue;
    const column = columns.get(figure.column);
    if (column) column.push(figure);
    else columns.set(figure.column, [figure]);
  }
  for (const column of columns.values()) {
    if (column.length < LEAST_ITEMS || column.length > MOST_ROWS) continue;
    const named = items.flatMap((item) => {
      const figure = findNamed(item, column);
      return figure ? [{ item, figure }] : [];
    });
    const isRight = ({ item, figure }: (typeof named)[number]): boolean =>
      holdsAmount(item.value, createNumberPool(figure.value.amount?.readings ?? []));
    const right = named.filter(isRight);
    const wrong = named.filter(
      (one) =>
        !isRight(one) &&
        suspects.includes(one.item) &&
        !right.some(({ item }) => item.segment === one.item.segment) &&
        isOfOneSize(one.item, one.figure),
    );
    if (right.length < LEAST_RIGHT || wrong.length === 0 || wrong.length > right.length) continue;
    return wrong.map(({ item, figure }) => ({
      value: item.value,
      verdict: 'contradicted',
      strength: 'strong',
      against: { eventId: source.eventId, text: figure.text.slice(0, 200) },
      because: `the output has ${figure.value.raw} there, and the items beside it repeat the output: “${text.slice(item.segment.start, item.segment.end).trim().slice(0, 80)}”`,
    }));
  }
  return [];
}

const LEAST_RIGHT = 2;
const MOST_ROWS = 100;

/** The one record that an item names. */
function findNamed({ segment }: Stated, column: readonly LabelledFigure[]): LabelledFigure | null {
  const words = toLabelWordsAndDays(segment.text);
  const named = column.filter((figure) =>
    [...figure.names].some(
      ([field, called]) =>
        called.size > 0 &&
        [...called].every((word) => words.has(word)) &&
        column.every((other) => other === figure || !isSubset(called, other.names.get(field))),
    ),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

const isSubset = (words: ReadonlySet<string>, of: ReadonlySet<string> | undefined): boolean =>
  of !== undefined && [...words].every((word) => of.has(word));

/** Of the same unit, and the same size give or take a digit. */
function isOfOneSize({ value }: Stated, { value: shown }: LabelledFigure): boolean {
  const [said = 0, written = 0] = [value.amount?.readings[0], shown.amount?.readings[0]];
  const isOneUnit = value.amount?.unit === shown.amount?.unit || value.amount?.unit === '' || shown.amount?.unit === '';
  return isOneUnit && said > 0 && written > 0 && said / written <= 10.1 && written / said <= 10.1;
}
