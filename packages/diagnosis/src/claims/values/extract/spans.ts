import type { Value } from '../value.ts';

/** Collects values so that no part of the text is read twice: what is claimed first wins. */
export interface Spans {
  readonly text: string;
  readonly values: Value[];
  isFree(start: number, end: number): boolean;
  add(value: Value): void;
  /** Marks text that holds nothing to compare. */
  claim(start: number, end: number): void;
}

export function createSpans(text: string): Spans {
  const taken = new Uint8Array(text.length);
  const values: Value[] = [];
  const claim = (start: number, end: number): void => void taken.fill(1, start, end);
  return {
    text,
    values,
    isFree: (start, end) => taken[start] === 0 && (end <= start + 1 || taken[end - 1] === 0),
    add(value) {
      values.push(value);
      claim(value.start, value.end);
    },
    claim,
  };
}
