import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Finding } from '@critiqor/diagnosis/model/diagnosis';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Coverage } from '@critiqor/evidence/read/coverage';
import { checkRun } from '../runs/check-run.ts';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { type RunVerdict, toRunVerdict } from '../runs/read-diagnosis.ts';
import type { SessionMetrics } from '../sealed/session-metrics.ts';
import { EXIT } from '../system/exit-codes.ts';
import type { WitnessReport } from '../verify/check-witness.ts';
import type { VerificationReport } from '../verify/verify-evidence.ts';
import { finalizeRun } from './finalize-run.ts';
import type { MonitoredRun } from './monitor/monitor-openclaw.ts';
import type { FinalizedRun } from './seal-run.ts';

const RUN_REPORT_SCHEMA = 'critiqor.run-report.v1';

/** The outcome of `critiqor run`. Null means none or unknown. */
export interface RunReport {
  readonly schema_version: typeof RUN_REPORT_SCHEMA;
  readonly run_id: string | null;
  readonly state: string | null;
  /** Of `critiqor run` itself, and why it differs from the agent's. */
  readonly exit_code: number;
  readonly reason: string | null;
  readonly agent: {
    readonly exit_code: number | null;
    readonly signal: string | null;
    readonly timed_out: boolean;
    readonly duration_ms: number;
  } | null;
  readonly evidence: string | null;
  readonly verification: VerificationReport['status'] | null;
  readonly witness: WitnessReport['state'] | null;
  readonly metrics: SessionMetrics | null;
  readonly coverage: Coverage | null;
  readonly diagnosis: RunVerdict | null;
  /** What was found, worst first; the diagnosis has the evidence for it. */
  readonly findings: readonly ReportedFinding[] | null;
  readonly min_trust: number | null;
}

interface ReportedFinding extends Pick<Finding, 'id' | 'type' | 'severity' | 'title' | 'explanation'> {
  readonly points: number;
  readonly event_id: string;
}

/** A report is for a log; more than these are in the diagnosis. */
const MAX_FINDINGS = 50;

export interface ConcludeOptions {
  readonly minTrust?: number | undefined;
  readonly signingKey?: KeyObject | undefined;
  readonly profile?: Profile | undefined;
  readonly onProgress?: (doneBytes: number, totalBytes: number) => void;
}

export interface ConcludedRun {
  readonly report: RunReport;
  /** Absent when the evidence could not be sealed; the report says why. */
  readonly finalized?: FinalizedRun;
}

/** Seals and diagnoses a monitored run, and decides how `critiqor run` ends. Problems on the way are part of the report. */
export async function concludeRun(
  runsDir: string,
  { runId, exitCode, end, witness }: MonitoredRun,
  { minTrust, signingKey, profile, onProgress }: ConcludeOptions = {},
): Promise<ConcludedRun> {
  const paths = toRunPaths(runsDir, runId);
  const found = {
    schema_version: RUN_REPORT_SCHEMA,
    run_id: runId,
    agent: {
      exit_code: end.exitCode,
      signal: end.signal,
      timed_out: end.timedOut,
      duration_ms: end.durationMs,
    },
    min_trust: minTrust ?? null,
  } as const;
  try {
    const finalized = await finalizeRun(runsDir, {
      runId,
      witness,
      ...(signingKey ? { signingKey } : {}),
      ...(profile ? { profile } : {}),
      ...(onProgress ? { onProgress } : {}),
    });
    const publicKey = signingKey && createPublicKey(signingKey);
    const { report: checked, withheld } = await checkRun(paths, { publicKey });
    const verification = checked.status;
    const verdict = finalized.diagnosis ? toRunVerdict(finalized.diagnosis) : undefined;
    const { metrics, coverage } = finalized.seal;
    const report = {
      ...found,
      state: finalized.record.status,
      ...(withheld ? notJudgeable(withheld) : toRunEnd(exitCode, verdict, minTrust)),
      evidence: paths.session,
      verification,
      witness: checked.witness.state,
      metrics,
      coverage,
      diagnosis: verdict ?? null,
      findings: withheld ? null : (finalized.diagnosis?.findings.slice(0, MAX_FINDINGS).map(toReported) ?? null),
    };
    return { report, finalized };
  } catch (cause) {
    const report = {
      ...found,
      state: tryReadRecord(paths)?.status ?? null,
      ...notJudgeable((cause as Error).message),
      evidence: paths.directory,
      verification: null,
      witness: null,
      metrics: null,
      coverage: null,
      diagnosis: null,
      findings: null,
    };
    return { report };
  }
}

/** The report of a run that never started. */
export function toRefusedReport(exitCode: number, reason: string, minTrust: number | undefined): RunReport {
  return {
    schema_version: RUN_REPORT_SCHEMA,
    run_id: null,
    state: null,
    exit_code: exitCode,
    reason,
    agent: null,
    evidence: null,
    verification: null,
    witness: null,
    metrics: null,
    coverage: null,
    diagnosis: null,
    findings: null,
    min_trust: minTrust ?? null,
  };
}

const toReported = ({
  id,
  type,
  severity,
  title,
  explanation,
  impact,
  began_at_event_id,
}: Finding): ReportedFinding => ({
  id,
  type,
  severity,
  title,
  explanation,
  points: impact,
  event_id: began_at_event_id,
});

/** The agent's own exit code, unless a minimum trust was set and the run is below it or cannot be judged. */
export function toRunEnd(
  agentExitCode: number,
  verdict: RunVerdict | undefined,
  minTrust: number | undefined,
): Pick<RunReport, 'exit_code' | 'reason'> {
  if (minTrust === undefined) return { exit_code: agentExitCode, reason: null };
  if (verdict === undefined) return notJudgeable('the diagnosis failed');
  const { trust_score: trust } = verdict;
  if (trust === null) return notJudgeable('there is not enough evidence for a trust score');
  if (trust < minTrust) return { exit_code: EXIT.below_min_trust, reason: `trust ${trust} is below ${minTrust}` };
  return { exit_code: agentExitCode, reason: null };
}

function notJudgeable(why: string): Pick<RunReport, 'exit_code' | 'reason'> {
  return { exit_code: EXIT.not_judgeable, reason: `not judgeable: ${why}` };
}
