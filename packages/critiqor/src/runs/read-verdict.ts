import { closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READINESS_LEVELS, type Readiness } from '@critiqor/diagnosis/model/diagnosis';
import { CritiqorError } from '../system/errors.ts';
import { openPlainFile } from '../system/open-plain-file.ts';

/** What a diagnosis comes to, in the words of `diagnosis.json`. */
export interface Verdict {
  /** 0 to 100, or null when there is not enough evidence for a score. */
  readonly trust_score: number | null;
  readonly readiness_level: Readiness | null;
  readonly confidence_score: number | null;
  /** Type of the failure that everything began with, or null when none was found. */
  readonly primary_failure: string | null;
}

const DIAGNOSIS_SCHEMA = 'critiqor.diagnosis.v1';

/** What the diagnosis in a run's directory says, for those who list and show runs; undefined when there is none. */
export function readVerdict(runDirectory: string): Verdict | undefined {
  const path = join(runDirectory, 'diagnosis.json');
  const file = openPlainFile(path);
  if (!file) return undefined;
  try {
    return toVerdict(JSON.parse(readFileSync(file.fd, 'utf8')), path);
  } catch (cause) {
    if (cause instanceof CritiqorError) throw cause;
    throw unreadable(`${path} is not JSON.`, 'It can be deleted: a diagnosis is made from the evidence.');
  } finally {
    closeSync(file.fd);
  }
}

/** What a diagnosis comes to; `path` is where it was read. */
export function toVerdict(diagnosis: unknown, path = 'The diagnosis'): Verdict {
  const { schema_version, executive_summary, primary_diagnosis } = asObject(diagnosis);
  if (schema_version !== DIAGNOSIS_SCHEMA) {
    throw unreadable(
      `${path} is of version ${JSON.stringify(schema_version ?? null)}; this Critiqor knows ${DIAGNOSIS_SCHEMA}.`,
      'A newer Critiqor wrote it, perhaps: use that one.',
    );
  }
  const summary = asObject(executive_summary);
  return {
    trust_score: asNumber(summary.trust_score),
    readiness_level: READINESS_LEVELS.find((level) => level === summary.readiness_level) ?? null,
    confidence_score: asNumber(summary.confidence_score),
    primary_failure: asText(asObject(primary_diagnosis).root_cause_failure_type),
  };
}

const unreadable = (message: string, remedy: string): CritiqorError =>
  new CritiqorError('diagnosis_unreadable', message, { remedy });

type Members = Readonly<Record<string, unknown>>;

const asObject = (value: unknown): Members => (typeof value === 'object' && value !== null ? (value as Members) : {});
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
