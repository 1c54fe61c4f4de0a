import { createHash, hash, type KeyObject } from 'node:crypto';
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import { toText } from '@critiqor/evidence/contract/payload-values';
import type { OpenEnds } from '@critiqor/evidence/read/coverage';
import { isDamage, type NoteKind } from '@critiqor/evidence/read/note-kinds';
import type { WriterSummary } from '@critiqor/evidence/read/writer-chains';
import {
  SESSION_SCHEMA,
  type SessionHeader,
  toFooterLine,
  toHeaderLine,
  toSealedText,
} from '../sealed/sealed-format.ts';
import { openSealedSession, type SealedSession } from '../sealed/sealed-reader.ts';
import type { SealedRecord } from '../sealed/sealed-record.ts';
import { checkSignature, type SignatureState } from './check-signature.ts';
import { createWitnessChecks, type WitnessReport } from './check-witness.ts';
import { createEventChecks, type EventChecks } from './event-checks.ts';
import { type PlacedNote, toPlacedNotes } from './placed-notes.ts';
import { PROBLEM_KINDS, type ProblemKind, type ReportProblem, type VerificationProblem } from './problem-kinds.ts';

/**
 * `signed`: signed with the expected key and unchanged since · `consistent`: everything matches, but anyone who rewrites the file can make it
 * match: the author is not verified · `damaged`: the seal matches, signed or not, and notes itself that the journal was changed before
 * sealing (`note_counts`) · `invalid`: see the problems.
 */
export interface VerificationReport {
  readonly status: 'signed' | 'consistent' | 'damaged' | 'invalid';
  readonly signature: SignatureState;
  readonly run_id: string | null;
  readonly sealed_at: string | null;
  readonly seal: string | null;
  readonly key_id: string | null;
  readonly events: number;
  readonly writers: readonly WriterSummary[];
  /** What the supervisor saw of the journal while it was written, as the seal says. */
  readonly witness: WitnessReport;
  /** What was wrong with the journal before it was sealed, as the seal itself says. */
  readonly note_counts: Partial<Readonly<Record<NoteKind, number>>>;
  /** The first of them, each with its place. */
  readonly notes: readonly PlacedNote[];
  /** The first problems; `problem_count` counts all of them. */
  readonly problems: readonly VerificationProblem[];
  readonly problem_count: number;
}

export interface VerifyOptions {
  /** The key that must have signed the evidence. */
  readonly publicKey?: KeyObject | undefined;
}

const MAX_PROBLEMS = 100;
const EVENTS_PER_TURN = 4_096;

/** Checks sealed evidence: a `session.json` or a directory that contains one. It needs nothing else. */
export async function verifyEvidence(
  pathOrDirectory: string,
  options: VerifyOptions = {},
): Promise<VerificationReport> {
  // A directory in the place of the evidence is none that contains it.
  const isEvidence = basename(pathOrDirectory) === 'session.json';
  const isDirectory = !isEvidence && (statSync(pathOrDirectory, { throwIfNoEntry: false })?.isDirectory() ?? false);
  const checking = checkEvidence(isDirectory ? join(pathOrDirectory, 'session.json') : pathOrDirectory, options);
  for (let count = 1; ; count++) {
    const { done, value } = checking.next();
    if (done) return value.report;
    if (count % EVENTS_PER_TURN === 0) await setImmediate();
  }
}

interface CheckedEvidence {
  readonly report: VerificationReport;
  readonly openEnds: OpenEnds;
}

/** The same for callers that also need the events: streams them while they are checked and returns the report at the end. */
export function* checkEvidence(
  path: string,
  { publicKey }: VerifyOptions = {},
  onBytes: (bytes: number) => void = () => {},
): Generator<SealedRecord, CheckedEvidence> {
  const { problems, report } = createProblems();
  const session = openSealedSession(path);
  try {
    const integrity = asObject(session.footer.integrity);
    const checks = createEventChecks({ metrics: asObject(session.footer.metrics), integrity }, report);
    const witnessChecks = createWitnessChecks(integrity);
    const digest = createHash('sha256');
    const takeBytes = (bytes: Uint8Array): void => {
      digest.update(bytes);
      onBytes(bytes.length);
    };
    for (const record of session.events(takeBytes)) {
      checks.check(record);
      witnessChecks.see(record);
      yield record;
    }
    const witness = witnessChecks.end(report);
    const signature = isSealed(session)
      ? checkSeal(session, integrity, checks, digest.digest('hex'), publicKey, report)
      : noteUnsealed(session, report);
    reportNotes(session, problems, report);
    const noteCounts = asCounts(integrity.note_counts);
    const checked: VerificationReport = {
      status: toStatus(problems.count, noteCounts, signature),
      signature,
      run_id: toText(session.header.run_id),
      sealed_at: toText(session.header.sealed_at),
      seal: toText(integrity.seal),
      key_id: toText(asObject(integrity.signature).key_id),
      events: checks.toCount(),
      writers: checks.toSummaries(),
      witness,
      note_counts: noteCounts,
      notes: toPlacedNotes(integrity.notes),
      problems: problems.list,
      problem_count: problems.count,
    };
    return { report: checked, openEnds: checks.toOpenEnds() };
  } finally {
    session.close();
  }
}

function toStatus(
  problems: number,
  noteCounts: VerificationReport['note_counts'],
  signature: SignatureState,
): VerificationReport['status'] {
  if (problems > 0) return 'invalid';
  if (Object.keys(noteCounts).some(isDamage)) return 'damaged';
  return signature === 'valid' ? 'signed' : 'consistent';
}

export function createProblems() {
  const problems = { list: [] as VerificationProblem[], count: 0 };
  const report: ReportProblem = (kind, where, detail) => {
    problems.count += 1;
    if (problems.list.length >= MAX_PROBLEMS) return;
    const message = detail ? `${PROBLEM_KINDS[kind]} ${detail}` : PROBLEM_KINDS[kind];
    problems.list.push({ kind, message, ...(where === undefined ? {} : { where }) });
  };
  return { problems, report };
}

const isSealed = ({ header, footer }: SealedSession): boolean =>
  header.events_file === 'session.json' && typeof footer.integrity === 'object' && footer.integrity !== null;

/** A live summary, or a file with so much missing that the reader has noted it. */
function noteUnsealed(session: SealedSession, report: ReportProblem): SignatureState {
  if (session.notes.length === 0) report('not_sealed');
  return 'absent';
}

/** Reports the reader's notes; for a file that was merely reformatted it adds that its content is unchanged. */
function reportNotes({ notes }: SealedSession, problems: { readonly count: number }, report: ReportProblem): void {
  const isUnchanged = problems.count === 0 && notes.every(({ kind }) => kind === 'reformatted');
  for (const { kind, line, detail } of notes) {
    report(kind, line === undefined ? undefined : `line ${line}`, isUnchanged ? 'Its content is unchanged.' : detail);
  }
}

/** Compares the seal with the events, byte for byte. */
function checkSeal(
  session: SealedSession,
  integrity: Members,
  checks: EventChecks,
  digest: string,
  publicKey: KeyObject | undefined,
  report: ReportProblem,
): SignatureState {
  compare(integrity.events, checks.toCount(), 'wrong_count', report);
  compare(integrity.digest, digest, 'wrong_digest', report);
  // Older seals, made before this was noted, may hold such lines; only a changed file has a new one.
  if (integrity.digest !== digest) checks.reportRewritten();
  compare(integrity.writers, checks.toSummaries(), 'wrong_writers', report);
  compare(session.footer.metrics, checks.toMetrics(), 'wrong_metrics', report);
  checks.compareNotes();
  return checkSealLines(session, integrity, publicKey, report);
}

/** Checks the first and the last line, and the signature under them. */
export function checkSealLines(
  session: SealedSession,
  integrity: Members,
  publicKey: KeyObject | undefined,
  report: ReportProblem,
): SignatureState {
  const text = checkEnds(session, integrity, report);
  const signature = checkSignature(text, integrity.signature, publicKey);
  if (signature === 'invalid') report('signature_invalid');
  if (signature === 'other_key') report('signature_other_key');
  if (signature === 'absent' && publicKey) report('signature_absent');
  return signature;
}

/** Whether the seal agrees with its events. */
function compare(said: unknown, found: unknown, kind: ProblemKind, report: ReportProblem): void {
  if (toComparable(said) !== toComparable(found)) report(kind);
}

/** Checks the first and the last line, and returns the text that must be signed. */
function checkEnds(session: SealedSession, integrity: Members, report: ReportProblem): string {
  const { header, footer } = session;
  if (header.schema_version !== SESSION_SCHEMA) report('other_version', undefined, `It reads ${SESSION_SCHEMA}.`);
  try {
    const headerLine = toHeaderLine(header as Record<keyof SessionHeader, unknown>);
    const isAsSealed = session.headerLine === headerLine && session.footerLine === toFooterLine(footer);
    if (!isAsSealed && session.notes.length === 0)
      report('reformatted', undefined, 'The first or the last line was changed.');
    const text = toSealedText(headerLine, footer.metrics, integrity);
    if (integrity.seal !== hash('sha256', text)) report('wrong_seal');
    return text;
  } catch {
    // A stack overflow on hostile nesting, which no seal has.
    report('wrong_seal');
    return '';
  }
}

type Members = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
/** The counts of a seal by kind, including kinds that this Critiqor does not know. */
const asCounts = (value: unknown): VerificationReport['note_counts'] =>
  Object.fromEntries(Object.entries(asObject(value)).filter(([, count]) => typeof count === 'number' && count > 0));

function toComparable(value: unknown): string {
  try {
    return toCanonicalJson(value);
  } catch {
    // A stack overflow on hostile nesting, which nothing that we count has.
    return '';
  }
}
