import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { identityOf } from '../system/process-identity.ts';
import { TEST_METADATA } from '../testing/test-metadata.ts';
import { createRunRecord } from './run-lifecycle.ts';
import { createStatusReader, isDeserted } from './run-status.ts';
import { writeActive } from './runs-directory.ts';

const AT = '2026-11-15T10:00:00.000Z';

function startRun(t: TestContext) {
  const runsDir = mkdtempSync(join(tmpdir(), 'critiqor-status-'));
  t.after(() => rmSync(runsDir, { recursive: true }));
  const paths = toRunPaths(runsDir, 'run_001');
  mkdirSync(paths.directory);
  writeFileSync(paths.record, JSON.stringify(createRunRecord('run_001', TEST_METADATA, AT)));
  const session = { run_id: 'run_001', status: 'MONITORING', runs_dir: runsDir, started_at: AT };
  writeActive(runsDir, {
    ...session,
    supervisor: identityOf(process.pid),
    child: { pid: process.pid, start: 'another time' },
  });
  return { runsDir, paths };
}

function toHeader(writer: string): string {
  const clock = { wall: Date.now(), monotonic: performance.now() };
  const payload = { pid: process.pid, entry_point: 'agent_exec', clock };
  return `${JSON.stringify({ writer, timestamp: AT, event_type: 'recorder_start', payload })}\n`;
}

test('which processes live, what was received last, and the numbers of the supervisor', (t) => {
  const { runsDir, paths } = startRun(t);
  const reader = createStatusReader(runsDir);
  const before = reader.read();
  assert.deepEqual([before?.supervisor?.living, before?.agent?.living], [true, false]);
  assert.deepEqual([before?.recorders, before?.last_event_at, before?.metrics], [[], null, null]);

  appendFileSync(paths.journal, toHeader('w_1'));
  appendFileSync(paths.journal, '{"timestamp":"2026-11-15T10:00:05.000Z","event_type":"tool_call"}\n{"torn');
  const metrics = { total_events: 2, by_event_type: { recorder_start: 1 }, tool_calls: {}, error_events: 0 };
  writeFileSync(paths.session, JSON.stringify({ events_file: 'events.jsonl', updated_at: AT, metrics }));
  const status = reader.read();
  assert.deepEqual(
    status?.recorders.map(({ entryPoint, living }) => [entryPoint, living]),
    [['agent_exec', true]],
  );
  assert.deepEqual([status?.last_event, status?.last_event_at], ['tool_call', '2026-11-15T10:00:05.000Z']);
  assert.deepEqual([status?.metrics?.total_events, status?.metrics_at], [2, AT]);
  assert.ok(status && !isDeserted(status));
  assert.ok(isDeserted({ ...status, supervisor: { pid: 1, start: '', living: false }, recorders: [] }));
  assert.ok(!isDeserted({ ...status, supervisor: null, recorders: [] }), 'what is unknown may be alive');
});

test('a recorder that attaches later is found, and a last line that is none is not guessed', (t) => {
  const { runsDir, paths } = startRun(t);
  const reader = createStatusReader(runsDir);
  writeFileSync(paths.journal, toHeader('w_1'));
  const count = (recorder_start: number): void =>
    writeFileSync(
      paths.session,
      JSON.stringify({ events_file: 'events.jsonl', metrics: { by_event_type: { recorder_start } } }),
    );
  count(1);
  assert.equal(reader.read()?.recorders.length, 1);
  appendFileSync(paths.journal, `${toHeader('w_2')}garbage\n`);
  count(2);
  const status = reader.read();
  assert.equal(status?.recorders.length, 2);
  assert.equal(status?.last_event_at, null);
});

test('without an active run there is no status, but its state can be told', (t) => {
  const { runsDir, paths } = startRun(t);
  const reader = createStatusReader(runsDir);
  assert.equal(reader.stateOf('run_001'), 'MONITORING');
  writeFileSync(paths.record, '{');
  assert.equal(reader.read(), null);
  assert.equal(reader.stateOf('run_001'), null);
});
