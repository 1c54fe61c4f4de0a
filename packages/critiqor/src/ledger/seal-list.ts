import { isUtf8 } from 'node:buffer';
import type { KeyObject } from 'node:crypto';
import type { RunRow } from '@critiqor/api/runs';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import type { AnyEvent } from '@critiqor/evidence/contract/upgrade-event';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { isAsWritten } from '@critiqor/evidence/read/line-hash';
import { readChunks, readPlainBytes } from '../system/open-plain-file.ts';
import { isSignedBy, toKeyId } from '../verify/signing-keys.ts';
import { createListScan, type ListPlace, type ListProblem, type SealListLine } from './list-scan.ts';
import type { RoughTest } from './rough-test.ts';

/**
 * `seals.jsonl`, the list of seals of a runs directory: one chained line for each seal, later diagnosis, annotation and deletion, in the
 * order in which they happened. A run that was copied, swapped, put back or deleted by hand does not fit it.
 */
export interface SealList {
  /** Whether there is a list; older directories have none. */
  readonly exists: boolean;
  /** What the list says about each run in the end, deleted ones included. */
  readonly runs: SealedRuns;
  /** Where the list itself was changed; what follows the first place proves nothing. */
  readonly problems: readonly ListProblem[];
}

interface SealedRuns {
  get(runId: string): ListedRun | undefined;
  /** Every run that the list names. */
  ids(): readonly string[];
  values(): readonly ListedRun[];
  isSealed(runId: string): boolean;
  /** Size of the record of a sealed run; undefined of every other run. */
  recordBytesOf(runId: string): number | undefined;
  /** False when the row of a run cannot pass the rough test, or cannot have one of its words. */
  mayFit(runId: string): boolean;
  mayHave(runId: string, word: number): boolean;
  /** The digest of what can be searched of a run. */
  textOf(runId: string): FileDigest | null | undefined;
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
  /** Its line among the searched texts; null when there is nothing to search, undefined when nobody wrote one. */
  readonly text: FileDigest | null | undefined;
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

interface ReadOptions {
  /** Keep the bytes, for those who ask about every run. */
  readonly keepsBytes?: boolean;
  readonly rough?: RoughTest;
}

export function readSealList(path: string, options: ReadOptions = {}): SealList {
  return createSealListReader(path)(options);
}

/**
 * Reads a list again and again, as long as a process goes on. Every line is checked each time; what a line says is parsed once, and only when
 * somebody asks for it.
 */
export function createSealListReader(path: string): (options?: ReadOptions) => SealList {
  let parsed = new Map<string, SealListLine>();
  return ({ keepsBytes = false, rough = {} } = {}) => {
    const scan = createListScan(rough);
    const bytes = keepsBytes ? readPlainBytes(path) : null;
    const exists = keepsBytes ? bytes !== null : readChunks(path, scan.push);
    if (bytes) scan.push(bytes);
    if (!exists) return NO_LIST;
    scan.end();
    // What was scanned and is kept needs no second look, unless reading it as text would change it.
    const isScanned = bytes !== null && isUtf8(bytes);
    const before = parsed;
    parsed = new Map();
    const parse = ({ line, start, end, hash: key }: ListPlace): SealListLine | null => {
      const known =
        line ??
        parsed.get(key) ??
        before.get(key) ??
        (isScanned ? readScanned(bytes, start, end) : readAgain(path, bytes, start, end, key));
      if (known && key !== '') parsed.set(key, known);
      return known;
    };
    return { exists, runs: toRuns(scan, parse), problems: scan.problems };
  };
}

const readScanned = (bytes: Buffer, start: number, end: number): SealListLine | null =>
  parseObject(bytes.toString('utf8', start, end)) as SealListLine | null;

/** The line at a place, if it is still what was scanned there. */
function readAgain(path: string, kept: Buffer | null, start: number, end: number, said: string): SealListLine | null {
  const text = (kept ? kept.subarray(start, end) : readPlainBytes(path, start, end))?.toString('utf8') ?? '';
  const line = parseObject(text);
  return line && line.hash === said && isAsWritten(text, line) ? (line as SealListLine) : null;
}

/** The runs, each put together from its lines when it is asked for. */
function toRuns(
  { places, isSearched }: ReturnType<typeof createListScan>,
  parse: (place: ListPlace) => SealListLine | null,
): SealedRuns {
  const known = new Map<string, ListedRun | undefined>();
  const get = (runId: string): ListedRun | undefined => {
    if (known.has(runId)) return known.get(runId);
    const runs = new Map<string, ListedRun>();
    const own: ListPlace[] = [];
    for (let place = places.get(runId) ?? null; place; place = place.earlier) own.push(place);
    for (const place of own.reverse()) {
      const line = parse(place);
      if (line && String(line.run_id) === runId) take(runs, line, place.isDoubtful);
    }
    known.set(runId, runs.get(runId));
    return runs.get(runId);
  };
  /** The only line of a run, if it is as we wrote it. */
  const only = (runId: string): ListPlace | null => {
    const last = places.get(runId);
    return last && last.earlier === null && last.hash !== '' ? last : null;
  };
  return {
    get,
    ids: () => [...places.keys()],
    values: () => [...places.keys()].flatMap((runId) => get(runId) ?? []),
    isSealed: (runId) => only(runId) !== null || get(runId)?.isDeleted === false,
    recordBytesOf(runId) {
      const last = places.get(runId);
      // As we wrote it, about a seal or a diagnosis: the newest word on the record.
      if (last && last.hash !== '' && last.recordBytes >= 0) return last.recordBytes;
      const run = get(runId);
      return run && !run.isDeleted ? run.record.bytes : undefined;
    },
    mayFit: (runId) => only(runId)?.mayFit ?? true,
    mayHave: (runId, word) => only(runId)?.words[word] ?? true,
    textOf(runId) {
      const place = isSearched ? only(runId) : null;
      return place ? place.text : get(runId)?.text;
    },
  };
}

export const NO_LIST: SealList = {
  exists: false,
  runs: {
    get: () => undefined,
    ids: () => [],
    values: () => [],
    isSealed: () => false,
    recordBytesOf: () => undefined,
    mayFit: () => true,
    mayHave: () => true,
    textOf: () => undefined,
  },
  problems: [],
};

/** Whether a line was signed with the key that belongs to this one. */
export function isSignedLine({ hash: _, signature, ...covered }: SealListLine, publicKey: KeyObject): boolean {
  const { key_id, value } = Object(signature) as { readonly key_id?: unknown; readonly value?: unknown };
  if (typeof value !== 'string' || key_id !== toKeyId(publicKey)) return false;
  return isSignedBy(toCanonicalJson(covered), value, publicKey);
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

function toFiles({
  record,
  diagnosis,
  row,
  text,
}: AnyEvent): Pick<ListedRun, 'record' | 'diagnosis' | 'row' | 'text'> | null {
  if (typeof row !== 'object' || row === null) return null;
  return {
    record: toDigest(record),
    diagnosis: diagnosis ? toDigest(diagnosis) : null,
    text: text ? toDigest(text) : (text as null | undefined),
    row: 'models' in row ? (row as RunRow) : { ...NO_FACTS, ...(row as RunRow) },
  };
}

/** Lines of older versions do not say these. */
const NO_FACTS = { channel: null, trigger: null, conversation: null, models: [] } as const;

const toDigest = (value: unknown): FileDigest => {
  const { digest, bytes } = Object(value) as Partial<FileDigest>;
  return { digest: String(digest), bytes: Number(bytes) };
};

/** What annotations can change in a row. */
const toShown = ({ labels, visibility }: Partial<RunRow>): Partial<RunRow> => ({
  ...(labels ? { labels } : {}),
  ...(visibility ? { visibility } : {}),
});
