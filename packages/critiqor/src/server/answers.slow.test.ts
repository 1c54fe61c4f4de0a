import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { Comparison } from '@critiqor/api/compare';
import type { CostSeries } from '@critiqor/api/cost';
import type { EventDetail, EventFacets, EventsPage } from '@critiqor/api/evidence';
import type { RunDetail, Strip, Verification } from '@critiqor/api/overview';
import type { Privacy } from '@critiqor/api/privacy';
import type { RunsPage, Trend } from '@critiqor/api/runs';
import type { About } from '@critiqor/api/session';
import type { TimelineSlice } from '@critiqor/api/timeline';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { toJournalEvent } from '../sealed/sealed-record.ts';
import { addLiveRun, addSealedRun, makeRunsDir, readFixture, startTestDashboard } from '../testing/test-dashboard.ts';

/** The recorded scenarios are of an older version: they are shown with the names of today. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at members of all kinds of events.
function toToday({ event_id, event, ...raw }: Record<string, unknown>): any {
  return { event_id, event, ...toJournalEvent(raw) };
}

async function serve(t: TestContext, fixture = 'gateway-whole') {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', fixture);
  const events = readFileSync(paths.session, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"event_id"'))
    .map((line) => toToday(JSON.parse(line.replace(/,$/, ''))));
  const diagnosis = JSON.parse(readFileSync(paths.diagnosis, 'utf8')) as Diagnosis;
  const { get } = await startTestDashboard(t, runsDir);
  const ask = async <Body>(path: string): Promise<Body> => {
    const { status, body, text } = await get<Body>(`/api/runs/run_001${path}`);
    assert.equal(status, 200, text);
    return body;
  };
  return { runsDir, paths, events, diagnosis, get, ask };
}

test('the table of events holds all of them, in pages, in both directions', async (t) => {
  const { events, ask } = await serve(t);
  const ids: string[] = events.map(({ event_id }) => event_id);
  const seen: string[] = [];
  for (let offset = 0; offset < ids.length; offset += 100) {
    const page = await ask<EventsPage>(`/events?offset=${offset}`);
    assert.deepEqual([page.total, page.total_is_exact, page.offset, page.limit], [ids.length, true, offset, 100]);
    seen.push(...page.events.map(({ event_id }) => event_id));
  }
  assert.deepEqual(seen, ids);
  const last = await ask<EventsPage>('/events?order=desc&limit=3&offset=1');
  assert.deepEqual(
    last.events.map(({ event_id }) => event_id),
    ids.slice(-4, -1).reverse(),
  );
  assert.deepEqual((await ask<EventsPage>('/events?offset=100000')).events, []);
  const row = (await ask<EventsPage>('/events?type=tool_output&limit=1')).events[0];
  const event = events.find((one) => one.event_id === row?.event_id);
  assert.deepEqual(
    [row?.at, row?.type, row?.tool, row?.status, row?.outcome, row?.session, row?.run, row?.duration_ms],
    [
      event.timestamp,
      event.event,
      event.tool_name,
      event.status,
      event.outcome,
      event.conversation_key,
      event.host_run_id,
      event.duration_ms,
    ],
  );
});

test('filters leave exactly what fits', async (t) => {
  const { events, diagnosis, ask } = await serve(t);
  type Event = (typeof events)[number];
  const from = Date.parse(events[100].timestamp);
  const to = Date.parse(events[300].timestamp);
  const [finding] = diagnosis.findings;
  const cited = new Set([finding?.began_at_event_id, ...(finding?.event_ids ?? [])]);
  const cases: readonly (readonly [string, (event: Event) => boolean])[] = [
    ['status=error', ({ status }) => status === 'error'],
    ['kind=tool', ({ event }) => event === 'tool_call' || event === 'tool_output'],
    ['kind=memory&kind=subagent', ({ event }) => event === 'memory_event' || event.startsWith('subagent')],
    ['tool=exec&status=error', ({ tool_name, status }) => tool_name === 'exec' && status === 'error'],
    ['tool=nothing', () => false],
    ['session=agent%3Amain%3Acascade', ({ conversation_key }) => conversation_key === 'agent:main:cascade'],
    ['type=input', ({ event }) => event === 'input'],
    ['folded=1', ({ refines, derived_from }) => refines === undefined && derived_from === undefined],
    ['marked=redacted', ({ redactions }) => (redactions ?? 0) > 0],
    ['marked=truncated', ({ truncations }) => (truncations ?? 0) > 0],
    [`from_ms=${from}&to_ms=${to}`, ({ timestamp }) => Date.parse(timestamp) >= from && Date.parse(timestamp) <= to],
    [`finding=${finding?.id}`, ({ event_id }) => cited.has(event_id)],
  ];
  for (const [query, fits] of cases) {
    const page = await ask<EventsPage>(`/events?limit=500&${query}`);
    const wanted = events.filter(fits).map(({ event_id }) => event_id);
    assert.deepEqual([query, page.events.map(({ event_id }) => event_id)], [query, wanted.slice(0, 500)]);
    assert.deepEqual([page.total, page.total_is_exact], [wanted.length, true]);
  }
});

test('a search finds words, beginnings of words, phrases and ids, in every order and with filters', async (t) => {
  const { ask } = await serve(t, 'gateway-cascade');
  const find = async (query: string) => (await ask<EventsPage>(`/events?${query}`)).events.map(({ text }) => text);
  const all = await find('search=attempt&kind=tool&limit=500');
  assert.equal(all.length, 12);
  assert.deepEqual(await find('search=attempt&kind=tool&order=desc'), all.toReversed());
  assert.deepEqual(await find('search=ATTEM&kind=tool'), all);
  assert.ok((await find('search=%22attempt 3%22')).every((text) => text.includes('attempt 3')));
  assert.deepEqual(await find('search=%223 attempt%22'), []);
  assert.equal((await find('search=%22attempt 3%22 tool_call')).length, 1);
  assert.deepEqual(
    (await ask<EventsPage>('/events?search=evt_000012')).events.map(({ event_id }) => event_id),
    ['evt_000012'],
  );
  for (const odd of ['"', '*', 'NEAR(', 'a AND', 'text:attempt', "'; DROP TABLE events", '--', '😀', 'x'.repeat(900)]) {
    await ask<EventsPage>(`/events?search=${encodeURIComponent(odd)}`);
  }
});

test('a page around an event contains it; one that the filters leave out is not found', async (t) => {
  const { ask, get } = await serve(t);
  const page = await ask<EventsPage>('/events?around=evt_000400&limit=50');
  assert.equal(
    page.events.findIndex(({ event_id }) => event_id === 'evt_000400'),
    25,
  );
  assert.equal(page.offset, 399 - 25);
  const first = (await ask<EventsPage>('/events?kind=tool&limit=1&offset=30')).events[0]?.event_id;
  for (const query of ['kind=tool', 'kind=tool&order=desc', 'search=tool_call']) {
    const { events } = await ask<EventsPage>(`/events?${query}&limit=10&around=${first}`);
    assert.ok(
      events.some(({ event_id }) => event_id === first),
      query,
    );
  }
  assert.equal((await get('/api/runs/run_001/events?around=evt_000001&kind=tool')).status, 404);
  assert.equal((await get('/api/runs/run_001/events?around=evt_999999')).status, 404);
});

test('values that a parameter cannot have are refused', async (t) => {
  const { get } = await serve(t, 'chat');
  const bad = [
    'limit=0',
    'limit=501',
    'limit=x',
    'offset=-1',
    'kind=nothing',
    'status=maybe',
    'from_ms=soon',
    'order=up',
  ];
  for (const query of bad) assert.equal((await get(`/api/runs/run_001/events?${query}`)).status, 400, query);
  assert.equal((await get(`/api/runs/run_001/events?search=${'x'.repeat(1_001)}`)).status, 400);
  for (const query of ['sort=size', 'limit=201', 'since=whenever'])
    assert.equal((await get(`/api/runs?${query}`)).status, 400);
  for (const query of ['', 'runs=run_001', 'runs=run_001,'.repeat(9)])
    assert.equal((await get(`/api/compare?${query}`)).status, 400);
});

test('facets count what the filters select', async (t) => {
  const { events, ask } = await serve(t);
  const facets = await ask<EventFacets>('/facets');
  assert.equal(facets.total, events.length);
  assert.equal(facets.errors, events.filter(({ status }) => status === 'error').length);
  for (const [name, list] of [
    ['kind', facets.kinds],
    ['tool', facets.tools],
    ['session', facets.sessions],
  ] as const) {
    for (const { value, count } of list) {
      const { total } = await ask<EventsPage>(`/events?limit=1&${name}=${encodeURIComponent(value)}`);
      assert.deepEqual([name, value, total], [name, value, count]);
    }
  }
});

test('one event: as it was sealed, with its hash, its relatives and the call before', async (t) => {
  const { events, ask, get } = await serve(t, 'gateway-repeated');
  const results = events.filter(({ event }) => event === 'tool_output');
  const { event_id } = results[2];
  const detail = await ask<EventDetail>(`/events/${event_id}`);
  assert.equal(detail.event.v, 1);
  assert.deepEqual(toToday(detail.event), results[2]);
  assert.deepEqual([detail.hash, detail.hash_matches, detail.shortened], [results[2].hash, true, []]);
  const call = events.find((one) => one.event === 'tool_call' && one.tool_call_id === results[2].tool_call_id);
  assert.deepEqual([detail.related.begin, detail.related.end], [call.event_id, null]);
  assert.equal(detail.previous?.same, 'arguments');
  assert.equal(detail.previous?.result_event_id, results[1].event_id);
  assert.equal(detail.previous?.call.arguments, detail.previous?.this_call.arguments);
  assert.deepEqual((await ask<EventDetail>(`/events/${call.event_id}`)).related.end, event_id);
  assert.equal((await ask<EventDetail>(`/events/${results[0].event_id}`)).previous, null);
  const refinement = events.find(({ refines }) => refines !== undefined);
  const { related } = await ask<EventDetail>(`/events/${refinement.event_id}`);
  const root = events.find(({ writer, seq }) => writer === refinement.writer && seq === refinement.refines);
  assert.equal(related.refines, root.event_id);
  assert.ok((await ask<EventDetail>(`/events/${root.event_id}`)).related.refined_by.includes(refinement.event_id));
  assert.equal((await get('/api/runs/run_001/events/evt_999999')).status, 404);
});

test('redactions are shown where they are, and counted', async (t) => {
  const { events, ask } = await serve(t);
  const privacy = await ask<Privacy>('/privacy');
  const redacted = events.filter(({ redactions }) => redactions > 0);
  assert.equal(privacy.redacted_events, redacted.length);
  assert.equal(
    privacy.redactions,
    redacted.reduce((sum, { redactions }) => sum + redactions, 0),
  );
  const found: string[] = [];
  for (const { event_id } of redacted) {
    const { redacted: marks } = await ask<EventDetail>(`/events/${event_id}`);
    found.push(...marks.map(({ kind, pointer }) => `${kind}${pointer.startsWith('/payload/') ? '' : ' elsewhere'}`));
  }
  const counted = privacy.redactions_by_kind.flatMap(({ kind, count }) => Array(count).fill(kind));
  assert.deepEqual(found.toSorted(), counted.toSorted());
  assert.deepEqual(privacy.capture, ['standard']);
  assert.ok(privacy.stored.some(({ name, mode }) => name === 'evidence' && mode === '0400'));
});

test('the timeline pairs what begins with what ends, and says what is left of it in a window', async (t) => {
  const { events, diagnosis, ask } = await serve(t);
  const all = await ask<TimelineSlice>('/timeline');
  const lane = (name: string) => all.spans.filter((span) => span.lane === name);
  assert.equal(
    lane('tool').length,
    events.filter(({ event, refines }) => event === 'tool_call' && refines === undefined).length,
  );
  assert.equal(lane('model').length, diagnosis.cost_analysis.model_calls);
  assert.equal(lane('memory').length, diagnosis.evidence_summary.memory_accesses);
  assert.equal(lane('subagent').length, diagnosis.evidence_summary.subagents);
  assert.equal(
    lane('run').length,
    new Set(events.filter(({ event }) => event === 'agent_start').map((e) => e.host_run_id)).size,
  );
  for (const span of lane('tool')) {
    const [begin, end] = [span.event_id, span.end_event_id].map((id) => events.find(({ event_id }) => event_id === id));
    assert.equal(end?.tool_call_id, begin.tool_call_id);
    const refined = events.findLast((e) => e.refines === end.seq && e.writer === end.writer && e.outcome !== undefined);
    assert.equal(span.status, (refined ?? end).status);
  }
  for (const { lane: name, rows } of all.lanes) assertNoOverlap(lane(name), rows);
  assert.ok(all.marks.some(({ finding_id, began }) => began && finding_id === diagnosis.findings[0]?.id));
  const [from, to] = [all.run_from_ms + 10_000, all.run_from_ms + 12_000];
  const slice = await ask<TimelineSlice>(`/timeline?from_ms=${from}&to_ms=${to}&lane=tool`);
  assert.deepEqual(
    slice.spans,
    lane('tool').filter(({ start_ms, end_ms }) => start_ms <= to && (end_ms ?? Infinity) >= from),
  );
  assert.deepEqual(slice.lanes, all.lanes);
});

function assertNoOverlap(spans: TimelineSlice['spans'], rows: number): void {
  for (let row = 0; row < rows; row++) {
    const own = spans.filter((span) => span.row === row).toSorted((left, right) => left.start_ms - right.start_ms);
    for (const [place, span] of own.entries()) {
      const next = own[place + 1];
      if (next) assert.ok((span.end_ms ?? Number.NaN) <= next.start_ms, `${span.event_id} and ${next.event_id}`);
    }
  }
}

test('lanes with too many spans become buckets that count all of them', async (t) => {
  const { ask } = await serve(t);
  const all = await ask<TimelineSlice>('/timeline');
  const some = await ask<TimelineSlice>('/timeline?limit=100&buckets=50');
  assert.ok(some.spans.length <= 100);
  for (const { lane, spans } of all.lanes) {
    const drawn = some.spans.filter((span) => span.lane === lane).length;
    const counted = some.buckets.filter((bucket) => bucket.lane === lane).reduce((sum, { count }) => sum + count, 0);
    assert.equal(drawn + counted, spans, lane);
  }
  assert.ok(some.buckets.every(({ busy }) => busy >= 0 && busy <= 1));
});

test('an interrupted run has spans without an end', async (t) => {
  const { ask } = await serve(t, 'sigkill-tool');
  const { spans } = await ask<TimelineSlice>('/timeline');
  const open = spans.filter(({ end_ms }) => end_ms === null);
  assert.deepEqual([...new Set(open.map(({ lane }) => lane))].sort(), ['run', 'tool', 'turn']);
  assert.ok(open.every(({ status, end_event_id }) => status === 'open' && end_event_id === null));
});

test('the strip counts every event once and shows where findings began', async (t) => {
  const { events, diagnosis, ask } = await serve(t);
  for (const size of [20, 200, 1_000]) {
    const strip = await ask<Strip>(`/strip?buckets=${size}`);
    assert.equal(strip.buckets.length, size);
    assert.equal(
      strip.buckets.reduce((sum, { count }) => sum + count, 0),
      events.length,
    );
    assert.equal(
      strip.buckets.reduce((sum, { errors }) => sum + errors, 0),
      events.filter((e) => e.status === 'error').length,
    );
    assert.deepEqual(
      strip.findings.map(({ finding_id }) => finding_id),
      diagnosis.findings.map(({ id }) => id),
    );
    for (const { bucket, at_ms, cited_buckets } of strip.findings) {
      assert.equal(bucket, Math.min(size - 1, Math.floor((at_ms - strip.from_ms) / strip.bucket_ms)));
      assert.ok(cited_buckets.includes(bucket));
    }
  }
});

test('cost adds up to what the diagnosis says, however few points are drawn', async (t) => {
  for (const fixture of ['gateway-whole', 'compaction-overflow', 'gateway-deferred']) {
    const { diagnosis, ask } = await serve(t, fixture);
    const { cost_analysis } = diagnosis;
    for (const points of [10, 2_000]) {
      const cost = await ask<CostSeries>(`/cost?points=${points}`);
      const last = cost.points.at(-1);
      assert.ok(cost.points.length <= points);
      assert.equal(
        cost.points.reduce((sum, { calls }) => sum + calls, 0),
        cost.model_calls,
      );
      assert.equal(cost.model_calls, cost_analysis.model_calls);
      assert.equal(last?.tokens_so_far, cost_analysis.tokens.total);
      assert.ok(Math.abs((last?.cost_usd_so_far ?? 0) - (cost_analysis.cost_usd ?? 0)) < 1e-9);
      assert.deepEqual(
        Object.fromEntries(cost.by_tool.map(({ tool, calls }) => [tool, calls])),
        Object.fromEntries(cost_analysis.by_tool.map(({ tool, calls }) => [tool, calls])),
      );
      assert.equal(cost.compactions.length, diagnosis.evidence_summary.compactions);
    }
  }
});

test('the seal is checked, and a changed file is reported as changed', async (t) => {
  const { runsDir, ask } = await serve(t, 'chat');
  const good = await waitChecked(() => ask<Verification>('/verification'));
  assert.equal(good.status, 'consistent');
  const { chmodSync, writeFileSync } = await import('node:fs');
  const path = `${runsDir}/run_001/session.json`;
  const text = readFileSync(path, 'utf8');
  chmodSync(path, 0o600);
  writeFileSync(path, text.replace('"event_type":"input"', '"event_type":"tipni"'));
  const bad = await waitChecked(() => ask<Verification>('/verification'));
  assert.equal(bad.status, 'invalid');
  assert.ok(bad.problems.length > 0);
});

async function waitChecked(ask: () => Promise<Verification>) {
  for (;;) {
    const verification = await ask();
    if (verification.state === 'checked') return verification;
  }
}

test('runs are listed, searched, filtered and sorted', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade', { labels: { branch: 'old' } });
  await addSealedRun(runsDir, 'run_002', 'gateway-clean', { agent_id: 'reviewer', difficulty_tier: 'hard' });
  await addSealedRun(runsDir, 'run_003', 'gateway-repeated', { benchmark_id: 'other' });
  addLiveRun(runsDir, 'run_004', readFixture('chat').slice(0, 3));
  const { get } = await startTestDashboard(t, runsDir);
  const ids = async (query: string) =>
    (await get<RunsPage>(`/api/runs?${query}`)).body.runs.map(({ run_id }) => Number(run_id.slice(-1)));
  assert.deepEqual(await ids(''), [4, 3, 2, 1]);
  assert.deepEqual(await ids('order=asc&offset=1&limit=2'), [2, 3]);
  assert.deepEqual(await ids('agent=reviewer'), [2]);
  assert.deepEqual(await ids('agent=reviewer&agent=deployer&status=COMPLETED'), [3, 2, 1]);
  assert.deepEqual(await ids('label=branch%3Dold'), [1]);
  assert.deepEqual(await ids('benchmark=other'), [3]);
  assert.deepEqual(await ids('tier=hard'), [2]);
  assert.deepEqual(await ids('failure=tool_error_cascade'), [1]);
  assert.deepEqual(await ids('search=REVIEW'), [2]);
  assert.deepEqual(await ids('search=deployer branch%3Dold'), [1]);
  const { runs, facets, total } = (await get<RunsPage>('/api/runs?sort=trust&order=asc')).body;
  const trust = runs.map(({ trust_score }) => trust_score);
  assert.deepEqual([trust.at(-1), total], [null, 4]);
  assert.deepEqual(
    trust.slice(0, -1),
    trust.slice(0, -1).toSorted((left, right) => Number(left) - Number(right)),
  );
  assert.deepEqual(facets.agent, [
    { value: 'deployer', count: 3 },
    { value: 'reviewer', count: 1 },
  ]);
  assert.deepEqual((await get<About>('/api/about')).body.active_run_id, 'run_004');
  const trend = (await get<Trend>('/api/runs/trend')).body;
  assert.deepEqual(
    trend.groups.map(({ key, points }) => [key, points.map(({ run_id }) => run_id)]),
    [
      ['deployer', ['run_001', 'run_003', 'run_004']],
      ['reviewer', ['run_002']],
    ],
  );
  for (const part of ['events', 'timeline', 'verification', 'privacy']) {
    const { status, text } = await get(`/api/runs/run_004/${part}`);
    assert.deepEqual([status, text.includes('not_sealed')], [409, true]);
  }
});

test('a run with its diagnosis, its neighbours and what to compare it with', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  await addSealedRun(runsDir, 'run_002', 'gateway-clean', { agent_id: 'reviewer' });
  const paths = await addSealedRun(runsDir, 'run_003', 'gateway-clean');
  const { get } = await startTestDashboard(t, runsDir);
  const { body } = await get<RunDetail>('/api/runs/latest');
  assert.deepEqual(
    [body.run.run_id, body.sealed, body.anonymous, body.previous_run_id, body.next_run_id, body.previous_of_agent],
    ['run_003', true, false, 'run_002', null, null],
  );
  await addSealedRun(runsDir, 'run_004', 'gateway-clean');
  const { body: again } = await get<RunDetail>('/api/runs/run_004');
  assert.equal(again.previous_of_agent, 'run_003', 'the same agent and task');
  const { findings, ...rest } = JSON.parse(readFileSync(paths.diagnosis, 'utf8'));
  assert.deepEqual(
    { ...body.diagnosis, findings: [], findings_total: 0 },
    { ...rest, findings: [], findings_total: 0 },
  );
  assert.equal(body.diagnosis?.findings_total, findings.length);

  const { body: unlike } = await get<Comparison>('/api/compare?run=run_003&with=previous');
  assert.equal(unlike.verdict.result, 'not_comparable');
  assert.match(unlike.unlike.join(), /The tasks differ: “Please do SCENARIO-cascade.”/);
  const { body: compared } = await get<Comparison>('/api/compare?run=run_003&with=previous&same_task=true');
  assert.equal(compared.verdict.result, 'improvement');
  assert.deepEqual(
    compared.runs.map(({ run }) => run.run_id),
    ['run_001', 'run_003'],
  );
  const [before, after] = compared.runs.map(({ run }) => run);
  assert.equal(compared.change.trust, (after?.trust_score ?? 0) - (before?.trust_score ?? 0));
  assert.deepEqual(compared.change.primary_failure, { type: 'tool_error_cascade', still_there: false });
  assert.deepEqual([compared.change.lost, compared.change.gained], [['tool_error_cascade'], []]);
  assert.equal(compared.change.readiness, 'better');
  assert.deepEqual(
    compared.findings.map(({ type, change }) => [type, change]),
    [['tool_error_cascade', 'lost']],
  );
  assert.deepEqual(compared.caveats, []);
  const { body: others } = await get<Comparison>('/api/compare?runs=run_002,run_001,run_003');
  assert.deepEqual(others.caveats, ['These are runs of different agents.']);
  assert.equal((await get('/api/compare?run=run_001&with=previous')).status, 404);
});

test('a run that does not verify: no answer about it has a verdict, and the reason is given', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  await addSealedRun(runsDir, 'run_002', 'gateway-cascade');
  const { get } = await startTestDashboard(t, runsDir);
  const before = (await get<RunDetail>('/api/runs/run_001')).body;
  assert.ok(before.diagnosis && before.withheld === null);
  const text = readFileSync(paths.session, 'utf8');
  const attacks: Readonly<Record<string, () => void>> = {
    evidence: () => writeFileSync(paths.session, text.replace('"status":"ok"', '"status":"xx"')),
    diagnosis: () => {
      writeFileSync(paths.session, text);
      const flattering = readFileSync(paths.diagnosis, 'utf8').replace(/"trust_score": \d+/, '"trust_score": 99');
      writeFileSync(paths.diagnosis, flattering);
    },
  };
  chmodSync(paths.session, 0o600);
  for (const [what, attack] of Object.entries(attacks)) {
    attack();
    const { run, diagnosis, withheld } = (await get<RunDetail>('/api/runs/run_001')).body;
    assert.deepEqual([diagnosis, run.trust_score, run.readiness_level, run.check], [null, null, null, 'changed'], what);
    assert.match(withheld ?? '', /does not verify/, what);
    const strip = (await get<Strip>('/api/runs/run_001/strip')).body;
    assert.deepEqual(strip.findings, [], what);
    const compared = (await get<Comparison>('/api/compare?runs=run_001,run_002')).body;
    assert.equal(compared.runs[0]?.run.trust_score, null, what);
    // The list is put together twice a second.
    await pause(600);
    const listed = (await get<RunsPage>('/api/runs')).body.runs.find(({ run_id }) => run_id === 'run_001');
    assert.equal(listed?.trust_score, null, what);
  }
});
