import { toByte } from './text-bytes.ts';

/** What a walk over a text looks up to find words of a list: three characters at a time, each as one of 64 classes. */
interface AnchorTables {
  /** For each three classes the number of a group of words that have them; 0 for none. */
  readonly heads: Uint16Array;
  readonly groups: readonly (readonly number[])[];
  /** For each group and class whether a word of it has that class right after its three characters, or right before them. */
  readonly after: Uint8Array;
  readonly before: Uint8Array;
  /** Where in each word the three characters are that it is found by. */
  readonly offsets: Int8Array;
  /** Which character of each word to compare first, seen from those three: the one that is farthest away. */
  readonly probes: Int8Array;
  /** The byte of that character, as a small letter and as a capital. */
  readonly probeBytes: Uint8Array;
  readonly probeCapitals: Uint8Array;
}

export const CLASS_BITS = 6;
export const HEAD_MASK = (1 << (3 * CLASS_BITS)) - 1;

/**
 * Words are lower case. They are found by their first three characters, so that they are met in the order of their places; those from
 * `firstFree` on by the first three that others are found by as well, or else by those that are rarest in texts.
 */
export function toAnchorTables(words: readonly string[], firstFree: number): AnchorTables {
  const byHead = new Map<number, number[]>();
  const offsets = words.map((word, index) => {
    const offset = index < firstFree ? 0 : bestOffset(word, byHead);
    for (const head of headsOf(word.slice(offset))) byHead.set(head, [...(byHead.get(head) ?? []), index]);
    return offset;
  });
  const heads = new Uint16Array(HEAD_MASK + 1);
  const groups: number[][] = [[]];
  const known = new Map<string, number>();
  for (const [head, group] of byHead) {
    // What starts first is met first, as if all were found by their first characters.
    group.sort((left, right) => (offsets[right] ?? 0) - (offsets[left] ?? 0) || left - right);
    const key = group.join();
    const number = known.get(key) ?? groups.push(group) - 1;
    known.set(key, number);
    heads[head] = number;
  }
  const probes = words.map((word, index) => (offsets[index] === 0 ? word.length - 1 : -(offsets[index] ?? 0)));
  const probed = (word: string, index: number): number =>
    toByte(word.charCodeAt((offsets[index] ?? 0) + (probes[index] ?? 0)));
  return {
    heads,
    groups,
    ...toNeighbours(words, groups, offsets),
    offsets: Int8Array.from(offsets),
    probes: Int8Array.from(probes),
    probeBytes: Uint8Array.from(words, (word, index) => probed(word.toLowerCase(), index)),
    probeCapitals: Uint8Array.from(words, (word, index) => probed(word.toUpperCase(), index)),
  };
}

/**
 * What is next to the three characters of the words of each group: most places where those three fit are told from a word by that. A word
 * is looked for by what comes after them, where it ends with them by what comes before; one that is only those three may be anywhere.
 */
function toNeighbours(
  words: readonly string[],
  groups: readonly (readonly number[])[],
  offsets: readonly number[],
): Pick<AnchorTables, 'after' | 'before'> {
  const after = new Uint8Array(groups.length << CLASS_BITS);
  const before = new Uint8Array(groups.length << CLASS_BITS);
  for (const [number, group] of groups.entries()) {
    for (const index of group) {
      const word = words[index] ?? '';
      const offset = offsets[index] ?? 0;
      const [table, at] = word.length > offset + 3 ? [after, offset + 3] : [before, offset - 1];
      if (at < 0) after.fill(1, number << CLASS_BITS, (number + 1) << CLASS_BITS);
      else
        for (const sign of [word.toLowerCase(), word.toUpperCase()])
          table[(number << CLASS_BITS) | (CLASSES[toByte(sign.charCodeAt(at))] ?? 0)] = 1;
    }
  }
  return { after, before };
}

/** The signs that are looked up: all that a word is found by. The digit is any digit. */
const SIGNS = ' -:"*_\t{[<./=>(\'\\\n,|0';
const FIRST_SIGN = 27;
const FIRST_FOREIGN = 48;

/** Letters in both cases are one class, what is not ASCII falls into 16 classes, what no word is found by is class 0. */
export const CLASSES = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte >= 128) return FIRST_FOREIGN | (byte & 15);
  const letter = byte | 32;
  if (letter >= 97 && letter <= 122 && byte >= 65) return letter - 96;
  const sign = SIGNS.indexOf(byte >= 48 && byte <= 57 ? '0' : String.fromCharCode(byte));
  return sign < 0 ? 0 : FIRST_SIGN + sign;
});

/** How many of a thousand letters of English are this one, from `a` on. */
const LETTERS = [82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 2, 20, 1];

function bestOffset(word: string, known: ReadonlyMap<number, unknown>): number {
  const shares = [...word].map((sign) => (sign === ' ' ? 150 : (LETTERS[sign.charCodeAt(0) - 97] ?? 30)));
  const rate = (at: number): number => (shares[at] ?? 0) * (shares[at + 1] ?? 0) * (shares[at + 2] ?? 0);
  let best = 0;
  for (let at = 0; at + 3 <= word.length; at++) {
    const [head = 0] = classesOf(word.slice(at, at + 3)).includes(0) ? [] : headsOf(word.slice(at, at + 3));
    if (known.has(head)) return at;
    if (head > 0 && rate(at) < rate(best)) best = at;
  }
  return best;
}

function headsOf(word: string): readonly number[] {
  const [first = 0, second = 0, third] = classesOf(word.slice(0, 3));
  if (first === 0 || second === 0 || third === 0)
    throw new RangeError(`No class for a sign of ${JSON.stringify(word)}.`);
  const thirds = third === undefined ? classesAfter(first) : [third];
  return thirds.map((last) => (((first << CLASS_BITS) | second) << CLASS_BITS) | last);
}

function classesOf(word: string): readonly number[] {
  return [...word].map((sign) => CLASSES[toByte(sign.charCodeAt(0))] ?? 0);
}

/** What may follow a word of two characters: after `pw` no letter but that of `pwd`, after two of another script anything. */
function classesAfter(first: number): readonly number[] {
  const all = Array.from({ length: 1 << CLASS_BITS }, (_, class_) => class_);
  const isLetter = (class_: number): boolean => class_ >= 1 && class_ < FIRST_SIGN;
  return first >= FIRST_FOREIGN ? all : all.filter((class_) => !isLetter(class_) || class_ === 'd'.charCodeAt(0) - 96);
}
