import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { createEvidenceIntake } from '@critiqor/diagnosis/intake/read-evidence';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { createRunRecord } from '../runs/run-lifecycle.ts';
import { createMetricsCounter } from '../sealed/session-metrics.ts';
import { createLiveRun } from '../server/live/live-run.ts';
import { createLiveSession } from '../supervise/live-session.ts';
import {
  type Figures,
  findDifferences,
  fromDashboard,
  fromEngine,
  fromMetrics,
  fromSeal,
  fromSteps,
} from './figures.ts';
import {
  CREATED_AT,
  createTestWriter,
  type LineDraft,
  makeTestRun,
  sealTestRun,
  writeJournal,
} from './test-evidence.ts';

const RECORDED = join(import.meta.dirname, '../../../../fixtures/evidence');
const PREVIEW = join(import.meta.dirname, '../../../evidence/fixtures/journal-v0.jsonl');

for (const name of readdirSync(RECORDED).filter((file) => file.endsWith('.jsonl'))) {
  test(`every consumer says the same of ${name}, live and sealed`, async (t) => {
    const lines = readFileSync(join(RECORDED, name), 'utf8').trimEnd().split('\n');
    assert.deepEqual(findDifferences(await readEverywhere(t, lines)), []);
  });
}

test('every consumer says the same of a journal of the preview version', async (t) => {
  const lines = readFileSync(PREVIEW, 'utf8').trimEnd().split('\n');
  assert.deepEqual(findDifferences(await readEverywhere(t, lines)), []);
});

test('every consumer says the same of a journal that another recorder wrote', async (t) => {
  const consumers = await readEverywhere(t, writeForeignJournal());
  assert.deepEqual(findDifferences(consumers), []);
  assert.deepEqual(consumers.sealed, {
    calls_by_tool: { memory_search: 1, exec: 2, lost: 1 },
    failed_tool_calls: 2,
    tool_ms: 47,
    model_calls: 4,
    failed_model_calls: 1,
    model_ms: 30,
    turns: 4,
    tokens: 119,
    tokens_by_kind: { input: 100, output: 9, cache_read: null, cache_write: null },
    cost_usd: 0.3,
  });
});

test('a consumer that differs in one figure is found', async (t) => {
  const consumers = await readEverywhere(t, writeForeignJournal());
  for (const [name, figures] of Object.entries(consumers).slice(1)) {
    for (const figure of Object.keys(figures) as (keyof Figures)[]) {
      const other = { ...consumers, [name]: { ...figures, [figure]: 12_345 } };
      assert.equal(findDifferences(other).length, 1, `${name}: ${figure}`);
    }
  }
});

test('a consumer that does not fold, pair or leave copies out is found', async (t) => {
  const lines = writeForeignJournal();
  const { sealed = {} } = await readEverywhere(t, lines);
  const events = lines.map((line) => JSON.parse(line) as JournalEvent);
  const MUTATIONS: Readonly<Record<string, (event: JournalEvent) => JournalEvent>> = {
    'refinements are not folded': ({ refines: _, ...event }) => event,
    'copies are counted': ({ derived_from: _, event_type, ...event }) => ({
      ...event,
      event_type: event_type === 'memory_search' ? 'tool_result' : event_type,
      tool_call_id: event_type === 'memory_search' ? 'copy' : (event.tool_call_id ?? ''),
    }),
    'wrappers are not resolved': ({ parent_tool_call_id: _, ...event }) => event,
    'ends are not paired': (event) => ({ ...event, tool_call_id: `${event.tool_call_id} ${event.seq}` }),
  };
  for (const [what, mutate] of Object.entries(MUTATIONS)) {
    const counter = createMetricsCounter();
    const intake = createEvidenceIntake();
    for (const event of events.map(mutate)) {
      counter.add(event);
      intake.add({ ...event, event_id: `${event.seq}` });
    }
    const differences = findDifferences({ sealed, mutated: fromMetrics(counter.toMetrics()) });
    assert.notDeepEqual(differences, [], what);
    const { toolCalls, modelCalls } = intake.toExecution();
    const engine = { model_calls: modelCalls.length, calls_by_tool: Object.fromEntries(countTools(toolCalls)) };
    assert.notDeepEqual(findDifferences({ sealed, engine }), [], `${what}, in the engine`);
  }
});

function countTools(calls: readonly { readonly tool: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { tool } of calls) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return counts;
}

/** Reads a journal with everything that reads journals: first as it is written, then sealed. */
async function readEverywhere(t: TestContext, lines: readonly string[]): Promise<Record<string, Figures>> {
  const paths = makeTestRun(t);
  writeJournal(paths, lines);
  const live = createLiveSession(paths, { createdAt: CREATED_AT });
  live.poll();
  const page = readLivePage(paths);
  await sealTestRun(paths);
  return {
    sealed: fromSeal(paths),
    live: fromMetrics(live.metrics),
    'live page': page,
    'terminal timeline': fromSteps(paths),
    dashboard: await fromDashboard(paths),
    engine: fromEngine(paths),
  };
}

function readLivePage(paths: RunPaths): Figures {
  const run = createLiveRun(paths, RECORD, false);
  while (run.poll());
  const { tool_calls, tokens, cost_usd } = run.toMetrics();
  return { calls_by_tool: tool_calls, tokens, cost_usd };
}

const RECORD = createRunRecord(
  'run_001',
  {
    agent_id: '',
    tenant_id: '',
    framework: 'openclaw',
    visibility: 'private',
    benchmark_id: '',
    difficulty_tier: '',
    labels: {},
  },
  CREATED_AT,
);

/** What the recorder of OpenClaw does not write, and the contract allows. */
function writeForeignJournal(): string[] {
  const write = createTestWriter('w_other');
  const run = { host_run_id: 'r', conversation_key: 'c', payload: {} };
  const host = { ...run, source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const begun = (index: number): LineDraft => ({
    ...host,
    event_type: 'before_provider_request',
    payload: { model_call: index },
  });
  const ended = (index: number, more: LineDraft, payload: object = {}): LineDraft => ({
    ...host,
    event_type: 'after_provider_response',
    ...more,
    payload: { model_call: index, ...payload },
  });
  const call = (tool_name: string, id: string, more: LineDraft = {}): LineDraft => ({
    ...run,
    event_type: 'tool_call',
    tool_name,
    tool_call_id: id,
    ...more,
  });
  const result = (tool: string, id: string, more: LineDraft): LineDraft => ({
    ...call(tool, id),
    event_type: 'tool_result',
    ...more,
  });
  const completed = { outcome: 'completed' } as const;
  const failed = { status: 'error', outcome: 'failed' } as const;
  const copy = { event_type: 'memory_search', derived_from: 6, payload: { observed_as: 'tool_result' } };
  return [
    { ...host, event_type: 'agent_start' },
    begun(1),
    ended(1, { ...completed, duration_ms: 10 }, { usage: { output: 3 } }),
    call('memory_search', 'inner', { parent_tool_call_id: 'outer' }),
    call('tool_call', 'outer'),
    result('memory_search', 'inner', { status: 'error', duration_ms: 5 }),
    result('memory_search', 'inner', { status: 'error', ...copy }),
    result('tool_call', 'outer', { ...failed, duration_ms: 9 }),
    ended(2, { ...completed, duration_ms: 12 }),
    begun(2),
    ended(2, { refines: 9 }, { usage: { input: 100, output: 6 }, cost_usd: 0.3 }),
    call('exec', 'a'),
    result('exec', 'a', { outcome: 'running', duration_ms: 40 }),
    result('exec', 'a', { ...failed, refines: 13 }),
    call('exec', 'never answered'),
    result('lost', 'never called', { ...completed, duration_ms: 2 }),
    begun(3),
    ended(3, { status: 'error', duration_ms: 8 }),
    ended(4, completed, { usage: { total: 10 } }),
    { ...host, event_type: 'agent_end', ...completed, payload: { ending: 'success' } },
  ].map((draft) => write(draft));
}
