import { CLASS_BITS, CLASSES, HEAD_MASK, toAnchorTables } from '../anchor-tables.ts';
import type { Search } from '../secret.ts';
import { NAME_ANCHORS } from '../secret-patterns.ts';
import { createNameFinder } from './find-named.ts';
import { createPlaceFinder, PLACE_ANCHORS } from './find-places.ts';

const WORDS = [...NAME_ANCHORS, ...PLACE_ANCHORS];
const TABLES = toAnchorTables(WORDS, NAME_ANCHORS.length);
/** As constants of their own, because the engine reads those without asking again what they are. */
const { heads: HEADS, groups: GROUPS, offsets: OFFSETS, probes: PROBES, probeClasses: PROBE_CLASSES } = TABLES;

/** Finds what names lead to and what is told by its place, in one walk over the text. Most texts have neither. */
export function findAnchored(search: Search): void {
  const { text, bytes } = search;
  let findNamed: ReturnType<typeof createNameFinder> | undefined;
  let findPlace: ReturnType<typeof createPlaceFinder> | undefined;
  for (let at = nextHead(bytes, 0, text.length); at >= 0; at = nextHead(bytes, at + 1, text.length)) {
    const group = GROUPS[HEADS[headAt(bytes, at)] as number] as readonly number[];
    for (let next = 0; next < group.length; next++) {
      const word = group[next] as number;
      if (CLASSES[bytes[at + (PROBES[word] as number)] as number] !== PROBE_CLASSES[word]) continue;
      const start = at - (OFFSETS[word] as number);
      if (!isAt(text, start, WORDS[word] as string)) continue;
      if (word < NAME_ANCHORS.length) {
        findNamed ??= createNameFinder(search);
        findNamed(start, word);
      } else {
        findPlace ??= createPlaceFinder(search);
        findPlace(start, word - NAME_ANCHORS.length);
      }
    }
  }
}

/** Where the next three characters are that belong to a word, or -1. Four places at a time and no call: that makes it quick. */
function nextHead(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  let first = headAt(bytes, at);
  for (; at < end - 3; at += 4) {
    const second = nextAfter(first, bytes[at + 3] as number);
    const third = nextAfter(second, bytes[at + 4] as number);
    const fourth = nextAfter(third, bytes[at + 5] as number);
    if (
      ((HEADS[first] as number) | (HEADS[second] as number) | (HEADS[third] as number) | (HEADS[fourth] as number)) !==
      0
    )
      break;
    first = nextAfter(fourth, bytes[at + 6] as number);
  }
  for (; at < end; at++) if (HEADS[headAt(bytes, at)] !== 0) return at;
  return -1;
}

function nextAfter(head: number, byte: number): number {
  return ((head << CLASS_BITS) | (CLASSES[byte] as number)) & HEAD_MASK;
}

/** The classes of three characters. */
function headAt(bytes: Uint8Array, at: number): number {
  return nextAfter(nextAfter(CLASSES[bytes[at] as number] as number, bytes[at + 1] as number), bytes[at + 2] as number);
}

/** Whether a word is at a place, in any case. From its end, because the classes of its first characters mostly fit. */
function isAt(text: string, start: number, word: string): boolean {
  for (let at = word.length - 1; at >= 0; at--) {
    const code = text.charCodeAt(start + at);
    const wanted = word.charCodeAt(at);
    if (code === wanted || (code >= 65 && code <= 90 && (code | 32) === wanted)) continue;
    if (code < 128 || String.fromCharCode(code).toLowerCase() !== (word[at] ?? '').toLowerCase()) return false;
  }
  return true;
}
