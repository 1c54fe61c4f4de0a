import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Command } from 'commander';
import { type Annotation, readAnnotations } from '../../ledger/annotations.ts';
import { checkRun } from '../../runs/check-run.ts';
import type { RunRecord } from '../../runs/run-record.ts';
import { readRecord, resolveRunId } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { describeWitness } from '../../verify/describe-witness.ts';
import { toAction } from '../command-end.ts';
import { toMinute, toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { tellDiagnosis } from '../tell-diagnosis.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { readSteps, type TimelineStep } from '../timeline.ts';

interface ShowFlags {
  readonly runsDir?: string;
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

async function showRun(run: string, flags: ShowFlags): Promise<number> {
  const runsDir = toRunsDir(flags.runsDir);
  const paths = toRunPaths(runsDir, resolveRunId(runsDir, run));
  const record = readRecord(paths);
  assertSealed(record, paths);
  const { report, withheld, diagnosis } = await checkRun(paths);
  const head = {
    run_id: record.run_id,
    status: record.status,
    verification: report.status,
    witness: report.witness,
    withheld,
    metadata: record.metadata,
  };
  const title = styleText('bold', `${record.run_id} ${record.status}`, { stream: process.stdout });
  const annotations = withheld ? [] : readAnnotations(paths, report.seal ?? '').list;
  const top = [title, ...(withheld ? [tellWithheld(withheld, record.run_id)] : [])];
  const end = withheld ? EXIT.evidence_invalid : EXIT.ok;
  if (flags.steps) {
    const steps = readSteps(paths.session);
    print(flags.json, { ...head, steps }, () => [...top, ...steps.map(toStepLine)].join('\n'));
    return end;
  }
  const told = diagnosis
    ? [
        tellDiagnosis(diagnosis, {
          width: textColumnsOf(process.stdout),
          stream: process.stdout,
          witness: describeWitness(report.witness),
        }),
      ]
    : withheld
      ? []
      : [`  This run has no diagnosis that this version can read. Create one with: critiqor diagnose ${record.run_id}`];
  print(flags.json, { ...head, annotations, diagnosis }, () =>
    [...top, ...told, ...annotations.map(tellAnnotation)].join('\n'),
  );
  return end;
}

function tellAnnotation({ at, labels, visibility, note, feedback }: Annotation & { readonly at: string }): string {
  const parts = [
    ...(labels
      ? [
          Object.entries(labels)
            .map((pair) => pair.join('='))
            .join(' '),
        ]
      : []),
    ...(visibility ? [visibility] : []),
    ...[note, feedback].filter((text) => text !== undefined),
  ];
  return `  ${toMinute(at)}  ${toPrintable(parts.join('; '))}`;
}

/** Said before everything else: what follows, if anything does, is no verdict. */
function tellWithheld(withheld: string, runId: string): string {
  const verdict = styleText(['red', 'bold'], `  NO VERDICT: ${toPrintable(withheld)}`, { stream: process.stdout });
  return `${verdict}\n  See every problem with: critiqor verify ${runId}`;
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
export function toStepLine({ at, kind, text, failed }: TimelineStep): string {
  const line = toPrintable(`${at.slice(11, 19)}  ${kind.padEnd(7)}  ${text}`);
  return styleText(failed ? 'red' : COLORS[kind], line, { stream: process.stdout });
}
