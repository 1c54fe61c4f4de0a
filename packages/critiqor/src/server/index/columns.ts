/** Columns of numbers: a million events fit into about twenty megabytes and are filtered in milliseconds. */

const COLUMN_TYPES = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f64: Float64Array } as const;
export type ColumnType = keyof typeof COLUMN_TYPES;
export type ColumnArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** A column that grows while the index is built. */
interface GrowingColumn {
  readonly length: number;
  get(index: number): number;
  set(index: number, value: number): void;
  push(value: number): void;
  toArray(): ColumnArray;
}

const FIRST_LENGTH = 1_024;

function createColumn(type: ColumnType): GrowingColumn {
  const Type = COLUMN_TYPES[type];
  let values: ColumnArray = new Type(FIRST_LENGTH);
  let length = 0;
  return {
    get length() {
      return length;
    },
    get: (index) => values[index] ?? 0,
    set(index, value) {
      values[index] = value;
    },
    push(value) {
      if (length === values.length) {
        const larger = new Type(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    toArray: () => values.subarray(0, length),
  };
}

/** Columns of equal length. A missing value is NaN, or 0 in an integer column. */
export interface Table<Name extends string> {
  readonly length: number;
  add(values: Partial<Readonly<Record<Name, number>>>): number;
  get(name: Name, row: number): number;
  set(name: Name, row: number, value: number): void;
  toArray(name: Name): ColumnArray;
}

export function createTable<Name extends string>(types: Readonly<Record<Name, ColumnType>>): Table<Name> {
  const entries = Object.entries(types) as [Name, ColumnType][];
  const columns = Object.fromEntries(entries.map(([name, type]) => [name, createColumn(type)])) as Record<
    Name,
    GrowingColumn
  >;
  let length = 0;
  return {
    get length() {
      return length;
    },
    add(values) {
      for (const [name, type] of entries) columns[name].push(values[name] ?? (type === 'f64' ? Number.NaN : 0));
      return length++;
    },
    get: (name, row) => columns[name].get(row),
    set: (name, row, value) => columns[name].set(row, value),
    toArray: (name) => columns[name].toArray(),
  };
}

/** The bytes of a column, and back. */
export const toBytes = (array: ColumnArray): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

export function fromBytes(type: ColumnType, bytes: Uint8Array): ColumnArray {
  const Type = COLUMN_TYPES[type];
  // A copy is aligned, whatever the bytes were.
  return new Type(bytes.slice().buffer, 0, Math.floor(bytes.byteLength / Type.BYTES_PER_ELEMENT));
}

/** Numbers for names, from 1; 0 is none. Names beyond the last number share one. */
export interface Names {
  toNumber(name: string | null | undefined): number;
  toList(): readonly string[];
}

const MAX_NAMES = 65_000;
const OTHER_NAMES = '(other)';
/** Longer names are shortened: they are shown in lists. */
const MAX_NAME_CHARS = 300;

export function createNames(): Names {
  const numbers = new Map<string, number>();
  const list: string[] = [];
  const add = (name: string): number => {
    list.push(name);
    numbers.set(name, list.length);
    return list.length;
  };
  return {
    toNumber(name) {
      if (name === null || name === undefined) return 0;
      const short = name.length > MAX_NAME_CHARS ? name.slice(0, MAX_NAME_CHARS) : name;
      const known = numbers.get(short);
      if (known !== undefined) return known;
      return list.length < MAX_NAMES ? add(short) : (numbers.get(OTHER_NAMES) ?? add(OTHER_NAMES));
    },
    toList: () => list,
  };
}
