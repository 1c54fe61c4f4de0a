import assert from 'node:assert/strict';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../../runs/check-run.ts';
import { listRuns } from '../../runs/list-runs.ts';
import { findOpenRun, listOpenRuns } from '../../runs/open/open-runs.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { findActive } from '../../runs/runs-directory.ts';
import { makeOpenRun } from '../../testing/always/open-run.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { finalizeRun } from '../finalize-run.ts';
import { sealLeftovers, sealOpenRun } from './seal-open-run.ts';

const GONE = { pid: 2 ** 22 + 1, start: 'gone:1' };

describe('a run without a supervisor', () => {
  test('is listed while it is open, is no active session, and is not sealed', async (t) => {
    const runsDir = makeRunsDir(t);
    makeOpenRun(runsDir, 'run_001');
    assert.deepEqual(
      listRuns(runsDir).map(({ run_id, status, is_live }) => ({ run_id, status, is_live })),
      [{ run_id: 'run_001', status: 'MONITORING', is_live: true }],
    );
    assert.equal(findActive(runsDir), null);
    assert.equal(findOpenRun(toRunPaths(runsDir, 'run_001'))?.state, 'open');
    assert.deepEqual(await sealLeftovers(runsDir), { sealed: [], failed: [] });
    assert.equal(await sealOpenRun(runsDir, 'run_001'), null);
    await assert.rejects(finalizeRun(runsDir, { runId: 'run_001' }), { code: 'writer_alive' });
  });

  test('is sealed and judged once it has ended', async (t) => {
    const runsDir = makeRunsDir(t);
    const paths = makeOpenRun(runsDir, 'run_007', { closedBy: 'idle', job: { channel: 'telegram' } });
    assert.equal((await sealOpenRun(runsDir, 'run_007'))?.record.run_id, 'run_007');
    assert.equal(await sealOpenRun(runsDir, 'run_007'), null);
    const record = readRecord(paths);
    assert.equal(record.status, 'COMPLETED');
    assert.equal(record.metadata.job?.channel, 'telegram');
    assert.equal(record.metadata.job?.conversation_key, 'agent:main:main');
    assert.ok(record.diagnosis);
    assert.deepEqual(listOpenRuns(runsDir), []);
    assert.ok(!existsSync(paths.journal) && !existsSync(paths.digestKey));
    const { report, withheld } = await checkRun(paths);
    assert.deepEqual([report.status, report.problems, withheld], ['consistent', [], null]);
    assert.equal(listRuns(runsDir)[0]?.check, 'listed');
  });

  test('whose recorder is gone was cut off only if a turn was under way', async (t) => {
    const runsDir = makeRunsDir(t);
    const idle = makeOpenRun(runsDir, 'run_001', { process: GONE });
    const cut = makeOpenRun(runsDir, 'run_002', { process: GONE, isCut: true });
    assert.deepEqual(
      listOpenRuns(runsDir).map(({ state }) => state),
      ['lost', 'lost'],
    );
    assert.deepEqual((await sealLeftovers(runsDir)).sealed, ['run_001', 'run_002']);
    const troubles = (log: readonly unknown[]) =>
      log.filter((event) => Object(event).event_type === 'error_event').map((event) => Object(event).payload);
    assert.deepEqual(troubles(readRecord(idle).event_log), []);
    assert.deepEqual(troubles(readRecord(cut).event_log), [
      { source: 'signal', message: 'The process was killed or crashed while a turn was in progress.' },
    ]);
    assert.notEqual(Object(readRecord(cut).diagnosis).executive_summary.readiness_level, 'ready_for_runtime');
  });

  test('of a recorder in another container counts as lost only after a day of silence', (t) => {
    const runsDir = makeRunsDir(t);
    const paths = makeOpenRun(runsDir, 'run_001', { process: { ...GONE, space: 'elsewhere pid:[1]' } });
    assert.equal(findOpenRun(paths)?.state, 'open');
    const yesterday = Date.now() / 1_000 - 90_000;
    utimesSync(paths.journal, yesterday, yesterday);
    assert.equal(findOpenRun(paths)?.state, 'lost');
  });

  test('does not keep a supervised run from being closed, and is left alone by it', async (t) => {
    const runsDir = makeRunsDir(t);
    makeOpenRun(runsDir, 'run_001');
    makeOpenRun(runsDir, 'run_002', { closedBy: 'finished' });
    assert.deepEqual((await sealLeftovers(runsDir)).sealed, ['run_002']);
    assert.deepEqual(
      listOpenRuns(runsDir).map(({ entry }) => entry.run_id),
      ['run_001'],
    );
  });

  test('that a killed command has closed but not struck off is struck off', async (t) => {
    const runsDir = makeRunsDir(t);
    const paths = makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
    await sealOpenRun(runsDir, 'run_001');
    makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
    writeFileSync(paths.endedEntry, '{}');
    assert.deepEqual((await sealLeftovers(runsDir)).sealed, ['run_002']);
    assert.equal(readRecord(paths).status, 'COMPLETED');
  });

  test('that never began leaves no directory', async (t) => {
    const runsDir = makeRunsDir(t);
    makeOpenRun(runsDir, 'run_001');
    const empty = toRunPaths(runsDir, 'run_002').directory;
    mkdirSync(empty);
    await sealLeftovers(runsDir);
    assert.ok(existsSync(empty), 'somebody may just be beginning');
    const before = Date.now() / 1_000 - 120;
    utimesSync(empty, before, before);
    await sealLeftovers(runsDir);
    assert.ok(!existsSync(empty));
  });
});
