import { basename } from 'node:path';
import { type Diagnosis, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toCanonicalJson } from '@critiqor/evidence/contract/canonical-json';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { readAnnotations } from '../ledger/annotations.ts';
import { type FileDigest, isSignedLine, type ListedRun, readSealList } from '../ledger/seal-list.ts';
import { openSealedSession } from '../sealed/sealed-reader.ts';
import { CritiqorError } from '../system/errors.ts';
import { tryReadPlainText } from '../system/open-plain-file.ts';
import { PROBLEM_KINDS, type ProblemKind, type VerificationProblem } from '../verify/problem-kinds.ts';
import { type VerificationReport, type VerifyOptions, verifyEvidence } from '../verify/verify-evidence.ts';
import { whyWithheld } from '../verify/why-withheld.ts';
import { toFileDigest } from './list-seal.ts';
import { isMadeFrom } from './made-from.ts';
import { toRunVerdict } from './read-diagnosis.ts';

/** What was found out about a run before anything is concluded from it. */
export interface RunCheck {
  /** About the evidence and everything that is bound to it. */
  readonly report: VerificationReport;
  /** Why there is no verdict, in one sentence; null when there may be one. */
  readonly withheld: string | null;
  /** The diagnosis that was made from this evidence; null when there is none or it is withheld. */
  readonly diagnosis: Diagnosis | null;
}

/** Verifies a run of a runs directory: its evidence, and that its record, diagnosis, annotations and place belong to it. */
export async function checkRun(paths: RunPaths, options: VerifyOptions = {}): Promise<RunCheck> {
  return withBinding(paths, await verifyEvidence(paths.session, options), options);
}

/** The same for a run outside its runs directory, in a bundle: the list of seals stayed behind, so nothing is compared with it. */
export async function checkCopiedRun(paths: RunPaths, options: VerifyOptions = {}): Promise<RunCheck> {
  return withBinding(paths, await verifyEvidence(paths.session, options), options, false);
}

/** The same where the evidence itself was verified already. Reads the small files only. */
export function withBinding(
  paths: RunPaths,
  verified: VerificationReport,
  options: VerifyOptions = {},
  hasList = true,
): RunCheck {
  const problems: VerificationProblem[] = [];
  const report = (kind: ProblemKind, where?: string, detail?: string): void => {
    const message = detail ? `${PROBLEM_KINDS[kind]} ${detail}` : PROBLEM_KINDS[kind];
    problems.push({ kind, message, ...(where === undefined ? {} : { where }) });
  };
  const diagnosis = checkBinding(paths, options, report, hasList);
  const all: VerificationReport =
    problems.length === 0
      ? verified
      : {
          ...verified,
          status: 'invalid',
          problems: [...problems, ...verified.problems],
          problem_count: verified.problem_count + problems.length,
        };
  const withheld = whyWithheld(all);
  return { report: all, withheld, diagnosis: withheld === null ? diagnosis : null };
}

type Report = (kind: ProblemKind, where?: string, detail?: string) => void;

function checkBinding(paths: RunPaths, options: VerifyOptions, report: Report, hasList: boolean): Diagnosis | null {
  const { header, integrity } = readSeal(paths);
  const runId = basename(paths.directory);
  const seal = String(integrity.seal);
  if (header.run_id !== runId) report('wrong_run', undefined, `It was sealed as ${JSON.stringify(header.run_id)}.`);
  const isOld = header.session_id === header.run_id;
  const listed = hasList ? checkList(paths, runId, { seal, isOld, publicKey: options.publicKey }, report) : null;
  checkRecord(paths, integrity.record, listed?.record, report);
  checkAnnotations(paths, seal, listed, report);
  return checkDiagnosis(paths, seal, listed, options, report);
}

function readSeal({ session }: RunPaths) {
  const sealed = openSealedSession(session);
  sealed.close();
  const integrity = Object(sealed.footer.integrity) as { readonly seal?: unknown; readonly record?: unknown };
  return { header: sealed.header, integrity };
}

/** The run in the list of seals, if what it says there can be held against the files. */
function checkList(
  { seals }: RunPaths,
  runId: string,
  { seal, isOld, publicKey }: { readonly seal: string; readonly isOld: boolean } & VerifyOptions,
  report: Report,
): ListedRun | null {
  const list = readSealList(seals);
  const listed = list.runs.get(runId);
  if (!listed) {
    if (list.exists || !isOld) report('not_listed', 'seals.jsonl', list.exists ? undefined : 'The list is missing.');
    return null;
  }
  if (listed.isDoubtful) report('list_changed', 'seals.jsonl', list.problems[0]?.message);
  if (listed.isDeleted) report('deleted_run');
  if (publicKey && !isSignedLine(listed.source, publicKey)) {
    report('list_changed', 'seals.jsonl', 'The last line about this run is not signed with this key.');
  }
  if (listed.seal === seal) return listed;
  report('wrong_session');
  return null;
}

function checkRecord({ record: path }: RunPaths, bound: unknown, listed: FileDigest | undefined, report: Report): void {
  const text = tryReadPlainText(path);
  if (text === null) {
    report('wrong_record', basename(path), 'It is missing or unreadable.');
    return;
  }
  const sealed = Object(bound) as { readonly metadata?: unknown };
  const { metadata } = parseObject(text) ?? {};
  if (bound !== undefined && !isSame(metadata, sealed.metadata)) {
    report('wrong_record', basename(path), 'Its metadata differs from the seal.');
  } else if (listed && toFileDigest(text).digest !== listed.digest) report('wrong_record', basename(path));
}

/** Nesting without end, which a file of an agent may have, is not the same as anything. */
function isSame(found: unknown, sealed: unknown): boolean {
  try {
    return toCanonicalJson(found) === toCanonicalJson(sealed);
  } catch (cause) {
    if (cause instanceof RangeError) return false;
    throw cause;
  }
}

function checkAnnotations(paths: RunPaths, seal: string, listed: ListedRun | null, report: Report): void {
  const { count, head, brokenAt } = tryReadAnnotations(paths, seal);
  if (brokenAt !== null) {
    report('wrong_annotations', `annotations.jsonl line ${brokenAt}`);
    return;
  }
  const known = listed?.annotations;
  const isSame = known ? known.count === count && known.head === head : count === 0;
  if (listed && !isSame) report('wrong_annotations', 'annotations.jsonl', 'Lines were added or removed.');
}

function tryReadAnnotations(paths: RunPaths, seal: string) {
  try {
    return readAnnotations(paths, seal);
  } catch (cause) {
    if (!(cause instanceof CritiqorError)) throw cause;
    return { count: 0, head: seal, brokenAt: 1 };
  }
}

function checkDiagnosis(
  { diagnosis: path }: RunPaths,
  seal: string,
  listed: ListedRun | null,
  { publicKey }: VerifyOptions,
  report: Report,
): Diagnosis | null {
  const text = tryReadPlainText(path);
  if (text === null) {
    if (listed?.diagnosis) report('wrong_diagnosis', 'diagnosis.json', 'It is missing or unreadable.');
    return null;
  }
  const isListed = !listed || toFileDigest(text).digest === listed.diagnosis?.digest;
  // What is known to be another file is not even read: it can hold anything.
  const diagnosis = isListed ? (toDiagnosis(parseObject(text)) ?? null) : null;
  // Older diagnoses do not say what they were made from; then the list decides.
  const isOfSeal = diagnosis === null || !diagnosis.made_from || isMadeFrom(diagnosis, seal, publicKey);
  if (isListed && isOfSeal) {
    if (diagnosis && listed && !isListedVerdict(listed, diagnosis))
      report('list_changed', 'seals.jsonl', 'Its verdict differs from the diagnosis.');
    return diagnosis;
  }
  report('wrong_diagnosis', 'diagnosis.json', 'Create it again with critiqor diagnose.');
  return null;
}

/** Lists show the verdict of the list, so it must be the one that was made. */
function isListedVerdict({ row }: ListedRun, diagnosis: Diagnosis): boolean {
  const { trust_score, readiness_level, primary_failure } = toRunVerdict(diagnosis);
  return (
    row.trust_score === trust_score &&
    row.readiness_level === readiness_level &&
    row.primary_failure === primary_failure
  );
}
