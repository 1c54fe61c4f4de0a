import { readFileSync } from 'node:fs';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { readTrace, type Trace, toTraceEventId } from '@critiqor/diagnosis/intake/read-trace';
import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import { type ReaderRecord, toReaderRecord } from '@critiqor/diagnosis/reader/reader-record';

/** A run of a verdict book with what a fair person says about it. */
export interface BookTrace extends Trace {
  readonly trace_id: string;
  readonly expect: {
    readonly pair: string;
    readonly verdict: 'trust' | 'review' | 'unsafe' | 'not_run';
    readonly must: readonly FailureType[];
    readonly must_not: readonly FailureType[];
    readonly why: string;
  };
}

export const readBook = (path: string): BookTrace[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as BookTrace);

const IDENTITY = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };

/** A run as a reader gets it. */
export const toBookRecord = (trace: Trace): ReaderRecord =>
  toReaderRecord(readTrace(trace), diagnose({ identity: IDENTITY, trace }));

/** The texts of a run that another run has too, line by line: what differs within a pair is what the verdict is about. */
export function toLineSet(trace: Trace | undefined): ReadonlySet<string> {
  const lines = (trace?.events ?? []).flatMap(({ text, args }) => [
    ...(text ?? '').split('\n'),
    ...(args === undefined ? [] : JSON.stringify(args).split('\\n')),
  ]);
  return new Set(lines.map((line) => line.trim()));
}

export { toTraceEventId };
