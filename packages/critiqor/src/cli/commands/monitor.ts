import type { Command } from 'commander';
import { finalizeRun } from '../../supervise/finalize-run.ts';
import { monitorOpenClaw } from '../../supervise/monitor/monitor-openclaw.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction } from '../command-end.ts';
import { toPrintableLines } from '../format.ts';
import { withExamples } from '../options.ts';
import { withProgress } from '../progress.ts';
import { toProfile } from '../settings/profile-option.ts';
import { describeSealed } from '../verdict/describe-sealed.ts';
import { isDamaged } from './finalize.ts';
import { type MonitorFlags, toMonitorOptions, withMonitorOptions } from './monitor-options.ts';

interface Flags extends MonitorFlags {
  readonly finalize?: boolean;
  readonly signingKey?: string;
}

export function addMonitor(program: Command): void {
  const openclaw = program
    .command('monitor')
    .description('run an agent and record what it does')
    .command('openclaw')
    .description('run OpenClaw and record what it does; OpenClaw behaves as usual')
    .argument('[arguments...]', "OpenClaw's own arguments after --; default: chat");
  withMonitorOptions(openclaw, 'openclaw chat')
    .option('--finalize', 'seal the run when the agent ends')
    .option('--signing-key <file>', 'sign the seal with this Ed25519 key (with --finalize)');
  withExamples(openclaw, [
    'critiqor monitor openclaw',
    'critiqor monitor openclaw -- agent exec "Tidy up the changelog"',
    'critiqor monitor openclaw --timeout 600 --finalize -- agent --local --message "Run the tests"',
    'critiqor monitor openclaw -- gateway run',
  ]).action(toAction(runMonitor));
}

async function runMonitor(args: readonly string[], flags: Flags): Promise<number> {
  const signingKey = flags.signingKey === undefined ? undefined : loadSigningKey(flags.signingKey);
  const options = toMonitorOptions(flags, args);
  const profile = toProfile(undefined);
  const { runId, exitCode, witness } = await monitorOpenClaw({
    ...options,
    finalizes: flags.finalize ?? false,
    say: (text) => console.error(toPrintableLines(text)),
  });
  if (flags.finalize) {
    const finalized = await withProgress(process.stderr, (onProgress) =>
      finalizeRun(options.runsDir, { runId, witness, profile, onProgress, ...(signingKey ? { signingKey } : {}) }),
    );
    const more = [[`critiqor show ${runId} --verbose`, '']] as const;
    console.error(describeSealed(finalized, { runsDir: options.runsDir, stream: process.stderr, more }));
    if (isDamaged(finalized)) return EXIT.evidence_invalid;
  }
  return exitCode;
}
