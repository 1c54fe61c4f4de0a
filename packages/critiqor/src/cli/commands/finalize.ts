import { isDamage } from '@critiqor/evidence/read/note-kinds';
import type { Command } from 'commander';
import { toOpener } from '../../server/open-browser.ts';
import { finalizeRun } from '../../supervise/finalize-run.ts';
import type { FinalizedRun } from '../../supervise/seal-run.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction } from '../command-end.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { withProgress } from '../progress.ts';
import { describeSecond } from '../second-reader/describe-second.ts';
import { readConfigured } from '../second-reader/read-configured.ts';
import { toProfile } from '../settings/profile-option.ts';
import { describeSealed } from '../verdict/describe-sealed.ts';

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
  const { value: runsDir, source } = chooseRunsDir(flags.runsDir);
  const profile = toProfile(undefined);
  const signingKey = flags.signingKey ? loadSigningKey(flags.signingKey) : undefined;
  const finalized = await withProgress(process.stderr, (onProgress) =>
    finalizeRun(runsDir, { stop: flags.stop ?? false, ...(signingKey ? { signingKey } : {}), profile, onProgress }),
  );
  const { record, seal, diagnosis } = finalized;
  const summary = { run_id: record.run_id, status: record.status, ...seal, eventLog: undefined };
  const where = source === 'option' ? ` --runs-dir ${JSON.stringify(runsDir)}` : '';
  const opens = flags.dashboard && !flags.json;
  const isShown = opens && process.stdout.isTTY && toOpener(process.platform, process.env) !== null;
  const isJudged = diagnosis !== null && !isDamaged(finalized);
  const second = isJudged ? await readConfigured('finalize', runsDir, record.run_id, signingKey) : null;
  print(flags.json, { ...summary, diagnosis, ...(second ? { second_reader: second } : {}) }, () =>
    [
      describeSealed(finalized, {
        runsDir,
        stream: process.stdout,
        more: [
          [`critiqor show ${record.run_id}${where} --verbose`, 'evidence, causes, cost'],
          ...(opens && !isShown ? [[`critiqor dashboard ${record.run_id}${where}`, 'in the browser'] as const] : []),
        ],
      }),
      ...(diagnosis && second ? ['', describeSecond(second, diagnosis, process.stdout)] : []),
    ].join('\n'),
  );
  if (isDamaged(finalized)) return EXIT.evidence_invalid;
  if (isShown) {
    const { showDashboard } = await import('./dashboard.ts');
    await showDashboard(runsDir, record.run_id, { open: true, port: 0, host: '127.0.0.1' });
  }
  return EXIT.ok;
}

/** Whether the evidence was tampered with before it was sealed: then there is no verdict. */
export const isDamaged = ({ seal }: FinalizedRun): boolean => Object.keys(seal.integrity.note_counts).some(isDamage);
