import { resolve } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, Option } from 'commander';
import { DEMO_SCENARIOS } from '../../../demo/demo-scenarios.ts';
import { findOpenClaw } from '../../../demo/find-openclaw.ts';
import { defaultDemoFolder } from '../../../demo/install-packages.ts';
import { runDemo } from '../../../demo/run-demo.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { withExamples } from '../../options.ts';
import { readSteps } from '../../timeline.ts';
import { describeSealed } from '../../verdict/describe-sealed.ts';
import { showDashboard } from '../dashboard.ts';
import { toStepLine } from '../show.ts';

export function addDemo(program: Command): void {
  const command = program
    .command('demo')
    .description('see it work: a real OpenClaw run with a scripted model; no account or API key needed')
    .option(
      '--scenario <name|file>',
      `one of ${Object.keys(DEMO_SCENARIOS).join(', ')}, or a JSON file with turns`,
      'mixed',
    )
    .addOption(
      new Option('--folder <folder>', 'folder for everything the demo creates').default(
        defaultDemoFolder(process.env),
        '~/.cache/critiqor/demo',
      ),
    )
    .addOption(
      new Option('--openclaw-command <command>', 'command that starts OpenClaw').default(
        '',
        'openclaw if a suitable one is installed; otherwise one is installed into the folder',
      ),
    )
    .option('--no-dashboard', 'do not serve the dashboard afterwards');
  withExamples(command, [
    'critiqor demo',
    'critiqor demo --scenario clean',
    'critiqor demo --scenario ./my-turns.json',
  ]).action(toAction(playDemo));
}

async function playDemo(flags: {
  readonly scenario: string;
  readonly folder: string;
  readonly openclawCommand: string;
  readonly dashboard: boolean;
}): Promise<number> {
  const say = (text: string): void => console.error(text);
  const { scenario } = flags;
  const folder = resolve(flags.folder);
  const openclawCommand = flags.openclawCommand || (await findOpenClaw(folder, say));
  const finalized = await runDemo({ scenario, folder, openclawCommand, say });
  const { runsDir, record } = finalized;
  const { run_id } = record;
  const paths = toRunPaths(runsDir, run_id);
  console.log(
    [
      '',
      'What happened:',
      ...readSteps(paths.session).map(toStepLine),
      '',
      describeSealed(finalized, {
        runsDir,
        stream: process.stdout,
        more: [
          [`critiqor show ${run_id} --verbose --runs-dir ${runsDir}`, 'evidence, causes, cost'],
          [`critiqor verify ${paths.directory}`, 'is it unchanged?'],
          [`critiqor dashboard ${run_id} --runs-dir ${runsDir}`, 'in the browser'],
        ],
      }),
    ].join('\n'),
  );
  if (finalized.wasInterrupted) return EXIT.interrupted;
  // With nobody at a terminal, the demo ends here.
  if (!flags.dashboard || !process.stdout.isTTY || !process.stdin.isTTY || process.env.CI) return EXIT.ok;
  console.log('');
  await showDashboard(runsDir, run_id, { open: true, port: 0, host: '127.0.0.1' });
  return EXIT.ok;
}
