import { extractSourceValues } from '../extract/extract-values.ts';
import type { Value } from '../value.ts';
import { isFigure, toCellValues, toKindName } from './cell-values.ts';
import { toLabelWords, toLabelWordsAndDays } from './label-words.ts';
import type { LabelledFigure, RecordNames } from './labelled-figure.ts';
import { readTables } from './read-tables.ts';

const NOTHING: ReadonlySet<string> = new Set();
const called = (text: string): RecordNames => new Map([['', toLabelWordsAndDays(text)]]);

/** Tables, blocks under a line of their own, and lines and sentences that say something. */
export function readTextFigures(text: string): LabelledFigure[] {
  const lines = text.split('\n');
  const { figures, taken } = readTables(lines);
  const found = [...figures];
  let above: RecordNames | null = null;
  for (const [at, line] of lines.entries()) {
    const isIndented = /^\s/.test(line);
    // "Team:", "site: Leipzig": what is indented below belongs to it.
    if (line.trim() === '') above = null;
    else if (!/\d/.test(line)) above = isIndented ? above : called(line);
    else if (!taken.has(at)) {
      if (!isIndented) above = null;
      found.push(...readLine(line, above, at));
    }
  }
  return found;
}

/** `name: value` and "name value" under a common head, `a=1 b=2`, and sentences. */
function readLine(text: string, above: RecordNames | null, record: number): LabelledFigure[] {
  const pairs = [...text.matchAll(ASSIGNED)];
  if (pairs.length >= 2)
    return pairs.flatMap(([whole, name = '', written = '']) =>
      toFigures(written).map((value) => ({
        names: called(name),
        key: NOTHING,
        column: `= ${toKindName(value)}`,
        value,
        text: whole,
      })),
    );
  const [, name = '', written = ''] = NAMED.exec(text) ?? [];
  const only = toFigures(written);
  if (only.length > 0)
    return only.map((value) =>
      above
        ? { names: above, key: toLabelWords(name), column: name, record, value, text: text.trim() }
        : {
            names: called(name),
            key: NOTHING,
            column: `item ${toKindName(value)}`,
            value,
            text: text.trim(),
          },
    );
  const [, counted = '', thing = ''] = COUNTED.exec(text) ?? [];
  const counts = toFigures(counted);
  if (counts.length > 0)
    return counts.map((value) => ({
      names: called(thing),
      key: NOTHING,
      column: 'count',
      value,
      text: text.trim(),
    }));
  return text.split(SENTENCE).flatMap((sentence, at) => readSentence(sentence, record * 100 + at));
}

const toFigures = (text: string): readonly Value[] => (text === '' ? [] : (toCellValues(text) ?? []));

const ASSIGNED =
  /(?<![\p{L}\p{N}_])([\p{L}][\p{L}\p{N}_()%.-]{0,24})\s?=\s?(-?\d[\d.,]{0,14}\s?[\p{L}%µ]{0,3})(?![\p{L}\p{N}])/gu;
const NAMED =
  /^\s*[-*•]?\s?([\p{L}\p{N}](?:[^:=\t ]| (?! )){0,40}?)(?:\s?[:=]\s{0,24}|\s{1,24})([€$£¥]?-?\d[\d.,:/-]{0,14}(?:\s?[\p{L}%€$£¥µ°]{1,5})?)\.?\s*$/u;
const COUNTED = /^\s*(\d[\d.,]{0,14})\s+(\p{L}[^\d]{1,40}|[\dx]{3})\s*$/u;
const SENTENCE = /(?<=[^\d][.!?])\s+|(?<=[。！？；])|(?<=\d\.)\s+(?=\p{Lu})/u;

/** "a: 1; b: 2": items of a list in a line. Else a figure belongs to the head before a colon, and is called by the words beside it. */
function readSentence(sentence: string, record: number): LabelledFigure[] {
  const items = sentence
    .replace(LIST_HEAD, '')
    .split(ITEM_END)
    .map((item) => ITEM.exec(item));
  if (items.every((item) => item !== null))
    return items.flatMap((item): LabelledFigure[] =>
      toFigures(item?.[2] ?? '').map((value) => ({
        names: called(item?.[1] ?? ''),
        key: NOTHING,
        column: `item ${toKindName(value)}`,
        value,
        text: item?.[0].trim() ?? '',
      })),
    );
  const head = HEAD.exec(sentence)?.[0];
  if (head === undefined) return [];
  const values = extractSourceValues(sentence).filter((value) => isFigure(value) && value.start >= head.length);
  const names = called(head);
  return values.map((value, at) => {
    const before =
      sentence
        .slice(values[at - 1]?.end ?? head.length, value.start)
        .split(MARK)
        .at(-1) ?? '';
    const behind = sentence.slice(value.end, values[at + 1]?.start ?? sentence.length).split(MARK)[0] ?? '';
    const key = toLabelWords(`${before} ${behind}`);
    const column = `${[...key].sort().join(' ')} ${toKindName(value)}`;
    return { names, key, column, record, value, text: sentence.trim() };
  });
}

/** "By age: 18-24: 9 %": what the items have in common. */
const LIST_HEAD = /^[^:;]{2,60}:\s(?=[^:;]{1,40}:\s)/u;
const ITEM_END = /;\s+|,\s+(?=[^,:;]{1,40}:\s)/;
const ITEM = /^\s*([^:;]{1,40}):\s{1,4}([€$£¥]?-?\d[\d.,:]{0,14}(?:\s?[\p{L}%€$£¥µ°]{1,5})?)\.?\s*$/u;
const HEAD = /^\s*[^\d:]{2,40}:(?=\s)/u;
const MARK = /[,;，；、。]\s?|\.\s|[()]/u;
