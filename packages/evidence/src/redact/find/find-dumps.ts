import type { Search, Secret } from '../secret.ts';

/** A line of `xxd` or `hexdump -C`: the offset, bytes, and what they say. */
const LINE =
  /(?<=^|\n)(?:[\da-f]{7,8}|0x[\da-f]{4,8}):?[ \t]{1,4}((?:[\da-f]{2}(?:[\da-f]{2})?[ ]{1,2}){1,16})[ ]{0,50}(?:[ ]|\|)([^\n]{1,18}?)\|?(?=\r?\n|$)/y;
const FIRST = /(?:^|\n)[0x]{0,2}0{4,8}:?[ \t]{1,4}[\da-f]{2}/;
const MAX_LINES = 4_000;

/** Finds secrets in hexadecimal dumps: what the bytes say is searched, and every line that holds some of a secret is taken. */
export function findDumps(
  { text, found }: Pick<Search, 'text' | 'found'>,
  find: (text: string) => readonly Secret[],
): void {
  // A search for the zeros would stop at every number.
  const first = text.startsWith('0') || text.includes('\n0') ? FIRST.exec(text) : null;
  if (first === null) return;
  const lines: { at: number; hexStart: number; hexEnd: number; signStart: number; end: number }[] = [];
  let said = '';
  let at = first.index + Number(text[first.index] === '\n');
  while (lines.length < MAX_LINES && at < text.length) {
    LINE.lastIndex = at;
    const match = LINE.exec(text);
    if (match === null) break;
    const [whole, hex = '', signs = ''] = match;
    const hexStart = at + whole.indexOf(hex);
    const signStart = at + whole.lastIndexOf(signs);
    lines.push({
      at: said.length,
      hexStart,
      hexEnd: hexStart + hex.trimEnd().length,
      signStart,
      end: signStart + signs.length,
    });
    said += hex.replace(/\s/g, '').replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
    at = text.indexOf('\n', LINE.lastIndex) + 1;
    if (at === 0) break;
  }
  for (const { start, end, kind } of find(said)) {
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1]?.at ?? said.length;
      if (line.at >= end || next <= start) continue;
      found.push({ start: line.hexStart, end: line.hexEnd, kind }, { start: line.signStart, end: line.end, kind });
    }
  }
}
