import { MAX_UNQUOTED } from '../../read-value.ts';
import { groupName, type Search } from '../../secret.ts';
import { NAME_HEAD } from '../../secret-patterns.ts';
import { isTokenCharacter, nameStart } from '../find-tokens.ts';

const MIN_COARSE = 6;
/** `abc1` has two stretches of letters and digits, as names with a number have; a key has more. */
const MIN_CHANGES = 3;
/** The same for `ed25519.Ed25519PublicKey`, where words are joined. */
const MIN_JOINED_CHANGES = 7;

/** What is left of looking closely where a text is full of names: a value is taken if letters and digits change in it, and it is no expression. */
export function findCoarsely({ text, found }: Search, start: number): number {
  let at = start;
  while (isTokenCharacter(text.charCodeAt(at))) at++;
  const nameEnd = at;
  let hasSign = false;
  for (; at < text.length; at++) {
    const gap = COARSE_GAP[Math.min(text.charCodeAt(at), 127)];
    if (gap === 0) break;
    hasSign ||= gap === 2;
  }
  let changes = 0;
  let hasDigit = false;
  let isJoined = false;
  let previous = 0;
  let end = at;
  for (const limit = Math.min(text.length, at + MAX_UNQUOTED); end < limit; end++) {
    const code = text.charCodeAt(end);
    if (code < 128 && COARSE_END[code] === 1) break;
    const sort = SORTS[Math.min(code, 127)] as number;
    if (sort !== previous && sort !== 0) changes++;
    previous = sort || previous;
    if (sort === 2) hasDigit = true;
    if (code === 45 || code === 46 || code === 95) isJoined = true;
  }
  const first = text.charCodeAt(at);
  const next = text.charCodeAt(end);
  // Files, numbers, calls and members are no secrets.
  const isNothing = first === 47 || first === 46 || next === 40 || next === 91 || next === 63 || next === 124;
  if (!hasSign || !hasDigit || end - at < MIN_COARSE || isNothing) return end;
  if (changes < (isJoined ? MIN_JOINED_CHANGES : MIN_CHANGES)) return end;
  // Ids and what was marked before are no secrets.
  const isMark = text.startsWith('redacted', at) || (end - at === 8 && next === 93 && text.charCodeAt(at - 1) === 58);
  if (isMark || endsInUuid(text, end) || text.startsWith('agent:', at)) return end;
  const kind = kindAt(text, start, nameEnd);
  if (kind !== '') found.push({ start: at, end, kind });
  return end;
}

/** What a name says its value is; nothing where it says too little: `key` alone is what caches, maps and events have. Texts repeat their names. */
function kindAt(text: string, start: number, end: number): string {
  // What is before a space or a dot tells what a `key` is.
  if (end - start > MAX_NAME || IS_KEY.test(text[start] ?? '')) return judgeKind(text, start);
  const name = text.slice(nameStart(text, start), end);
  const known = kinds.get(name);
  if (known !== undefined) return known;
  const kind = judgeKind(text, start);
  if (kinds.size >= MAX_KINDS) kinds.clear();
  // Put together anew, because a part of a text keeps the whole text in memory.
  kinds.set(` ${name}`.slice(1), kind);
  return kind;
}

const IS_KEY = /k/i;
const MAX_NAME = 40;
const MAX_KINDS = 500;
const kinds = new Map<string, string>();

function judgeKind(text: string, start: number): string {
  NAME_HEAD.lastIndex = start;
  const match = NAME_HEAD.exec(text);
  const kind = match === null ? '' : groupName(match);
  return WEAK.has(kind) ? '' : kind;
}

const WEAK = new Set(['other_key', 'session', 'pin', 'cookie', 'authorization']);

/** White space is 1, what leads to a value is 2. */
const COARSE_GAP = Uint8Array.from({ length: 128 }, (_, code) =>
  /["'`:=>\\]/.test(String.fromCharCode(code)) ? 2 : Number(/\s/.test(String.fromCharCode(code))),
);
/** Letters are 1, digits 2 and signs of passwords 3. */
const SORTS = Uint8Array.from({ length: 128 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return /[A-Za-z]/.test(sign) ? 1 : /\d/.test(sign) ? 2 : /[!#%^*@~]/.test(sign) ? 3 : 0;
});
const COARSE_END = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\s"'`,;&\\<>()[\]{}|?]/.test(String.fromCharCode(code))),
);

/** Whether what ends here is an id, told by where its hyphens are. */
function endsInUuid(text: string, end: number): boolean {
  return (
    text.charCodeAt(end - 13) === 45 &&
    text.charCodeAt(end - 18) === 45 &&
    text.charCodeAt(end - 23) === 45 &&
    text.charCodeAt(end - 28) === 45
  );
}
