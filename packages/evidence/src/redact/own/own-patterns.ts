/** What a user wants redacted besides, and what may stay. Patterns: a text, with at most one `*`. */
export interface RedactionSettings {
  readonly also: readonly string[];
  readonly except: readonly string[];
}

interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** The same, ready to be applied. */
export interface OwnRedaction {
  /** Writes the text anew without what the user wants redacted. */
  hide(text: string, toMark: (secret: string) => string): string;
  /** Leaves out of what was found whatever lies within something that may stay. */
  spare<Found extends TextRange>(text: string, found: Found[]): Found[];
}

/** Every text of every event is searched for each. */
export const MAX_OWN_PATTERNS = 20;
const MIN_CHARS = 4;
const MAX_CHARS = 200;
/** What `*` stands for: bounded, so that no text makes the search slow; the full stop of a sentence is not part of it. */
const ANYTHING = '[\\w.+/=-]{0,99}[\\w+/=-]';
const MARK = '[redacted:own:]';

/** Why a text is no pattern, in words; null when it is one. */
export function whyNoPattern(pattern: string): string | null {
  const [start = '', ...rest] = pattern.split('*');
  if (rest.length > 1) return 'may have one * only';
  if (start.length < MIN_CHARS) return `must begin with at least ${MIN_CHARS} characters before any *`;
  if (pattern.length > MAX_CHARS) return `must not be longer than ${MAX_CHARS} characters`;
  return MARK.includes(start) ? 'must not fit the mark that replaces a secret' : null;
}

/** From settings that may come from anywhere; undefined when they change nothing. What is no pattern is left out. */
export function createOwnRedaction(settings: unknown): OwnRedaction | undefined {
  const { also, except } = Object(settings) as Readonly<Record<string, unknown>>;
  const [hidden, spared] = [also, except].map(toPatterns) as [Pattern[], Pattern[]];
  if (hidden.length + spared.length === 0) return undefined;
  return {
    hide(text, toMark) {
      let [result, written] = ['', 0];
      for (const { start, end } of findAll(hidden, text)) {
        // Where two overlap, the first has taken it.
        if (start < written) continue;
        result += text.slice(written, start) + toMark(text.slice(start, end));
        written = end;
      }
      return written === 0 ? text : result + text.slice(written);
    },
    spare(text, found) {
      const ranges = found.length === 0 ? [] : findAll(spared, text);
      if (ranges.length === 0) return found;
      const reach = toReach(ranges);
      return found.filter(({ start, end }) => reach(start) < end);
    },
  };
}

/** How far what covers a place reaches; both are often many, so each place is looked up and not compared with all. */
function toReach(ranges: readonly TextRange[]): (place: number) => number {
  let furthest = 0;
  const ends = ranges.map(({ end }) => {
    furthest = Math.max(furthest, end);
    return furthest;
  });
  return (place) => {
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.start ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    return ends[low - 1] ?? 0;
  };
}

interface Pattern {
  /** The beginning, by which it is looked for. */
  readonly start: string;
  /** The whole, from a place on. */
  readonly whole: RegExp;
}

function toPatterns(patterns: unknown): Pattern[] {
  const texts = (Array.isArray(patterns) ? patterns : []).filter((text) => typeof text === 'string');
  return texts
    .filter((text) => whyNoPattern(text) === null)
    .slice(0, MAX_OWN_PATTERNS)
    .map((text) => ({
      start: text.split('*')[0] ?? '',
      whole: new RegExp(text.split('*').map(escapeAll).join(ANYTHING), 'y'),
    }));
}

const escapeAll = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Where the patterns occur, by their beginning; of two that begin together the longer comes first. */
function findAll(patterns: readonly Pattern[], text: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (const { start, whole } of patterns) {
    for (let at = text.indexOf(start); at !== -1; ) {
      whole.lastIndex = at;
      const end = whole.test(text) ? whole.lastIndex : at;
      if (end > at) ranges.push({ start: at, end });
      at = text.indexOf(start, Math.max(end, at + 1));
    }
  }
  return ranges.sort((left, right) => left.start - right.start || right.end - left.end);
}
