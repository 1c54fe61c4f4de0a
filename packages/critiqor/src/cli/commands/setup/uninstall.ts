import { homedir } from 'node:os';
import type { Command } from 'commander';
import { type InstalledRecorder, readInstalled } from '../../../hosts/openclaw/install/installed-recorders.ts';
import {
  listLeft,
  planUninstall,
  type UninstallPlan,
  uninstall,
} from '../../../hosts/openclaw/install/uninstall-recorder.ts';
import { CritiqorError } from '../../../system/errors.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { jsonOption, print, withExamples } from '../../options.ts';
import { askUser } from '../../settings/ask-user.ts';
import { describeChanges } from '../../settings/describe-changes.ts';

interface UninstallFlags {
  readonly config?: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function addUninstall(program: Command): void {
  const command = program
    .command('uninstall')
    .description('remove the recorder from your OpenClaw; runs and settings stay')
    .option('--config <file>', 'configuration to change, if the recorder is installed in several')
    .option('--yes', 'change the configuration without asking')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor uninstall',
    'critiqor uninstall --yes --json',
    'critiqor uninstall --config ~/.openclaw-work/openclaw.json',
  ]).action(toAction(runUninstall));
}

async function runUninstall(flags: UninstallFlags): Promise<number> {
  const home = homedir();
  const plan = planUninstall(home, chooseInstalled(home, flags.config));
  if (!flags.json) console.log(describePlan(plan).join('\n'));
  const isAgreed =
    flags.yes || (await askUser('\nChange the configuration?', 'Pass --yes to change it without asking.'));
  if (!isAgreed) return EXIT.ok;
  uninstall(plan, home);
  const left = listLeft(home, plan.installed);
  const { installed, isRestored } = plan;
  print(flags.json, { config_path: installed.config_path, restored: isRestored, left }, () =>
    [
      '',
      `Uninstalled from ${toPrintable(installed.config_path)}.`,
      '  next      Restart the gateway if it is running: openclaw gateway restart',
      ...left.map((place, index) => `  ${index === 0 ? 'left      ' : '          '}${toPrintable(place)}`),
    ].join('\n'),
  );
  return EXIT.ok;
}

function chooseInstalled(home: string, config: string | undefined): InstalledRecorder {
  const all = readInstalled(home);
  const fitting = config === undefined ? all : all.filter(({ config_path }) => config_path === config);
  const [only, ...others] = fitting;
  if (only && others.length === 0) return only;
  const named = all.map(({ config_path }) => config_path).join(', ');
  throw new CritiqorError(
    'usage',
    only ? 'The recorder is installed in several configurations.' : 'The recorder is not installed.',
    {
      remedy: only ? `Choose one with --config: ${named}` : 'Nothing was changed.',
    },
  );
}

function describePlan({ installed, current, next, isRestored }: UninstallPlan): string[] {
  const path = toPrintable(installed.config_path);
  if (current === next) return [`critiqor: ${path} no longer contains the keys of the recorder.`];
  const how =
    next === null
      ? `${path} is removed, because it did not exist before the installation.`
      : isRestored
        ? `${path} is restored byte for byte:`
        : `${path} was edited after the installation, so only the keys of the recorder are removed:`;
  return [`critiqor: ${how}`, '', ...describeChanges(current ?? '', next ?? '').map(toPrintable)];
}
