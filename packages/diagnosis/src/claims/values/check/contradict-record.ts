import { hasWord } from '../../../language/has-word.ts';
import { BORDER_WORDS } from '../border-words.ts';
import { holdsAmount } from '../origins/find-origins.ts';
import type { NumberPool } from '../origins/number-pool.ts';
import { type SourceRecord, toRecords } from '../origins/records.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import type { Source } from '../source.ts';
import type { Value } from '../value.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/** The answer gives a figure of one record to another one: the two warehouses of a list, swapped. */
export function contradictRecord({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter(isFigure).slice(0, MOST_CLAIMS);
  if (claims.length === 0) return [];
  const lists = index.sources
    .filter(({ role, failed }) => role === 'result' && failed !== true)
    .slice(-MOST_LISTS)
    .map((source): List => ({ source, records: index.read(toNumberedRecords, source.text) }))
    .filter(({ records }) => records.length >= 2);
  if (lists.length === 0) return [];
  const isElsewhere = (value: Value, list: List): boolean =>
    index.sources.some(
      (source) => source !== list.source && holdsAmount(value, index.read(toSourceNumbers, source.text).pool),
    );
  return claims.flatMap(({ value, segment }): ValueCheck[] => {
    for (const list of lists) {
      const owners = list.records.filter(({ numbers }) => holdsAmount(value, numbers));
      if (owners.length !== 1) continue;
      const named = findNamed(toNearClause(text, value, segment.start, segment.end), list.records);
      const [owner] = owners;
      if (!named || !owner || named === owner || isElsewhere(value, list)) continue;
      return [
        {
          value,
          verdict: 'contradicted',
          strength: 'strong',
          against: { eventId: list.source.eventId, text: owner.text.slice(0, 200) },
          because: `the record gives it for ${owner.names[0] ?? 'another one'}, not for ${named.names[0] ?? 'this one'}`,
        },
      ];
    }
    return [];
  });
}

const MOST_CLAIMS = 60;
const MOST_LISTS = 12;

/** Two digits and more: a small number belongs to many things. */
const isFigure = ({ value: { amount }, origin, isReported }: Stated): boolean =>
  isReported && origin === 'written' && amount !== undefined && amount.digits >= 2;

interface NumberedRecord extends SourceRecord {
  readonly numbers: NumberPool;
}

interface List {
  readonly source: Source;
  readonly records: readonly NumberedRecord[];
}

const toNumberedRecords = (text: string): readonly NumberedRecord[] =>
  toRecords(text).map((record) => ({ ...record, numbers: toSourceNumbers(record.text).pool }));

/** The piece of the sentence around a value, between words and marks that begin another thing. */
function toNearClause(text: string, value: Value, start: number, end: number): string {
  const before = text.slice(start, value.start);
  const after = text.slice(value.end, end);
  let from = 0;
  for (const match of before.matchAll(BORDER)) from = match.index + match[0].length;
  const to = BORDER_ONCE.exec(after)?.index ?? after.length;
  return (before.slice(from) + text.slice(value.start, value.end) + after.slice(0, to)).toLowerCase();
}

const BORDERS = `[,;|](?!\\d)|\\n|\\s(?:${BORDER_WORDS})\\s|[，；、。]`;
const BORDER = new RegExp(BORDERS, 'gu');
const BORDER_ONCE = new RegExp(BORDERS, 'u');

/** The only record that a clause names; null for none or several. */
function findNamed(clause: string, records: readonly NumberedRecord[]): NumberedRecord | null {
  const named = records.filter(({ names }) => names.some((name) => hasWord(clause, name)));
  return named.length === 1 ? (named[0] ?? null) : null;
}
