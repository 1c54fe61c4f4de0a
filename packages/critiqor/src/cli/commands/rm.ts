import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type Command, InvalidArgumentError } from 'commander';
import { deleteRuns } from '../../runs/delete/delete-runs.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { isActive } from '../../runs/run-record.ts';
import { listRunIds, resolveRunId } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { runsDirOption, withExamples } from '../options.ts';
import { askUser } from '../settings/ask-user.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';

interface RmFlags {
  readonly runsDir?: string;
  readonly olderThan?: number;
  readonly yes?: boolean;
}

const DAY_MS = 86_400_000;

export function addRm(program: Command): void {
  const command = program
    .command('rm')
    .description('permanently delete runs and their evidence')
    .argument('[run]', 'run id or latest')
    .addOption(runsDirOption())
    .option('--older-than <days>', 'all runs that started more than this many days ago', toDays)
    .option('--yes', 'skip the confirmation');
  withExamples(command, ['critiqor rm run_007', 'critiqor rm --older-than 30 --yes']).action(toAction(runRm));
}

async function runRm(run: string | undefined, flags: RmFlags): Promise<number> {
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const ids = run === undefined ? olderThan(runsDir, flags.olderThan) : [resolveRunId(runsDir, run)];
  if (ids.length === 0) {
    console.log('Nothing to delete.');
    return EXIT.ok;
  }
  if (
    !flags.yes &&
    !(await askUser(`Delete ${ids.join(', ')} and all evidence?`, 'Pass --yes to delete without confirmation.'))
  )
    return EXIT.ok;
  withRunsLock(runsDir, () => {
    for (const id of ids) assertClosed(runsDir, id);
    deleteRuns(runsDir, ids, new Date().toISOString(), run === undefined ? 'retention' : 'rm');
  });
  console.log(`Deleted ${ids.join(', ')}.`);
  return EXIT.ok;
}

function olderThan(runsDir: string, days: number | undefined): string[] {
  if (days === undefined) throw new CritiqorError('usage', 'Name a run or pass --older-than <days>.');
  const limit = Date.now() - days * DAY_MS;
  return listRunIds(runsDir).filter((id) => {
    try {
      const { status, timestamps } = readRecord(toRunPaths(runsDir, id));
      return !isActive(status) && Date.parse(timestamps.started_at) < limit;
    } catch {
      // Its age is unknown, so it is deleted only by name.
      return false;
    }
  });
}

function assertClosed(runsDir: string, runId: string): void {
  if (!isActive(readRecord(toRunPaths(runsDir, runId)).status)) return;
  throw new CritiqorError('run_active', `${runId} is still active.`, {
    remedy: 'End it first with critiqor finalize or critiqor abort.',
  });
}

function toDays(text: string): number {
  const days = Number(text);
  if (!(days >= 0)) throw new InvalidArgumentError('Use a number of days.');
  return days;
}
