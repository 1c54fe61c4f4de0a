import type { FindingJudgement, ShownAnnotation } from '@critiqor/api/annotations';
import { JUDGEMENTS } from '@critiqor/api/annotations';
import { FAILURE_TYPES } from '@critiqor/diagnosis/model/failure-types';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Annotation, appendAnnotation, readAnnotations } from '../../ledger/annotations.ts';
import { CritiqorError } from '../../system/errors.ts';
import { checkRun } from '../check-run.ts';
import { listAnnotation } from '../list-seal.ts';
import { withRunsLock } from '../runs-lock.ts';

/** What can be said about a sealed run. */
export type AnyAnnotation = Annotation;

/** Adds an annotation to a sealed run. What does not verify is not annotated: the line would vouch for it. */
export async function annotateRun(runsDir: string, runId: string, annotation: Annotation): Promise<void> {
  const paths = toRunPaths(runsDir, runId);
  const { report, withheld } = await checkRun(paths);
  if (report.status === 'invalid') {
    throw new CritiqorError('evidence_invalid', `${runId} is not annotated: ${withheld}`, {
      remedy: `See every problem with: critiqor verify ${runId}`,
    });
  }
  const seal = report.seal ?? '';
  const at = new Date().toISOString();
  withRunsLock(runsDir, () => {
    const { seq, hash } = appendAnnotation(paths, seal, { at, ...annotation });
    const { labels, visibility } = annotation;
    const about = { run_id: runId, seal, count: seq, head: hash };
    listAnnotation(paths, about, { ...(labels ? { labels } : {}), ...(visibility ? { visibility } : {}) }, at);
  });
}

/** What was said about a run so far, oldest first. */
export const listAnnotations = (paths: RunPaths, seal: string): readonly ShownAnnotation[] =>
  readAnnotations(paths, seal).list;

const MAX_ID_CHARS = 100;

/** What somebody says about a finding; undefined when it is not that. */
export function toJudgement(value: unknown): FindingJudgement | undefined {
  const { finding_id, type, answer } = Object(value) as Readonly<Record<string, unknown>>;
  const known = JUDGEMENTS.find((one) => one === answer);
  const failure = FAILURE_TYPES.find((one) => one === type);
  return known && failure && typeof finding_id === 'string' && finding_id.length <= MAX_ID_CHARS
    ? { finding_id, type: failure, answer: known }
    : undefined;
}
