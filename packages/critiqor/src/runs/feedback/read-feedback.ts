import { lstatSync } from 'node:fs';
import type { FeedbackCounts, FindingJudgement } from '@critiqor/api/annotations';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readAnnotations } from '../../ledger/annotations.ts';
import { readSealList } from '../../ledger/seal-list.ts';
import { listRunIds } from '../runs-directory.ts';

/** What was said about the findings of one run; of several answers about a finding the newest counts. */
export interface RunFeedback {
  readonly run_id: string;
  readonly judgements: readonly FindingJudgement[];
}

const MAX_RUNS = 20;

/** The judgements of all runs. A file whose chain is broken says nothing. */
export function readFeedback(runsDir: string, isSeen: (runId: string) => boolean = () => true): RunFeedback[] {
  const { runs } = readSealList(toRunPaths(runsDir, 'run_001').seals);
  return listRunIds(runsDir).flatMap((run_id) => {
    const paths = toRunPaths(runsDir, run_id);
    if (!lstatSync(paths.annotations, { throwIfNoEntry: false }) || !isSeen(run_id)) return [];
    const judgements = readJudgements(paths, runs.get(run_id)?.seal ?? '');
    return judgements.length === 0 ? [] : [{ run_id, judgements }];
  });
}

function readJudgements(paths: RunPaths, seal: string): FindingJudgement[] {
  const { list, brokenAt } = readAnnotations(paths, seal);
  if (brokenAt !== null) return [];
  const newest = new Map(list.flatMap(({ judgement }) => (judgement ? [[judgement.finding_id, judgement]] : [])));
  return [...newest.values()].filter(({ answer }) => answer !== 'withdrawn');
}

/** How often each detector was confirmed and contradicted, the most contradicted first. */
export function countFeedback(feedback: readonly RunFeedback[]): FeedbackCounts {
  const types = new Map<string, { right: number; not_a_problem: number; wrong: number; runs: Set<string> }>();
  for (const { run_id, judgements } of feedback) {
    for (const { type, answer } of judgements) {
      const counts = types.get(type) ?? { right: 0, not_a_problem: 0, wrong: 0, runs: new Set<string>() };
      types.set(type, counts);
      if (answer !== 'withdrawn') counts[answer] += 1;
      counts.runs.add(run_id);
    }
  }
  return {
    types: [...types]
      .sort(([, left], [, right]) => right.wrong + right.not_a_problem - left.wrong - left.not_a_problem)
      .map(([type, { runs, ...counts }]) => ({
        type: type as FindingJudgement['type'],
        ...counts,
        runs: [...runs].slice(0, MAX_RUNS),
      })),
  };
}
