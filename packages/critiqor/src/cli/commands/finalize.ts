import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { countOf, formatNumber } from '@critiqor/diagnosis/model/words';
import { isDamage } from '@critiqor/evidence/read/note-kinds';
import type { Command } from 'commander';
import type { Setting } from '../../config/settings.ts';
import { type RunVerdict, toRunVerdict } from '../../runs/read-diagnosis.ts';
import type { SessionMetrics } from '../../sealed/session-metrics.ts';
import { toOpener } from '../../server/open-browser.ts';
import { type FinalizedRun, finalizeRun } from '../../supervise/finalize-run.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { describeWitness } from '../../verify/describe-witness.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction } from '../command-end.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { withProgress } from '../progress.ts';
import { toProfile } from '../settings/profile-option.ts';
import { tellDiagnosis } from '../tell-diagnosis.ts';
import { textColumnsOf } from '../terminal-width.ts';

interface FinalizeFlags {
  readonly runsDir?: string;
  readonly stop?: boolean;
  readonly signingKey?: string;
  readonly json?: boolean;
  readonly dashboard: boolean;
}

export function addFinalize(program: Command): void {
  const command = program
    .command('finalize')
    .description('seal the evidence of the monitored run and diagnose it')
    .addOption(runsDirOption())
    .option('--stop', 'end the agent first if it is still running')
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
  const place = chooseRunsDir(flags.runsDir);
  const runsDir = place.value;
  const profile = toProfile(undefined);
  const signing = flags.signingKey ? { signingKey: loadSigningKey(flags.signingKey) } : {};
  const finalized = await withProgress(process.stderr, (onProgress) =>
    finalizeRun(runsDir, { stop: flags.stop ?? false, ...signing, profile, onProgress }),
  );
  const { record, seal, diagnosis } = finalized;
  const summary = { run_id: record.run_id, status: record.status, ...seal, eventLog: undefined };
  print(flags.json, { ...summary, diagnosis }, () =>
    [describeSeal(finalized), ...(diagnosis ? ['', toStory(diagnosis)] : [])].join('\n'),
  );
  if (isDamaged(finalized)) return EXIT.evidence_invalid;
  if (flags.dashboard && !flags.json) await offerDashboard(place, record.run_id);
  return EXIT.ok;
}

/** Whether the evidence was tampered with before it was sealed: then there is no verdict. */
export const isDamaged = ({ seal }: FinalizedRun): boolean => Object.keys(seal.integrity.note_counts).some(isDamage);

/** Opens the dashboard where there is a screen to show it; otherwise prints the command. */
async function offerDashboard({ value: runsDir, source }: Setting, runId: string): Promise<void> {
  if (process.stdout.isTTY && toOpener(process.platform, process.env)) {
    const { showDashboard } = await import('./dashboard.ts');
    await showDashboard(runsDir, runId, { open: true, port: 0, host: '127.0.0.1' });
    return;
  }
  const where = source === 'option' ? ` --runs-dir ${JSON.stringify(runsDir)}` : '';
  console.log(`\n  dashboard: critiqor dashboard ${runId}${where}`);
}

const toStory = (diagnosis: Diagnosis): string =>
  tellDiagnosis(diagnosis, { width: textColumnsOf(process.stdout), stream: process.stdout });

/** What was sealed, and what the evidence does not cover. */
export function describeSeal({ record, seal, diagnosis }: FinalizedRun): string {
  const { metrics, coverage, integrity, witness } = seal;
  const lines = [
    `critiqor: ${record.run_id} ${record.status}`,
    `  events    ${formatNumber(metrics.total_events)} sealed: ${describeCalls(metrics)}`,
    `  seal      ${integrity.signature ? `signed by ${integrity.signature.key_id}` : 'unsigned: later changes are detected, but the author is not verified'}`,
    `  witness   ${describeWitness(witness)}`,
  ];
  const damage = Object.entries(integrity.note_counts).filter(([kind]) => isDamage(kind));
  if (damage.length > 0) {
    const kinds = damage.map(([kind, count]) => `${count} × ${kind.replaceAll('_', ' ')}`);
    lines.splice(1, 0, `  DAMAGED   before it was sealed: ${kinds.join(', ')}; see critiqor verify ${record.run_id}`);
  }
  if (coverage.writers.length === 0) lines.push('  coverage  NOTHING THE AGENT DID WAS RECORDED');
  if (coverage.open_runs.length > 0)
    lines.push(`  coverage  ${countOf(coverage.open_runs.length, 'run')} of the agent never ended: interrupted`);
  const lost = Object.values(coverage.gaps).reduce((sum, count) => sum + count, 0);
  if (lost > 0) lines.push(`  gaps      ${countOf(lost, 'event')} missing: ${JSON.stringify(coverage.gaps)}`);
  const judgement = diagnosis
    ? describeVerdict(toRunVerdict(diagnosis))
    : `none; create one with: critiqor diagnose ${record.run_id}`;
  lines.push(`  verdict   ${judgement}`);
  return lines.join('\n');
}

function describeCalls({ by_event_type, tool_calls, error_events }: SessionMetrics): string {
  const calls = Object.values(tool_calls).reduce((sum, count) => sum + count, 0);
  return [
    countOf(by_event_type.before_provider_request ?? 0, 'model call'),
    countOf(calls, 'tool call'),
    countOf(error_events, 'error'),
  ].join(', ');
}

/** A verdict in one line. */
function describeVerdict({ trust_score, readiness_level, primary_failure }: RunVerdict): string {
  const trust = trust_score === null ? 'no trust score' : `trust ${trust_score}`;
  const failure = primary_failure === null ? '' : `, primary failure: ${toFailureTitle(primary_failure)}`;
  return `${trust}, ${readiness_level ?? 'readiness unknown'}${failure}`;
}
