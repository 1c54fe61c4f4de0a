import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { Command } from 'commander';
import { toVerdict, type Verdict } from '../../runs/read-diagnosis.ts';
import { toOpener } from '../../server/open-browser.ts';
import { type FinalizedRun, finalizeRun } from '../../supervise/finalize-run.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction } from '../command-end.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { withProgress } from '../progress.ts';
import { tellDiagnosis } from '../tell-diagnosis.ts';
import { textColumnsOf } from '../terminal-width.ts';

interface FinalizeFlags {
  readonly runsDir: string;
  readonly stop?: boolean;
  readonly signingKey?: string;
  readonly json?: boolean;
  readonly dashboard: boolean;
}

export function addFinalize(program: Command): void {
  const command = program
    .command('finalize')
    .description('seal the evidence of the run that was monitored, and judge it')
    .addOption(runsDirOption())
    .option('--stop', 'end the agent first if it still runs')
    .option('--signing-key <file>', 'sign the seal with this Ed25519 key')
    .addOption(jsonOption())
    .option('--no-dashboard', 'do not open the dashboard afterwards');
  withExamples(command, [
    'critiqor finalize',
    'critiqor finalize --stop',
    'critiqor finalize --signing-key critiqor.key',
  ]).action(toAction(runFinalize));
}

async function runFinalize(flags: FinalizeFlags): Promise<number> {
  const runsDir = toRunsDir(flags.runsDir);
  const signing = flags.signingKey ? { signingKey: loadSigningKey(flags.signingKey) } : {};
  const finalized = await withProgress(process.stderr, (onProgress) =>
    finalizeRun(runsDir, { stop: flags.stop ?? false, ...signing, onProgress }),
  );
  const { record, seal, diagnosis } = finalized;
  const summary = { run_id: record.run_id, status: record.status, ...seal, compactLog: undefined };
  print(flags.json, { ...summary, diagnosis }, () =>
    [describeSeal(finalized), ...(diagnosis ? ['', toStory(diagnosis)] : [])].join('\n'),
  );
  if (flags.dashboard && !flags.json) await offerDashboard(runsDir, record.run_id, flags.runsDir);
  return EXIT.ok;
}

/** Opens the dashboard for a person who can see it; everybody else is told how. */
async function offerDashboard(runsDir: string, runId: string, asGiven: string): Promise<void> {
  if (process.stdout.isTTY && toOpener(process.platform, process.env)) {
    const { showDashboard } = await import('./dashboard.ts');
    await showDashboard(runsDir, runId, { open: true, port: 0, host: '127.0.0.1' });
    return;
  }
  const where = asGiven === 'runs' ? '' : ` --runs-dir ${JSON.stringify(asGiven)}`;
  console.log(`\n  look at it with: critiqor dashboard ${runId}${where}`);
}

const toStory = (diagnosis: Diagnosis): string =>
  tellDiagnosis(diagnosis, { width: textColumnsOf(process.stdout), stream: process.stdout });

/** What was sealed, and what the evidence cannot tell. */
export function describeSeal({ record, seal, diagnosis }: FinalizedRun): string {
  const { metrics, coverage, integrity } = seal;
  const calls = Object.values(metrics.tool_calls).reduce((sum, count) => sum + count, 0);
  const lines = [
    `critiqor: ${record.run_id} ${record.status}`,
    `  events    ${metrics.total_events} sealed: ${metrics.by_event_type.before_provider_request ?? 0} model calls, ${calls} tool calls, ${metrics.error_events} errors`,
    `  seal      ${integrity.signature ? 'signed' : 'not signed: changes are found, their author is not authenticated'}`,
  ];
  if (coverage.writers.length === 0) lines.push('  coverage  NOTHING WAS RECORDED of what the agent did');
  if (coverage.open_runs.length > 0)
    lines.push(`  coverage  ${coverage.open_runs.length} run of the agent shows no end: it was interrupted`);
  const lost = Object.values(coverage.gaps).reduce((sum, count) => sum + count, 0);
  if (lost > 0) lines.push(`  gaps      ${lost} events are missing: ${JSON.stringify(coverage.gaps)}`);
  const judgement = diagnosis
    ? describeVerdict(toVerdict(diagnosis))
    : `none; critiqor diagnose ${record.run_id} makes one`;
  lines.push(`  judgement ${judgement}`);
  return lines.join('\n');
}

/** A verdict in one line. */
export function describeVerdict({ trust_score, readiness_level, primary_failure }: Verdict): string {
  const trust = trust_score === null ? 'no trust score' : `trust ${trust_score}`;
  const failure = primary_failure === null ? '' : `, primary failure ${primary_failure}`;
  return `${trust}, ${readiness_level ?? 'readiness unknown'}${failure}`;
}
