import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { listRuns } from '../../runs/list-runs.ts';
import { listRunIds, resolveRunId, runNumber } from '../../runs/runs-directory.ts';
import { CritiqorError } from '../../system/errors.ts';

/** What can be named where a command takes runs; for help texts. */
export const RUNS_SYNTAX = 'run_007, latest, run_001..run_009, run_001,run_004 or a label such as branch=main';

/** The runs that a text names, oldest first: run ids, ranges and labels, separated by commas. Runs that are still going on are left out of sets. */
export function chooseRunIds(runsDir: string, text: string): string[] {
  const parts = text.split(',').filter(Boolean);
  const ids = new Set(parts.flatMap((part) => chooseOf(runsDir, part)));
  if (ids.size === 0) {
    throw new CritiqorError('unknown_run', `No sealed run in ${runsDir} matches ${JSON.stringify(text)}.`, {
      remedy: `Name runs as ${RUNS_SYNTAX}. List them with critiqor runs.`,
    });
  }
  return [...ids].sort((left, right) => runNumber(left) - runNumber(right));
}

function chooseOf(runsDir: string, part: string): string[] {
  const [first = '', last] = part.split('..');
  if (last !== undefined) return listBetween(runsDir, first, last);
  const at = part.indexOf('=');
  if (at < 1) return [resolveRunId(runsDir, part)];
  const labels = { [part.slice(0, at)]: part.slice(at + 1) };
  return listRuns(runsDir, { labels })
    .filter(isSealed)
    .map(({ run_id }) => run_id);
}

function listBetween(runsDir: string, first: string, last: string): string[] {
  const [from, to] = [first, last].map((name) => (name === 'latest' ? resolveRunId(runsDir, name) : name)) as [
    string,
    string,
  ];
  if (!isRunId(from) || !isRunId(to) || runNumber(from) > runNumber(to)) {
    throw new CritiqorError('usage', `${first}..${last} is not a range of runs.`, {
      remedy: 'Write the older run first, such as run_001..run_009.',
    });
  }
  const wanted = new Set(
    listRunIds(runsDir).filter((id) => runNumber(id) >= runNumber(from) && runNumber(id) <= runNumber(to)),
  );
  return listRuns(runsDir)
    .filter((run) => wanted.has(run.run_id) && isSealed(run))
    .map(({ run_id }) => run_id);
}

const isSealed = ({ is_live, finalized_at }: { readonly is_live: boolean; readonly finalized_at: string | null }) =>
  !is_live && finalized_at !== null;
