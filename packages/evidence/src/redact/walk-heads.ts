import { type AnchorTables, CLASS_BITS, CLASSES, HEAD_MASK } from './anchor-tables.ts';

/**
 * Makes a walk over a text that returns where the next three characters are that belong to a word and have a neighbour of one, or -1. Four
 * places at a time, and those whose neighbours do not fit are passed over without beginning anew: that makes it quick.
 */
export function createHeadWalk({ heads, after, before }: AnchorTables) {
  return (bytes: Uint8Array, from: number, end: number): number => {
    let at = from;
    let first = headAt(bytes, at);
    for (; at < end - 3; at += 4) {
      const second = nextAfter(first, bytes[at + 3] as number);
      const third = nextAfter(second, bytes[at + 4] as number);
      const fourth = nextAfter(third, bytes[at + 5] as number);
      if (
        ((heads[first] as number) |
          (heads[second] as number) |
          (heads[third] as number) |
          (heads[fourth] as number)) !==
        0
      ) {
        if (fits(bytes, at, first)) return at;
        if (fits(bytes, at + 1, second)) return at + 1;
        if (fits(bytes, at + 2, third)) return at + 2;
        if (fits(bytes, at + 3, fourth)) return at + 3;
      }
      first = nextAfter(fourth, bytes[at + 6] as number);
    }
    for (; at < end; at++) if (fits(bytes, at, headAt(bytes, at))) return at;
    return -1;
  };

  /** Whether three characters are some that a word is found by, and what is next to them may be of that word. */
  function fits(bytes: Uint8Array, at: number, head: number): boolean {
    const number = heads[head] as number;
    if (number === 0) return false;
    const neighbours = number << CLASS_BITS;
    return (
      after[neighbours | (CLASSES[bytes[at + 3] as number] as number)] !== 0 ||
      (at > 0 && before[neighbours | (CLASSES[bytes[at - 1] as number] as number)] !== 0)
    );
  }
}

/** The classes of three characters. */
export function headAt(bytes: Uint8Array, at: number): number {
  return nextAfter(nextAfter(CLASSES[bytes[at] as number] as number, bytes[at + 1] as number), bytes[at + 2] as number);
}

function nextAfter(head: number, byte: number): number {
  return ((head << CLASS_BITS) | (CLASSES[byte] as number)) & HEAD_MASK;
}
