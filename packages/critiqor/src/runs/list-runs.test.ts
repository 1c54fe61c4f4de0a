import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { FailureType } from '@critiqor/diagnosis/model/failure-types';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { MAX_LOGGED_EVENTS } from '../sealed/event-log.ts';
import { makeDiagnosis } from '../testing/test-diagnosis.ts';
import { TEST_METADATA } from '../testing/test-metadata.ts';
import { listRuns } from './list-runs.ts';
import { tryReadRecord } from './open/read-record.ts';
import { createRunRecord, transition } from './run-lifecycle.ts';
import type { RunRecord } from './run-record.ts';
import { openRunRows } from './run-rows.ts';
import { findActive } from './runs-directory.ts';

const AT = '2026-11-15T10:00:00.000Z';
const LATER = '2026-11-15T10:02:00.000Z';

function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-list-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, '.critiqor'));
  return folder;
}

function toClosed(runId: string, changes: Partial<RunRecord> = {}): RunRecord {
  const record = createRunRecord(runId, TEST_METADATA, AT);
  const completed = transition(transition(record, 'FINALIZING', LATER, 'finalize'), 'COMPLETED', LATER, 'sealed');
  const event_log = [
    { event_id: 'evt_000001', event: 'state_transition', timestamp: AT },
    { event_id: 'evt_000002', event: 'process_start', timestamp: AT },
    { event_id: 'evt_000003', event: 'process_end', timestamp: LATER },
  ];
  return { ...completed, timestamps: { ...completed.timestamps, finalized_at: LATER }, event_log, ...changes };
}

function putRun(runsDir: string, record: RunRecord): void {
  const paths = toRunPaths(runsDir, record.run_id);
  mkdirSync(paths.directory, { recursive: true });
  writeFileSync(paths.record, JSON.stringify(record));
}

function putDiagnosis(runsDir: string, runId: string, trust: number, failure: FailureType | null = null): void {
  writeFileSync(toRunPaths(runsDir, runId).diagnosis, JSON.stringify(makeDiagnosis(trust, failure)));
}

const ids = (runs: readonly { readonly run_id: string }[]): string[] => runs.map(({ run_id }) => run_id);

/** Files count as settled some seconds after their last change, so time is moved on. */
function later(t: TestContext): void {
  const now = Date.now();
  t.mock.method(Date, 'now', () => now + 60_000);
}

test('a run in one row: what its record, evidence and diagnosis say, and nothing else', (t) => {
  const runsDir = makeRunsDir(t);
  const failure_analysis = { by_type: { tool_error_cascade: 2 }, by_severity: { low: 0, high: 2 }, detectors: [] };
  const cost_analysis = { tokens: { total: 900 }, cost_usd: 0.25, model_calls: 3, tool_calls: 4 };
  putRun(runsDir, toClosed('run_001', { failure_analysis, cost_analysis }));
  putDiagnosis(runsDir, 'run_001', 71, 'tool_error_cascade');
  const [row] = listRuns(runsDir);
  const { record, diagnosis } = toRunPaths(runsDir, 'run_001');
  assert.deepEqual(row, {
    run_id: 'run_001',
    status: 'COMPLETED',
    is_live: false,
    started_at: AT,
    finalized_at: LATER,
    agent_id: 'deployer',
    labels: { branch: 'main' },
    benchmark_id: 'b',
    difficulty_tier: 'standard',
    channel: null,
    trigger: null,
    conversation: null,
    models: [],
    visibility: 'private',
    findings_by_type: { tool_error_cascade: 2 },
    findings_by_severity: { high: 2 },
    cost_usd: 0.25,
    tokens: 900,
    model_calls: 3,
    tool_calls: 4,
    events: 3,
    duration_ms: 120_000,
    startup_ms: null,
    task: null,
    answer: null,
    trust_score: 71,
    readiness_level: 'review_recommended',
    confidence_score: 50,
    primary_failure: 'tool_error_cascade',
    size_bytes: statSync(record).size + statSync(diagnosis).size,
    check: 'unlisted',
    problem: null,
  });
});

test('a live run shows its counts so far', (t) => {
  const runsDir = makeRunsDir(t);
  putRun(runsDir, createRunRecord('run_001', TEST_METADATA, AT));
  assert.equal(listRuns(runsDir)[0]?.events, null);
  const { session, journal } = toRunPaths(runsDir, 'run_001');
  writeFileSync(session, '{"events_file":"events.jsonl","metrics":{"total_events":42}}');
  writeFileSync(journal, 'x'.repeat(5_000));
  const [row] = listRuns(runsDir);
  assert.deepEqual([row?.events, row?.duration_ms], [42, null]);
  assert.ok((row?.size_bytes ?? 0) > 5_000);
});

test('of a run with more events than a record lists, the evidence says how many', (t) => {
  const runsDir = makeRunsDir(t);
  const event_log = Array.from({ length: MAX_LOGGED_EVENTS }, () => ({ event: 'tool_call', timestamp: AT }));
  putRun(runsDir, toClosed('run_001', { event_log }));
  const { session } = toRunPaths(runsDir, 'run_001');
  const end = '{"event_id":"evt_123456","event":"process_end","payload":{"duration":12.5}}';
  writeFileSync(session, `{"events":[\n${end}\n],"metrics":{"total_events":123456},"integrity":{}}\n`);
  const [row] = listRuns(runsDir);
  assert.deepEqual([row?.events, row?.duration_ms], [123_456, 12_500]);
  writeFileSync(session, 'damaged');
  assert.deepEqual([listRuns(runsDir)[0]?.events, listRuns(runsDir)[0]?.duration_ms], [null, null]);
});

test('filters take only what is known to fit, and the limit keeps the newest', (t) => {
  const runsDir = makeRunsDir(t);
  putRun(runsDir, toClosed('run_001'));
  putRun(runsDir, toClosed('run_002', { metadata: { ...TEST_METADATA, agent_id: 'reviewer', labels: {} } }));
  putRun(runsDir, { ...createRunRecord('run_1000', TEST_METADATA, LATER) });
  putDiagnosis(runsDir, 'run_002', 10, 'memory_degradation');
  mkdirSync(join(runsDir, 'run_003'));
  assert.deepEqual(ids(listRuns(runsDir)), ['run_001', 'run_002', 'run_003', 'run_1000']);
  assert.deepEqual(ids(listRuns(runsDir, { limit: 2 })), ['run_003', 'run_1000']);
  assert.deepEqual(ids(listRuns(runsDir, { state: 'COMPLETED' })), ['run_001', 'run_002']);
  assert.deepEqual(ids(listRuns(runsDir, { state: 'COMPLETED', limit: 1 })), ['run_002']);
  assert.deepEqual(ids(listRuns(runsDir, { state: 'UNREADABLE' })), ['run_003']);
  assert.deepEqual(ids(listRuns(runsDir, { agent: 'reviewer' })), ['run_002']);
  assert.deepEqual(ids(listRuns(runsDir, { labels: { branch: 'main' } })), ['run_001', 'run_1000']);
  assert.deepEqual(ids(listRuns(runsDir, { labels: { branch: 'main', toString: 'x' } })), []);
  assert.deepEqual(ids(listRuns(runsDir, { since: Date.parse(LATER) })), ['run_1000']);
  assert.deepEqual(ids(listRuns(runsDir, { failure: 'memory_degradation' })), ['run_002']);
  assert.deepEqual(ids(listRuns(runsDir, { readiness: 'review_recommended' })), ['run_002']);
});

test('an unreadable run is a row that says so, hides no other, and is read again', (t) => {
  const runsDir = makeRunsDir(t);
  for (const id of ['run_001', 'run_002', 'run_003', 'run_004']) putRun(runsDir, toClosed(id));
  later(t);
  writeFileSync(toRunPaths(runsDir, 'run_001').record, '{"run_id":');
  rmSync(toRunPaths(runsDir, 'run_002').record);
  symlinkSync(toRunPaths(runsDir, 'run_004').record, toRunPaths(runsDir, 'run_002').record);
  writeFileSync(toRunPaths(runsDir, 'run_003').diagnosis, '{"schema_version":"critiqor.diagnosis.v9"}');
  const rows = listRuns(runsDir);
  assert.deepEqual(
    rows.map(({ status, problem }) => [status, problem !== null]),
    [
      ['UNREADABLE', true],
      ['UNREADABLE', true],
      ['COMPLETED', true],
      ['COMPLETED', false],
    ],
  );
  assert.match(rows[2]?.problem ?? '', /critiqor\.diagnosis\.v9/);
  putRun(runsDir, toClosed('run_001'));
  assert.equal(listRuns(runsDir)[0]?.status, 'COMPLETED');
});

test('rows that a process keeps are read again when any of their files changes', (t) => {
  const runsDir = makeRunsDir(t);
  putRun(runsDir, toClosed('run_001'));
  later(t);
  let reads = 0;
  const rows = openRunRows(runsDir, (paths) => {
    reads += 1;
    return tryReadRecord(paths);
  });
  const { session, diagnosis, record } = toRunPaths(runsDir, 'run_001');
  const changes: readonly (() => void)[] = [
    () => {},
    () => writeFileSync(session, 'evidence'),
    () => putDiagnosis(runsDir, 'run_001', 50),
    () => rmSync(diagnosis),
    () => writeFileSync(record, readFileSync(record)),
  ];
  for (const [index, change] of changes.entries()) {
    change();
    rows.rowOf('run_001');
    assert.equal(rows.rowOf('run_001').status, 'COMPLETED');
    assert.equal(reads, index + 1, String(change));
  }
});

test('an index on disk is neither read nor written', (t) => {
  const runsDir = makeRunsDir(t);
  putRun(runsDir, toClosed('run_001'));
  const index = join(runsDir, '.critiqor/index.json');
  const forged = JSON.stringify({ version: 3, runs: { run_001: { row: { trust_score: 100 } } } });
  writeFileSync(index, forged);
  later(t);
  assert.equal(listRuns(runsDir)[0]?.trust_score, null);
  assert.equal(readFileSync(index, 'utf8'), forged);
});

test('an active run is found among closed ones, also one that was closed before', (t) => {
  const runsDir = makeRunsDir(t);
  for (const id of ['run_001', 'run_002']) putRun(runsDir, toClosed(id));
  later(t);
  assert.equal(findActive(runsDir), null);
  putRun(runsDir, createRunRecord('run_001', TEST_METADATA, AT));
  assert.equal(findActive(runsDir)?.record.run_id, 'run_001');
});

test('a run that is not sealed has no verdict, whatever lies beside it', (t) => {
  const runsDir = makeRunsDir(t);
  const failure_analysis = { by_type: { skill_failure: 1 }, by_severity: {} };
  putRun(runsDir, { ...createRunRecord('run_001', TEST_METADATA, AT), failure_analysis });
  putDiagnosis(runsDir, 'run_001', 100);
  const [row] = listRuns(runsDir);
  assert.deepEqual([row?.status, row?.trust_score, row?.findings_by_type], ['MONITORING', null, {}]);
});
