/** Finds where words of a list are, in one walk over a text, whatever their number. */
type AnchorScan = (text: string, visit: (start: number, word: number) => void) => void;

/** What may follow a word of two characters: three are needed to look one up. */
const AFTER_SHORT = [...'=: "\'_-,;|\t\n)]>*`\\.d0123456789([/'];

/**
 * Words are lower case; a text matches in any case. A place with several words is visited for each, in the order of the list. Two
 * characters are looked at out of every two: a word of three has a pair there, wherever it starts.
 */
export function createAnchorScan(words: readonly string[]): AnchorScan {
  const pairs = new Uint8Array(65_536);
  const triples = new Uint16Array(32_768);
  const groups: number[][] = [[]];
  for (const [index, word] of words.entries()) {
    for (const head of word.length < 3 ? AFTER_SHORT.map((sign) => word + sign) : [word.slice(0, 3)]) {
      const [first, second, third] = [byteOf(head, 0), byteOf(head, 1), byteOf(head, 2)];
      for (const [left, right] of [
        [first, second],
        [second, third],
      ] as const)
        for (const one of casesOf(left)) for (const two of casesOf(right)) pairs[(one << 8) | two] = 1;
      const triple = toTriple(first, second, third);
      triples[triple] ||= groups.push([]) - 1;
      const group = groups[triples[triple] ?? 0];
      if (!group?.includes(index)) group?.push(index);
    }
  }
  return (text, visit) => {
    const bytes = toBytes(text);
    const last = text.length - 1;
    for (let at = 0; at <= last; at += 2) {
      if (pairs[((bytes[at] as number) << 8) | (bytes[at + 1] as number)] === 0) continue;
      for (let start = at === 0 ? 0 : at - 1; start <= at; start++) {
        const group = triples[toTriple(bytes[start] as number, bytes[start + 1] as number, bytes[start + 2] as number)];
        if (group === 0) continue;
        for (const index of groups[group as number] as number[])
          if (isAt(text, start, words[index] as string)) visit(start, index);
      }
    }
  };
}

function byteOf(word: string, at: number): number {
  return toByte(word.charCodeAt(at));
}

function toByte(code: number): number {
  return code < 128 ? code : 128 | (code & 127);
}

function casesOf(byte: number): readonly number[] {
  return byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
}

function toTriple(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31);
}

const encoder = new TextEncoder();
const KEPT_BYTES = 65_536;
const kept = new Uint8Array(KEPT_BYTES + 4);

/** A byte for each character, and some zeros after them: reading bytes is several times quicker than reading a string. */
function toBytes(text: string): Uint8Array {
  const bytes = text.length <= KEPT_BYTES ? kept : new Uint8Array(text.length + 4);
  const { read, written } = encoder.encodeInto(text, bytes.subarray(0, text.length));
  if (read !== text.length || written !== text.length)
    for (let at = 0; at < text.length; at++) bytes[at] = toByte(text.charCodeAt(at));
  bytes.fill(0, text.length, text.length + 4);
  return bytes;
}

/** Whether a word is at a place, in any case. */
function isAt(text: string, start: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const code = text.charCodeAt(start + at);
    const wanted = word.charCodeAt(at);
    if (code === wanted || (code >= 65 && code <= 90 && (code | 32) === wanted)) continue;
    if (code < 128 || String.fromCharCode(code).toLowerCase() !== (word[at] ?? '').toLowerCase()) return false;
  }
  return true;
}
