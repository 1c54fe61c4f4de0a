import { createPublicKey, type KeyObject } from 'node:crypto';
import { chmodSync, closeSync, lstatSync } from 'node:fs';
import { basename } from 'node:path';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { openPlain, RefusedFile } from '@critiqor/evidence/contract/plain-file';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Coverage } from '@critiqor/evidence/read/coverage';
import type { EventLog } from '../sealed/event-log.ts';
import {
  type BoundRecord,
  type Integrity,
  SESSION_SCHEMA,
  type SealNote,
  type SessionHeader,
} from '../sealed/sealed-format.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { toLineText } from '../sealed/sealed-record.ts';
import type { SessionMetrics } from '../sealed/session-metrics.ts';
import { CritiqorError, isSystemError, remedyOf } from '../system/errors.ts';
import type { WitnessReport } from '../verify/check-witness.ts';
import type { VerificationProblem } from '../verify/problem-kinds.ts';
import type { WitnessStatement } from '../witness/statement.ts';
import { proveDraft } from './prove-draft.ts';
import { type ReadBack, readBack, type SealedContent } from './read-back.ts';
import { type OpenedJournal, scanEvidence } from './scan-evidence.ts';
import {
  discardDraft,
  publishDraft,
  removeLeftovers,
  SEALED_FILE_MODE,
  toDraftPath,
  writeDraft,
} from './sealed-files.ts';
import { type WrittenSession, writeSealed } from './write-sealed.ts';

export interface SealInput {
  readonly paths: RunPaths;
  /** The supervisor's own chained events. */
  readonly lifecycle: readonly JournalEvent[];
  readonly createdAt: string;
  /** Set once by the caller: sealing again after a crash must produce the same bytes. */
  readonly sealedAt: string;
  /** What the supervisor witnessed. */
  readonly witness?: WitnessStatement;
  /** The random id of the run; tests may leave both out. */
  readonly sessionId?: string;
  readonly record?: BoundRecord;
  /** Ed25519, private. */
  readonly signingKey?: KeyObject;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface SealSummary {
  readonly events: number;
  /** Size of the sealed file. */
  readonly bytes: number;
  readonly metrics: SessionMetrics;
  /** What the recorders could see, without the supervisor's own events. */
  readonly coverage: Coverage;
  readonly integrity: Integrity;
  readonly witness: WitnessReport;
  /** The events for the run's record, as many as it holds. */
  readonly eventLog: EventLog;
  /** Whether the journal is kept because it has more unreadable lines than fit into a seal. */
  readonly journalKept: boolean;
}

/** Scanning, writing and reading back: one pass over the evidence each. */
const PASSES = 3;
const PROGRESS_STEP_BYTES = 1 << 20;

/**
 * Turns the journal of a run into sealed evidence. Nothing may be writing to the journal.
 *
 * It can be killed at any point and called again: the sealed file appears complete, verified and flushed to disk, or not at all; only then
 * is the journal removed. Evidence that is already sealed is verified and never changed.
 */
export async function sealEvidence(input: SealInput): Promise<SealSummary> {
  const { paths } = input;
  let journal: OpenedJournal = { file: null, refused: null };
  try {
    journal = openJournal(paths);
    const addProgress = createProgress(input, journal);
    const back = isSealed(paths, journal)
      ? await checkSealed(paths, journal, addProgress)
      : await seal(input, journal, addProgress);
    const journalKept = journal.file !== null && back.integrity.unreadable_cut !== undefined;
    removeLeftovers(paths, journalKept);
    addProgress(Number.POSITIVE_INFINITY);
    return toSummary(back, journalKept);
  } catch (cause) {
    throw isSystemError(cause) ? toCritiqorError(cause, paths) : cause;
  } finally {
    if (journal.file) closeSync(journal.file.fd);
  }
}

/** What is not a file of the recorder is not read: the run is sealed without it, and the seal says so. */
function openJournal({ journal }: RunPaths): OpenedJournal {
  try {
    return { file: openPlain(journal), refused: null };
  } catch (cause) {
    if (cause instanceof RefusedFile) return { file: null, refused: `It ${cause.message.slice(journal.length + 1)}.` };
    if (isSystemError(cause) && cause.code === 'ENOENT') return { file: null, refused: null };
    throw cause;
  }
}

async function seal(input: SealInput, journal: OpenedJournal, addProgress: AddProgress): Promise<SealedContent> {
  const { paths, signingKey } = input;
  try {
    const { journalBytes, session, coverage } = await writeEvidence(input, journal, addProgress);
    const draft = toDraftPath(paths);
    const publicKey = signingKey && createPublicKey(signingKey);
    const content = coverage
      ? proveDraft(draft, session, coverage, publicKey, addProgress)
      : withProblem(readBack(draft, publicKey, addProgress));
    assertSound(content.problem, draft, 'The journal is untouched. This is a bug; please report it.');
    assertNobodyWrote(paths, journal, journalBytes);
    publishDraft(paths);
    return content;
  } catch (cause) {
    discardDraft(paths);
    throw cause;
  }
}

interface WrittenEvidence {
  /** How much of the journal is in it. */
  readonly journalBytes: number;
  readonly session: WrittenSession;
  /** Of a flawless journal; null when what was written must be verified from the beginning. */
  readonly coverage: Coverage | null;
}

/** Writes the draft. The memory that this takes is freed afterwards. */
async function writeEvidence(input: SealInput, journal: OpenedJournal, onBytes: AddProgress): Promise<WrittenEvidence> {
  const { paths, signingKey, record } = input;
  const lifecycle = input.lifecycle.map((event) => toLineText({ ...event }) ?? '(nested too deeply)');
  const scanned = await scanEvidence(lifecycle, journal, onBytes, input.witness);
  const { journalBytes, isFlawless, coverage } = scanned;
  const session = await writeDraft(paths, (put) =>
    writeSealed(scanned, toHeader(input), put, { signingKey, record, onBytes }),
  );
  return { journalBytes, session, coverage: isFlawless ? coverage : null };
}

function toHeader({ paths, createdAt, sealedAt, sessionId }: SealInput): SessionHeader {
  const runId = basename(paths.directory);
  return {
    session_id: sessionId ?? runId,
    run_id: runId,
    schema_version: SESSION_SCHEMA,
    created_at: createdAt,
    updated_at: sealedAt,
    sealed_at: sealedAt,
    events_file: 'session.json',
  };
}

/** Whether the run is already sealed. Only a live summary is ever replaced: anything else may be evidence. */
function isSealed({ session: path }: RunPaths, { file: journal }: OpenedJournal): boolean {
  // Evidence is a plain file; a link or a pipe in its place is not, and is replaced.
  if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return false;
  const session = openSealedSession(path);
  session.close();
  const eventsFile = session.header.events_file;
  if (eventsFile === 'session.json') return true;
  if (eventsFile === 'events.jsonl' || journal) return false;
  throw new CritiqorError(
    'evidence_invalid',
    `${path} is neither a live summary nor sealed evidence, and there is no journal.`,
    {
      remedy: 'It may be damaged evidence, so it was not replaced. Move it away to seal the run without it.',
    },
  );
}

/** Checks an existing seal, and that it contains everything in the journal. */
async function checkSealed(paths: RunPaths, journal: OpenedJournal, addProgress: AddProgress): Promise<ReadBack> {
  chmodSync(paths.session, SEALED_FILE_MODE);
  const back = readBack(paths.session, undefined, addProgress);
  assertSound(
    withProblem(back).problem,
    paths.session,
    journal.file ? 'The journal is untouched: move session.json away and finalize again.' : undefined,
  );
  if (!journal.file) return back;
  const scanned = await scanEvidence(back.supervisorLines, journal, addProgress);
  const { integrity } = await writeSealed(scanned, back.header, () => {}, { onBytes: addProgress });
  if (integrity.digest === back.integrity.digest && sameOfJournal(integrity, back.integrity)) return back;
  throw new CritiqorError('evidence_invalid', `${paths.journal} contains lines that are not in the sealed evidence.`, {
    remedy: 'Something wrote to it after the seal. Both files are untouched. Move events.jsonl away to keep the seal.',
  });
}

/** Whether two seals agree about the unreadable parts of the journal. */
function sameOfJournal(left: Integrity, right: Integrity): boolean {
  const ofJournal = ({ notes, unreadable }: Integrity): string => {
    const isOfJournal = ({ source }: { readonly source: SealNote['source'] }): boolean => source === 'journal';
    return JSON.stringify([notes.filter(isOfJournal), unreadable.filter(isOfJournal)]);
  };
  return ofJournal(left) === ofJournal(right);
}

const withProblem = (back: ReadBack) => ({ ...back, problem: back.report.problems[0] });

function assertSound(problem: VerificationProblem | undefined, path: string, remedy: string | undefined): void {
  if (!problem) return;
  const where = problem.where ? `${problem.where}: ` : '';
  throw new CritiqorError('evidence_invalid', `${path} does not verify. ${where}${problem.message}`, {
    ...(remedy === undefined ? {} : { remedy }),
  });
}

/** A journal that changed during sealing has a living writer, whose last lines would be lost. */
function assertNobodyWrote({ journal: path }: RunPaths, { file, refused }: OpenedJournal, readBytes: number): void {
  if (refused) return;
  const now = lstatSync(path, { throwIfNoEntry: false });
  const isSame = file ? now?.ino === file.stats.ino && now.size === readBytes : now === undefined;
  if (isSame) return;
  throw new CritiqorError('writer_alive', `${path} changed while it was being sealed.`, {
    remedy: 'A process is still writing to it. End the agent and finalize again.',
  });
}

/** A full disk, missing permissions, a failing device: the user can fix it and try again. */
function toCritiqorError(cause: NodeJS.ErrnoException, { directory }: RunPaths): CritiqorError {
  return new CritiqorError('runs_dir_unusable', `The evidence in ${directory} could not be sealed: ${cause.message}`, {
    remedy: remedyOf(cause) ?? 'Nothing is lost. Free some space or fix the permissions, then finalize again.',
    cause,
  });
}

type AddProgress = (bytes: number) => void;

/** Reports progress in steps; an infinite value is the last one. */
function createProgress({ onProgress = () => {} }: SealInput, { file }: OpenedJournal): AddProgress {
  const total = (file?.stats.size ?? 0) * PASSES;
  let done = 0;
  let reported = 0;
  return (bytes) => {
    done = Math.min(done + bytes, total);
    if (done - reported < PROGRESS_STEP_BYTES && bytes !== Number.POSITIVE_INFINITY) return;
    reported = done;
    onProgress(done, total);
  };
}

function toSummary(
  { events, sizeBytes, metrics, coverage, integrity, witness, eventLog }: SealedContent,
  journalKept: boolean,
): SealSummary {
  return { events, bytes: sizeBytes, metrics, coverage, integrity, witness, eventLog, journalKept };
}
