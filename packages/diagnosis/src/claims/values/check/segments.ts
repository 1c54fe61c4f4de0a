/** A stretch of the answer that says one thing. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Lines, and the sentences in them; a table row stays whole. */
export function toSegments(text: string): Segment[] {
  return split(text, SENTENCE_END);
}

/** The parts of a segment between commas, semicolons, dashes and table bars. A comma inside a number separates nothing. */
export function toSubsegments(segment: Segment): Segment[] {
  return split(segment.text, CLAUSE_END).map(({ start, end, text }) => ({
    start: start + segment.start,
    end: end + segment.start,
    text,
  }));
}

export function findSegment<T extends Segment>(segments: readonly T[], at: number): T | undefined {
  let low = 0;
  let high = segments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((segments[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return segments[low];
}

const SENTENCE_END = /\n+|(?<=[^\d\s][.!?])\s+(?=[^a-zà-ÿ])|(?<=\d[.!?])\s+(?=\p{Lu})|(?<=[。！？])/gu;
const CLAUSE_END = /[,;|]\s+|\s[–—-]\s|[，；、]|\s\(/gu;

function split(text: string, pattern: RegExp): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (text.slice(start, end).trim() !== '') segments.push({ start, end, text: text.slice(start, end) });
  };
  for (const match of text.matchAll(pattern)) {
    close(match.index);
    start = match.index + match[0].length;
  }
  close(text.length);
  return segments;
}
