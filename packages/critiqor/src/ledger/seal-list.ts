import type { KeyObject } from 'node:crypto';
import type { RunRow } from '@critiqor/api/runs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import type { AnyEvent } from '@critiqor/evidence/contract/upgrade-event';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { isAsWritten } from '@critiqor/evidence/read/line-hash';
import { readPlainText } from '../system/open-plain-file.ts';
import { isSignedBy, toKeyId } from '../verify/signing-keys.ts';
import { isCutOff, toChainedLines } from './chained-lines.ts';

/**
 * `seals.jsonl`, the list of seals of a runs directory: one chained line for each seal, later diagnosis, annotation and deletion, in the
 * order in which they happened. A run that was copied, swapped, put back or deleted by hand does not fit it.
 */
export interface SealList {
  /** Whether there is a list; older directories have none. */
  readonly exists: boolean;
  /** What the list says about each run in the end, deleted ones included. */
  readonly runs: ReadonlyMap<string, ListedRun>;
  /** Where the list itself was changed; what follows the first place proves nothing. */
  readonly problems: readonly ListProblem[];
}

export interface FileDigest {
  readonly digest: string;
  readonly bytes: number;
}

export interface ListedRun {
  readonly run_id: string;
  readonly session_id: string;
  readonly seal: string;
  readonly session_bytes: number;
  readonly record: FileDigest;
  readonly diagnosis: FileDigest | null;
  /** How the run is listed; the verdict of a list comes from here, never from a file beside it. */
  readonly row: RunRow;
  /** Number and hash of the last annotation. */
  readonly annotations: { readonly count: number; readonly head: string } | null;
  readonly isDeleted: boolean;
  /** The last line that says what the files are. */
  readonly line: SealListLine;
  /** Whether it comes after a place where the list was changed. */
  readonly isDoubtful: boolean;
}

interface ListProblem {
  readonly line: number;
  readonly message: string;
}

export type SealListLine = AnyEvent & { readonly kind: 'seal' | 'diagnosis' | 'annotation' | 'tombstone' };

/** What the first line names as its predecessor. */
export const LIST_START = '0'.repeat(64);
const MAX_PROBLEMS = 100;

export function readSealList(path: string): SealList {
  const text = readPlainText(path);
  const runs = new Map<string, ListedRun>();
  const problems: ListProblem[] = [];
  let head = LIST_START;
  let count = 0;
  const lines = toChainedLines(text);
  for (const [number, line] of lines) {
    count += 1;
    const parsed = parseObject(line);
    const isCut = number === lines.length && isCutOff(text);
    const wrong = !parsed ? 'is not readable' : isCut ? 'has no end' : whatIsWrong(parsed, line, count, head);
    if (wrong && problems.length < MAX_PROBLEMS) problems.push({ line: number, message: `Line ${number} ${wrong}.` });
    if (!parsed) {
      count -= line === '' ? 1 : 0;
      continue;
    }
    head = String(parsed.hash);
    // One change is one problem, not one for every line behind it.
    if (typeof parsed.seq === 'number') count = parsed.seq;
    take(runs, parsed as SealListLine, problems.length > 0);
  }
  return { exists: text !== null, runs, problems };
}

/** Whether a line was signed with the key that belongs to this one. */
export function isSignedLine({ hash: _, signature, ...covered }: SealListLine, publicKey: KeyObject): boolean {
  const { key_id, value } = Object(signature) as { readonly key_id?: unknown; readonly value?: unknown };
  if (typeof value !== 'string' || key_id !== toKeyId(publicKey)) return false;
  return isSignedBy(toCanonicalJson(covered), value, publicKey);
}

function whatIsWrong(parsed: AnyEvent, line: string, seq: number, head: string): string | null {
  if (!isAsWritten(line, parsed)) return 'was modified: its hash does not match';
  if (parsed.prev_hash !== head) return 'does not follow the line before it';
  return parsed.seq === seq ? null : 'has the wrong number';
}

/** Applies one line to what is known so far. A line that lacks what it needs says nothing. */
function take(runs: Map<string, ListedRun>, line: SealListLine, isDoubtful: boolean): void {
  const runId = String(line.run_id);
  const known = runs.get(runId);
  switch (line.kind) {
    case 'seal': {
      const files = toFiles(line);
      const { session_id, seal, session_bytes } = line;
      if (!files || typeof seal !== 'string') return;
      const run = { run_id: runId, session_id: String(session_id), seal, session_bytes: Number(session_bytes) };
      runs.set(runId, { ...run, ...files, annotations: null, isDeleted: false, line, isDoubtful });
      return;
    }
    case 'diagnosis': {
      const files = toFiles(line);
      if (!files || !known || known.seal !== line.seal) return;
      runs.set(runId, { ...known, ...files, row: { ...files.row, ...toShown(known.row) }, line, isDoubtful });
      return;
    }
    case 'annotation': {
      const annotations = { count: Number(line.count), head: String(line.head) };
      if (!known || known.seal !== line.seal) return;
      runs.set(runId, { ...known, annotations, row: { ...known.row, ...toShown(Object(line.shown)) }, isDoubtful });
      return;
    }
    case 'tombstone':
      if (known) runs.set(runId, { ...known, isDeleted: true, isDoubtful });
  }
}

function toFiles({ record, diagnosis, row }: AnyEvent): Pick<ListedRun, 'record' | 'diagnosis' | 'row'> | null {
  if (typeof row !== 'object' || row === null) return null;
  return { record: toDigest(record), diagnosis: diagnosis ? toDigest(diagnosis) : null, row: row as RunRow };
}

const toDigest = (value: unknown): FileDigest => {
  const { digest, bytes } = Object(value) as Partial<FileDigest>;
  return { digest: String(digest), bytes: Number(bytes) };
};

/** What annotations can change in a row. */
const toShown = ({ labels, visibility }: Partial<RunRow>): Partial<RunRow> => ({
  ...(labels ? { labels } : {}),
  ...(visibility ? { visibility } : {}),
});
