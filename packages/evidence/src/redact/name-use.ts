import { TOKEN_CHARACTERS } from './find/find-tokens.ts';
import { NAME, NAME_ANCHORS } from './secret-patterns.ts';

/** `token_count`, `token_ids`, `password_length`: what is said about a secret is none. */
const ABOUT = /[a-z]{0,6}[_-](?:count|ids?|len(?:gth)?|limit|name|type|ur[il]|usage)(?![a-z])/iy;

/** So many of the first anchors are parts of plain names, which must fit to their end. */
export const PLAIN_ANCHORS = NAME_ANCHORS.indexOf('identified');
/** What may stand before an anchor within a name. */
const BEGINNINGS = ['', 'to', 'se', 'a', 'coo', 'api_', 'github', 'private', 'mtls_'];
export const NO_NAME = 0;
export const PART_OF_NAME = 1;
const WHOLE_NAME = 2;
type Use = typeof NO_NAME | typeof PART_OF_NAME | typeof WHOLE_NAME;

/** By anchor, what names are that start so. Remembered, because texts repeat their names. */
const uses: readonly Map<string, Use>[] = NAME_ANCHORS.map(() => new Map<string, Use>());
const MAX_USES = 200;

/** Whether a name can end so: `ken` and `ken_prod` of token. `ken_count` cannot, `kenValue` goes on. */
export function useOf(tail: string, word: number): Use {
  const known = uses[word] as Map<string, Use>;
  const use = known.get(tail);
  if (use !== undefined) return use;
  const judged = judgeUse(tail, word);
  if (known.size >= MAX_USES) known.clear();
  // Put together anew, because a part of a text keeps the whole text in memory.
  known.set(` ${tail}`.slice(1), judged);
  return judged;
}

function judgeUse(tail: string, word: number): Use {
  ABOUT.lastIndex = NAME_ANCHORS[word]?.length ?? 0;
  if (ABOUT.test(tail)) return NO_NAME;
  if (word >= PLAIN_ANCHORS || tail.length > 40) return WHOLE_NAME;
  return BEGINNINGS.some((beginning) => NAME.test(beginning + tail)) ? WHOLE_NAME : PART_OF_NAME;
}

/** What must be around an anchor that is short and common: `cli` is in client and click, `conn` in connection. */
const AROUND: Readonly<Record<string, RegExp>> = {
  identified: /^.{0,8}identified[ \t]/is,
  conn: /^.{0,8}conn(?:ection)?[_\- ]?str/is,
  cli: /^.{0,2}redis-cli/is,
  cmd: /^.{0,5}sqlcmd/is,
  cker: /^.{0,6}docker login/is,
  podman: /^.{0,8}podman login/is,
  ks: /^.{0,5}hooks/is,
  licen: /^.{0,8}licen[sc]e["']?[ \t]{0,2}[:=]/is,
  '.login': /^.{0,8}\.login[ \t]{0,2}=/is,
};
const AROUND_ANCHOR: readonly (RegExp | undefined)[] = NAME_ANCHORS.map((anchor) => AROUND[anchor]);

/** Whether an anchor is what it looks like, by a few characters around it: a close look costs more. */
export function mayLead(text: string, start: number, word: number): boolean {
  const around = AROUND_ANCHOR[word];
  return around === undefined || around.test(text.slice(Math.max(0, start - 8), start + 20));
}

export function identifierEnd(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end - start < 48 && TOKEN_CHARACTERS[bytes[end] as number] === 1) end++;
  return end;
}
