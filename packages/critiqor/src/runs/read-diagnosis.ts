import { DIAGNOSIS_SCHEMA, type Diagnosis, type Readiness, toDiagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { CritiqorError } from '../system/errors.ts';
import { readPlainText } from '../system/open-plain-file.ts';

/** Reads a `diagnosis.json`; undefined when there is none. Refuses a file that is not a diagnosis this version can read. */
export function readDiagnosis(path: string): Diagnosis | undefined {
  const text = readPlainText(path);
  return text === null ? undefined : assertDiagnosis(parse(text, path), path);
}

/** Reads a `diagnosis.json`, or null when it is missing or unreadable: it can be recomputed from the evidence. */
export function tryReadDiagnosis(path: string): Diagnosis | null {
  try {
    return readDiagnosis(path) ?? null;
  } catch (cause) {
    if (cause instanceof CritiqorError) return null;
    throw cause;
  }
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(`${path} is not JSON.`, REMEDY);
  }
}

const REMEDY = 'Delete it, then run critiqor diagnose: a diagnosis is made from the evidence.';

function assertDiagnosis(value: unknown, path: string): Diagnosis {
  const version: unknown = Object(value).schema_version;
  if (version !== DIAGNOSIS_SCHEMA) {
    throw unreadable(
      `${path} has version ${JSON.stringify(version ?? null)}; this Critiqor reads ${DIAGNOSIS_SCHEMA}.`,
      'A newer Critiqor may have written it: use that one.',
    );
  }
  const diagnosis = toDiagnosis(value);
  if (!diagnosis) throw unreadable(`${path} does not have the shape of a diagnosis.`, REMEDY);
  return diagnosis;
}

const unreadable = (message: string, remedy: string): CritiqorError =>
  new CritiqorError('diagnosis_unreadable', message, { remedy });

/** What a diagnosis says in one line, for lists and exit codes. */
export interface RunVerdict {
  /** 0 to 100, or null when there is not enough evidence for a score. */
  readonly trust_score: number | null;
  readonly readiness_level: Readiness | null;
  readonly confidence_score: number | null;
  /** Type of the failure that the others followed from; null when none was found. */
  readonly primary_failure: string | null;
}

export function toRunVerdict({ executive_summary, primary_diagnosis }: Diagnosis): RunVerdict {
  return {
    trust_score: executive_summary.trust_score,
    readiness_level: executive_summary.readiness_level,
    confidence_score: executive_summary.confidence_score,
    primary_failure: primary_diagnosis?.root_cause_failure_type ?? null,
  };
}
