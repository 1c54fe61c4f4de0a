import { toWords } from '../../tools/to-tool-name-parts.ts';
import { BAD, STATUS_NAME } from '../status-words.ts';

/** One of several things that a result lists, with the state in which it is. */
export interface ListedItem {
  /** What tells it from the others, in lower case. */
  readonly names: readonly string[];
  readonly state: string;
  readonly isBad: boolean;
}

type Entry = Readonly<Record<string, unknown>>;

/** The things of the longest list of a result whose entries have both a name and a state; none where there is no such list. */
export function toListedItems(value: unknown): ListedItem[] {
  let best: ListedItem[] = [];
  const pending: [value: unknown, depth: number][] = [[value, 0]];
  for (let at = 0; at < pending.length && at < MOST_VALUES; at += 1) {
    const [item, depth] = pending[at] as [unknown, number];
    if (typeof item !== 'object' || item === null || depth > MAX_DEPTH) continue;
    const members = Array.isArray(item) ? item.slice(0, MOST_ENTRIES) : Object.values(item);
    if (Array.isArray(item)) {
      const items = toItems(members.filter(isEntry));
      if (items.length > best.length) best = items;
    }
    for (const member of members) pending.push([member, depth + 1]);
  }
  return best;
}

const MAX_DEPTH = 4;
const MOST_VALUES = 500;
const MOST_ENTRIES = 100;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function toItems(entries: readonly Entry[]): ListedItem[] {
  const [first] = entries;
  if (!first || entries.length < 2) return [];
  const keys = Object.keys(first);
  const stateKeys = keys.filter((key) => isStateKey(key) && entries.every((entry) => typeof entry[key] === 'string'));
  if (stateKeys.length === 0) return [];
  // What is different in every entry is what an entry is called.
  const nameKeys = keys.filter(
    (key) => !stateKeys.includes(key) && new Set(entries.map((entry) => toName(entry[key]))).size === entries.length,
  );
  return entries.map((entry) => {
    const states = stateKeys.map((key) => toWords(String(entry[key])).join('_'));
    const names = nameKeys.map((key) => toName(entry[key])).filter((name) => name !== '');
    const bad = states.find(isBadState);
    return { names, state: bad ?? states[0] ?? '', isBad: bad !== undefined };
  });
}

const isBadState = (state: string): boolean => BAD_ITEM.has(state) || (BAD.has(state) && !RESTS.has(state));

const isStateKey = (key: string): boolean => STATUS_NAME.test(toWords(key).join('_'));

/** A name has a letter, and is no sentence; a time or an amount names nothing. */
function toName(value: unknown): string {
  if (typeof value !== 'string' || value.length < 2 || value.length > LONGEST_NAME) return '';
  return /\p{L}/u.test(value) && !/^\d{4}-\d\d-\d\d/.test(value) ? value.toLowerCase() : '';
}

const LONGEST_NAME = 40;

const BAD_ITEM: ReadonlySet<string> = new Set([
  'overdue',
  'failing',
  'soppresso',
  'suspendido',
  'suspendu',
  'supprimé',
  'ausgefallen',
  'gestrichen',
  'fällt_aus',
  'geannuleerd',
  'odwołany',
  'отменен',
  'отменён',
  '停运',
  '運休',
]);

/** States in which things may rest without harm. */
const RESTS: ReadonlySet<string> = new Set([
  'skipped',
  'ignored',
  'unchanged',
  'no_change',
  'not_modified',
  'blocked',
  'expired',
  'red',
  'down',
  'discarded',
  'voided',
  'cancelled_by_user',
]);
