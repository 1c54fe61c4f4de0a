import { CLASS_BITS, CLASSES, HEAD_MASK, toAnchorTables } from '../anchor-tables.ts';
import { identifierEnd, NO_NAME, useOf } from '../name-use.ts';
import { isFull, type Search } from '../secret.ts';
import { NAME_ANCHORS } from '../secret-patterns.ts';
import { findCoarsely } from './coarse/find-coarsely.ts';
import { createNameFinder } from './find-named.ts';
import { createPlaceFinder, PLACE_ANCHORS } from './find-places.ts';

const WORDS = [...NAME_ANCHORS, ...PLACE_ANCHORS];
const TABLES = toAnchorTables(WORDS, NAME_ANCHORS.length);
const LOWER = WORDS.map((word) => codesOf(word.toLowerCase()));
const UPPER = WORDS.map((word) => codesOf(word.toUpperCase()));
/** As constants of their own, because the engine reads those without asking again what they are. */
const { heads: HEADS, groups: GROUPS, offsets: OFFSETS, probes: PROBES, after: AFTER, before: BEFORE } = TABLES;
const { probeBytes: PROBE_BYTES, probeCapitals: PROBE_CAPITALS } = TABLES;

/** How far around a name or a place its secret may be, but for the rows of a long table. */
const LOOKED_BEFORE = 2_000;
const LOOKED_AFTER = 4_000;

/** Finds what names lead to and what is told by its place, in one walk over the text. Most texts have neither. */
export function findAnchored(search: Search): void {
  const { text, bytes } = search;
  let findNamed: ReturnType<typeof createNameFinder> | undefined;
  let findPlace: ReturnType<typeof createPlaceFinder> | undefined;
  for (let next = 0; ; ) {
    const at = nextHead(bytes, next, search.end);
    if (at < 0 || isFull(search, at)) return;
    next = at + 1;
    if (search.looks <= 0) {
      findAllCoarsely(search, at, search.end);
      return;
    }
    const number = HEADS[headAt(bytes, at)] as number;
    if (!search.isNew(at - LOOKED_BEFORE, at + LOOKED_AFTER)) continue;
    const isWithPlaces = search.placeLooks > 0;
    const group = GROUPS[number] as readonly number[];
    for (let index = 0; index < group.length; index++) {
      const word = group[index] as number;
      if (!isWithPlaces && word >= NAME_ANCHORS.length) continue;
      const probe = bytes[at + (PROBES[word] as number)];
      if (probe !== PROBE_BYTES[word] && probe !== PROBE_CAPITALS[word]) continue;
      const start = at - (OFFSETS[word] as number);
      if (!isAt(text, start, word)) continue;
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

/** What is left of the walk once a text has had all its close looks: every name is taken by what follows it, and nothing is read twice. */
export function findAllCoarsely(search: Search, from: number, to: number, find = findCoarsely): void {
  const { text, bytes } = search;
  for (let at = nextHead(bytes, from, to); at >= 0; ) {
    let next = at + 1;
    const group = GROUPS[HEADS[headAt(bytes, at)] as number] as readonly number[];
    for (let index = 0; index < group.length; index++) {
      const word = group[index] as number;
      if (word >= NAME_ANCHORS.length || !isAt(text, at, word)) continue;
      if (useOf(text.slice(at, identifierEnd(bytes, at)), word) !== NO_NAME) next = Math.max(next, find(search, at));
      break;
    }
    at = nextHead(bytes, next, to);
  }
}

/**
 * Where the next three characters are that belong to a word and have a neighbour of one, or -1. Four places at a time, and those whose
 * neighbours do not fit are passed over without beginning anew: that makes it quick.
 */
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
}

/** Whether three characters are some that a word is found by, and what is next to them may be of that word. */
function fits(bytes: Uint8Array, at: number, head: number): boolean {
  const number = HEADS[head] as number;
  if (number === 0) return false;
  const neighbours = number << CLASS_BITS;
  return (
    AFTER[neighbours | (CLASSES[bytes[at + 3] as number] as number)] !== 0 ||
    (at > 0 && BEFORE[neighbours | (CLASSES[bytes[at - 1] as number] as number)] !== 0)
  );
}

function nextAfter(head: number, byte: number): number {
  return ((head << CLASS_BITS) | (CLASSES[byte] as number)) & HEAD_MASK;
}

/** The classes of three characters. */
function headAt(bytes: Uint8Array, at: number): number {
  return nextAfter(nextAfter(CLASSES[bytes[at] as number] as number, bytes[at + 1] as number), bytes[at + 2] as number);
}

/** Whether a word is at a place, in any case. From its end, because the classes of its first characters mostly fit. */
function isAt(text: string, start: number, word: number): boolean {
  const lower = LOWER[word] as Uint16Array;
  const upper = UPPER[word] as Uint16Array;
  for (let at = lower.length - 1; at >= 0; at--) {
    const code = text.charCodeAt(start + at);
    if (code !== lower[at] && code !== upper[at]) return false;
  }
  return true;
}

function codesOf(word: string): Uint16Array {
  return Uint16Array.from(word, (sign) => sign.charCodeAt(0));
}
