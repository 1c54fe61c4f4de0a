import { createLineSplitter, MAX_LINE_BYTES } from '@critiqor/evidence/contract/line-splitter';
import type { AnyEvent } from '@critiqor/evidence/contract/upgrade-event';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { isAsWritten } from '@critiqor/evidence/read/line-hash';
import { toFaithfulText } from '../system/open-plain-file.ts';
import { createLineTest, type RoughTest, textIn } from './rough-test.ts';
import { scanLine } from './scan-line.ts';

/** What the first line names as its predecessor. */
export const LIST_START = '0'.repeat(64);

export type SealListLine = AnyEvent & { readonly kind: 'seal' | 'diagnosis' | 'annotation' | 'tombstone' };

export interface ListProblem {
  readonly line: number;
  readonly message: string;
}

/** A line about a run. */
export interface ListPlace {
  readonly start: number;
  readonly end: number;
  /** Of a line that is as we wrote it; else empty, and the line was parsed at once. */
  readonly hash: string;
  readonly line: SealListLine | null;
  readonly recordBytes: number;
  readonly isDoubtful: boolean;
  readonly mayFit: boolean;
  readonly words: readonly boolean[];
  /** Digest of what can be searched, where words are looked for. */
  readonly text: ReturnType<typeof textIn>;
  /** The line before it about the same run. */
  readonly earlier: ListPlace | null;
}

interface ListScan {
  push(chunk: Buffer): void;
  end(): void;
  readonly isSearched: boolean;
  /** Of the lines so far, in bytes. */
  size(): number;
  /** The last line of each run. */
  readonly places: ReadonlyMap<string, ListPlace>;
  readonly problems: readonly ListProblem[];
}

const MAX_PROBLEMS = 100;

/** Checks the lines of a list as they come, and notes where those of each run are. */
export function createListScan(rough: RoughTest): ListScan {
  const places = new Map<string, ListPlace>();
  const problems: ListProblem[] = [];
  const { mayFit, wordsIn } = createLineTest(rough);
  const isSearched = (rough.words ?? []).length > 0;
  let [head, count, size] = [LIST_START, 0, 0];
  const parseLine = (line: string, number: number, isTerminated: boolean): AnyEvent | null => {
    const parsed = parseObject(line);
    const wrong = !parsed ? 'is not readable' : isTerminated ? whatIsWrong(parsed, line, count, head) : 'has no end';
    if (wrong && problems.length < MAX_PROBLEMS) problems.push({ line: number, message: `Line ${number} ${wrong}.` });
    if (!parsed) {
      count -= line === '' ? 1 : 0;
      return null;
    }
    head = String(parsed.hash);
    // One change is one problem, not one for every line behind it.
    if (typeof parsed.seq === 'number') count = parsed.seq;
    return parsed;
  };
  const addLine = (
    buffer: Buffer,
    start: number,
    end: number,
    offset: number,
    number: number,
    isTerminated: boolean,
  ): void => {
    count += 1;
    size = offset + end - start;
    const scanned = isTerminated ? scanLine(buffer, start, end, head) : null;
    if (scanned?.seq === count) {
      head = scanned.hash;
      places.set(scanned.runId, {
        start: offset,
        end: offset + end - start,
        hash: scanned.hash,
        line: null,
        recordBytes: scanned.recordBytes,
        isDoubtful: problems.length > 0,
        mayFit: mayFit(buffer, start, end, scanned.text),
        words: wordsIn(buffer, start, end),
        text: isSearched ? textIn(buffer, start, scanned.text) : undefined,
        earlier: places.get(scanned.runId) ?? null,
      });
      return;
    }
    const parsed = parseLine(toFaithfulText(buffer.subarray(start, end)), number, isTerminated);
    if (!parsed) return;
    const runId = String(parsed.run_id);
    places.set(runId, {
      start: offset,
      end: offset + end - start,
      hash: '',
      line: parsed as SealListLine,
      recordBytes: -1,
      isDoubtful: problems.length > 0,
      mayFit: true,
      words: NO_WORDS,
      text: undefined,
      earlier: places.get(runId) ?? null,
    });
  };
  const splitter = createLineSplitter(MAX_LINE_BYTES, ({ buffer, start, end, offset, line, isTerminated }) =>
    addLine(buffer, start, end, offset, line, isTerminated),
  );
  return { push: splitter.push, end: splitter.end, isSearched, size: () => size, places, problems };
}

const NO_WORDS: readonly boolean[] = [];

function whatIsWrong(parsed: AnyEvent, line: string, seq: number, head: string): string | null {
  if (!isAsWritten(line, parsed)) return 'was modified: its hash does not match';
  if (parsed.prev_hash !== head) return 'does not follow the line before it';
  return parsed.seq === seq ? null : 'has the wrong number';
}
