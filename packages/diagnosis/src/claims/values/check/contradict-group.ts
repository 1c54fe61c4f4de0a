import { extractSourceValues } from '../extract/extract-values.ts';
import type { CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/** A table of words and counts: the answer gives the count of one word to another. */
export function contradictGroup({ stated, index, text }: CheckedAnswer): ValueCheck[] {
  const claims = stated.filter(({ value, isReported }) => isReported && value.amount && !value.approximate);
  if (claims.length === 0) return [];
  const tables = index.sources
    .filter(({ role }) => role === 'result')
    .slice(-MOST_TABLES)
    .map((source) => ({ source, rows: index.read(toGroups, source.text) }))
    .filter(({ rows }) => rows.length >= 2);
  return claims.flatMap((one): ValueCheck[] => {
    const words = toNearWords(one, stated, text);
    for (const { source, rows } of tables) {
      const owners = rows.filter(({ number }) => isSame(one, number));
      const named = rows.filter(({ stem }) => words.some((word) => word.startsWith(stem)));
      const [owner] = owners;
      const [meant] = named;
      if (owners.length !== 1 || named.length !== 1 || !owner || !meant || owner === meant) continue;
      return [
        {
          value: one.value,
          verdict: 'contradicted',
          strength: 'strong',
          against: { eventId: source.eventId, text: meant.text },
          because: `the output gives it for ${owner.word} and ${meant.number} for ${meant.word}`,
        },
      ];
    }
    return [];
  });
}

const MOST_TABLES = 12;

interface Group {
  readonly word: string;
  readonly stem: string;
  readonly number: number;
  readonly text: string;
}

/** Rows of one word and one number, each word once. */
function toGroups(text: string): readonly Group[] {
  if (text.length > MOST_CHARS) return [];
  const rows = text.split('\n').flatMap((line): Group[] => {
    const cells = line.split(CELLS).filter((cell) => cell.trim() !== '');
    const [word = '', figure = ''] = cells.map((cell) => cell.trim());
    if (cells.length !== 2 || !/^\p{L}[\p{L}_-]{4,24}$/u.test(word) || !/^\d[\d.,]{0,15}$/.test(figure)) return [];
    const number = extractSourceValues(figure)[0]?.amount?.readings[0];
    const stem = word.toLowerCase().slice(0, STEM_CHARS);
    return number === undefined ? [] : [{ word, stem, number, text: line.trim() }];
  });
  const stems = new Set(rows.map(({ stem }) => stem));
  return stems.size === rows.length && rows.length <= MOST_ROWS ? rows : [];
}

const MOST_CHARS = 6_000;
const MOST_ROWS = 40;
const STEM_CHARS = 5;
const CELLS = /\s*[|\t;]\s*|\s{2,}|:\s+|,(?=\d)/;

const isSame = ({ value }: Stated, number: number): boolean => value.amount?.readings.includes(number) ?? false;

/** The words between a figure and the ones beside it: what stands behind it, else what stands before it. */
function toNearWords({ value, segment }: Stated, stated: readonly Stated[], text: string): readonly string[] {
  const beside = stated.filter((other) => other.value.amount && other.value !== value).map((other) => other.value);
  const next = Math.min(segment.end, ...beside.filter(({ start }) => start >= value.end).map(({ start }) => start));
  const before = Math.max(segment.start, ...beside.filter(({ end }) => end <= value.start).map(({ end }) => end));
  return [text.slice(before, value.start), text.slice(value.end, next)].flatMap(
    (part) => part.toLowerCase().match(/\p{L}{5,}/gu) ?? [],
  );
}
