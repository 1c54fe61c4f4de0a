import type { Command } from 'commander';
import { createStatusReader } from '../../runs/run-status.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { describeStatus } from '../describe-status.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { watchStatus } from '../watch-status.ts';

interface StatusFlags {
  readonly runsDir?: string;
  readonly watch?: boolean;
  readonly json?: boolean;
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('show the active run: processes, live counts, and whether events are arriving')
    .addOption(runsDirOption())
    .option('--watch', 'keep updating until the run ends; without a terminal, print a line of JSON per change')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor status',
    'critiqor status --watch',
    'critiqor status --json',
    'critiqor status --watch --json | jq .metrics.error_events',
  ]).action(toAction(runStatus));
}

async function runStatus(flags: StatusFlags): Promise<number> {
  const runsDir = toRunsDir(flags.runsDir);
  const reader = createStatusReader(runsDir);
  const status = reader.read();
  if (!status) {
    print(
      flags.json,
      { active: null, runs_dir: runsDir },
      () => `No run is being monitored in ${toPrintable(runsDir)}.`,
    );
    return EXIT.failed;
  }
  if (flags.watch) await watchStatus(reader, status, { inPlace: process.stdout.isTTY && !flags.json });
  else print(flags.json, status, () => describeStatus(status).join('\n'));
  return EXIT.ok;
}
