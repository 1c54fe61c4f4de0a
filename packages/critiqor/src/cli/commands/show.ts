import { existsSync } from 'node:fs';
import { styleText } from 'node:util';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Command } from 'commander';
import { type Annotation, readAnnotations } from '../../ledger/annotations.ts';
import { readStoredReadings } from '../../reader/store/stored-readings.ts';
import { checkRun } from '../../runs/check-run.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import type { RunRecord } from '../../runs/run-record.ts';
import { toRunRow } from '../../runs/run-row.ts';
import { resolveRunId } from '../../runs/runs-directory.ts';
import { readFirstAndLast } from '../../sealed/read-first-and-last.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { describeWitness } from '../../verify/describe-witness.ts';
import { toAction } from '../command-end.ts';
import { toMinute, toPrintable } from '../format.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { describeReading } from '../second-reader/describe-reading.ts';
import { settleRuns } from '../settings/settle-runs.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { readSteps, type TimelineStep } from '../timeline.ts';
import { describeDetails } from '../verdict/describe-details.ts';
import { describeRun, type ShownRun } from '../verdict/describe-run.ts';
import { pageText } from '../verdict/page-text.ts';

interface ShowFlags {
  readonly runsDir?: string;
  readonly steps?: boolean;
  readonly verbose?: boolean;
  readonly pager: boolean;
  readonly json?: boolean;
}

export function addShow(program: Command): void {
  const command = program
    .command('show')
    .description('show a sealed run: verdict, task, answer, findings and next step')
    .argument('[run]', 'run id or latest', 'latest')
    .addOption(runsDirOption())
    .option('--verbose', 'also show evidence, causes, cost, what was not recorded, and the seal')
    .option('--steps', 'show every step instead, through a pager on a terminal')
    .option('--no-pager', 'print the steps at once; the pager is CRITIQOR_PAGER, PAGER or less')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor show',
    'critiqor show run_007 --verbose',
    'critiqor show run_007 --steps',
    'critiqor show run_007 --json',
  ]).action(toAction(showRun));
}

async function showRun(run: string, flags: ShowFlags): Promise<number> {
  const { value: runsDir, source } = chooseRunsDir(flags.runsDir);
  await settleRuns(runsDir);
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
  const top = [title, ...(withheld ? [describeWithheld(withheld, record.run_id)] : [])];
  const end = withheld ? EXIT.evidence_invalid : EXIT.ok;
  if (flags.steps) {
    const steps = readSteps(paths.session);
    if (flags.json) print(true, { ...head, steps }, () => '');
    else {
      const env = flags.pager ? process.env : { ...process.env, CRITIQOR_PAGER: '' };
      await pageText([...top, ...steps.map(toStepLine)].join('\n'), { stream: process.stdout, env });
    }
    return end;
  }
  const { task, answer } = withheld ? { task: null, answer: null } : readFirstAndLast(paths.session);
  const row = toRunRow(paths, record, 0, diagnosis);
  const options = { width: textColumnsOf(process.stdout), stream: process.stdout };
  const body = diagnosis
    ? [
        describeRun(
          diagnosis,
          { task, answer, startupMs: row.startup_ms, more: toMore(record.run_id, flags, source) },
          options,
        ),
        ...(flags.verbose
          ? ['', describeDetails(diagnosis, { ...options, witness: describeWitness(report.witness) })]
          : []),
      ]
    : withheld
      ? []
      : [`  This run has no diagnosis that this version can read. Create one with: critiqor diagnose ${record.run_id}`];
  const readings = diagnosis ? readStoredReadings(paths, report.seal ?? '') : [];
  const second = readings.flatMap((reading) => (diagnosis ? ['', describeReading(reading, diagnosis, options)] : []));
  print(flags.json, { ...head, task, answer, annotations, diagnosis, readings }, () =>
    [...top, ...body, ...second, ...annotations.map(describeAnnotation)].join('\n'),
  );
  return end;
}

/** Where to read on. */
function toMore(runId: string, { verbose, runsDir }: ShowFlags, source: string): ShownRun['more'] {
  const where = source === 'option' ? ` --runs-dir ${JSON.stringify(runsDir)}` : '';
  const next = verbose ? (['--steps', 'every step'] as const) : (['--verbose', 'evidence, causes, cost'] as const);
  return [
    [`critiqor show ${runId}${where} ${next[0]}`, next[1]],
    [`critiqor dashboard ${runId}${where}`, 'in the browser'],
  ];
}

function describeAnnotation(annotation: Annotation & { readonly at: string }): string {
  const { at, labels, visibility, note, feedback, judgement } = annotation;
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
    ...(judgement ? [`${judgement.finding_id}: ${judgement.answer.replaceAll('_', ' ')}`] : []),
  ];
  return `  ${toMinute(at)}  ${toPrintable(parts.join('; '))}`;
}

/** Said before everything else: what follows, if anything does, is no verdict. */
function describeWithheld(withheld: string, runId: string): string {
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
