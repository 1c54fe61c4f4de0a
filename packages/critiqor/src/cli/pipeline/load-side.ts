import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { RunSide } from '../../compare/run-side.ts';
import { checkRun } from '../../runs/check-run.ts';
import { readRecord, tryReadRecord } from '../../runs/open/read-record.ts';
import { toRunVerdict } from '../../runs/read-diagnosis.ts';
import { withoutVerdict } from '../../runs/run-row.ts';
import { openRunRows } from '../../runs/run-rows.ts';
import { readStory } from '../../sealed/read-story.ts';
import { assertSealed } from '../commands/show.ts';

/** A run with everything that a comparison reads of it, verified first: nothing is concluded from evidence that does not verify. */
export async function loadSide(runsDir: string, runId: string): Promise<RunSide> {
  const paths = toRunPaths(runsDir, runId);
  assertSealed(readRecord(paths), paths);
  const { withheld, diagnosis } = await checkRun(paths);
  const row = openRunRows(runsDir, tryReadRecord).rowOf(runId);
  const began = new Set(diagnosis?.findings.map(({ began_at_event_id }) => began_at_event_id));
  const story = readStory(paths.session, began);
  if (withheld !== null) return { row: withoutVerdict(row, withheld), diagnosis: null, ...story };
  return { row: diagnosis ? { ...row, ...toRunVerdict(diagnosis) } : row, diagnosis, ...story };
}
