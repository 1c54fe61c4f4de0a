import { type FindingAnswer, JUDGEMENTS } from '@critiqor/api/annotations';
import { VISIBILITIES, type Visibility } from '@critiqor/api/runs';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, Option } from 'commander';
import type { Annotation } from '../../ledger/annotations.ts';
import { checkRun } from '../../runs/check-run.ts';
import { annotateRun } from '../../runs/feedback/annotate-run.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { resolveRunId } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { labelOption, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { assertSealed } from './show.ts';

interface AnnotateFlags {
  readonly runsDir?: string;
  readonly label: Readonly<Record<string, string>>;
  readonly visibility?: Visibility;
  readonly note?: string;
  readonly feedback?: string;
  readonly finding?: string;
  readonly judge?: FindingAnswer;
}

export function addAnnotate(program: Command): void {
  const command = program
    .command('annotate')
    .description('add labels, a note, feedback or another visibility to a sealed run; the seal does not change')
    .argument('<run>', 'run id or latest')
    .addOption(runsDirOption())
    .addOption(labelOption('label to show from now on, instead of the sealed ones'))
    .addOption(new Option('--visibility <level>', 'who may see the run').choices(VISIBILITIES))
    .option('--note <text>', 'a note')
    .option('--feedback <text>', 'feedback on the diagnosis')
    .option('--finding <id>', 'id of the finding to judge, as in show --json')
    .addOption(
      new Option(
        '--judge <answer>',
        'your judgement of the finding; not_a_problem means that it happened and is fine',
      ).choices(JUDGEMENTS),
    );
  withExamples(command, [
    'critiqor annotate latest --note "the build server was down"',
    'critiqor annotate run_007 --label reviewed=yes --visibility shared',
    'critiqor annotate run_007 --finding infinite_tool_loop-1 --judge wrong',
  ]).action(toAction(runAnnotate));
}

async function runAnnotate(run: string, flags: AnnotateFlags): Promise<number> {
  const { label, visibility, note, feedback } = flags;
  const annotation: Annotation = {
    ...(Object.keys(label).length > 0 ? { labels: label } : {}),
    ...(visibility ? { visibility } : {}),
    ...(note === undefined ? {} : { note }),
    ...(feedback === undefined ? {} : { feedback }),
  };
  if (Object.keys(annotation).length === 0 && flags.judge === undefined) {
    throw new CritiqorError('usage', 'There is nothing to add.', {
      remedy: 'Pass --label, --visibility, --note, --feedback, or --finding with --judge.',
    });
  }
  const runsDir = toRunsDir(flags.runsDir);
  const paths = toRunPaths(runsDir, resolveRunId(runsDir, run));
  const { run_id } = readRecord(paths);
  assertSealed(readRecord(paths), paths);
  await annotateRun(runsDir, run_id, { ...annotation, ...(await toJudged(flags, paths)) });
  console.log(`${run_id} annotated.`);
  return EXIT.ok;
}

/** The judgement of a finding that the diagnosis really has. */
async function toJudged({ finding, judge }: AnnotateFlags, paths: RunPaths): Promise<Pick<Annotation, 'judgement'>> {
  if (finding === undefined && judge === undefined) return {};
  const found = (await checkRun(paths)).diagnosis?.findings.find(({ id }) => id === finding);
  if (found && judge !== undefined) return { judgement: { finding_id: found.id, type: found.type, answer: judge } };
  throw new CritiqorError(
    'usage',
    found
      ? 'The judgement of the finding is missing.'
      : `The diagnosis has no finding ${JSON.stringify(finding ?? '')}.`,
    { remedy: 'Pass both, such as --finding infinite_tool_loop-1 --judge wrong; critiqor show --json lists the ids.' },
  );
}
