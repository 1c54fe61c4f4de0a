import { toWords } from '../tools/to-tool-name-parts.ts';
import { DONE_COUNTS, FAILED_COUNTS, GENERAL_FLAGS, STATUS_NAME } from './status-words.ts';

/** A member of a structured result, with its name in snake case. */
export interface Field {
  readonly name: string;
  readonly value: unknown;
  /** Its name as it was written. */
  readonly key: string;
}

/**
 * `status: pending`, `status   pending` and `renamed: 211  skipped: 3`: what a tool prints that does not speak JSON. One record only, so no
 * name occurs twice; a heading and a remark may stand beside it. Null for running text, lists and tables.
 */
export function toLineFields(text: string): Field[] | null {
  const lines = text.slice(0, MOST_LINE_CHARS).trim().split('\n');
  if (lines.length > MOST_LINES) return null;
  const fields: Field[] = [];
  const names = new Set<string>();
  let others = 0;
  let isStrict = lines.length >= 2;
  for (const line of lines) {
    const found = toFields(line);
    if (found.length === 0) others += 1;
    isStrict &&= found.length === 1 && NAMED_LINE.test(line);
    for (const field of found) {
      if (names.has(field.name)) return null;
      names.add(field.name);
      fields.push(field);
    }
  }
  if (isStrict) return fields;
  // Looser forms are those of prose and lists too: only a record says how something went.
  const isRecord = fields.length >= 2 && others <= Math.min(MOST_OTHERS, lines.length / 2) && fields.some(isTelling);
  return isRecord ? fields : null;
}

const isTelling = ({ name, value }: Field): boolean =>
  STATUS_NAME.test(name) ||
  (typeof value === 'boolean' && GENERAL_FLAGS.has(name)) ||
  (typeof value === 'number' && (FAILED_COUNTS.has(name) || DONE_COUNTS.has(name)));

export const MOST_LINE_CHARS = 4_000;
const MOST_LINES = 20;
const MOST_OTHERS = 2;

function toFields(line: string): Field[] {
  const assigned = toAssigned(line);
  if (assigned.length > 1) return assigned;
  const parts = line.trim().split(GAP);
  // Several pairs on one line: "renamed: 211   skipped: 3   errors: 0".
  if (parts.length > 1 && parts.every((part) => PAIR.test(part))) return parts.flatMap(toPair);
  const whole = toPair(line);
  if (whole.length > 0) return whole;
  const [key = '', ...rest] = parts;
  // Cells of a table have a third.
  return rest.length === 1 && KEY.test(key) ? [toField(key, rest[0] ?? '')] : [];
}

/** A line of nothing but `name=value`: "ok=false code=403 reason=\"not a member\"". */
function toAssigned(line: string): Field[] {
  const text = line.trim();
  if (text.length > MOST_ASSIGNED_CHARS || !ASSIGNED_LINE.test(text)) return [];
  return [...text.matchAll(ASSIGNED)].map(([, key = '', value = '']) => toField(key, value.replace(/^"|"$/g, '')));
}

const MOST_ASSIGNED_CHARS = 600;
const ASSIGNED = /([\p{L}_][\p{L}\p{N}_.-]{0,30})=("[^"]*"|[^\s"]+)/gu;
const ASSIGNED_LINE = /^(?:[\p{L}_][\p{L}\p{N}_.-]{0,30}=(?:"[^"]*"|[^\s"]+)(?:\s+|$))+$/u;

const GAP = /\s{2,}|\t/;
const PAIR = /^[\p{L}_][\p{L}\p{N}_-]{0,30}\s?[:=]\s?[^\s:=][^:=]{0,60}$/u;
const KEY = /^[\p{Ll}\p{Lo}_][\p{L}\p{N}_ -]{0,30}$/u;
const NAMED_LINE = /^\s{0,8}([\p{L}_][\p{L}\p{N}_ -]{0,30}?)\s?[:=]\s(.{0,300})$/u;

function toPair(line: string): Field[] {
  const [, key, value] = NAMED_LINE.exec(line) ?? [];
  return key === undefined || value === undefined ? [] : [toField(key, value)];
}

const toField = (key: string, value: string): Field => ({
  name: toWords(key).join('_'),
  value: toValue(value.trim()),
  key: key.trim(),
});

/** A printed value as the one that it stands for. */
export function toValue(text: string): unknown {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
}
