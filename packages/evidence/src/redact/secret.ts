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
  /** Close looks that are left: in a text that is full of names, the rest is judged coarsely, so that time stays bounded. */
  looks: number;
  /** The same for places without a name; where those are used up, the rest of them is left. */
  placeLooks: number;
  /** The same for keys without a name: where so many were found, the rest of them is told by fewer signs. */
  runLooks: number;
  /** Whether anything from one place to another reads otherwise than in a search before this one, which found the rest. */
  isNew(from: number, to: number): boolean;
}

/** Text of any sort has far fewer names of secrets than one in 2,000 characters. */
const CHARS_PER_LOOK = 2_000;
const MIN_LOOKS = 400;

const allIsNew: Search['isNew'] = () => true;

export function createSearch(text: string, looks = looksFor(text), isNew = allIsNew): Search {
  const { bytes, isAscii } = toTextBytes(text);
  return { text, bytes, isAscii, found: [], looks, placeLooks: looksFor(text), runLooks: runLooksFor(text), isNew };
}

export function looksFor({ length }: string): number {
  return MIN_LOOKS + Math.floor(length / CHARS_PER_LOOK);
}

/** Text of any sort has far fewer keys without a name than one in 400 characters. */
const CHARS_PER_RUN = 400;

function runLooksFor({ length }: string): number {
  return MIN_LOOKS + Math.floor(length / CHARS_PER_RUN);
}

/** Name of the first group that took part in a match. */
export function groupName(match: RegExpExecArray): string {
  for (const name in match.groups) if (match.groups[name] !== undefined) return name;
  return '';
}
