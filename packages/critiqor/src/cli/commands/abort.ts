import type { Command } from 'commander';
import { abortRun } from '../../supervise/finalize-run.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { withProgress } from '../progress.ts';
import { toProfile } from '../settings/profile-option.ts';
import { describeSealed } from '../verdict/describe-sealed.ts';
import { isDamaged } from './finalize.ts';

export function addAbort(program: Command): void {
  const command = program
    .command('abort')
    .description('stop the active run: end its agent if it is still running, and seal what was captured')
    .addOption(runsDirOption())
    .addOption(jsonOption());
  withExamples(command, ['critiqor abort']).action(
    toAction(async (flags: { readonly runsDir?: string; readonly json?: boolean }) => {
      const profile = toProfile(undefined);
      const runsDir = toRunsDir(flags.runsDir);
      const aborted = await withProgress(process.stderr, (onProgress) => abortRun(runsDir, { profile, onProgress }));
      const { run_id, status } = aborted.record;
      print(flags.json, { run_id, status }, () =>
        describeSealed(aborted, { runsDir, stream: process.stdout, more: [[`critiqor show ${run_id} --verbose`, '']] }),
      );
      return isDamaged(aborted) ? EXIT.evidence_invalid : EXIT.ok;
    }),
  );
}
