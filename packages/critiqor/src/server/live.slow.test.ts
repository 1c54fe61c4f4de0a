import assert from 'node:assert/strict';
import { appendFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type TestContext, test } from 'node:test';
import type {
  LiveEnded,
  LiveEventDetail,
  LiveEvents,
  LiveFindings,
  LiveMetrics,
  LiveSnapshot,
} from '@critiqor/api/live';
import {
  addLiveRun,
  addSealedRun,
  closeRun,
  makeRunsDir,
  readFixture,
  startTestDashboard,
  type TestDashboard,
} from '../testing/test-dashboard.ts';

interface Message {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

/** A client that reads a stream message by message. */
function watch(t: TestContext, { dashboard, cookie }: TestDashboard, lastEventId?: string) {
  const messages: Message[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;
  const wake = (): void => {
    for (const resume of waiting.splice(0)) resume();
  };
  const headers = { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
  const options = { port: dashboard.port, host: '127.0.0.1', path: '/api/runs/run_001/live', headers, agent: false };
  const asking: ClientRequest = request(options, (response: IncomingMessage) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk) => {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
        const data = field('data');
        if (data !== undefined) messages.push({ event: field('event') ?? '', id: field('id'), data: JSON.parse(data) });
      }
      wake();
    });
    response.on('close', () => {
      isOver = true;
      wake();
    });
  });
  asking.on('error', () => {});
  asking.end();
  t.after(() => asking.destroy());
  return {
    close: () => asking.destroy(),
    /** The next message of a kind that fits; those before it are left behind. */
    async next<Data>(
      event: string,
      fits: (data: Data) => boolean = () => true,
    ): Promise<Message & { readonly data: Data }> {
      for (;;) {
        const place = messages.findIndex((message) => message.event === event && fits(message.data as Data));
        if (place !== -1) return messages.splice(0, place + 1).at(-1) as Message & { readonly data: Data };
        assert.ok(!isOver, `the stream ended before ${event}`);
        await new Promise<void>((resume) => waiting.push(resume));
      }
    },
  };
}

test('a live run is told as it happens, until it is sealed', async (t) => {
  const runsDir = makeRunsDir(t);
  const lines = readFixture('gateway-cascade');
  const paths = addLiveRun(runsDir, 'run_001', lines.slice(0, 20));
  const served = await startTestDashboard(t, runsDir);
  const stream = watch(t, served);
  const { data: snapshot } = await stream.next<LiveSnapshot>('snapshot');
  assert.deepEqual([snapshot.rows.length, snapshot.skipped, snapshot.resumed], [20, 0, false]);
  assert.deepEqual(
    [snapshot.run.is_live, snapshot.metrics.status, snapshot.metrics.total_events],
    [true, 'MONITORING', 21],
  );
  const { data: early } = await stream.next<LiveFindings>('findings');
  assert.equal(early.provisional, true);

  appendFileSync(paths.journal, `${lines.slice(20).join('\n')}\n`);
  const rows: LiveEvents['rows'][number][] = [];
  while (rows.length < lines.length - 20) rows.push(...(await stream.next<LiveEvents>('events')).data.rows);
  assert.deepEqual(
    rows.map(({ live_id }) => live_id),
    lines.slice(20).map((line) => `${JSON.parse(line).writer}:${JSON.parse(line).seq}`),
  );
  const { data: metrics } = await stream.next<LiveMetrics>(
    'metrics',
    ({ total_events }) => total_events === lines.length + 1,
  );
  assert.deepEqual(metrics.tool_calls, { exec: 6 });
  assert.ok((metrics.tokens ?? 0) > 60_000);
  const { data: judged } = await stream.next<LiveFindings>('findings', ({ findings }) => findings.length > 0);
  assert.deepEqual([judged.provisional, judged.findings[0]?.type], [true, 'tool_error_cascade']);
  const began = judged.findings[0]?.began_at_event_id ?? '';
  const { body } = await served.get<LiveEventDetail>(`/api/runs/run_001/live/events/${encodeURIComponent(began)}`);
  assert.equal(body.row.live_id, began);
  assert.equal((await served.get('/api/runs/run_001/live/events/w_x:1')).status, 404);

  await closeRun(paths);
  const { data: ended } = await stream.next<LiveEnded>('ended');
  assert.deepEqual(ended, { run_id: 'run_001', status: 'COMPLETED' });
  assert.equal((await served.get('/api/runs/run_001/live')).status, 204);
  assert.equal((await served.get(`/api/runs/run_001/live/events/${began}`)).status, 409);
});

test('who comes back gets what they missed, and no more', async (t) => {
  const runsDir = makeRunsDir(t);
  const lines = readFixture('gateway-clean');
  const paths = addLiveRun(runsDir, 'run_001', lines.slice(0, 10));
  const served = await startTestDashboard(t, runsDir);
  const first = watch(t, served);
  const { id } = await first.next<LiveSnapshot>('snapshot');
  first.close();
  appendFileSync(paths.journal, `${lines.slice(10, 15).join('\n')}\n`);
  const { data: resumed } = await watch(t, served, id).next<LiveSnapshot>('snapshot');
  assert.deepEqual([resumed.resumed, resumed.rows.length, resumed.skipped], [true, 5, 0]);
  for (const odd of ['', 'x', '1.0-5', `${id}0000`]) {
    const { data } = await watch(t, served, odd).next<LiveSnapshot>('snapshot');
    assert.deepEqual([odd, data.resumed, data.rows.length], [odd, false, 15]);
  }
  // A journal that was replaced starts from the beginning.
  const stream = watch(t, served);
  await stream.next<LiveSnapshot>('snapshot');
  writeFileSync(paths.journal, `${lines.slice(0, 3).join('\n')}\n`);
  const { data: again } = await stream.next<LiveSnapshot>('snapshot');
  assert.deepEqual([again.resumed, again.rows.length], [false, 3]);
});

test('a run whose journal is changed while it runs has no verdict, and says why', async (t) => {
  const runsDir = makeRunsDir(t);
  const lines = readFixture('gateway-clean');
  const paths = addLiveRun(runsDir, 'run_001', lines.slice(0, 10));
  const served = await startTestDashboard(t, runsDir);
  const stream = watch(t, served);
  const { data: whole } = await stream.next<LiveFindings>('findings');
  assert.deepEqual(whole.damage, {});
  appendFileSync(paths.journal, `${lines.slice(12, 20).join('\n')}\n`);
  const { data: gap } = await stream.next<LiveFindings>('findings', ({ as_of_events }) => as_of_events > 11);
  assert.deepEqual([gap.trust_score, gap.readiness_level, gap.findings], [null, 'insufficient_evidence', []]);
  assert.equal(gap.damage.missing_lines, 1);
  assert.match(gap.summary, /^The journal was changed while the agent ran: 1 × missing lines/);
  writeFileSync(paths.journal, `${lines.slice(0, 5).join('\n')}\n`);
  const { data: replaced } = await stream.next<LiveFindings>('findings', ({ damage }) => 'journal_replaced' in damage);
  assert.deepEqual([replaced.trust_score, replaced.damage.journal_replaced], [null, 1]);
});

test('an anonymous live run shows no names and no contents', async (t) => {
  const runsDir = makeRunsDir(t);
  addLiveRun(runsDir, 'run_001', readFixture('gateway-cascade'), { visibility: 'anonymous' });
  const served = await startTestDashboard(t, runsDir);
  const stream = watch(t, served);
  const seen = [await stream.next('snapshot'), await stream.next('metrics'), await stream.next('findings')];
  const text = JSON.stringify(seen);
  for (const hidden of ['attempt', '"exec"', 'agent:main', 'chatcmpl', 'deployer', 'scripted']) {
    assert.ok(!text.includes(hidden), hidden);
  }
  const { rows } = (seen[0] as { data: LiveSnapshot }).data;
  const call = rows.find(({ type }) => type === 'tool_call');
  const { body } = await served.get<LiveEventDetail>(`/api/runs/run_001/live/events/${call?.live_id}`);
  assert.deepEqual(body.event.payload, {});
});

test('a run that has finished has no stream', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat');
  const { get } = await startTestDashboard(t, runsDir);
  assert.equal((await get('/api/runs/run_001/live')).status, 204);
});
