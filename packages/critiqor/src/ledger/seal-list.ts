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
  /** Whether a run is among those that were listed last. */
  isLate(runId: string): boolean;
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
  /** Where the last line is that says what the files are. */
  readonly source: LineSource;
  /** Whether it comes after a place where the list was changed. */
  readonly isDoubtful: boolean;
}

/** A line of a list, which is not kept: thousands of runs are, and few are asked for it. */
interface LineSource {
  readonly path: string;
  readonly place: ListPlace;
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
 * Reads a list again and again, as long as a process goes on. Every line is checked each time; what the list says about a run is put together
 * once, and only when somebody asks for it.
 */
export function createSealListReader(path: string): (options?: ReadOptions) => SealList {
  let kept: KeptRuns = new Map();
  return ({ keepsBytes = false, rough = {} } = {}) => {
    const scan = createListScan(rough);
    const bytes = keepsBytes ? readPlainBytes(path) : null;
    const exists = keepsBytes ? bytes !== null : readChunks(path, scan.push);
    if (bytes) scan.push(bytes);
    if (!exists) return NO_LIST;
    scan.end();
    // What was scanned and is kept needs no second look, unless reading it as text would change it.
    const isScanned = bytes !== null && isUtf8(bytes);
    const parse = ({ line, start, end, hash: said }: ListPlace): SealListLine | null =>
      line ?? (isScanned ? readScanned(bytes, start, end) : readAgain(path, start, end, said));
    const before = kept;
    kept = new Map();
    return { exists, runs: toRuns(path, scan, parse, before, kept), problems: scan.problems };
  };
}

/** Runs by the hash of their last line: while the chain holds, it vouches for all lines before it. */
type KeptRuns = Map<string, ListedRun>;

const readScanned = (bytes: Buffer, start: number, end: number): SealListLine | null =>
  parseObject(bytes.toString('utf8', start, end)) as SealListLine | null;

/** The line at a place, if it is still what was scanned there. */
function readAgain(path: string, start: number, end: number, said: string): SealListLine | null {
  const text = readPlainBytes(path, start, end)?.toString('utf8') ?? '';
  const line = parseObject(text);
  return line && line.hash === said && isAsWritten(text, line) ? (line as SealListLine) : null;
}

/** About a thousand lines. A command that was killed left its run at the end, and seldom do so many follow before the next command. */
const LATE_BYTES = 2_000_000;

/** The runs, each put together from its lines when it is asked for. */
function toRuns(
  path: string,
  { places, isSearched, size }: ReturnType<typeof createListScan>,
  parse: (place: ListPlace) => SealListLine | null,
  before: KeptRuns,
  kept: KeptRuns,
): SealedRuns {
  const known = new Map<string, ListedRun | undefined>();
  const putTogether = (runId: string, last: ListPlace): ListedRun | undefined => {
    const own: ListPlace[] = [];
    for (let place: ListPlace | null = last; place; place = place.earlier) own.push(place);
    return own.reduceRight<ListedRun | undefined>((run, place) => {
      const line = parse(place);
      return line && String(line.run_id) === runId ? afterLine(run, runId, line, { path, place }) : run;
    }, undefined);
  };
  const get = (runId: string): ListedRun | undefined => {
    if (known.has(runId)) return known.get(runId);
    const last = places.get(runId);
    const isKept = last !== undefined && last.hash !== '' && !last.isDoubtful;
    const run = last && ((isKept ? before.get(last.hash) : undefined) ?? putTogether(runId, last));
    known.set(runId, run);
    if (run && isKept) kept.set(last.hash, run);
    return run;
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
    isLate: (runId) => (places.get(runId)?.end ?? 0) > size() - LATE_BYTES,
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
    isLate: () => false,
    recordBytesOf: () => undefined,
    mayFit: () => true,
    mayHave: () => true,
    textOf: () => undefined,
  },
  problems: [],
};

/** Whether a line was signed with the key that belongs to this one. */
export function isSignedLine({ path, place }: LineSource, publicKey: KeyObject): boolean {
  const line = place.line ?? readAgain(path, place.start, place.end, place.hash);
  if (!line) return false;
  const { hash: _, signature, ...covered } = line;
  const { key_id, value } = Object(signature) as { readonly key_id?: unknown; readonly value?: unknown };
  if (typeof value !== 'string' || key_id !== toKeyId(publicKey)) return false;
  return isSignedBy(toCanonicalJson(covered), value, publicKey);
}

/** What is known of a run after its next line. A line that lacks what it needs says nothing. */
function afterLine(
  known: ListedRun | undefined,
  runId: string,
  line: SealListLine,
  source: LineSource,
): ListedRun | undefined {
  const { isDoubtful } = source.place;
  switch (line.kind) {
    case 'seal': {
      const files = toFiles(line);
      const { session_id, seal, session_bytes } = line;
      if (!files || typeof seal !== 'string') return known;
      const run = { run_id: runId, session_id: String(session_id), seal, session_bytes: Number(session_bytes) };
      return { ...run, ...files, annotations: null, isDeleted: false, source, isDoubtful };
    }
    case 'diagnosis': {
      const files = toFiles(line);
      if (!files || !known || known.seal !== line.seal) return known;
      return { ...known, ...files, row: { ...files.row, ...toShown(known.row) }, source, isDoubtful };
    }
    case 'annotation': {
      if (!known || known.seal !== line.seal) return known;
      const annotations = { count: Number(line.count), head: String(line.head) };
      return { ...known, annotations, row: { ...known.row, ...toShown(Object(line.shown)) }, isDoubtful };
    }
    case 'tombstone':
      return known && { ...known, isDeleted: true, isDoubtful };
    default:
      return known;
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
