import { type Command, Option } from 'commander';
import { type FinalizedRun, finalizeRun } from '../finalize-run.ts';
import { loadSigningKey } from '../signing-keys.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

interface FinalizeFlags {
  readonly runsDir: string;
  readonly stop?: boolean;
  readonly signingKey?: string;
  readonly json?: boolean;
}

/** Below this a seal takes no time worth speaking of. */
const WORTH_PROGRESS_BYTES = 20_000_000;

export function addFinalize(program: Command): void {
  const command = program
    .command('finalize')
    .description('seal the evidence of the run that was monitored')
    .addOption(runsDirOption())
    .option('--stop', 'end the agent first if it still runs')
    .option('--signing-key <file>', 'sign the seal with this Ed25519 key')
    .addOption(jsonOption())
    .addOption(new Option('--no-dashboard', 'accepted for compatibility: there is no dashboard yet').hideHelp());
  withExamples(command, [
    'critiqor finalize',
    'critiqor finalize --stop',
    'critiqor finalize --signing-key critiqor.key',
  ]).action(runFinalize);
}

async function runFinalize(flags: FinalizeFlags): Promise<void> {
  const finalized = await finalizeRun(toRunsDir(flags.runsDir), {
    stop: flags.stop ?? false,
    ...(flags.signingKey ? { signingKey: loadSigningKey(flags.signingKey) } : {}),
    onProgress: showProgress,
  });
  print(
    flags.json,
    { run_id: finalized.record.run_id, status: finalized.record.status, ...finalized.seal, compactLog: undefined },
    () => describeSeal(finalized),
  );
}

/** What was sealed, and what the evidence cannot tell. */
export function describeSeal({ record, seal }: FinalizedRun): string {
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
  lines.push('  judgement none yet: the diagnosis engine is not part of this version');
  return lines.join('\n');
}

function showProgress(doneBytes: number, totalBytes: number): void {
  if (totalBytes < WORTH_PROGRESS_BYTES || !process.stderr.isTTY) return;
  process.stderr.write(
    `\rsealing ${Math.round((doneBytes / totalBytes) * 100)} %${doneBytes >= totalBytes ? '\n' : ''}`,
  );
}
