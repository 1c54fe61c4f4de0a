import { redactNamedValue, redactText } from '../redact/redact-text.ts';
import { cutText, encodeText } from './encode-text.ts';
import { isSpent, type Walk } from './encoding-walk.ts';
import { quoteName, sortNames } from './member-names.ts';

/** Nobody writes data that is nested more deeply. */
const MAX_DEPTH = 32;
/** A member name may have this fraction of what a text may have. */
const NAME_SHARE = 64;
/** No secret with a recognisable form is shorter. */
const MAYBE_SECRET_CHARS = 16;
const MAX_FLAG_CHARS = 256;

/** Encodes any value that a host may provide. `name` is its member name, which may show that the value is a secret. */
export function encodeValue(value: unknown, walk: Walk, name: string): string {
  walk.nodesLeft--;
  if (typeof value === 'string') {
    return encodeText(name ? redactNamedValue(name, value, walk) : redactText(value, walk), walk);
  }
  if (typeof value === 'number') return encodeNumber(value, walk, name);
  if (typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (typeof value === 'bigint') return encodeText(redactNamedValue(name, String(value), walk), walk);
  if (typeof value !== 'object') return 'null';
  if (value instanceof Date) return JSON.stringify(value) ?? 'null';
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `"[${value.byteLength} bytes, not recorded]"`;
  return encodeContainer(value, walk, name);
}

/** As in JSON, members without a value are left out. */
export function isRecordable(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol';
}

/** A number under the name of a password is a password too. */
function encodeNumber(value: number, walk: Walk, name: string): string {
  const text = JSON.stringify(value);
  if (!name || text.length < 4) return text;
  const redacted = redactNamedValue(name, text, walk);
  return redacted === text ? text : JSON.stringify(redacted);
}

function encodeContainer(value: object, walk: Walk, name: string): string {
  if (walk.ancestors.includes(value)) {
    walk.truncations++;
    return '"[not recorded: contains itself]"';
  }
  if (walk.ancestors.length >= MAX_DEPTH || isSpent(walk)) {
    walk.truncations++;
    return '"[not recorded: nested too deeply or too large]"';
  }
  walk.ancestors.push(value);
  const text = Array.isArray(value) ? encodeArray(value, walk, name) : encodeObject(toPlainObject(value), walk);
  walk.ancestors.pop();
  return text;
}

/** Name and message of an error are no members of their own. */
function toPlainObject(value: object): Record<string, unknown> {
  return value instanceof Error
    ? { ...value, name: value.name, message: value.message }
    : (value as Record<string, unknown>);
}

function encodeArray(values: readonly unknown[], walk: Walk, name: string): string {
  let text = '';
  for (let index = 0; index < values.length; index++) {
    if (index > 0) text += ',';
    if (isSpent(walk)) {
      walk.truncations++;
      text += `"[${values.length - index} more, not recorded]"`;
      break;
    }
    text += encodeValue(values[index], walk, flagName(values[index - 1]) ?? name);
  }
  return `[${text}]`;
}

/** The name that an option gives to the argument behind it, as in `["--password", "…"]`. */
function flagName(argument: unknown): string | undefined {
  return typeof argument === 'string' && argument.startsWith('--') && argument.length <= MAX_FLAG_CHARS
    ? argument.slice(2)
    : undefined;
}

/** The name next to a value, as in `{"name": "DB_PASSWORD", "value": "…"}`. */
function labelOf({ name, key }: Record<string, unknown>): string | undefined {
  return typeof name === 'string' ? name : typeof key === 'string' ? key : undefined;
}

function encodeObject(value: Record<string, unknown>, walk: Walk): string {
  const names = Object.keys(value);
  if (names.length > walk.nodesLeft) {
    walk.truncations++;
    names.length = Math.max(walk.nodesLeft, 0);
  }
  // Most objects have short names, which are recorded as they are.
  if (areShort(names)) return encodeMembers(value, sortNames(names), names, walk);
  const pairs = names
    .map((name) => [recordedName(name, walk), name] as const)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return encodeMembers(
    value,
    pairs.map(([recorded]) => recorded),
    pairs.map(([, name]) => name),
    walk,
  );
}

function areShort(names: readonly string[]): boolean {
  for (const name of names) if (name.length >= MAYBE_SECRET_CHARS) return false;
  return true;
}

/** Encodes members in canonical order: their names as they are recorded, and in the host's object. */
function encodeMembers(
  value: Record<string, unknown>,
  recordedNames: readonly string[],
  names: readonly string[],
  walk: Walk,
): string {
  let text = '';
  let previous: string | undefined;
  for (let index = 0; index < names.length; index++) {
    const recorded = recordedNames[index] as string;
    const name = names[index] as string;
    if (isSpent(walk)) {
      walk.truncations++;
      break;
    }
    const member = value[name];
    if (!isRecordable(member)) continue;
    // Two names may be one once they are redacted; a line with a repeated name would not survive being parsed.
    if (recorded === previous) {
      walk.truncations++;
      continue;
    }
    previous = recorded;
    const label = name === 'value' ? labelOf(value) || name : name;
    text += `${text ? ',' : ''}${quoteName(recorded)}:${encodeValue(member, walk, label)}`;
    walk.charsLeft -= recorded.length;
  }
  return `{${text}}`;
}

/** A long name may itself hold a secret. */
function recordedName(name: string, walk: Walk): string {
  if (name.length < MAYBE_SECRET_CHARS) return name;
  const redacted = redactText(name, walk);
  const allowed = walk.limits.textChars / NAME_SHARE;
  return redacted.length <= allowed ? redacted : cutText(redacted, allowed, walk);
}
