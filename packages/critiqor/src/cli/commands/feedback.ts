import { toFailureTitle } from '@critiqor/diagnosis/model/failure-types';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { Command } from 'commander';
import { loadExportSource } from '../../export/export-source.ts';
import { toCaseText } from '../../export/to-cases.ts';
import { countFeedback, type RunFeedback, readFeedback } from '../../runs/feedback/read-feedback.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { writeOutput } from '../pipeline/write-output.ts';
import { type TableColumn, toTable } from '../table.ts';
import { columnsOf } from '../terminal-width.ts';

interface FeedbackFlags {
  readonly runsDir?: string;
  readonly cases?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function addFeedback(program: Command): void {
  const command = program
    .command('feedback')
    .description('count how people judged findings, for each detector, and write test cases')
    .addOption(runsDirOption())
    .option('--cases <file>', 'also write every judged run as a test case (critiqor.trace.v1 with expected)')
    .option('--force', 'replace an existing file')
    .addOption(jsonOption());
  withExamples(command, ['critiqor feedback', 'critiqor feedback --cases cases.jsonl']).action(toAction(runFeedback));
}

async function runFeedback(flags: FeedbackFlags): Promise<number> {
  const { value: runsDir } = chooseRunsDir(flags.runsDir);
  const feedback = readFeedback(runsDir);
  const counts = countFeedback(feedback);
  if (flags.cases !== undefined) {
    const lines: string[] = [];
    for (const judged of feedback) lines.push(await toLine(runsDir, judged));
    await writeOutput(lines, { file: flags.cases, isZipped: false, force: flags.force });
  }
  print(flags.json, { ...counts, cases: flags.cases ?? null }, () =>
    [
      counts.types.length === 0
        ? 'Nobody has judged a finding yet. Use the Diagnosis page, or critiqor annotate --finding ID --judge wrong.'
        : toTable(COLUMNS, counts.types, columnsOf(process.stdout)),
      ...(flags.cases === undefined
        ? []
        : [`${countOf(feedback.length, 'test case')} written to ${toPrintable(flags.cases)}`]),
    ].join('\n'),
  );
  return EXIT.ok;
}

/** Only what verifies becomes a test case. */
async function toLine(runsDir: string, judged: RunFeedback): Promise<string> {
  const source = await loadExportSource(runsDir, judged.run_id, 'owner');
  return [...toCaseText(source, judged)].join('');
}

type FeedbackRow = ReturnType<typeof countFeedback>['types'][number];

const COLUMNS: readonly TableColumn<FeedbackRow>[] = [
  { title: 'detector', cell: ({ type }) => toFailureTitle(type) },
  { title: 'right', cell: ({ right }) => String(right), align: 'right' },
  { title: 'not a problem', cell: ({ not_a_problem }) => String(not_a_problem), align: 'right' },
  { title: 'wrong', cell: ({ wrong }) => String(wrong), align: 'right' },
  { title: 'runs', cell: ({ runs }) => runs.join(', '), shortestWidth: 8, expendable: 1 },
];
