import { isSecret } from '../../judge/judge-secret.ts';
import { groupName, type Search, type Secret } from '../../secret.ts';
import { NAME } from '../../secret-patterns.ts';

const MAX_HEADER = 1_000;
const MAX_ROWS = 20_000;
const HEADER_CELL = /^[\s"'`*#(]*[\p{L}_][\p{L}\d_ .()#/-]{0,40}[\s"'`*]*$/u;
/** What a table is within, on its first line: `{"out":"`, `<pre>`, `$ `. */
const LEAD = /^[^\n|│]{0,80}["'`>[:\]][ \t]{0,2}(?=[|│\p{L}_])(?=[^"'`>[:\]]+$)/u;
const RULE = /^[\s|+:=_─│┼├┤┌┐└┘┬┴╞╡╪═-]*$/;
/** Lines of PAM, which start with what they are about. */
const PAM = /^-?(?:auth|account|password|session)\s+(?:required|requisite|sufficient|optional|include|substack|\[)/;
const NAMED_LINE = /^[ \t]{0,12}[\w<>-]{1,40}: /;
const SEPARATORS = ['│', '|', '\t', ';', ','];

interface Column {
  readonly index: number;
  readonly name: string;
  readonly kind: string;
}

/** Finds the secrets in the columns of a table whose first line holds `at`. Returns where the table ends, or -1. */
export function findTable({ text, found }: Search, at: number): number {
  const before = text.slice(Math.max(0, at - MAX_HEADER), at);
  const lineStart = at - before.length + before.lastIndexOf('\n') + 1;
  const length = text.slice(lineStart, lineStart + MAX_HEADER).indexOf('\n');
  if (length < 0) return -1;
  const lineEnd = lineStart + length;
  const whole = text.slice(lineStart, lineEnd).replaceAll('||', '|');
  const header = whole.replace(LEAD, '');
  if (PAM.test(whole)) return -1;
  // `vary: Cookie, Authorization⏎cache-control: private, max-age=0`: lines with names of their own.
  if (header !== whole && NAMED_LINE.test(whole) && NAMED_LINE.test(text.slice(lineEnd + 1, lineEnd + 60))) return -1;
  const separator = SEPARATORS.find((sign) => header.includes(sign)) ?? (/\S {2,}\S/.test(header) ? '  ' : '');
  if (separator === '') return -1;
  if (separator === '  ') return findAligned(text, header, lineEnd, found);
  const cells = header.split(separator);
  // `'pwd',` alone is an element of a list, and a line that ends so is some of one.
  if (
    (separator === ',' && /,\s*(?:#.*)?$/.test(header)) ||
    cells.filter((cell) => /\S/.test(cell)).length < 2 ||
    !cells.every((cell) => HEADER_CELL.test(cell) || RULE.test(cell))
  )
    return -1;
  const columns = cells.flatMap((cell, index) => toColumn(cell, index));
  if (columns.length === 0) return -1;
  let rowStart = lineEnd + 1;
  for (let row = 0; row < MAX_ROWS && rowStart < text.length; row++) {
    const rowEnd = endOfLine(text, rowStart);
    const line = text.slice(rowStart, rowEnd);
    if (separator === ',' && line.trim() === '') break;
    if (!RULE.test(line)) {
      const values = splitRow(line, separator);
      if (values.length !== cells.length) break;
      for (const { index, name, kind } of columns) {
        const [from = 0, to = 0] = values[index] ?? [];
        addCell(text, rowStart + from, rowStart + to, kind, name, found, row);
      }
    }
    rowStart = rowEnd + 1;
  }
  return rowStart - 1;
}

function toColumn(cell: string, index: number): Column[] {
  const name = cell.replace(/["'`*#]/g, '').trim();
  const match = NAME.exec(name);
  // Words that end in a name are the beginning of a sentence.
  return match === null ||
    /(?:\S+ ){4}|[a-z\s](?<!admin|app|db|ftp|http|ldap|login|mail|my|root|smtp|sql|user|wifi)pass$/i.test(name)
    ? []
    : [{ index, name, kind: groupName(match) }];
}

/** A description of four words, or code: no head of a column. */
const NO_HEAD = /(?:\S+ ){3}|^["'`]|^#[ \t]*[a-z]/;
/** So many lines may not fit the columns before the table is over. */
const MAX_STRAY = 2;

/** Columns that only spaces make: each starts where its head does. */
function findAligned(text: string, header: string, headerEnd: number, found: Secret[]): number {
  const heads = splitBySpaces(header);
  const names = heads.map(([from, to]) => header.slice(from, to));
  if (heads.length < 2 || !names.every((head) => HEADER_CELL.test(head) && !NO_HEAD.test(head))) return -1;
  // `secret   Manage secrets`: commands and what they do.
  if (names.some((head) => /^[a-z]/.test(head)) && names.some((head) => /^[A-Z][a-z]+ [a-z]/.test(head))) return -1;
  const columns = names.flatMap((head, index) => toColumn(head, index));
  let rowStart = headerEnd + 1;
  let strays = 0;
  for (let row = 0; row < MAX_ROWS && rowStart < text.length && columns.length > 0; row++) {
    const rowEnd = endOfLine(text, rowStart);
    const line = text.slice(rowStart, rowEnd);
    const cells = splitBySpaces(line);
    if (cells.length === 0) break;
    const isRow = cells.length > 1 && cells.some(([from], index) => index > 0 && heads.some(([head]) => head === from));
    strays = isRow || cells.length === heads.length ? 0 : strays + 1;
    if (strays > MAX_STRAY) break;
    for (const { index, name, kind } of columns) {
      // Where a row has as many cells as the header, they belong to each other, however they are aligned.
      const from = (cells.length === heads.length ? cells[index]?.[0] : heads[index]?.[0]) ?? 0;
      if (line.charCodeAt(from - 1) > 32) continue;
      let to = from;
      while (line.charCodeAt(to) > 32) to++;
      // `token    Create a join token`: a cell of several words describes something.
      if (line[to] === ' ' && line.charCodeAt(to + 1) > 32) continue;
      addCell(text, rowStart + from, rowStart + to, kind, name, found, row);
    }
    rowStart = rowEnd + 1;
  }
  return rowStart - 1;
}

/** Where the cells of a line start and end that two spaces separate. */
function splitBySpaces(line: string): (readonly [number, number])[] {
  const cells: [number, number][] = [];
  for (let at = 0; at < line.length; at++) {
    if (line.charCodeAt(at) <= 32) continue;
    const start = at;
    while (line.charCodeAt(at) > 32 || (line[at] === ' ' && line.charCodeAt(at + 1) > 32)) at++;
    cells.push([start, at]);
  }
  return cells;
}

/** After so many rows, a cell is told from an empty one by a digit in it. */
const ROWS_JUDGED = 1_000;
const MIN_CELL = 6;

function addCell(
  text: string,
  from: number,
  to: number,
  kind: string,
  name: string,
  found: Secret[],
  row: number,
): void {
  let start = from;
  let end = to;
  while (start < end && isEdge(text.charCodeAt(start))) start++;
  while (end > start && isEdge(text.charCodeAt(end - 1))) end--;
  const value = text.slice(start, end);
  const isTaken =
    row < ROWS_JUDGED ? isSecret(value, kind, name, 'literal') : value.length >= MIN_CELL && /\d/.test(value);
  if (isTaken) found.push({ start, end, kind });
}

/** White space and quotes. */
function isEdge(code: number): boolean {
  return code <= 32 || code === 34 || code === 39 || code === 96 || code === 0xa0;
}

/** Where the cells of a row start and end. A separator in quotes separates nothing. */
function splitRow(line: string, separator: string): (readonly [number, number])[] {
  const cells: [number, number][] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted;
    if (at < line.length && (line[at] !== separator || isQuoted)) continue;
    cells.push([start, at]);
    start = at + 1;
  }
  return cells;
}

/** Where a line ends; a row is not longer than what is looked at. */
function endOfLine(text: string, from: number): number {
  const length = text.slice(from, from + MAX_ROW).indexOf('\n');
  return length < 0 ? Math.min(text.length, from + MAX_ROW) : from + length;
}

const MAX_ROW = 20_000;

const INSERT = /insert\s{1,8}into\s{1,8}\S{1,120}?\s{0,8}\(([^()]{1,1000})\)\s{0,8}values\s{0,8}/iy;
const TUPLE = /[\s,]{0,8}\(((?:'(?:[^'\\]|''|\\.){0,500}'|[^'()]){0,300})\)/y;

/** Finds the secrets that an INSERT statement writes into columns with telling names. */
export function findInsert({ text, found }: Search, start: number): number {
  INSERT.lastIndex = start;
  const [, names = ''] = INSERT.exec(text) ?? [];
  const columns = names.split(',').flatMap((name, index) => toColumn(name, index));
  if (columns.length === 0) return start + 1;
  let at = INSERT.lastIndex;
  for (let row = 0; row < MAX_ROWS; row++) {
    TUPLE.lastIndex = at;
    const [, tuple] = TUPLE.exec(text) ?? [];
    if (tuple === undefined) break;
    const tupleStart = TUPLE.lastIndex - 1 - tuple.length;
    const values = splitRow(tuple.replaceAll("'", '"'), ',');
    for (const { index, name, kind } of columns) {
      const [from = 0, to = 0] = values[index] ?? [];
      addCell(text, tupleStart + from, tupleStart + to, kind, name, found, row);
    }
    at = TUPLE.lastIndex;
  }
  return at;
}

const COPY = /copy\s{1,4}[\w."]{1,120}\s{0,4}\(([^()\n]{1,1000})\)\s{1,4}from\s{1,4}stdin[^\n]{0,80}\n/iy;

/** Finds the secrets in a dump of PostgreSQL: the names of the columns, then a row in each line. */
export function findCopy({ text, found }: Search, start: number): number {
  COPY.lastIndex = start;
  const [, names = ''] = COPY.exec(text) ?? [];
  const heads = names.split(',');
  const columns = heads.flatMap((name, index) => toColumn(name, index));
  if (columns.length === 0) return start + 1;
  let rowStart = COPY.lastIndex;
  for (let row = 0; row < MAX_ROWS && rowStart < text.length; row++) {
    const rowEnd = endOfLine(text, rowStart);
    const values = splitRow(text.slice(rowStart, rowEnd), '\t');
    if (values.length !== heads.length) break;
    for (const { index, name, kind } of columns) {
      const [from = 0, to = 0] = values[index] ?? [];
      addCell(text, rowStart + from, rowStart + to, kind, name, found, row);
    }
    rowStart = rowEnd + 1;
  }
  return rowStart;
}
