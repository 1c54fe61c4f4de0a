import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunRow } from '@critiqor/api/runs';
import { toUnreadable } from '../../runs/run-row.ts';
import { toQueryParams } from '../query-params.ts';
import type { RunCatalogue } from '../run-catalogue.ts';
import { toHome } from './home.ts';

const NOW = Date.UTC(2026, 10, 16, 12);
const HOUR_MS = 3_600_000;

/** A run that began so many hours ago. */
function makeRow(hoursAgo: number, changes: Partial<RunRow> = {}): RunRow {
  const base = toUnreadable({ directory: 'run_001', record: '' } as never, 0, 'x');
  const started_at = new Date(NOW - hoursAgo * HOUR_MS).toISOString();
  const run_id = `run_${String(1_000 - hoursAgo).padStart(3, '0')}`;
  return {
    ...base,
    run_id,
    status: 'COMPLETED',
    agent_id: 'main',
    trust_score: 90,
    check: 'listed',
    problem: null,
    started_at,
    ...changes,
  };
}

const failing = (type: string): Partial<RunRow> => ({
  findings_by_type: { [type]: 1 },
  findings_by_severity: { high: 1 },
  trust_score: 40,
  readiness_level: 'unsafe_for_production',
});

function ask(rows: readonly RunRow[], query = '') {
  const catalogue = { list: () => rows.map((row) => ({ row })), withStory: (row: RunRow) => row };
  return toHome(catalogue as unknown as RunCatalogue, toQueryParams(new URLSearchParams(query)), NOW);
}

test('how many runs there were, what failed, what it cost, compared with a usual day', () => {
  const older = [30, 54, 78].map((hours) => makeRow(hours, { cost_usd: 1 }));
  const { period, usual, worst, costly, agents } = ask([
    ...older,
    makeRow(5, { cost_usd: 0.5, tokens: 100 }),
    makeRow(3, { ...failing('infinite_tool_loop'), cost_usd: 2 }),
    makeRow(2),
    makeRow(1, { is_live: true, trust_score: null }),
  ]);
  assert.deepEqual([period.runs, period.failed, period.unsafe, period.without_verdict], [4, 1, 1, 0]);
  assert.deepEqual([period.cost_usd, period.runs_with_cost, period.tokens], [2.5, 2, 100]);
  assert.deepEqual([usual?.runs, usual?.cost_usd], [1, 1]);
  assert.deepEqual(
    [worst.map(({ run_id }) => run_id), costly.map(({ run_id }) => run_id)],
    [['run_997'], ['run_997', 'run_995']],
  );
  assert.deepEqual(agents, [{ agent_id: 'main', runs: 4, failed: 1, cost_usd: 2.5 }]);
});

test('a cost that nobody reported is unknown, and without older runs nothing is usual or new', () => {
  const { period, usual, news, failures } = ask([makeRow(2, failing('provider_fault'))]);
  assert.deepEqual([period.cost_usd, usual, news], [null, null, []]);
  assert.deepEqual([failures[0]?.is_new, failures[0]?.recurs], [false, false]);
});

test('what is new, and what recurs', () => {
  const rows = [
    ...[100, 76, 52].map((hours) => makeRow(hours, failing('tool_error_cascade'))),
    makeRow(4, failing('tool_error_cascade')),
    makeRow(3, { ...failing('secret_exposure'), agent_id: 'new', models: ['m-2'], channel: 'slack' }),
  ];
  const { failures, news } = ask(rows);
  assert.deepEqual(
    failures.map(({ type, runs, runs_before, days, is_new, recurs }) => [
      type,
      runs,
      runs_before,
      days,
      is_new,
      recurs,
    ]),
    [
      ['secret_exposure', 1, 0, 1, true, false],
      ['tool_error_cascade', 1, 3, 4, false, true],
    ],
  );
  assert.deepEqual(
    news.map(({ kind, value }) => `${kind} ${value}`),
    ['failure secret_exposure', 'agent new', 'channel slack', 'model m-2'],
  );
});

test('runs that were changed are counted wherever they are; a time that is none is refused', () => {
  const { changed, changed_runs } = ask([makeRow(500, { check: 'changed', trust_score: null }), makeRow(1)]);
  assert.deepEqual([changed, changed_runs], [1, ['run_500']]);
  assert.equal(ask([makeRow(30), makeRow(1)], 'since=2026-11-14').period.runs, 2);
  for (const since of ['soon', '2027-01-01']) assert.throws(() => ask([], `since=${since}`), { code: 'bad_request' });
});
