import { countOf } from '@critiqor/diagnosis/model/words';
import { compareRuns } from '../compare/compare-runs.ts';
import { compareSets } from '../compare/compare-sets.ts';
import type { RunSide } from '../compare/run-side.ts';
import type { RuleResult } from './policy-report.ts';
import type { RegressionRules } from './read-policy.ts';

export const DEFAULT_BASELINE_RUNS = 20;
export const DEFAULT_WINDOW = 5;
/** With fewer runs on a side, no difference can be told from chance. */
const FEWEST_RUNS = 4;

type Result = Pick<RuleResult, 'rule' | 'status' | 'message' | 'finding' | 'line'>;

/** A run against one run that was chosen as the baseline. There is no spread to go by, so every regression counts. */
export function checkAgainstRun(baseline: RunSide, run: RunSide, { line }: RegressionRules): Result {
  const { verdict } = compareRuns(baseline, run);
  const about = { rule: 'regression', finding: null, line };
  const told = `compared with ${baseline.row.run_id}: ${verdict.title}`;
  if (verdict.result === 'regression') return { ...about, status: 'fail', message: told };
  const isUnknown = verdict.result === 'not_comparable' || verdict.result === 'cannot_tell';
  return { ...about, status: isUnknown ? 'not_judgeable' : 'pass', message: told };
}

/**
 * The newest runs of a task against earlier ones. One bad run is not a regression: the newest runs together must be worse than the
 * spread of the earlier ones explains.
 */
export function checkAgainstRuns(
  baseline: readonly RunSide[],
  newest: readonly RunSide[],
  { line }: RegressionRules,
): Result {
  const about = { rule: 'regression', finding: null, line };
  const sizes = `${countOf(newest.length, 'newest run')} with ${countOf(baseline.length, 'earlier run')} of the same task`;
  if (baseline.length < FEWEST_RUNS || newest.length < FEWEST_RUNS) {
    return { ...about, status: 'skipped', message: `too few runs to compare: ${sizes}` };
  }
  const { verdict } = compareSets(baseline, newest, { sameTask: true, isStrict: true });
  const message = `${sizes}: ${verdict.title}`;
  return { ...about, status: verdict.result === 'regression' ? 'fail' : 'pass', message };
}
