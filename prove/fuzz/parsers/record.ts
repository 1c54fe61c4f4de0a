import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRun } from '../../../packages/critiqor/src/runs/check-run.ts';
import { listRuns } from '../../../packages/critiqor/src/runs/list-runs.ts';
import { createStatusReader } from '../../../packages/critiqor/src/runs/run-status.ts';
import { makeFinalizedRun } from '../../../packages/critiqor/src/testing/finalized-run.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

/** The session record: a changed one takes the verdict away, and lists and status go on. */
export const openRecord: OpenParser = async (folder) => {
  const runsDir = join(folder, 'runs');
  const paths = await makeFinalizedRun(runsDir);
  const sealed = readFileSync(paths.record, 'utf8');
  const unlisted = join(folder, 'unlisted');
  const alone = await makeFinalizedRun(unlisted);
  const trust = listRuns(runsDir)[0]?.trust_score;
  chmodSync(paths.record, 0o600);
  chmodSync(alone.record, 0o600);
  writeFileSync(alone.seals, '');
  const status = createStatusReader(unlisted);
  let count = 0;
  return {
    seeds: [sealed, sealed.replace('"COMPLETED"', '"MONITORING"'), sealed.replace('"COMPLETED"', '"FINALIZING"')],
    mutate,
    async feed(input) {
      count += 1;
      writeFileSync(paths.record, input);
      const [row] = listRuns(runsDir);
      must(row !== undefined, 'a run vanished from the list');
      must(row.trust_score === null || row.trust_score === trust, `a list shows trust ${row.trust_score}`);
      writeFileSync(alone.record, input);
      const [other] = listRuns(unlisted);
      must(other?.trust_score === null, `a run that is in no list of seals shows trust ${other?.trust_score}`);
      const live = status.read();
      // Verifying costs most of the time, and says of most inputs the same.
      if (count % 5 !== 0) return `${row.status} ${row.check} ${other.status} ${live?.status ?? 'idle'}`;
      const { report, diagnosis } = await checkRun(paths);
      must(
        input === sealed || (report.status === 'invalid' && diagnosis === null),
        'a changed record keeps its verdict',
      );
      return `${row.status} ${row.check} ${other.status} ${report.problems.map(({ kind }) => kind).join(' ')}`;
    },
  };
};
