import type { Command } from 'commander';
import { abortRun } from '../finalize-run.ts';
import { describeSeal } from './finalize.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

export function addAbort(program: Command): void {
  const command = program
    .command('abort')
    .description('give the active run up: end its agent if it still runs, and seal what was captured')
    .addOption(runsDirOption())
    .addOption(jsonOption());
  withExamples(command, ['critiqor abort']).action(
    async (flags: { readonly runsDir: string; readonly json?: boolean }) => {
      const aborted = await abortRun(toRunsDir(flags.runsDir));
      print(flags.json, { run_id: aborted.record.run_id, status: aborted.record.status }, () => describeSeal(aborted));
    },
  );
}
