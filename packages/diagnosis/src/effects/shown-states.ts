import { toWords } from '../tools/to-tool-name-parts.ts';
import { toResultFields } from './result-fields.ts';
import { BAD, PENDING, PENDING_STEM, PLAINLY_BAD, STATUS_NAME } from './status-words.ts';

/** A state in the result of a look that speaks against a good report. */
export interface ShownState {
  readonly name: string;
  readonly value: unknown;
  /** How many records beside this one show another state under the same name. */
  readonly others: number;
  readonly quote: string;
  /** It waits or goes on; what has failed does neither. */
  readonly isPending: boolean;
}

/** The states in a structured result that no report of success goes with. */
export function findBadStates(text: string): ShownState[] {
  const values = new Map<string, unknown[]>();
  const fields = toResultFields(text);
  if (!fields) return findPrintedStates(text);
  for (const { name, value } of fields) collect(values, name, value, 0);
  const printed = /^\s*[[{]/.test(text) ? [] : findPrintedStates(text);
  const named = [...values].flatMap(([name, all]) => {
    const bad = all.filter((value) => isBadState(name, value));
    const [value] = bad;
    if (bad.length === 0) return [];
    const quote = `${name}: ${String(value)}`;
    return [{ name, value, others: all.length - bad.length, quote, isPending: !isOver(value) }];
  });
  return named.length > 0 ? named : printed;
}

/** States in the lines that a program printed, whatever their layout: a telling word anywhere, a cell that is nothing but a state, a flag that is not set. */
function findPrintedStates(text: string): ShownState[] {
  const lines = text
    .slice(0, MOST_CHARS)
    .split('\n')
    .filter((line) => line.trim());
  const isBad = (line: string): boolean => PRINTED.test(line) || findBadCell(line) !== null;
  const bad = lines.filter(isBad);
  const [line] = bad;
  if (line === undefined) return findUnsetFlag(lines);
  const value = PRINTED.exec(line)?.[0] ?? findBadCell(line) ?? '';
  const width = toCells(line).length;
  // The first row of a table is its head.
  const rows = lines.filter((other) => width < 3 || toCells(other).length === width);
  const head = width >= 3 && rows[0] !== undefined && !isBad(rows[0]) ? 1 : 0;
  return [
    {
      name: 'line',
      value,
      others: rows.length - bad.length - head,
      quote: line.trim().slice(0, QUOTE_CHARS),
      isPending: bad.every((other) => !isOver(PRINTED.exec(other)?.[0] ?? findBadCell(other))),
    },
  ];
}

const toCells = (line: string): string[] => line.trim().split(CELLS);
const CELLS = /\s{2,}|\t|\s?\|\s?/;

/** A cell of a row that is nothing but a bad state. */
function findBadCell(line: string): string | null {
  const cells = toCells(line);
  return cells.length < 2 ? null : (cells.find(isBadCell) ?? null);
}

function isBadCell(cell: string): boolean {
  if (!/^[\p{L}_ -]{3,30}$/u.test(cell)) return false;
  const word = toWords(cell).join('_');
  return PLAINLY_BAD.has(word) || BROKEN_DEVICE.has(word);
}

/** `online   no (last contact 05:47)`, `reachable = false`. */
function findUnsetFlag(lines: readonly string[]): ShownState[] {
  for (const line of lines) {
    const [, name = '', value = ''] = UNSET.exec(line) ?? [];
    if (!name || !GOOD_FLAGS.test(toWords(name).join('_'))) continue;
    return [
      { name: toWords(name).join('_'), value, others: 0, quote: line.trim().slice(0, QUOTE_CHARS), isPending: false },
    ];
  }
  return [];
}

const UNSET = /^\s{0,8}(\p{L}[\p{L}\p{N}_ -]{1,30}?)(?:\s{0,12}[:=]\s{0,12}|\s{2,24})(no|false)(?=\s*(?:[(,;]|$))/iu;

/** Nothing goes on any more. */
const isOver = (value: unknown): boolean =>
  typeof value !== 'string' || BROKEN_CELL.test(value) || OVER.test(value) || BAD.has(toWords(value).join('_'));
const OVER =
  /^(?:no|false|CrashLoopBackOff|ImagePullBackOff|unhealthy|stuck|disabled since|inactive|un\w+|offline|not responding)/i;

const PRINTED =
  /(?<![\w/.-])(?:Restarting(?= \()|CrashLoopBackOff|ImagePullBackOff|unhealthy|in_progress|queued|stuck|disabled since|inactive \(dead\)|unavailable|unreachable|offline|unable to|not responding)(?![\w-])|#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)/i;
const MOST_CHARS = 8_000;
const QUOTE_CHARS = 120;
const MAX_DEPTH = 4;
const MOST_VALUES = 500;

function collect(values: Map<string, unknown[]>, name: string, value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const item of value.slice(0, MOST_VALUES)) collect(values, name, item, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) collect(values, toWords(key).join('_'), member, depth + 1);
  else {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else if (known.length < MOST_VALUES) known.push(value);
  }
}

function isBadState(name: string, value: unknown): boolean {
  if (value === false) return GOOD_FLAGS.test(name);
  if (value === true) return BAD_FLAGS.test(name);
  if (typeof value !== 'string' || value.length > 40) return false;
  if (BROKEN_CELL.test(value) || BROKEN_DEVICE.has(value.toLowerCase())) return true;
  if (!(STATUS_NAME.test(name) || STOCK_NAME.test(name)) || PAST_NAME.test(name)) return false;
  const word = toWords(value).join('_');
  return (BAD.has(word) || PENDING.has(word) || PENDING_STEM.test(word) || MORE_BAD.has(word)) && !NEUTRAL.has(word);
}

/** What a spreadsheet shows where a formula is broken. */
const BROKEN_CELL = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)/;
/** What nothing but a broken or absent device or service says of itself, whatever the member is called. */
const BROKEN_DEVICE: ReadonlySet<string> = new Set([
  'jammed',
  'unavailable',
  'unreachable',
  'offline',
  'restarting',
  'crashloopbackoff',
]);
const STOCK_NAME = /(?:^|_)(?:stock|availability)$/;
const PAST_NAME = /(?:^|_)(?:previous|old|last|prior|from)_/;
const MORE_BAD: ReadonlySet<string> = new Set([
  'open',
  'overdue',
  'lost',
  'missing',
  'in_transit',
  'out_of_stock',
  'sold_out',
  'stale',
  'wet',
  'busy',
  'broken',
  'unverified',
]);
/** Planned on purpose, or a state that many things rest in. */
const NEUTRAL: ReadonlySet<string> = new Set([
  'scheduled',
  'processing',
  'paused',
  'draft',
  'submitted',
  'review',
  'off',
]);
const GOOD_FLAGS =
  /(?:^|_)(?:verified|valid|paid|balanced|accepted|delivered|confirmed|approved|healthy|passed|matched|resolved|synced|complete|completed|notified|online|connected|reachable|responding|ok|success|succeeded)$/;
const BAD_FLAGS = /(?:^|_)(?:stale|truncated|incomplete|expired|overdue|degraded|timed_out|sold_out|out_of_stock)$/;
