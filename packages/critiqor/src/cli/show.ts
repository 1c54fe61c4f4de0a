import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { toRunPaths } from '@critiqor/evidence/run-directory';
import type { Command } from 'commander';
import { CritiqorError } from '../errors.ts';
import { readFacts } from '../read-facts.ts';
import { readRecord, resolveRunId } from '../runs-directory.ts';
import { type Step, toTimeline } from '../timeline.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

export function addShow(program: Command): void {
  const command = program
    .command('show')
    .description('what happened in a sealed run, step by step')
    .argument('[run]', 'run id or latest', 'latest')
    .addOption(runsDirOption())
    .addOption(jsonOption());
  withExamples(command, ['critiqor show', 'critiqor show run_007 --json']).action(
    (run: string, flags: { readonly runsDir: string; readonly json?: boolean }) => {
      const runsDir = toRunsDir(flags.runsDir);
      const paths = toRunPaths(runsDir, resolveRunId(runsDir, run));
      const record = readRecord(paths);
      if (!existsSync(paths.session) || record.timestamps.finalized_at === null) {
        throw new CritiqorError(
          'no_active_run',
          `${record.run_id} is ${record.status}: its evidence is not sealed yet.`,
          { remedy: 'critiqor finalize seals it.' },
        );
      }
      const steps = toTimeline(readFacts(paths.session));
      print(flags.json, { run_id: record.run_id, status: record.status, metadata: record.metadata, steps }, () =>
        [`${record.run_id} ${record.status}`, ...steps.map(toLine)].join('\n'),
      );
    },
  );
}

const COLORS = {
  run: 'bold',
  person: 'cyan',
  model: 'dim',
  tool: 'reset',
  memory: 'magenta',
  agent: 'green',
  trouble: 'yellow',
} as const;

/** One step as a line: when, who, what; what failed is red. */
export function toLine({ at, kind, text, failed }: Step): string {
  const line = `${at.slice(11, 19)}  ${kind.padEnd(7)}  ${text}`;
  return styleText(failed ? 'red' : COLORS[kind], line, { stream: process.stdout });
}
