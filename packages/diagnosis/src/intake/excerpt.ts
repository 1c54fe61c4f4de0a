/** What is kept of a text for judging it: errors stand at the beginning or the end. Chosen so that a million calls fit into memory. */
export const EXCERPT_CHARS = 4_000;
const CUT_MARK = '\n…\n';

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

/** Depth and members of arguments that are compared and kept; what lies beyond is replaced by a digest of its text. */
const MAX_DEPTH = 12;
const MAX_MEMBERS = 200;
/** Longer strings inside arguments are cut; their digest keeps different ones different. */
const ARGUMENT_CHARS = 2_000;

/** A value with sorted members and bounded texts: equal values give equal results, whatever order their members came in. */
export function toBoundedValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length <= ARGUMENT_CHARS
      ? value
      : `${toExcerpt(value, ARGUMENT_CHARS)} [${value.length} chars, ${toDigest(value)}]`;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return `[nested ${toDigest(toSafeJson(value))}]`;
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_MEMBERS).map((item) => toBoundedValue(item, depth + 1));
    if (value.length > MAX_MEMBERS)
      items.push(`[${value.length - MAX_MEMBERS} more, ${toDigest(toSafeJson(value.slice(MAX_MEMBERS)))}]`);
    return items;
  }
  const names = Object.keys(value).sort();
  const bounded: Record<string, unknown> = {};
  for (const name of names.slice(0, MAX_MEMBERS)) {
    Object.defineProperty(bounded, name, {
      value: toBoundedValue((value as Record<string, unknown>)[name], depth + 1),
      enumerable: true,
    });
  }
  return bounded;
}

/** Hostile nesting can exceed the stack of JSON.stringify; then only its kind is known. */
function toSafeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '[too deep]';
  }
}
