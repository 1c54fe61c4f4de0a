import { hash, type KeyObject } from 'node:crypto';
import { lstatSync } from 'node:fs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { appendToChain } from '../ledger/append-to-chain.ts';
import { LIST_START, type SealListLine } from '../ledger/list-scan.ts';
import { followSeals } from '../ledger/listed-seals.ts';
import type { FileDigest } from '../ledger/seal-list.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { readPlainText } from '../system/open-plain-file.ts';
import { tryReadDiagnosis } from './read-diagnosis.ts';
import { isActive, type RunRecord } from './run-record.ts';
import { toRunRow } from './run-row.ts';
import { listRunIds, readStoredRecord, toRecordText } from './runs-directory.ts';
import type { RunFacts } from './search/run-facts.ts';
import { appendTexts, removeTexts, toTextLine } from './search/search-texts.ts';

export interface SealedFiles {
  readonly record: RunRecord;
  /** As it is in its file, and what it says; null when there is none. */
  readonly diagnosis: { readonly text: string; readonly made: Diagnosis } | null;
  /** What the evidence says about the run, for lists and searches; null when it was not read. */
  readonly facts: RunFacts | null;
}

/** Notes a sealed run, or its new diagnosis, in the list of seals, before its record is written. Call it under the lock. */
export function listSeal(paths: RunPaths, files: SealedFiles, at: string, signingKey?: KeyObject): void {
  adoptOlderRuns(paths, at);
  const line = toLine(paths, files, at);
  if (!line) return;
  const listed = followSeals(paths.seals).runs.get(files.record.run_id);
  const isKnown = listed?.seal === line.seal && !listed.isDeleted;
  addTexts(paths.runsDir, isKnown && listed.text === line.text?.digest ? [] : [files]);
  append(paths, [{ ...line, kind: isKnown ? 'diagnosis' : 'seal' }], signingKey);
}

/** Notes runs that were never listed, all at once. Call it under the lock, when their evidence is in place and before their records are. */
export function listNewSeals(runsDir: string, runs: readonly SealedFiles[], at: string): void {
  const paths = toRunPaths(runsDir, 'run_001');
  adoptOlderRuns(paths, at);
  const lines = runs.flatMap((files) => {
    const line = toLine(toRunPaths(runsDir, files.record.run_id), files, at);
    return line ? [{ ...line, kind: 'seal' }] : [];
  });
  addTexts(runsDir, runs);
  append(paths, lines);
}

/** Notes that runs were deleted on purpose, and forgets their texts. Call it under the lock, before their files go. */
export function listDeletions(runsDir: string, runIds: readonly string[], at: string, why: 'rm' | 'retention'): void {
  const paths = toRunPaths(runsDir, 'run_001');
  adoptOlderRuns(paths, at);
  const { runs } = followSeals(paths.seals);
  const lines = runIds.flatMap((run_id) => {
    const listed = runs.get(run_id);
    if (!listed || listed.isDeleted) return [];
    const { session_id, seal } = listed;
    return [{ kind: 'tombstone', at, run_id, session_id, seal, why }];
  });
  if (lines.length > 0) append(paths, lines);
  removeTexts(runsDir, runIds);
}

function addTexts(runsDir: string, runs: readonly SealedFiles[]): void {
  const lines = runs.flatMap(({ record, facts }) => (facts && toTextLine(record.run_id, facts)?.line) ?? []);
  appendTexts(runsDir, lines);
}

/** Notes the newest annotation of a run, and what of it lists show. Call it under the lock. */
export function listAnnotation(
  paths: RunPaths,
  about: { readonly run_id: string; readonly seal: string; readonly count: number; readonly head: string },
  shown: object,
  at: string,
): void {
  adoptOlderRuns(paths, at);
  append(paths, [{ kind: 'annotation', at, ...about, shown }]);
}

/** Runs that were sealed before there was a list are noted as they are when it begins. */
function adoptOlderRuns(paths: RunPaths, at: string): void {
  if (lstatSync(paths.seals, { throwIfNoEntry: false })) return;
  const lines = listRunIds(paths.runsDir).flatMap((runId) => {
    const own = toRunPaths(paths.runsDir, runId);
    const record = readStoredRecord(own);
    if (!record || isActive(record.status)) return [];
    const made = tryReadDiagnosis(own.diagnosis);
    const text = made && readPlainText(own.diagnosis);
    const line = toLine(
      own,
      { record, diagnosis: made && text ? { text, made } : null, facts: null },
      at,
      readPlainText(own.record),
    );
    return line ? [{ ...line, kind: 'seal', adopted: true }] : [];
  });
  if (lines.length > 0) append(paths, lines);
}

function append(paths: RunPaths, lines: readonly object[], signingKey?: KeyObject): void {
  appendToChain({ path: paths.seals, start: LIST_START, signingKey }, lines as readonly SealListLine[]);
}

function toLine(
  paths: RunPaths,
  { record, diagnosis, facts }: SealedFiles,
  at: string,
  recordText: string | null = toRecordText(record),
) {
  const sealed = tryOpenSealed(paths);
  if (!sealed || recordText === null) return null;
  return {
    at,
    run_id: record.run_id,
    session_id: String(sealed.header.session_id),
    seal: String(Object(sealed.footer.integrity).seal),
    session_bytes: sealed.sizeBytes,
    record: toFileDigest(recordText),
    diagnosis: diagnosis && toFileDigest(diagnosis.text),
    ...(facts ? { text: toTextLine(record.run_id, facts)?.listed ?? null } : {}),
    row: toRunRow(paths, record, 0, diagnosis?.made ?? null, facts),
  };
}

/** Null when there is no evidence that a seal could be read from. */
function tryOpenSealed(paths: RunPaths) {
  try {
    const sealed = openSealedSession(paths.session);
    sealed.close();
    return sealed.header.events_file === 'session.json' ? sealed : null;
  } catch {
    // Missing, or not a file of ours: verify says so.
    return null;
  }
}

export const toFileDigest = (text: string): FileDigest => ({
  digest: hash('sha256', text),
  bytes: Buffer.byteLength(text),
});
