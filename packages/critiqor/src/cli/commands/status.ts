import { homedir } from 'node:os';
import type { Command } from 'commander';
import { readAlwaysOn } from '../../hosts/openclaw/install/always-on.ts';
import { listOpenRuns } from '../../runs/open/open-runs.ts';
import { createStatusReader } from '../../runs/run-status.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { describeAlwaysOn, describeStatus } from '../describe-status.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';
import { watchStatus } from '../watch-status.ts';

interface StatusFlags {
  readonly runsDir?: string;
  readonly watch?: boolean;
  readonly json?: boolean;
}

export function addStatus(program: Command): void {
  const command = program
    .command('status')
    .description('show what is being recorded: the monitored run, and what an installed recorder does')
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
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const reader = createStatusReader(runsDir);
  const status = reader.read();
  const always = { ...readAlwaysOn(homedir(), runsDir), open: listOpenRuns(runsDir) };
  const isAlways = always.installed.length > 0 || always.gateway !== null || always.open.length > 0;
  const alwaysOn = isAlways ? describeAlwaysOn(always) : [];
  if (!status) {
    print(flags.json, { active: null, runs_dir: runsDir, always_on: isAlways ? always : null }, () =>
      [`No run is being monitored in ${toPrintable(runsDir)}.`, ...alwaysOn].join('\n'),
    );
    return isAlways ? EXIT.ok : EXIT.failed;
  }
  if (flags.watch) await watchStatus(reader, status, { inPlace: process.stdout.isTTY && !flags.json });
  else
    print(flags.json, { ...status, always_on: isAlways ? always : null }, () =>
      [...describeStatus(status), ...alwaysOn].join('\n'),
    );
  return EXIT.ok;
}
