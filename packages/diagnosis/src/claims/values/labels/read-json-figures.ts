import { isFigure, toCellValues, toKindName } from './cell-values.ts';
import { toLabelWords, toLabelWordsAndDays } from './label-words.ts';
import type { LabelledFigure, RecordNames } from './labelled-figure.ts';
import { readTextFigures } from './read-text-figures.ts';

type Members = readonly (readonly [path: string, value: unknown])[];

/**
 * The figures of a tree. A record is an element of a list, or one of several members that hold the same figures; it is called by the short texts in it
 * and by those of the records around it.
 */
export function readJsonFigures(tree: unknown): LabelledFigure[] {
  const found: LabelledFigure[] = [];
  const pending: Pending[] = [{ node: tree, name: '', around: NOTHING }];
  for (let at = 0; at < pending.length && at < MOST_RECORDS; at += 1) {
    const { node, name, around } = pending[at] as Pending;
    if (typeof node !== 'object' || node === null) continue;
    if (Array.isArray(node)) {
      for (const one of node.slice(0, MOST_RECORDS)) pending.push({ node: one, name, around });
      continue;
    }
    const { members, inner } = flatten(node as Record<string, unknown>);
    const names = members.filter((member): member is readonly [string, string] => isName(member[1]));
    const called = new Map(around);
    if (name !== '') called.set('', toLabelWords(name));
    for (const [path, value] of names) called.set(path, toLabelWordsAndDays(value));
    called.set(
      NUMBERS,
      new Set([name, ...members.map(([, value]) => String(value))].filter((one) => NUMBER.test(one))),
    );
    for (const [key, value] of inner)
      pending.push({ node: value, name: Array.isArray(value) ? '' : key, around: called });
    found.push(...readMembers(members, names.map(([, value]) => value).join(' '), called, at));
  }
  return found;
}

interface Pending {
  readonly node: unknown;
  /** The member that holds it, where that tells it from others. */
  readonly name: string;
  /** What the records around it are called. */
  readonly around: RecordNames;
}

/** Numbers that things go by, under which no other name is kept. */
export const NUMBERS = '#';
const NUMBER = /^[#A-Za-z_-]{0,8}\d{5,}$/;

const NOTHING: RecordNames = new Map();

const MOST_RECORDS = 300;

function readMembers(members: Members, called: string, names: RecordNames, record: number): LabelledFigure[] {
  return members.flatMap(([path, value]): readonly LabelledFigure[] => {
    if (typeof value === 'string' && value.split(' ', 6).length > 4 && toCellValues(value) === null)
      return readTextFigures(value);
    const values = typeof value === 'number' || typeof value === 'string' ? toCellValues(String(value)) : null;
    const text = `${called} ${path}: ${String(value)}`.trim();
    return (values ?? []).filter(isFigure).map((one, at) => ({
      names,
      key: toLabelWords(path),
      column: `${path} ${at} ${toKindName(one)}`,
      record,
      value: one,
      text,
    }));
  });
}

/** The members of a record, those of objects inside it too; and what is inside that makes records of its own. */
function flatten(object: Readonly<Record<string, unknown>>): { members: Members; inner: Members } {
  const members: (readonly [string, unknown])[] = [];
  const inner: (readonly [string, unknown])[] = [];
  const pending: (readonly [path: string, node: object])[] = [['', object]];
  for (let at = 0; at < pending.length && at < MOST_RECORDS; at += 1) {
    const [prefix, node] = pending[at] as readonly [string, object];
    const entries = Object.entries(node);
    const alike = toAlike(entries);
    for (const [key, value] of entries) {
      const path = prefix === '' ? key : `${prefix} ${key}`;
      if (typeof value !== 'object' || value === null) members.push([path, value]);
      else if (!Array.isArray(value)) (alike.has(key) ? inner : pending).push([path, value]);
      else if (value.every((one) => typeof one !== 'object'))
        for (const [index, one] of value.slice(0, MOST_PLAIN).entries()) members.push([`${path} ${index}`, one]);
      else inner.push([path, value]);
    }
  }
  return { members, inner };
}

const MOST_PLAIN = 8;

/** Members that hold the same figures as another: "lastDay": {"energy": …}, "lastMonth": {"energy": …}. */
function toAlike(entries: readonly (readonly [string, unknown])[]): ReadonlySet<string> {
  const holders = new Map<string, string[]>();
  for (const [key, value] of entries) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
    for (const [inside, figure] of Object.entries(value))
      if (typeof figure === 'number' || (typeof figure === 'string' && toCellValues(figure)))
        holders.set(inside, [...(holders.get(inside) ?? []), key]);
  }
  return new Set([...holders.values()].filter((keys) => keys.length >= 2).flat());
}

const isName = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= 40 &&
  /\p{L}{2}|^\d{4}-\d\d/u.test(value) &&
  !/:\/\//.test(value) &&
  (toCellValues(value) === null || /^\d{4}-\d\d(?:-\d\d)?$/.test(value));
