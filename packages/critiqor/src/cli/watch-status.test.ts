import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunStatus, StatusReader } from '../runs/run-status.ts';
import { createMetricsCounter } from '../sealed/session-metrics.ts';
import { describeStatus } from './describe-status.ts';
import { watchStatus } from './watch-status.ts';

const LIVING = { pid: 4_711, start: 'then', living: true };
const STATUS: RunStatus = {
  active: 'run_007',
  status: 'MONITORING',
  runs_dir: '/runs',
  started_at: '2026-11-15T10:00:00.000Z',
  supervisor: LIVING,
  agent: LIVING,
  recorders: [{ writer: 'w_1', pid: 4_712, startedAt: 0, entryPoint: 'agent_exec', living: true }],
  silence: null,
  last_event_at: '2026-11-15T10:00:57.000Z',
  last_event: 'tool_call',
  metrics: {
    ...createMetricsCounter().toMetrics(),
    total_events: 12,
    by_event_type: { before_provider_request: 3 },
    by_source_layer: {},
    error_events: 1,
    tool_calls: { exec: 4, read: 1 },
  },
  metrics_at: '2026-11-15T10:00:57.300Z',
};
const NOW = Date.parse('2026-11-15T10:01:00.000Z');
const ended = { ...LIVING, living: false };
const deserted: RunStatus = {
  ...STATUS,
  supervisor: ended,
  agent: ended,
  recorders: STATUS.recorders.map((recorder) => ({ ...recorder, living: false })),
};

/** Watches a run whose looks are given; null is a run that has ended. */
async function watch(inPlace: boolean, looks: readonly (RunStatus | null)[], goesOn = true, columns = 200) {
  const written: string[] = [];
  const queue = looks.slice(1);
  const reader: StatusReader = { read: () => queue.shift() ?? null, stateOf: () => 'COMPLETED' };
  const stream = { isTTY: true, columns, rows: 40, write: (text: string) => written.push(text) };
  await watchStatus(reader, looks[0] as RunStatus, { inPlace, stream, pause: async () => goesOn });
  return written;
}

test('the state in words: processes, whether something is received, and the numbers', () => {
  const text = describeStatus(STATUS, NOW).join('\n');
  assert.match(text, /run_007 MONITORING since 2026-11-15T10:00:00\.000Z \(1 min 0 s\)/);
  assert.match(text, /agent {6}process 4711\n/);
  assert.match(text, /recorder {3}agent_exec, process 4712\n/);
  assert.match(text, /receiving {2}last event 3\.0 s ago \(tool_call\)/);
  assert.match(text, /events {5}12\n {2}calls {6}3 model, 5 tool \(exec 4, read 1\)\n {2}errors {5}1/);
  assert.doesNotMatch(text, /finalize/);
});

test('runs that have ended, are unknown or are stuck are reported as such', () => {
  const text = describeStatus({ ...deserted, agent: null }, NOW).join('\n');
  assert.match(text, /supervisor process 4711, ended/);
  assert.match(text, /agent {6}unknown/);
  assert.match(text, /12, last counted 2026-11-15T10:00:57\.300Z/);
  assert.match(text, /next {7}critiqor finalize/);
  const silent = {
    ...STATUS,
    recorders: [],
    silence: 'OpenClaw is too old.',
    last_event_at: null,
    last_event: null,
    metrics: null,
    metrics_at: null,
  };
  assert.match(
    describeStatus(silent, NOW).join('\n'),
    /not attached yet\n {2}reason {5}OpenClaw is too old\.\n {2}receiving {2}nothing yet\n {2}events {5}not counted yet$/,
  );
});

test('in lines of JSON: one per change, and one for the end', async () => {
  const more = { ...STATUS, last_event: 'tool_result' };
  const lines = (await watch(false, [STATUS, STATUS, more, more, null])).map((line) => JSON.parse(line));
  assert.deepEqual(lines, [STATUS, more, { active: null, run_id: 'run_007', status: 'COMPLETED' }]);
});

test('another run in its place is the end of this one', async () => {
  const lines = await watch(false, [STATUS, { ...STATUS, active: 'run_008' }]);
  assert.equal(JSON.parse(lines.at(-1) ?? '').run_id, 'run_007');
});

test('on a terminal: drawn over itself, no line wraps, and the cursor comes back', async () => {
  const written = await watch(true, [STATUS, STATUS, null], true, 30);
  const lines = describeStatus(STATUS).length;
  assert.ok(written[0]?.startsWith('\u001b[?25l\r\u001b[J'));
  assert.ok(written[1]?.startsWith(`\u001b[?25l\r\u001b[${lines}A\u001b[J`));
  for (const line of written[0]?.split('\n').slice(1) ?? []) assert.ok(line.length <= 30, line);
  assert.equal(written.at(-2), `\u001b[?25l\r\u001b[${lines}A\u001b[Jrun_007 COMPLETED\n`);
  assert.equal(written.at(-1), '\u001b[?25h');
  assert.equal((await watch(true, [STATUS], false)).at(-1), '\u001b[?25h', 'also when it is interrupted');
});

test('when nothing of the run is alive any more, there is nothing to wait for', async () => {
  assert.equal((await watch(false, [STATUS, deserted, STATUS])).length, 2);
});
