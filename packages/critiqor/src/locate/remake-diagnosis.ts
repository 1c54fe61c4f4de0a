import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { diagnoseRun, PROFILES, toDiagnosisText } from '../judge/diagnose-run.ts';
import { toFileDigest } from '../runs/list-seal.ts';
import type { RunRecord } from '../runs/run-record.ts';

/** The diagnosis that was in the file, made again; or the reason why it cannot be. */
export type RemadeDiagnosis =
  | { readonly made: Diagnosis; readonly isCertain: boolean }
  | { readonly made: null; readonly why: string };

/**
 * Makes the diagnosis of a run again. It is certainly the one that was in the file when it has the digest that the list of seals names, with the
 * signature that the file has now. Otherwise it can still be compared, if the file says that the same engine made it by the same rules.
 */
export function remakeDiagnosis(
  paths: RunPaths,
  record: RunRecord,
  found: Readonly<Record<string, unknown>> | null,
  listedDigest: string | undefined,
): RemadeDiagnosis {
  const all = Object.entries(PROFILES).map(
    ([name, profile]) => [name, withSignatureOf(found, diagnoseRun(paths, record, { profile }))] as const,
  );
  const original = all.find(([, made]) => toFileDigest(toDiagnosisText(made)).digest === listedDigest);
  if (original) return { made: original[1], isCertain: true };
  if (!found) return { made: null, why: 'the file cannot be read, and another version of Critiqor made it.' };
  const { profile } = Object(found.scores) as { readonly profile?: unknown };
  const same = all.find(([name]) => name === profile)?.[1];
  if (!same) return { made: null, why: 'it was made with a profile that this version of Critiqor does not have.' };
  if (found.engine_version !== same.engine_version) {
    return {
      made: null,
      why: `it was made by another engine version; this one is ${same.engine_version} and cannot rebuild it.`,
    };
  }
  if (toRevisions(found) !== toRevisions(same)) {
    return { made: null, why: 'it was made with other revisions of the rules than this version of Critiqor has.' };
  }
  return { made: same, isCertain: false };
}

/** A signature needs the private key, which is not here; everything that it covers can be made again. */
function withSignatureOf(found: Readonly<Record<string, unknown>> | null, made: Diagnosis): Diagnosis {
  const { signature } = Object(found?.made_from) as { readonly signature?: unknown };
  return signature === undefined || !made.made_from
    ? made
    : ({ ...made, made_from: { ...made.made_from, signature } } as Diagnosis);
}

function toRevisions(diagnosis: Readonly<Record<string, unknown>> | Diagnosis): string {
  const { detectors } = Object(diagnosis.failure_analysis) as { readonly detectors?: unknown };
  if (!Array.isArray(detectors)) return '';
  return detectors.map((one) => `${Object(one).type} ${Object(one).revision}`).join('\n');
}
