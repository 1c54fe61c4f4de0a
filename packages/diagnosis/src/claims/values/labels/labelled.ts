import { extractSourceValues } from '../extract/extract-values.ts';
import type { Value } from '../value.ts';
import { toLabelWords } from './label-words.ts';

/** A figure of an output with what it is of. Figures of one column are of different things; figures of one row are different figures of one thing. */
export interface Labelled {
  /** What the row, record or sentence is about. */
  readonly row: ReadonlySet<string>;
  /** What the figure is called inside of it. */
  readonly key: ReadonlySet<string>;
  /** The same for figures that can be compared across rows. */
  readonly column: string;
  /** The same for figures of one row; absent where its figures have nothing in common. */
  readonly line?: number;
  readonly value: Value;
  readonly text: string;
}

/** The figures of an output with their labels: members of JSON, cells of tables, `name: value` lines, and clauses of prose. */
export function toLabelled(text: string): readonly Labelled[] {
  const json = text.length <= MOST_CHARS ? toJson(text) : undefined;
  const found = json === undefined ? readText(text.slice(0, MOST_CHARS)) : readJson(json);
  return found.length > MOST_FIGURES ? [] : found;
}

const MOST_CHARS = 8_000;
/** More are data in which every figure is found somewhere. */
const MOST_FIGURES = 200;
const NOTHING: ReadonlySet<string> = new Set();

function toJson(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed[0] !== '{' && trimmed[0] !== '[') return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/** A record is called by the short texts in it, or by the member that holds it where that is a name. */
function readJson(json: unknown): Labelled[] {
  const found: Labelled[] = [];
  const pending: [value: unknown, name: string][] = [[json, '']];
  for (let at = 0; at < pending.length && found.length <= MOST_FIGURES; at += 1) {
    const [item, name] = pending[at] as [unknown, string];
    if (typeof item !== 'object' || item === null) continue;
    if (Array.isArray(item)) {
      for (const one of item.slice(0, MOST_FIGURES)) pending.push([one, '']);
      continue;
    }
    const members = Object.entries(item);
    const names = members.flatMap(([, value]) => (typeof value === 'string' && isName(value) ? [value] : []));
    const row = toLabelWords(`${name} ${names.join(' ')}`);
    for (const [key, value] of members) {
      if (typeof value === 'object' && value !== null)
        pending.push([value, /[\p{Lu}\p{N}\p{Lo}]/u.test(key) ? key : '']);
      else if (typeof value === 'string' && value.split(' ', 6).length > 4) found.push(...readText(value));
      else {
        const figure = toFigure(String(value));
        const text = `${[...names, key].join(' ')}: ${String(value)}`;
        if (figure) found.push({ row, key: toLabelWords(key), column: key, value: figure, text });
      }
    }
  }
  return found;
}

const isName = (value: string): boolean =>
  value.length <= 40 && /\p{L}{2}/u.test(value) && !/^\d{4}-\d\d|:\/\/|^\d[\d.,]*\s?\S{0,4}$/.test(value);

/** A text that is one figure and nothing else. */
function toFigure(text: string): Value | null {
  const [value, more] = extractSourceValues(text.slice(0, 60).trim());
  return value?.amount && !more && value.raw.length >= text.trim().length - 1 ? value : null;
}

/** Tables with a head, blocks under a line of their own, and lines and sentences that say something. */
function readText(text: string): Labelled[] {
  const found: Labelled[] = [];
  let head: readonly string[] = [];
  let above = NOTHING;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      head = [];
      above = NOTHING;
    }
    if (line.trim() === '' || /^[\s|:+=-]+$/.test(line)) continue;
    const cells = toCells(line);
    const isIndented = /^\s/.test(line);
    if (!/\d/.test(line)) {
      if (cells.length >= 2) head = cells;
      // "Team:", "site: Leipzig": what is indented below belongs to it.
      if (!isIndented) above = toLabelWords(line);
      continue;
    }
    if (!isIndented) above = NOTHING;
    if (cells.length >= 2 && cells.length === head.length) found.push(...readRow(cells, head, line, at));
    else found.push(...readLine(line, above, at));
  }
  return found;
}

const toCells = (line: string): string[] =>
  line
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .trim()
    .split(/\s*\|\s*|\t+|\s{2,}|;/)
    .map((cell) => cell.trim());

/** A cell belongs to the cells of its row that are words, and to the head of its column. */
function readRow(cells: readonly string[], head: readonly string[], text: string, line: number): Labelled[] {
  const row = toLabelWords(cells.filter((cell) => toFigure(cell) === null).join(' '));
  return cells.flatMap((cell, at) => {
    const value = toFigure(cell);
    const key = toLabelWords(head[at] ?? '');
    return value ? [{ row, key, column: `${at}`, line, value, text: text.trim() }] : [];
  });
}

/** `name: value` and "name value" under a common head, `a=1 b=2`, and sentences. */
function readLine(text: string, above: ReadonlySet<string>, line: number): Labelled[] {
  const pairs = [...text.matchAll(ASSIGNED)];
  if (pairs.length >= 2)
    return pairs.flatMap(([whole, name = '', written = '']) => {
      const value = toFigure(written);
      const row = toLabelWords(name);
      return value ? [{ row, key: NOTHING, column: `= ${value.amount?.unit}`, value, text: whole }] : [];
    });
  const [, name = '', written = ''] = NAMED.exec(text) ?? [];
  const only = toFigure(written);
  if (only && above.size > 0)
    return [{ row: above, key: toLabelWords(name), column: name, line, value: only, text: text.trim() }];
  if (only)
    return [
      { row: toLabelWords(name), key: NOTHING, column: `line ${only.amount?.unit}`, value: only, text: text.trim() },
    ];
  const [, counted = '', thing = ''] = COUNTED.exec(text) ?? [];
  const count = toFigure(counted);
  if (count) return [{ row: toLabelWords(thing), key: NOTHING, column: 'count', value: count, text: text.trim() }];
  return text.split(SENTENCE).flatMap(readSentence);
}

const ASSIGNED =
  /(?<![\p{L}\p{N}_])([\p{L}][\p{L}\p{N}_()%.-]{0,24})\s?=\s?(-?\d[\d.,]{0,14}\s?[\p{L}%µ]{0,3})(?![\p{L}\p{N}])/gu;
const NAMED =
  /^\s*[-*•]?\s?([\p{L}\p{N}][^:=\t]{0,40}?)(?:\s?[:=]\s{0,24}|\s{1,24})([€$£¥]?-?\d[\d.,]{0,14}(?:\s?[\p{L}%€$£¥µ]{1,5})?)\.?\s*$/u;
const COUNTED = /^\s*(\d[\d.,]{0,14})\s+(\p{L}[^\d]{1,40}|[\dx]{3})\s*$/u;
const SENTENCE = /(?<=[^\d][.!?])\s+|(?<=[。！？；])|(?<=\d\.)\s+(?=\p{Lu})/u;

/** A figure belongs to the head before a colon, and is called by the words beside it. Without a head nothing is known about it. */
function readSentence(sentence: string): Labelled[] {
  const head = HEAD.exec(sentence)?.[0];
  if (head === undefined) return [];
  const values = extractSourceValues(sentence).filter(({ amount, start }) => amount && start >= head.length);
  const row = toLabelWords(head);
  return values.map((value, at) => {
    const before =
      sentence
        .slice(values[at - 1]?.end ?? head.length, value.start)
        .split(MARK)
        .at(-1) ?? '';
    const behind = sentence.slice(value.end, values[at + 1]?.start ?? sentence.length).split(MARK)[0] ?? '';
    const key = toLabelWords(`${before} ${behind}`);
    const column = `${[...key].sort().join(' ')} ${value.amount?.unit}`;
    return { row, key, column, value, text: sentence.trim() };
  });
}

const HEAD = /^\s*[^\d:]{2,40}:(?=\s)/u;
const MARK = /[,;，；、。]\s?|\.\s|[()]/u;
