import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/run-directory';
import { type Command, Option } from 'commander';
import { DEMO_SCENARIOS } from '../demo/demo-scenarios.ts';
import { runDemo } from '../demo/run-demo.ts';
import { readFacts } from '../read-facts.ts';
import { toTimeline } from '../timeline.ts';
import { describeSeal } from './finalize.ts';
import { withExamples } from './options.ts';
import { toLine } from './show.ts';

/** Where a clone of this repository keeps the OpenClaw of its tests. */
const OPENCLAW_OF_CLONE = resolve(
  import.meta.dirname,
  '../../../../test/openclaw-host/node_modules/openclaw/openclaw.mjs',
);

export function addDemo(program: Command): void {
  const command = program
    .command('demo')
    .description('watch the whole thing work: a real OpenClaw run with a scripted model, no account and no key needed')
    .option(
      '--scenario <name|file>',
      `one of ${Object.keys(DEMO_SCENARIOS).join(', ')}, or a JSON file with turns`,
      'mixed',
    )
    .option('--folder <folder>', 'everything of the demo stays in here', 'critiqor-demo')
    .addOption(new Option('--openclaw-command <command>', 'how OpenClaw is started').default('', 'openclaw'));
  withExamples(command, [
    'critiqor demo',
    'critiqor demo --scenario clean',
    'critiqor demo --scenario ./my-turns.json',
  ]).action(playDemo);
}

async function playDemo(flags: {
  readonly scenario: string;
  readonly folder: string;
  readonly openclawCommand: string;
}): Promise<void> {
  const openclawCommand = flags.openclawCommand || (existsSync(OPENCLAW_OF_CLONE) ? OPENCLAW_OF_CLONE : 'openclaw');
  const finalized = await runDemo({
    scenario: flags.scenario,
    folder: flags.folder,
    openclawCommand,
    say: (text) => console.error(text),
  });
  const paths = toRunPaths(finalized.runsDir, finalized.record.run_id);
  console.log(
    [
      '',
      describeSeal(finalized),
      '',
      'What really happened:',
      ...toTimeline(readFacts(paths.session)).map(toLine),
    ].join('\n'),
  );
  console.log(
    `\nLook closer:\n  critiqor show ${finalized.record.run_id} --runs-dir ${finalized.runsDir}\n  critiqor verify ${paths.directory}`,
  );
}
