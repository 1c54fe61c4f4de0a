import { isCommaSeparated } from './column-figures.ts';

/** One of several things in a result: a row, an object of a list, a block of named lines. */
export interface SourceRecord {
  /** What it can be called, in small letters. */
  readonly names: readonly string[];
  readonly text: string;
}

/** The records of a result, when it lists several things of one kind. */
export function toRecords(text: string): readonly SourceRecord[] {
  const records = toJsonRecords(text) ?? toBlocks(text) ?? toRows(text);
  return records.length >= 2 && records.length <= MOST_RECORDS ? withOwnNames(records) : [];
}

const MOST_RECORDS = 200;
const MOST_CHARS = 20_000;

/** A name that several records share identifies none of them. */
function withOwnNames(records: readonly SourceRecord[]): SourceRecord[] {
  const uses = new Map<string, number>();
  for (const { names } of records) for (const name of new Set(names)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return records
    .map(({ names, text }) => ({ text, names: [...new Set(names)].filter((name) => uses.get(name) === 1) }))
    .filter(({ names, text }) => names.length > 0 && /\d/.test(text));
}

function toJsonRecords(text: string): SourceRecord[] | null {
  const trimmed = text.trim();
  if ((trimmed[0] !== '{' && trimmed[0] !== '[') || trimmed.length > MOST_CHARS) return null;
  try {
    return findList(JSON.parse(trimmed), 0) ?? [];
  } catch {
    return null;
  }
}

/** The first list of objects, or the object whose members are objects. */
function findList(value: unknown, depth: number): SourceRecord[] | null {
  if (typeof value !== 'object' || value === null || depth > 4) return null;
  if (Array.isArray(value)) {
    const objects = value.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item));
    return objects.length >= 2 ? objects.map((item) => toObjectRecord(item as object, [])) : null;
  }
  const members = Object.entries(value);
  for (const [, member] of members) {
    const list = Array.isArray(member) ? findList(member, depth + 1) : null;
    if (list) return list;
  }
  const objects = members.filter(
    ([, member]) => typeof member === 'object' && member !== null && !Array.isArray(member),
  );
  if (objects.length >= 2 && objects.length === members.length)
    return objects.map(([key, member]) => toObjectRecord(member as object, [key.toLowerCase()]));
  for (const [, member] of objects) {
    const list = findList(member, depth + 1);
    if (list) return list;
  }
  return null;
}

const toObjectRecord = (object: object, names: readonly string[]): SourceRecord => ({
  names: [...names, ...Object.values(object).flatMap((value) => (typeof value === 'string' ? toNames(value) : []))],
  text: JSON.stringify(object),
});

/** Blocks of `name: value` lines that all begin with the same name. */
function toBlocks(text: string): SourceRecord[] | null {
  if (text.length > MOST_CHARS) return null;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const first = NAMED.exec(lines[0] ?? '')?.[1];
  if (first === undefined || lines.filter((line) => NAMED.exec(line)?.[1] === first).length < 2) return null;
  const blocks: string[][] = [];
  for (const line of lines) {
    if (NAMED.exec(line)?.[1] === first) blocks.push([]);
    blocks.at(-1)?.push(line);
  }
  return blocks.map((block) => ({ names: toNames(NAMED.exec(block[0] ?? '')?.[2] ?? ''), text: block.join('\n') }));
}

const NAMED = /^\s{0,8}[-*]?\s?([\p{L}_][\p{L}\p{N}_ ]{0,30}?)\s?[:=]\s+(.{1,200})$/u;

/** Rows with cells, and lines that begin with a name and a colon. */
function toRows(text: string): SourceRecord[] {
  if (text.length > MOST_CHARS) return [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const ends = isCommaSeparated(lines) ? /,/ : CELLS;
  return lines.flatMap((line) => {
    const cells = line
      .trim()
      .split(ends)
      .filter((cell) => cell.trim() !== '');
    const names = cells.length >= 2 ? cells.slice(0, 2).flatMap(toNames) : [];
    return names.length > 0 ? [{ names, text: line }] : [];
  });
}

const CELLS = /\s{2,}|\t|\s*\|\s*|:\s+|;\s*|(?<!\d),\s?(?=\S)|,\s?(?=\D)/;

/** A text that names something: short, with letters, no sentence; an id or a title. */
function toNames(value: string): string[] {
  const name = value.trim().toLowerCase();
  // Names have a capital, a figure or a script without them; words in small letters are types and states.
  if (!/[\p{Lu}\p{N}\p{Lo}]/u.test(value)) return [];
  const isName = name.length >= 3 && name.length <= 40 && /\p{L}/u.test(name) && name.split(' ').length <= 4;
  return isName && !/^(?:true|false|null|none|yes|no)$/.test(name) && !/^\d{4}-\d\d/.test(name) ? [name] : [];
}
