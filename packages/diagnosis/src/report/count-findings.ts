import type { Diagnosis } from '../model/diagnosis.ts';
import { SEVERITIES } from '../model/failure-types.ts';

/** How many findings there are, those included that are counted and not listed. The diagnosis may come from a file of anybody's. */
export function countFindings({
  findings,
  failure_analysis,
}: Pick<Diagnosis, 'findings' | 'failure_analysis'>): number {
  const counts = SEVERITIES.map((severity) => failure_analysis.by_severity[severity]).filter(Number.isSafeInteger);
  return Math.max(
    findings.length,
    counts.reduce((sum, count) => sum + count, 0),
  );
}
