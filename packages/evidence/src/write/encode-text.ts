import type { Walk } from './encoding-walk.ts';

/** What is left of a text once an event has used up its characters: enough to distinguish texts. */
const STUB_CHARS = 64;
const ENDS_WITH_HIGH_SURROGATE = /[\ud800-\udbff]$/;
const STARTS_WITH_LOW_SURROGATE = /^[\udc00-\udfff]/;

/** Writes a redacted text, cut where it is too long. */
export function encodeText(text: string, walk: Walk): string {
  const allowed = Math.min(walk.limits.textChars, Math.max(walk.charsLeft, STUB_CHARS));
  const kept = text.length <= allowed ? text : cutText(text, allowed, walk);
  walk.charsLeft -= kept.length;
  return JSON.stringify(kept);
}

/** Head and tail of a text; length and digest are of the whole text. */
export function cutText(text: string, allowed: number, walk: Walk): string {
  walk.truncations++;
  const half = allowed >> 1;
  const head = headOf(text, half);
  const tail = text.slice(-half).replace(STARTS_WITH_LOW_SURROGATE, '');
  const cut = text.length - head.length - tail.length;
  return `${head}\n[cut ${cut} of ${text.length} characters, digest ${walk.digest(text)}]\n${tail}`;
}

/** The head of a name that is too long for one; length and digest are of the whole. */
export function cutName(name: string, allowed: number, walk: Walk): string {
  walk.truncations++;
  const head = headOf(name, allowed >> 1);
  return `${head}[cut ${name.length - head.length} of ${name.length} characters, digest ${walk.digest(name)}]`;
}

/** Not more than so many characters from the start, and no half of one. */
function headOf(text: string, length: number): string {
  return text.slice(0, length).replace(ENDS_WITH_HIGH_SURROGATE, '');
}
