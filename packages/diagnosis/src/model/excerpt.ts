/** How much of a text is kept for judging it: errors are at the beginning or the end. Chosen so that a million calls fit into memory. */
const EXCERPT_CHARS = 4_000;
/** Separates head and tail. */
export const CUT_MARK = '\n…\n';

/** Head and tail of a long text; a short one as it is. */
export function toExcerpt(text: string, chars = EXCERPT_CHARS): string {
  if (text.length <= chars) return text;
  const half = Math.floor((chars - CUT_MARK.length) / 2);
  return `${text.slice(0, half)}${CUT_MARK}${text.slice(-half)}`;
}

/** 64 bits of FNV-1a in two halves, as text: for telling equal from different, not against forgery. Linear, no dependencies. */
export function toDigest(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193 ^ text.length;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
  }
  return `${(a >>> 0).toString(16).padStart(8, '0')}${(b >>> 0).toString(16).padStart(8, '0')}`;
}

/** A short result is its own digest, unless it could be taken for one. */
export const toResultDigest = (text: string): string =>
  text.length > DIGEST_CHARS && text.length <= SHORT_CHARS ? text : toDigest(text);
const DIGEST_CHARS = 16;
const SHORT_CHARS = 200;

/** Depth and members of arguments that are compared and kept; anything beyond is replaced by a digest of its text. */
const MAX_DEPTH = 12;
const MAX_MEMBERS = 200;
/** Longer strings inside arguments are cut; their digest keeps different ones different. */
const ARGUMENT_CHARS = 2_000;

/**
 * A value with sorted members and bounded texts: equal values give equal results, whatever order their members came in. What has that form
 * already, as most of the evidence does, is returned unchanged.
 */
export function toBoundedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length <= ARGUMENT_CHARS
      ? value
      : `${toExcerpt(value, ARGUMENT_CHARS)} [${value.length} chars, ${toDigest(value)}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return `[nested ${toDigest(toSafeJson(value))}]`;
  return Array.isArray(value) ? toBoundedItems(value, depth) : toBoundedMembers(value as Members, depth);
}

function toBoundedItems(value: readonly unknown[], depth: number): readonly unknown[] {
  const items = value.slice(0, MAX_MEMBERS).map((item) => toBoundedValue(item, depth + 1));
  if (value.length > MAX_MEMBERS)
    items.push(`[${value.length - MAX_MEMBERS} more, ${toDigest(toSafeJson(value.slice(MAX_MEMBERS)))}]`);
  return items;
}

type Members = Readonly<Record<string, unknown>>;

function toBoundedMembers(value: Members, depth: number): Members {
  const names = Object.keys(value);
  const isInOrder =
    names.length <= MAX_MEMBERS && names.every((name, index) => index === 0 || (names[index - 1] as string) < name);
  if (isInOrder && names.every((name) => isShort(value[name]))) return value;
  const kept = isInOrder ? names : names.sort().slice(0, MAX_MEMBERS);
  const members = kept.map((name) => toBoundedValue(value[name], depth + 1));
  if (isInOrder && kept.every((name, index) => value[name] === members[index])) return value;
  // Not by assignment: a member may be called `__proto__`.
  return Object.fromEntries(kept.map((name, index) => [name, members[index]]));
}

/** Whether a value is its own bounded form at a glance, as most arguments are. */
const isShort = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= ARGUMENT_CHARS : typeof value !== 'object' || value === null;

/** Hostile nesting can exceed the stack of JSON.stringify; then only its kind is known. */
function toSafeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '[too deep]';
  }
}

/** Tool and arguments as one text: equal keys, equal calls. Long ones are cut and distinguished by a digest. */
export function toCallKey(tool: string, boundedArgs: unknown): string {
  const text = `${tool} ${JSON.stringify(boundedArgs)}`;
  return text.length <= 300 ? text : `${text.slice(0, 200)} ${toDigest(text)}`;
}
