import { hasWord } from '../../../language/has-word.ts';
import { extractSourceValues, extractValues } from '../../values/extract/extract-values.ts';
import { isCommaSeparated } from '../../values/origins/column-figures.ts';
import { createNumberPool, type NumberPool } from '../../values/origins/number-pool.ts';
import { type Output, toMembers } from '../outputs.ts';

/** One of several things that an output lists, with its figures by column. */
export interface Row {
  /** What it can be called, in small letters; no other row of its list is called so. */
  readonly names: readonly string[];
  readonly cells: ReadonlyMap<string, number>;
  /** The same in one unit: 4131 MB are less than 97 GB. */
  readonly worth: ReadonlyMap<string, number>;
  readonly pool: NumberPool;
  readonly text: string;
}

export interface RowList {
  readonly output: Output;
  readonly rows: readonly Row[];
}

/** The lists in an output: objects of one kind in JSON, or lines with a name and figures. */
export function readRows(output: Output): RowList[] {
  const lists = output.json === null ? [withoutLineNumbers(readLines(output.text))] : readObjects(output.json);
  return lists.flatMap((rows) => {
    const named = withOwnNames(rows).filter(({ cells, names }) => cells.size > 0 && names.length > 0);
    return named.length >= 2 && named.length <= MOST_ROWS ? [{ output, rows: named }] : [];
  });
}

/** A figure as it is written, and in a unit that its column has in common. */
interface Cell {
  readonly number: number;
  readonly worth: number;
}

/** The columns of figures in the lists of an output, whatever their rows are called. */
export function readColumns({ json, text }: Output): Cell[][] {
  const lists = json === null ? [readLines(text)] : readObjects(json);
  return lists.flatMap((rows) => {
    const columns = new Map<string, Cell[]>();
    for (const { cells, worth } of rows.slice(0, MOST_ROWS))
      for (const [column, number] of cells) {
        const cell = { number, worth: worth.get(column) ?? number };
        const known = columns.get(column);
        if (known) known.push(cell);
        else columns.set(column, [cell]);
      }
    return [...columns.values()];
  });
}

const MOST_ROWS = 100;

type Draft = Omit<Row, 'pool'>;

function readObjects(json: unknown): Draft[][] {
  const lists = new Map<string, Draft[]>();
  for (const { object, path } of toMembers(json)) {
    const names: string[] = [];
    const cells = new Map<string, number>();
    const worth = new Map<string, number>();
    for (const [key, value] of Object.entries(object)) {
      const cell =
        typeof value === 'number' ? { number: value, worth: value } : typeof value === 'string' ? toCell(value) : null;
      if (cell !== null) {
        cells.set(key, cell.number);
        worth.set(key, cell.worth);
      } else if (typeof value === 'string') names.push(...toNames(value));
    }
    const key = path.join('\0');
    const list = lists.get(key) ?? [];
    list.push({ names, cells, worth, text: JSON.stringify(object).slice(0, 200) });
    lists.set(key, list);
  }
  return [...lists.values()];
}

/** Lines with their numbers are a text, not a list. */
function withoutLineNumbers(rows: Draft[]): Draft[] {
  const steps = rows.filter(
    (row, at) => (row.cells.get('0') ?? 0) - (rows[at - 1]?.cells.get('0') ?? Number.NaN) === 1,
  );
  return steps.length >= 3 && steps.length >= rows.length / 4 ? [] : rows;
}

function readLines(text: string): Draft[] {
  const all = text.split('\n').slice(0, 400);
  const isNumbered = all.length > 1 && all.every((line) => line === '' || line === '--' || /^\d{1,6}[:-]/.test(line));
  const lines = isNumbered ? all.map((line) => line.replace(/^\d{1,6}[:-]/, '')) : all;
  const ends = isCommaSeparated(lines.filter((line) => line.trim() !== '')) ? /,/ : CELL_ENDS;
  return lines.flatMap((line): Draft[] => {
    const bare = line.replaceAll(/[│┃|]/g, '\t').trim();
    if (bare === '' || bare.length > 200) return [];
    const parts = bare.split(ends).map((part) => part.trim());
    const cells = new Map<string, number>();
    const worth = new Map<string, number>();
    const names: string[] = [];
    for (const [at, part] of parts.entries()) {
      const cell = toCell(part);
      if (cell !== null) {
        cells.set(String(at), cell.number);
        worth.set(String(at), cell.worth);
      } else names.push(...toNames(part));
    }
    return parts.length >= 2 && parts.length <= 12 ? [{ names, cells, worth, text: bare.replaceAll('\t', ' ') }] : [];
  });
}

const CELL_ENDS = /\t+|\s{2,}|(?<=^\d[\d.,]{0,15}) (?=\S)|:\s+|;\s?|,(?=\p{L})/u;

/** A cell that is a figure and nothing else; a unit or a percent sign may follow. */
function toCell(cell: string): Cell | null {
  const match =
    /^[-+]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,4}(?:[.,]\d{1,3})?|[\d.,]{1,18})(?:\s?(?:%|°C|€|\$|£|[kmgt]i?b|ms|s|kg|t|h))?$/i.test(
      cell,
    ) && /\d/.test(cell);
  const amount = match ? extractSourceValues(cell)[0]?.amount : undefined;
  const [number] = amount?.readings ?? [];
  return number === undefined ? null : { number, worth: number * (amount?.base?.[0] ?? 1) };
}

/** The rows that a text names. */
export function findNamedRows(rows: readonly Row[], text: string): Row[] {
  const days = extractValues(text).flatMap(({ date }) => (date?.day ? [`#${date.month}-${date.day}`] : []));
  const said = `${text.toLowerCase()} ${days.join(' ')}`;
  return rows.filter(({ names }) => names.some((name) => hasWord(said, name) || hasInflected(said, name)));
}

/** "cancelados" for "cancelado". */
function hasInflected(text: string, name: string): boolean {
  if (!/^\p{L}{6,30}$/u.test(name)) return false;
  const at = text.indexOf(name);
  const rest = at < 0 ? '' : (/^\p{L}*/u.exec(text.slice(at + name.length, at + name.length + 4))?.[0] ?? '');
  return at >= 0 && rest.length <= 2 && !/\p{L}/u.test(text[at - 1] ?? ' ');
}

/** The whole cell, and the week of a year in the ways in which it is named. */
function toNames(cell: string): string[] {
  const day = /^\d{4}-(\d\d)-(\d\d)$/.exec(cell);
  if (day) return [`#${Number(day[1])}-${Number(day[2])}`];
  const name = cell.replace(/\s?<[^<>]{0,80}>$/, '').toLowerCase();
  if (name.length < 2 || name.length > 60 || !/\p{L}/u.test(name) || TOTAL.test(name)) return [];
  const week = /^(?:\d{4}-)?(?:w|kw|week )0?(\d{1,2})$/.exec(name)?.[1];
  return week ? [name, `w${week}`, `week ${week}`, `kw ${week}`, `semaine ${week}`, `semana ${week}`] : [name];
}

const TOTAL =
  /^(?:(?:grand )?total\p{L}*|sum\p{L}*|gesamt|summe|all|toplam|totale|totaal|razem|suma|итого|всего|合计|总计|合計|합계)$/u;

/** Whole names that are unique, and words of names that no other row has: "Lena" for "Lena Okafor". */
function withOwnNames(rows: readonly Draft[]): Row[] {
  const uses = new Map<string, number>();
  const words = rows.map(({ names }) => new Set([...names, ...names.flatMap(toNameWords)]));
  for (const set of words) for (const word of set) uses.set(word, (uses.get(word) ?? 0) + 1);
  return rows.map((row, at) => ({
    ...row,
    names: [...(words[at] ?? [])].filter((word) => uses.get(word) === 1),
    pool: createNumberPool([...row.cells.values()]),
  }));
}

const toNameWords = (name: string): string[] =>
  /^\p{L}{3,} \p{L}{3,}$/u.test(name) ? name.split(' ').filter((word) => word.length >= 4) : [];
