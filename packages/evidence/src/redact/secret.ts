import { type TextBytes, toTextBytes } from './text-bytes.ts';

/** A secret in a text. */
export interface Secret {
  readonly start: number;
  readonly end: number;
  /** What it is: `password`, `github_token`. */
  readonly kind: string;
}

/** What one search through a text has found, and how much of it may still be looked at closely. */
export interface Search extends TextBytes {
  readonly text: string;
  readonly found: Secret[];
  /** How far it is searched closely: a text with more secrets than that is full of them, and what is left of it is walked once. */
  end: number;
  /** With so many found, a text is full. */
  readonly most: number;
  /** Close looks that are left: in a text that is full of names, the rest is judged coarsely, so that time stays bounded. */
  looks: number;
  /** The same for places without a name; where those are used up, the rest of them is left. */
  placeLooks: number;
  /** Whether anything from one place to another reads otherwise than in a search before this one, which found the rest. */
  isNew(from: number, to: number): boolean;
}

/** Text of any sort has far fewer names of secrets than one in 3,000 characters. */
const CHARS_PER_LOOK = 3_000;
const MIN_LOOKS = 400;

/** A log with a key in each of its lines has fewer secrets than one in 800 characters, but for short lines. */
const CHARS_PER_SECRET = 800;
const MIN_MOST = 500;

const allIsNew: Search['isNew'] = () => true;

/** `known` are secrets that were found before, in the text as it is written. */
export function createSearch(text: string, looks = looksFor(text), isNew = allIsNew, known = 0): Search {
  const { bytes, isAscii } = toTextBytes(text);
  const most = MIN_MOST + Math.floor(text.length / CHARS_PER_SECRET) - known;
  return { text, bytes, isAscii, found: [], end: text.length, most, looks, placeLooks: looksFor(text), isNew };
}

/** Whether so many secrets were found that the search ends at a place, and what follows is walked once. */
export function isFull(search: Search, at: number): boolean {
  if (search.found.length < search.most) return false;
  search.end = Math.min(search.end, at);
  return true;
}

export function looksFor({ length }: string): number {
  return MIN_LOOKS + Math.floor(length / CHARS_PER_LOOK);
}

/** Name of the first group that took part in a match. */
export function groupName(match: RegExpExecArray): string {
  for (const name in match.groups) if (match.groups[name] !== undefined) return name;
  return '';
}
