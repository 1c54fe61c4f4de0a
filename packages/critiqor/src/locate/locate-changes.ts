import { basename } from 'node:path';
import { toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { toDiagnosisText } from '../judge/diagnose-run.ts';
import { type ListedRun, readSealList } from '../ledger/seal-list.ts';
import { toFileDigest } from '../runs/list-seal.ts';
import { NOT_DIAGNOSED, type RunRecord } from '../runs/run-record.ts';
import { toRecordText } from '../runs/runs-directory.ts';
import { type ReadBack, readBack } from '../seal/read-back.ts';
import { tryReadPlainText } from '../system/open-plain-file.ts';
import type { VerificationProblem } from '../verify/problem-kinds.ts';
import type { VerificationReport } from '../verify/verify-evidence.ts';
import { findDifferences, findTextDifference } from './find-differences.ts';
import { locateSeal } from './locate-seal.ts';
import { rebuildRecord } from './rebuild-record.ts';
import { type RemadeDiagnosis, remakeDiagnosis } from './remake-diagnosis.ts';

/** Differences that are named; the rest is counted. */
const MOST_NAMED = 5;
const MOST_FOUND = 1_000;

/**
 * Names the members of the record, of the diagnosis and of the seal's own lines that were changed. The list of seals has only digests of both files, so they are made
 * again from the evidence; where that is not possible, the report says why.
 */
export function locateChanges(paths: RunPaths, report: VerificationReport): VerificationReport {
  if (!report.problems.some((problem) => isOfFile(problem) || isOfSeal(problem))) return report;
  const files = rebuildFiles(paths, report);
  const problems = report.problems.map((problem): VerificationProblem => {
    if (isOfSeal(problem)) return { ...problem, ...whereOfSeal(paths) };
    if (!isOfFile(problem)) return problem;
    const text = tryReadPlainText(problem.kind === 'wrong_record' ? paths.record : paths.diagnosis);
    if (text === null || text === '') return problem;
    const place = typeof files === 'string' ? files : locate(text, files[problem.kind]);
    return typeof place === 'string'
      ? { ...problem, message: `${problem.message} The change cannot be located: ${place}` }
      : { ...problem, where: `${problem.where} ${toWords(place)}` };
  });
  return { ...report, problems };
}

const isOfSeal = ({ kind }: VerificationProblem): boolean => kind === 'wrong_seal' || kind === 'not_sealed';

/** Where the first or the last line of the evidence was changed; nothing when the list of seals does not say what it was. */
function whereOfSeal(paths: RunPaths): { readonly where?: string } {
  const listed = readSealList(paths.seals).runs.get(basename(paths.directory));
  if (!listed || listed.isDoubtful || listed.isDeleted) return {};
  try {
    return { where: `${basename(paths.session)} ${toWords(locateSeal(paths, listed, MOST_FOUND))}` };
  } catch {
    // Nesting that no seal has, or a file that is no evidence any more: the other problems say so.
    return {};
  }
}

type FileProblem = VerificationProblem & { readonly kind: 'wrong_record' | 'wrong_diagnosis'; readonly where: string };

const isOfFile = (problem: VerificationProblem): problem is FileProblem =>
  (problem.kind === 'wrong_record' || problem.kind === 'wrong_diagnosis') && problem.where !== undefined;

const toWords = (places: readonly string[]): string => {
  const more = places.length - MOST_NAMED;
  return `${places.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${countOf(more, 'more', 'more')}` : ''}`;
};

/** A file as it was. */
interface Original {
  /** What it said; null when it could not be made again, and `why` tells the reason. */
  readonly value: object | null;
  readonly why: string;
  /** Members that could not be made again. */
  readonly unknown: ReadonlySet<string>;
  /** Its text, when it is certain. */
  readonly text: string | null;
  /** The one member that cannot be made again: where nothing else differs, it does. */
  readonly rest?: string;
  /** How a file with such content is written. */
  readonly toText: (value: Readonly<Record<string, unknown>>) => string;
}

/** The changed members; failing that, the first place where the text is not as we write it; failing that, why there is none. */
function locate(text: string, { value, why, unknown, text: original, rest, toText }: Original): string[] | string {
  const found = parseObject(text);
  if (value && found) {
    const known = Object.fromEntries(Object.entries(found).filter(([name]) => !unknown.has(name)));
    const expected = Object.fromEntries(Object.entries(value).filter(([name]) => !unknown.has(name)));
    const places = findDifferences(known, expected, MOST_FOUND);
    if (places.length > 0) return places;
  }
  const written = original ?? (found ? tryWrite(found, toText) : null);
  const place = written === null ? null : findTextDifference(text, written);
  if (place) return [`line ${place.line}, column ${place.column}`];
  return value && rest ? [rest] : why;
}

/** Nesting without end cannot be written. */
function tryWrite(found: Readonly<Record<string, unknown>>, toText: Original['toText']): string | null {
  try {
    return toText(found);
  } catch {
    return null;
  }
}

type Originals = Readonly<Record<FileProblem['kind'], Original>>;

/** Both files as they were, or the reason why they cannot be made again. */
function rebuildFiles(paths: RunPaths, { seal }: VerificationReport): Originals | string {
  const listed = readSealList(paths.seals).runs.get(basename(paths.directory));
  if (!listed || listed.isDoubtful || listed.seal !== seal)
    return 'the list of seals has no usable digest of the files.';
  const back = readBack(paths.session, undefined, () => {});
  if (back.report.status === 'invalid') return 'the evidence itself was changed.';
  const bare = rebuildRecord(paths, back, listed, null);
  const remade = bare && remake(paths, bare, listed);
  return { wrong_diagnosis: toOriginalDiagnosis(remade), wrong_record: toOriginalRecord(paths, back, listed, remade) };
}

/** The file itself, where it is the listed one. */
function remake(paths: RunPaths, record: RunRecord, { diagnosis }: ListedRun): RemadeDiagnosis {
  const text = tryReadPlainText(paths.diagnosis);
  const found = text === null ? null : parseObject(text);
  const made = text !== null && toFileDigest(text).digest === diagnosis?.digest ? toDiagnosis(found) : null;
  return made ? { made, isCertain: true } : remakeDiagnosis(paths, record, found ?? null, diagnosis?.digest);
}

const OLDER = 'older evidence does not contain enough to rebuild the file.';
const OTHER_DIGEST = 'everything that can be rebuilt from the evidence is unchanged.';
const NOTHING: ReadonlySet<string> = new Set();

function toOriginalDiagnosis(remade: RemadeDiagnosis | null): Original {
  const toText = (value: object): string => toDiagnosisText(value as Parameters<typeof toDiagnosisText>[0]);
  if (!remade?.made) return { value: null, why: remade?.why ?? OLDER, unknown: NOTHING, text: null, toText };
  const text = remade.isCertain ? toText(remade.made) : null;
  const rest = remade.made.made_from?.signature ? { rest: 'made_from.signature' } : {};
  return { value: remade.made, why: OTHER_DIGEST, unknown: NOTHING, text, ...rest, toText };
}

function toOriginalRecord(
  paths: RunPaths,
  back: ReadBack,
  listed: ListedRun,
  remade: RemadeDiagnosis | null,
): Original {
  const toText = (value: object): string => toRecordText(value as RunRecord);
  const isKnown = remade?.made != null && remade.isCertain;
  const record = rebuildRecord(paths, back, listed, isKnown ? remade.made : null);
  if (!record) return { value: null, why: OLDER, unknown: NOTHING, text: null, toText };
  const text = toText(record);
  return {
    value: record,
    why: OTHER_DIGEST,
    unknown: isKnown || listed.diagnosis === null ? NOTHING : new Set(Object.keys(NOT_DIAGNOSED)),
    text: toFileDigest(text).digest === listed.record.digest ? text : null,
    toText,
  };
}
