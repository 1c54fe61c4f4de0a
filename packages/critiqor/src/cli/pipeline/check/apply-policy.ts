import type { PolicyReport } from '../../../policy/policy-report.ts';
import type { Policy } from '../../../policy/read-policy.ts';
import type { RunReport } from '../../../supervise/run-report.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { checkRunPolicy } from './check-run-policy.ts';
import { findReason } from './describe-check.ts';

/** The report of `critiqor run` with what a policy says about the run. */
export interface JudgedReport extends RunReport {
  readonly policy?: PolicyReport;
}

/** Applies a policy to a run that was just sealed. The agent's own exit code stays only if the policy passes. */
export async function applyPolicy(runsDir: string, report: RunReport, policy: Policy): Promise<JudgedReport> {
  const isJudged = report.run_id !== null && report.verification !== null;
  if (!isJudged || report.run_id === null) return report;
  const checked = await checkRunPolicy(runsDir, report.run_id, policy);
  const reason = findReason(checked);
  // What `--min-trust` or the evidence itself has decided is not decided again.
  const isDecided = report.reason !== null;
  if (!reason || isDecided) return { ...report, policy: checked };
  const exit_code = checked.status === 'fail' ? EXIT.below_min_trust : EXIT.not_judgeable;
  return { ...report, exit_code, reason: `policy: ${reason.rule}: ${reason.message}`, policy: checked };
}
