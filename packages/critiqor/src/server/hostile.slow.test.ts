import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import type { EventDetail, EventFacets, EventsPage, TextSlice } from '@critiqor/api/evidence';
import type { RunDetail, Strip } from '@critiqor/api/overview';
import type { TimelineSlice } from '@critiqor/api/timeline';
import { addSealedRun, makeRunsDir, startTestDashboard } from '../testing/test-dashboard.ts';
import { createTestWriter, type LineDraft } from '../testing/test-evidence.ts';

async function serve(t: TestContext, drafts: readonly LineDraft[]) {
  const runsDir = makeRunsDir(t);
  const write = createTestWriter('w_a');
  await addSealedRun(runsDir, 'run_001', drafts.map(write));
  const { get } = await startTestDashboard(t, runsDir);
  const ask = async <Body>(path: string): Promise<Body> => {
    const { status, body, text, headers } = await get<Body>(`/api/runs/run_001${path}`);
    assert.equal(status, 200, text.slice(0, 500));
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    return body;
  };
  return { get, ask };
}

const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u202Eright to left\u202C \u0000\u0007\u001b[31mred\u001b[0m',
  'lone \ud800 surrogate \udc00',
  '"; DROP TABLE events; --',
  '__proto__',
  '../../etc/passwd',
];

test('hostile texts in every place come back as the data they are', async (t) => {
  const drafts = HOSTILE.flatMap((text): LineDraft[] => [
    {
      tool_name: text,
      tool_call_id: text,
      conversation_key: text,
      host_run_id: text,
      error: text,
      status: 'error',
      payload: { input: { [text]: text }, toolName: text },
    },
    { event_type: text, payload: { text } },
    { event_type: 'input', payload: { text } },
    { event_type: 'subagent_spawned', payload: { label: text, child_conversation_key: text } },
    { event_type: 'before_provider_request', payload: { model: text, model_call: text, purpose: text } },
    { event_type: 'recorder_start', payload: { capture: text, conversation_access: text } },
  ]);
  const { ask } = await serve(t, drafts);
  const page = await ask<EventsPage>('/events?limit=500');
  assert.equal(page.total, drafts.length + 1);
  const facets = await ask<EventFacets>('/facets');
  for (const text of HOSTILE)
    assert.ok(
      facets.tools.some(({ value }) => value === text.toWellFormed() || value === text),
      text,
    );
  for (const { event_id } of page.events) await ask<EventDetail>(`/events/${event_id}`);
  for (const path of ['/timeline', '/strip', '/cost', '/privacy', '']) await ask(path);
  const [script = ''] = HOSTILE;
  const found = await ask<EventsPage>(`/events?tool=${encodeURIComponent(script)}`);
  assert.equal(found.events[0]?.tool, script);
  const { event } = await ask<EventDetail>(`/events/${found.events[0]?.event_id}`);
  assert.deepEqual((event.payload as { input: unknown }).input, { [script]: script });
});

test('a text of megabytes is shortened and can be read in slices', async (t) => {
  const text = `<b>${'0123456789'.repeat(500_000)}`;
  const { ask, get } = await serve(t, [{ payload: { input: { command: text, more: [text, { deep: text }] } } }]);
  const { text: raw } = await get('/api/runs/run_001/events/evt_000002');
  assert.ok(raw.length < 1_500_000, `${raw.length}`);
  const detail = await ask<EventDetail>('/events/evt_000002');
  const { pointer, chars } = detail.shortened[0] ?? { pointer: '', chars: 0 };
  assert.deepEqual([pointer, chars], ['/payload/input/command', text.length]);
  let read = '';
  while (read.length < 600_000) {
    const slice = await ask<TextSlice>(`/events/evt_000002/text?pointer=${pointer}&offset=${read.length}&limit=262144`);
    assert.equal(slice.chars, text.length);
    read += slice.text;
  }
  assert.ok(text.startsWith(read));
  assert.equal((await get('/api/runs/run_001/events/evt_000002/text?pointer=/payload/nothing')).status, 404);
  assert.equal((await get('/api/runs/run_001/events/evt_000002/text?pointer=/payload/__proto__')).status, 404);
  assert.ok((await ask<EventsPage>('/events')).events.every((row) => row.text.length <= 200));
});

test('what was cut, withheld or left out is told', async (t) => {
  const cut = 'head\n[cut 5000 of 21384 characters, digest 0123456789abcdef]\ntail';
  const withheld = '[withheld 300 characters, digest 0123456789abcdef]';
  const { ask } = await serve(t, [
    { truncations: 3, payload: { input: { a: cut, 'b/c': withheld }, list: ['[17 more, not recorded]'] } },
  ]);
  const { truncated } = await ask<EventDetail>('/events/evt_000002');
  assert.deepEqual(truncated, [
    { pointer: '/payload/input/a', what: 'cut', missing_chars: 5_000, original_chars: 21_384 },
    { pointer: '/payload/input/b~1c', what: 'withheld', missing_chars: 300, original_chars: 300 },
    { pointer: '/payload/list/0', what: 'left_out', missing_chars: 0, original_chars: 0 },
  ]);
});

test('times that are none, and numbers where texts should be, break nothing', async (t) => {
  const odd = { toString: 1 };
  const { ask } = await serve(t, [
    { timestamp: 'yesterday' },
    { timestamp: '9999-99-99T99:99:99.999Z', event_type: 'tool_result' },
    {
      event_type: 'after_provider_response',
      duration_ms: 1e300,
      payload: { usage: odd, cost_usd: odd, model: 5, model_call: odd },
    },
    { event_type: 'compaction_end', payload: { tokens: 'many' } },
    { event_type: 'agent_end', payload: { ending: odd } },
    { event_type: 'memory_search', payload: { observed_as: 'tool_result', result_status: odd, query: odd } },
    { event_type: 'subagent_ended', payload: { child_conversation_key: odd } },
    { refines: 400, payload: {} },
    { derived_from: 1, event_type: 'skill_read', payload: {} },
  ]);
  const { events } = await ask<EventsPage>('/events');
  assert.equal(events.length, 10);
  assert.deepEqual([events.find(({ at }) => at === 'yesterday')?.at_ms, events.length], [null, 10]);
  const strip = await ask<Strip>('/strip');
  assert.equal(strip.buckets.length, 200);
  const { spans } = await ask<TimelineSlice>('/timeline');
  assert.ok(spans.every(({ start_ms }) => Number.isFinite(start_ms)));
  for (const { event_id } of events) await ask(`/events/${event_id}`);
  await ask('/cost');
});

test('deep nesting is shown as far as it can be', async (t) => {
  const deep = JSON.parse(`${'{"a":'.repeat(900)}1${'}'.repeat(900)}`);
  const { ask } = await serve(t, [{ payload: { input: deep } }, { payload: { input: deep } }]);
  const { shortened, previous } = await ask<EventDetail>('/events/evt_000003');
  assert.equal(shortened.length, 1);
  assert.equal(previous?.same, 'arguments');
});

const oddly = (finding: object) => [{ ...finding, event_ids: ['evt_999999', '<b>'], began_at_event_id: 'x' }];

test('a diagnosis that is none is no diagnosis, and breaks nothing', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const { get } = await startTestDashboard(t, runsDir);
  const good = JSON.parse(readFileSync(paths.diagnosis, 'utf8'));
  const cases: readonly (readonly [unknown, boolean])[] = [
    [good, true],
    ['{', false],
    [null, false],
    [{ schema_version: 'critiqor.diagnosis.v1', findings: [] }, false],
    [{ ...good, schema_version: 'critiqor.diagnosis.v9' }, false],
    [{ ...good, findings: [null] }, false],
    [{ ...good, findings: [{ ...good.findings[0], event_ids: [{}] }] }, false],
    [{ ...good, findings: oddly(good.findings[0]) }, false],
    [{ ...good, made_from: undefined, findings: oddly(good.findings[0]) }, true],
    [{ ...good, scores: { ...good.scores, deductions: {} } }, false],
    [{ ...good, cost_analysis: 7 }, false],
    [{ ...good, causal_graph: { nodes: [1], edges: [] } }, false],
  ];
  for (const [value, isShown] of cases) {
    writeFileSync(paths.diagnosis, typeof value === 'string' ? value : JSON.stringify(value));
    const { status, body } = await get<RunDetail>('/api/runs/run_001');
    assert.deepEqual([status, body.diagnosis !== null], [200, isShown], JSON.stringify(value).slice(0, 100));
    for (const path of ['events', 'strip', 'timeline', 'cost', 'privacy', 'events/evt_000012']) {
      assert.equal((await get(`/api/runs/run_001/${path}`)).status, 200, path);
    }
    assert.equal((await get('/api/compare?runs=run_001,run_001')).status, 200);
    assert.equal((await get('/api/runs')).status, 200);
  }
});
