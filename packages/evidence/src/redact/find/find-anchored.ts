import { toAnchorTables } from '../anchor-tables.ts';
import { identifierEnd, NO_NAME, useOf } from '../name-use.ts';
import { isFull, type Search } from '../secret.ts';
import { NAME_ANCHORS } from '../secret-patterns.ts';
import { createHeadWalk, headAt } from '../walk-heads.ts';
import { findCoarsely } from './coarse/find-coarsely.ts';
import { createNameFinder } from './find-named.ts';
import { createPlaceFinder, PLACE_ANCHORS } from './find-places.ts';

const WORDS = [...NAME_ANCHORS, ...PLACE_ANCHORS];
const TABLES = toAnchorTables(WORDS, NAME_ANCHORS.length);
const LOWER = WORDS.map((word) => codesOf(word.toLowerCase()));
const UPPER = WORDS.map((word) => codesOf(word.toUpperCase()));
/** As constants of their own, because the engine reads those without asking again what they are. */
const { heads: HEADS, groups: GROUPS, offsets: OFFSETS, probes: PROBES } = TABLES;
const nextHead = createHeadWalk(TABLES);
const { probeBytes: PROBE_BYTES, probeCapitals: PROBE_CAPITALS } = TABLES;

/** How far around a name or a place its secret may be, but for the rows of a long table. */
const LOOKED_BEFORE = 2_000;
const LOOKED_AFTER = 4_000;

/** Finds what names lead to and what is told by its place, in one walk over the text. Most texts have neither. */
export function findAnchored(search: Search): void {
  const { text, bytes } = search;
  let findNamed: ReturnType<typeof createNameFinder> | undefined;
  let findPlace: ReturnType<typeof createPlaceFinder> | undefined;
  for (let at = nextHead(bytes, 0, search.end); at >= 0; at = nextHead(bytes, at + 1, search.end)) {
    if (isFull(search, at)) return;
    if (search.looks <= 0) {
      findAllCoarsely(search, at, search.end);
      return;
    }
    const number = HEADS[headAt(bytes, at)] as number;
    if (!search.isNew(at - LOOKED_BEFORE, at + LOOKED_AFTER)) continue;
    const isWithPlaces = search.placeLooks > 0;
    const group = GROUPS[number] as readonly number[];
    for (let next = 0; next < group.length; next++) {
      const word = group[next] as number;
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

const NAME_TABLES = toAnchorTables(NAME_ANCHORS, NAME_ANCHORS.length);
const { heads: NAME_HEADS, groups: NAME_GROUPS } = NAME_TABLES;
const nextNameHead = createHeadWalk(NAME_TABLES);

/** What is left of the walk once a text has had all its close looks: every name is taken by what follows it, and nothing is read twice. */
export function findAllCoarsely(search: Search, from: number, to: number, find = findCoarsely): void {
  const { text, bytes } = search;
  for (let at = nextNameHead(bytes, from, to); at >= 0; ) {
    const head = NAME_HEADS[headAt(bytes, at)] as number;
    let next = at + 1;
    const group = NAME_GROUPS[head] as readonly number[];
    for (let index = 0; index < group.length; index++) {
      const word = group[index] as number;
      if (!isAt(text, at, word)) continue;
      if (useOf(text.slice(at, identifierEnd(bytes, at)), word) === NO_NAME) break;
      next = Math.max(next, find(search, at));
      break;
    }
    at = nextNameHead(bytes, next, to);
  }
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
