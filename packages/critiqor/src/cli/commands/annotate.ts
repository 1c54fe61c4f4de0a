import { VISIBILITIES, type Visibility } from '@critiqor/api/runs';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, Option } from 'commander';
import { type Annotation, appendAnnotation } from '../../ledger/annotations.ts';
import { checkRun } from '../../runs/check-run.ts';
import { listAnnotation } from '../../runs/list-seal.ts';
import { readRecord, resolveRunId } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { addLabel, runsDirOption, toRunsDir, withExamples } from '../options.ts';
import { assertSealed } from './show.ts';

interface AnnotateFlags {
  readonly runsDir?: string;
  readonly label: Readonly<Record<string, string>>;
  readonly visibility?: Visibility;
  readonly note?: string;
  readonly feedback?: string;
}

export function addAnnotate(program: Command): void {
  const command = program
    .command('annotate')
    .description('add labels, a note, feedback or another visibility to a sealed run; the seal does not change')
    .argument('<run>', 'run id or latest')
    .addOption(runsDirOption())
    .option('--label <key=value>', 'label to show from now on, instead of the sealed ones; repeatable', addLabel, {})
    .addOption(new Option('--visibility <level>', 'who may see the run').choices(VISIBILITIES))
    .option('--note <text>', 'a note')
    .option('--feedback <text>', 'feedback on the diagnosis');
  withExamples(command, [
    'critiqor annotate latest --note "the build server was down"',
    'critiqor annotate run_007 --label reviewed=yes --visibility shared',
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
  if (Object.keys(annotation).length === 0) {
    throw new CritiqorError('usage', 'There is nothing to add.', {
      remedy: 'Pass --label, --visibility, --note or --feedback.',
    });
  }
  const runsDir = toRunsDir(flags.runsDir);
  const paths = toRunPaths(runsDir, resolveRunId(runsDir, run));
  const { run_id } = readRecord(paths);
  assertSealed(readRecord(paths), paths);
  const { report, withheld } = await checkRun(paths);
  if (report.status === 'invalid') {
    throw new CritiqorError('evidence_invalid', `${run_id} is not annotated: ${withheld}`, {
      remedy: `See every problem with: critiqor verify ${run_id}`,
    });
  }
  const seal = report.seal ?? '';
  const at = new Date().toISOString();
  withRunsLock(runsDir, () => {
    const { seq, hash } = appendAnnotation(paths, seal, { at, ...annotation });
    const { labels, visibility: shown } = annotation;
    const about = { run_id, seal, count: seq, head: hash };
    listAnnotation(paths, about, { ...(labels ? { labels } : {}), ...(shown ? { visibility: shown } : {}) }, at);
  });
  console.log(`${run_id} annotated.`);
  return EXIT.ok;
}
