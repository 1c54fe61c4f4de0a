import { homedir } from 'node:os';
import { PLUGIN_ID, VERSION } from '@critiqor/evidence/contract/product';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CONFIG_KEYS } from '../../../config/config-keys.ts';
import { readRecorderSettings, toRecorderConfig } from '../../../config/recorder-settings.ts';
import { chooseSetting } from '../../../config/settings.ts';
import { inspectInstallation, toOpenClawCommand } from '../../../hosts/openclaw/command.ts';
import { type InstallPlan, install, planInstall } from '../../../hosts/openclaw/install/install-recorder.ts';
import { assertRecorderBuilt } from '../../../hosts/openclaw/plugin-folder.ts';
import { findStateOwner } from '../../../hosts/openclaw/state.ts';
import { markNumbers } from '../../../runs/allocate/prepare-runs-dir.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../../options.ts';
import { askUser } from '../../settings/ask-user.ts';
import { describeChanges } from '../../settings/describe-changes.ts';

interface InstallFlags {
  readonly runsDir?: string;
  readonly openclawCommand: string;
  readonly capture?: string;
  readonly idleMinutes?: string;
  readonly yes?: boolean;
  readonly dryRun?: boolean;
  readonly import: boolean;
  readonly json?: boolean;
}

export function addInstall(program: Command): void {
  const command = program
    .command('install')
    .description('add the recorder to your OpenClaw permanently: every job of every agent becomes a run')
    .addOption(runsDirOption())
    .option('--openclaw-command <command>', 'command that starts OpenClaw, with --profile if you use one', 'openclaw')
    .addOption(
      new Option(
        '--capture <policy>',
        'how much of prompts and outputs to store (default: critiqor.yaml, standard)',
      ).choices(CONFIG_KEYS.capture.choices),
    )
    .option(
      '--idle-minutes <minutes>',
      'end a conversation after this many minutes without a turn (default: critiqor.yaml, 15)',
      toMinutes,
    )
    .option('--yes', 'change the configuration without asking')
    .option('--dry-run', 'only show what would change')
    .option('--no-import', 'do not offer to import past sessions')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor install --dry-run',
    'critiqor install',
    'critiqor install --yes --capture metadata',
    'critiqor install --openclaw-command "openclaw --profile work"',
  ]).action(toAction(runInstall));
}

async function runInstall(flags: InstallFlags): Promise<number> {
  const home = homedir();
  const command = toOpenClawCommand(flags.openclawCommand, [], process.env);
  assertRecorderBuilt();
  const installation = await inspectInstallation(command, process.env);
  const place = chooseRunsDir(flags.runsDir);
  // The gateway has no current folder that a person would think of: without a choice the runs go to one place.
  const runsDir = place.source === 'folder' ? chooseSetting('runs_dir', `${home}/.critiqor/runs`).value : place.value;
  const capture = chooseSetting('capture', flags.capture).value;
  const idleMinutes = Number(chooseSetting('idle_minutes', flags.idleMinutes).value);
  const settings = toRecorderConfig(readRecorderSettings());
  const plan = planInstall(installation, { home, runsDir, capture, idleMinutes, settings }, new Date().toISOString());
  const changes = describeChanges(plan.current ?? '', plan.next);
  const gateway = findStateOwner(installation.stateDir);
  const isRunning = gateway?.role === 'gateway';
  const report = { ...plan.installed, changes, gateway_running: isRunning };
  if (plan.isDone || flags.dryRun) {
    const state = plan.isDone ? 'installed' : 'not installed';
    print(flags.json, { ...report, state }, () =>
      plan.isDone ? describeDone(plan) : describePlan(plan, changes).join('\n'),
    );
    return EXIT.ok;
  }
  if (!flags.json) console.log(describePlan(plan, changes).join('\n'));
  const isAgreed =
    flags.yes || (await askUser('\nChange the configuration?', 'Pass --yes to change it without asking.'));
  if (!isAgreed) return EXIT.ok;
  markNumbers(runsDir);
  await install(plan, home, command, process.env);
  print(flags.json, { ...report, state: 'installed' }, () => describeInstalled(plan, isRunning).join('\n'));
  if (flags.import && !flags.json) await offerImport(flags, { runsDir, idleMinutes, stateDir: installation.stateDir });
  return EXIT.ok;
}

function describePlan({ configPath, base, installed }: InstallPlan, changes: readonly string[]): string[] {
  return [
    `critiqor: ${base === null ? 'new' : 'changed'} configuration of OpenClaw, ${toPrintable(configPath)}:`,
    '',
    ...changes.map(toPrintable),
    '',
    `  recorder  version ${VERSION}, copied to ${toPrintable(installed.plugin_dir)}`,
    `  runs      ${toPrintable(installed.runs_dir)}`,
    `  backup    ${installed.backup === null ? 'none: there is no file yet' : toPrintable(installed.backup)}`,
  ];
}

const describeDone = ({ configPath, installed }: InstallPlan): string =>
  `The recorder ${VERSION} is already installed in ${toPrintable(configPath)}; it records to ${toPrintable(installed.runs_dir)}.`;

function describeInstalled({ configPath }: InstallPlan, isRunning: boolean): string[] {
  return [
    '',
    `Installed in ${toPrintable(configPath)}.`,
    isRunning
      ? '  next      Restart the gateway, which is running without the recorder: openclaw gateway restart'
      : '  next      Start OpenClaw as usual; everything is recorded from then on.',
    '            Critiqor does not restart it. OpenClaw may do so by itself when its configuration changes.',
    `  note      OpenClaw warns once per start that it cannot verify where ${PLUGIN_ID} comes from.`,
    '  see       critiqor status, critiqor runs, critiqor dashboard',
    '  undo      critiqor uninstall',
  ];
}

/** So that the first minute shows something about the user's own agent. */
async function offerImport(
  { yes }: InstallFlags,
  {
    runsDir,
    idleMinutes,
    stateDir,
  }: { readonly runsDir: string; readonly idleMinutes: number; readonly stateDir: string },
): Promise<void> {
  const line = `critiqor import openclaw --runs-dir ${JSON.stringify(runsDir)} --idle ${idleMinutes}`;
  const isAsked = !yes && process.stdin.isTTY && process.stdout.isTTY;
  if (!isAsked) {
    console.log(`  past      ${line} reads the sessions that OpenClaw has stored so far`);
    return;
  }
  if (!(await askUser('\nImport the sessions that OpenClaw has stored so far?', '', true))) return;
  const { runImport } = await import('../import.ts');
  await runImport(['openclaw'], {
    runsDir,
    stateDir,
    idle: idleMinutes,
    tenantId: 'default',
    visibility: 'private',
    label: {},
  });
}

function toMinutes(text: string): string {
  if (!(Number(text) > 0)) throw new InvalidArgumentError('Use a number of minutes greater than 0.');
  return text;
}
