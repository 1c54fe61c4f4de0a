import { createAnchorScan } from '../anchor-words.ts';
import type { Search } from '../secret.ts';
import { NAME_ANCHORS } from '../secret-patterns.ts';
import { createNameFinder } from './find-named.ts';
import { createPlaceFinder, PLACE_ANCHORS } from './find-places.ts';

const scan = createAnchorScan([...NAME_ANCHORS, ...PLACE_ANCHORS]);

/** Finds what names lead to and what is told by its place, in one walk over the text. */
export function findAnchored(search: Search): void {
  const findNamed = createNameFinder(search);
  const findPlace = createPlaceFinder(search);
  scan(search.text, (start, word) => {
    if (word < NAME_ANCHORS.length) findNamed(start, word);
    else findPlace(start, word - NAME_ANCHORS.length);
  });
}
