import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Command } from 'commander';
import { tryReadDiagnosis } from '../../runs/read-diagnosis.ts';
import type { RunRecord } from '../../runs/run-record.ts';
import { readRecord, resolveRunId } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { tellDiagnosis } from '../tell-diagnosis.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { readSteps, type Step } from '../timeline.ts';

interface ShowFlags {
  readonly runsDir: string;
  readonly steps?: boolean;
  readonly json?: boolean;
}

export function addShow(program: Command): void {
  const command = program
    .command('show')
    .description('show a sealed run: verdict, findings with evidence, cost and next step')
    .argument('[run]', 'run id or latest', 'latest')
    .addOption(runsDirOption())
    .option('--steps', 'show every step instead')
    .addOption(jsonOption());
  withExamples(command, ['critiqor show', 'critiqor show run_007 --steps', 'critiqor show run_007 --json']).action(
    toAction(showRun),
  );
}

function showRun(run: string, flags: ShowFlags): number {
  const runsDir = toRunsDir(flags.runsDir);
  const paths = toRunPaths(runsDir, resolveRunId(runsDir, run));
  const record = readRecord(paths);
  assertSealed(record, paths);
  const head = { run_id: record.run_id, status: record.status, metadata: record.metadata };
  const title = styleText('bold', `${record.run_id} ${record.status}`, { stream: process.stdout });
  if (flags.steps) {
    const steps = readSteps(paths.session);
    print(flags.json, { ...head, steps }, () => [title, ...steps.map(toLine)].join('\n'));
    return EXIT.ok;
  }
  const diagnosis = tryReadDiagnosis(paths.diagnosis);
  print(flags.json, { ...head, diagnosis }, () =>
    diagnosis
      ? [title, tellDiagnosis(diagnosis, { width: textColumnsOf(process.stdout), stream: process.stdout })].join('\n')
      : `${title}\n  This run has no diagnosis that this version can read. Create one with: critiqor diagnose ${record.run_id}`,
  );
  return EXIT.ok;
}

/** Only sealed evidence is shown: anything still being written may change. */
export function assertSealed(record: RunRecord, paths: RunPaths): void {
  if (existsSync(paths.session) && record.timestamps.finalized_at !== null) return;
  throw new CritiqorError('no_active_run', `${record.run_id} is ${record.status}: its evidence is not sealed yet.`, {
    remedy: 'Seal it with: critiqor finalize',
  });
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

/** One step as a line: time, kind, text. Failures are red. */
export function toLine({ at, kind, text, failed }: Step): string {
  const line = `${at.slice(11, 19)}  ${kind.padEnd(7)}  ${text}`;
  return styleText(failed ? 'red' : COLORS[kind], line, { stream: process.stdout });
}
