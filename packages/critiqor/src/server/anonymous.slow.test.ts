import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { EventFacets, EventsPage } from '@critiqor/api/evidence';
import type { RunDetail } from '@critiqor/api/overview';
import { addSealedRun, makeRunsDir, startTestDashboard } from '../testing/test-dashboard.ts';

/** All text in an event that is not one of the recorder's own words. */
function textsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string' && value.length >= 4) found.add(value);
  if (typeof value === 'object' && value !== null) for (const member of Object.values(value)) textsOf(member, found);
  return found;
}

const SHOWN = [
  ...['event_id', 'event', 'timestamp', 'event_type', 'source', 'source_layer', 'status', 'outcome', 'writer'],
  ...['hash', 'prev_hash'],
];
/** Words of the host, which say nothing about whose run it was. */
const WORDS =
  /^(?:(?:hook|agent_event|diagnostic)\.[a-z_.]+|[a-z_]{1,30}|stop|toolUse|default|standard|run-start|MONITORING|subagent-complete|0\.1\.0)$/;

test('an anonymous run shows no content, no name and no path in any answer', async (t) => {
  const runsDir = makeRunsDir(t);
  const metadata = {
    visibility: 'anonymous',
    agent_id: 'acme-payroll',
    tenant_id: 'acme',
    labels: { customer: 'zebra' },
  };
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-whole', metadata);
  await addSealedRun(runsDir, 'run_002', 'gateway-clean', metadata);
  const { get } = await startTestDashboard(t, runsDir);
  const events = readFileSync(paths.session, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"event_id"'))
    .map((line) => JSON.parse(line.replace(/,$/, '')));
  const secrets = new Set(['acme-payroll', 'zebra', runsDir, 'scripted-1']);
  for (const event of events) {
    const hidden = Object.entries(event).filter(([name]) => !SHOWN.includes(name));
    for (const text of textsOf(Object.fromEntries(hidden))) if (!WORDS.test(text)) secrets.add(text);
  }
  assert.ok(secrets.size > 300);
  const needles = [...secrets].map((text) => JSON.stringify(text).slice(1, -1).slice(0, 80));

  const paths1 = ['', '/verification', '/privacy', '/facets', '/events?limit=500', '/strip', '/timeline', '/cost'];
  const sweep = [
    ...['/api/about', '/api/runs', '/api/runs?search=acme', '/api/runs/trend', '/api/compare?runs=run_001,run_002'],
    ...paths1.map((path) => `/api/runs/run_001${path}`),
    '/api/runs/run_001/events?limit=500&offset=500',
    ...events.map(({ event_id }) => `/api/runs/run_001/events/${event_id}`),
    ...events.slice(0, 40).map(({ event_id }) => `/api/runs/run_001/events/${event_id}/text`),
  ];
  for (const path of sweep) {
    const { text, status } = await get(path);
    assert.ok(status === 200, `${path} ${text}`);
    const leaked = needles.filter((needle) => text.includes(needle));
    assert.deepEqual([path, leaked], [path, []]);
  }
});

test('what is hidden is not found either, and pseudonyms can be filtered by', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade', { visibility: 'anonymous' });
  await addSealedRun(runsDir, 'run_002', 'gateway-clean', { visibility: 'anonymous' });
  const { get } = await startTestDashboard(t, runsDir);
  const count = async (query: string) => (await get<EventsPage>(`/api/runs/run_001/events?${query}`)).body.total;
  for (const word of ['attempt', 'exec', 'cascade', '%22attempt 3%22', 'text:attempt'])
    assert.equal(await count(`search=${word}`), 0);
  assert.equal(await count('search=tool_call'), 6);
  assert.equal(await count('tool=exec'), 0);
  const { tools, sessions } = (await get<EventFacets>('/api/runs/run_001/facets')).body;
  assert.match(tools[0]?.value ?? '', /^tool [0-9a-f]{6}$/);
  assert.equal(await count(`tool=${encodeURIComponent(tools[0]?.value ?? '')}`), tools[0]?.count);
  assert.equal(await count(`session=${encodeURIComponent(sessions[0]?.value ?? '')}`), sessions[0]?.count);
  const detail = (await get<RunDetail>('/api/runs/run_001')).body;
  assert.equal(detail.diagnosis?.cost_analysis.by_tool[0]?.tool, tools[0]?.value);
  // The same tool in another run has another name, and nothing says that both are runs of one agent.
  const other = (await get<EventFacets>('/api/runs/run_002/facets')).body.tools.map(({ value }) => value);
  assert.ok(!other.includes(tools[0]?.value ?? ''));
  assert.equal((await get<RunDetail>('/api/runs/run_002')).body.previous_of_agent, null);
  assert.equal((await get('/api/compare?run=run_002&with=previous')).status, 404);
});
