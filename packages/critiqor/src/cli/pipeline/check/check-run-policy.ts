import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type RunSide, toPlainWords } from '../../../compare/run-side.ts';
import { diagnoseRun } from '../../../judge/diagnose-run.ts';
import {
  checkAgainstRun,
  checkAgainstRuns,
  DEFAULT_BASELINE_RUNS,
  DEFAULT_WINDOW,
} from '../../../policy/check-regression.ts';
import { checkRules, type PolicySubject, toBreakingFinding } from '../../../policy/check-rules.ts';
import { type PolicyReport, type RuleResult, toStatus } from '../../../policy/policy-report.ts';
import { type Policy, type RegressionRules, rulesFor } from '../../../policy/read-policy.ts';
import { checkRun } from '../../../runs/check-run.ts';
import { readRecord, tryReadRecord } from '../../../runs/open/read-record.ts';
import { listRunIds, resolveRunId, runNumber } from '../../../runs/runs-directory.ts';
import { readStory } from '../../../sealed/read-story.ts';
import { loadPublicKey } from '../../../verify/signing-keys.ts';
import { assertSealed } from '../../commands/show.ts';
import { loadReaderVerdict, needsReading } from '../../second-reader/reader-verdict.ts';
import { loadSide } from '../load-side.ts';
import { readBaseline } from './baseline-file.ts';

interface CheckOptions {
  /** Judges the evidence again, in memory, with this profile. */
  readonly profile?: Profile | undefined;
}

/** Verifies a run and applies a policy to it. What does not verify is not judgeable, whatever the policy says. */
export async function checkRunPolicy(
  runsDir: string,
  runId: string,
  policy: Policy,
  { profile }: CheckOptions = {},
): Promise<PolicyReport> {
  const paths = toRunPaths(runsDir, runId);
  const record = readRecord(paths);
  assertSealed(record, paths);
  const side = await loadSide(runsDir, runId);
  const rules = rulesFor(policy, side.row.agent_id);
  const key = rules.public_key?.value;
  const publicKey = typeof key === 'string' ? loadPublicKey(key) : undefined;
  const { report, withheld, diagnosis: stored } = await checkRun(paths, { publicKey });
  const about = { run_id: runId, agent_id: side.row.agent_id, task: side.task, policy: policy.file };
  const nothing = { ...about, trust_score: null, readiness_level: null, findings: [], profile_note: null };
  if (withheld !== null || !stored) {
    const message = withheld ?? 'there is no diagnosis that this version can read';
    const rule: RuleResult = { rule: 'evidence', status: 'not_judgeable', message, finding: null, line: null };
    return { ...nothing, status: 'not_judgeable', rules: [rule] };
  }
  const diagnosis = profile ? diagnoseRun(paths, record, { profile }) : stored;
  const { signature, witness, status } = report;
  const subject: PolicySubject = {
    side: profile ? withVerdict(side, diagnosis) : side,
    diagnosis,
    signature: status === 'signed' ? 'signed' : signature === 'unchecked_key' ? 'unchecked' : 'none',
    witness: witness.state,
    reader: needsReading(rules) ? loadReaderVerdict(paths, report.seal ?? '', diagnosis, rules, publicKey) : null,
  };
  const results = [
    ...checkRules(subject, rules),
    ...(policy.regression ? [await checkRegression(paths, runId, subject.side, policy.regression)] : []),
  ];
  const { trust_score, readiness_level } = diagnosis.executive_summary;
  const findings = diagnosis.findings.map(toBreakingFinding);
  const profile_note = profile ? describeProfile(stored, diagnosis) : null;
  return { ...about, status: toStatus(results), rules: results, trust_score, readiness_level, findings, profile_note };
}

/** What another profile changes in the verdict. */
function describeProfile(stored: Diagnosis, judged: Diagnosis): string | null {
  const describeVerdict = ({ executive_summary: { trust_score, readiness_level } }: Diagnosis): string =>
    `trust ${trust_score ?? 'none'}, ${readiness_level.replaceAll('_', ' ')}`;
  const [old, now] = [describeVerdict(stored), describeVerdict(judged)];
  return old === now ? null : `profile ${judged.scores.profile}: ${now}; stored with ${stored.scores.profile}: ${old}`;
}

const withVerdict = (side: RunSide, diagnosis: Diagnosis): RunSide => ({
  ...side,
  diagnosis,
  row: { ...side.row, ...diagnosis.executive_summary },
});

async function checkRegression(
  { runsDir }: RunPaths,
  runId: string,
  side: RunSide,
  rules: RegressionRules,
): Promise<RuleResult> {
  const { baseline_run, baseline_file, baseline_runs, window } = rules;
  if (baseline_run) {
    const baseline = resolveRunId(runsDir, String(baseline_run.value));
    return checkAgainstRun(await loadSide(runsDir, baseline), side, rules);
  }
  const width = Number(window?.value ?? DEFAULT_WINDOW);
  const stored = baseline_file ? readBaseline(String(baseline_file.value), side) : null;
  const count = stored ? 0 : Number(baseline_runs?.value ?? DEFAULT_BASELINE_RUNS);
  const earlier = await loadEarlier(runsDir, runId, side, width - 1 + count);
  const newest = [side, ...earlier.slice(0, width - 1)];
  return checkAgainstRuns(stored ?? earlier.slice(width - 1), newest, rules);
}

/** Runs that are looked at for the same task; a directory can hold thousands. */
const MOST_CANDIDATES = 500;
/** What a person asked is among the first events. */
const TASK_EVENTS = 1_000;

/** Earlier runs of the same agent with the same task, the newest first. */
async function loadEarlier(runsDir: string, runId: string, { task, row }: RunSide, most: number): Promise<RunSide[]> {
  const found: RunSide[] = [];
  if (task === null) return found;
  const ids = listRunIds(runsDir).filter((id) => runNumber(id) < runNumber(runId));
  for (const id of ids.slice(-MOST_CANDIDATES).reverse()) {
    if (found.length >= most) break;
    const paths = toRunPaths(runsDir, id);
    const record = tryReadRecord(paths);
    if (!record?.timestamps.finalized_at || record.metadata.agent_id !== row.agent_id) continue;
    if (!isSameTask(paths, task)) continue;
    found.push(await loadSide(runsDir, id));
  }
  return found;
}

function isSameTask({ session }: RunPaths, task: string): boolean {
  const other = readStory(session, new Set(), TASK_EVENTS).task;
  return other !== null && toPlainWords(other) === toPlainWords(task);
}
