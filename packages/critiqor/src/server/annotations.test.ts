import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { AnnotationList, FeedbackCounts } from '@critiqor/api/annotations';
import type { ConversationPage } from '@critiqor/api/conversation';
import type { RunDetail } from '@critiqor/api/overview';
import type { About } from '@critiqor/api/session';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { runCommand } from '../testing/pipeline/run-command.ts';
import { addSealedRun, makeRunsDir, type RawRequest, startTestDashboard } from '../testing/test-dashboard.ts';

const JUDGEMENT = { finding_id: 'tool_error_cascade-1', type: 'tool_error_cascade', answer: 'wrong' } as const;

test('what a person says is kept beside the evidence, shown, counted and exported as a test case', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const sealed = readFileSync(paths.session);
  const { dashboard, cookie, send, get } = await startTestDashboard(t, runsDir);
  const { write_token } = (await get<About>('/api/about')).body;
  const detail = (await get<RunDetail>('/api/runs/run_001')).body;
  const [finding] = detail.diagnosis?.findings ?? [];
  assert.equal(finding?.id, JUDGEMENT.finding_id);
  const headers = {
    cookie,
    origin: dashboard.origin,
    'content-type': 'application/json',
    'x-critiqor-token': write_token ?? '',
  };
  const say = (body: unknown, more: RawRequest['headers'] = {}) =>
    send('/api/runs/run_001/annotations', {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
  assert.equal((await say({ judgement: { ...JUDGEMENT, answer: 'right' } })).status, 200);
  const said = await say({ judgement: JUDGEMENT, note: ' The script was broken. ', labels: { reviewed: 'yes' } });
  assert.equal(said.status, 200, said.text);
  assert.equal((said.body as AnnotationList).annotations.length, 2);
  assert.deepEqual(readFileSync(paths.session), sealed, 'the evidence is untouched');
  const after = (await get<RunDetail>('/api/runs/run_001')).body;
  assert.deepEqual(after.annotations.at(-1)?.judgement, JUDGEMENT);
  assert.equal(after.annotations.at(-1)?.note, 'The script was broken.');
  assert.equal(after.withheld, null, 'an annotated run still verifies');
  const { types } = (await get<FeedbackCounts>('/api/feedback')).body;
  assert.deepEqual(types, [{ type: 'tool_error_cascade', right: 0, not_a_problem: 0, wrong: 1, runs: ['run_001'] }]);
  const file = join(runsDir, '../cases.jsonl');
  const told = await runCommand(t, 'feedback', '--runs-dir', runsDir, '--cases', file);
  assert.match(told.out, /Tool error cascade +0 +0 +1 +run_001[\s\S]*1 test case written/);
  const [line = ''] = readFileSync(file, 'utf8').split('\n');
  const { expected, events } = JSON.parse(line);
  assert.equal(expected[0].is_present, false);
  assert.equal(expected[0].event_id, finding?.began_at_event_id);
  assert.ok(events.length > 10);
  const predicted = join(runsDir, '../predictions.jsonl');
  assert.equal((await runCommand(t, 'eval', file, '--out', predicted)).code, 0, 'eval reads it');
  assert.equal(JSON.parse(readFileSync(predicted, 'utf8').split('\n')[0] ?? '').error, undefined);
});

test('only our own page writes: session, origin and token, and only what is understood', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  const { dashboard, cookie, send, get } = await startTestDashboard(t, runsDir);
  const token = (await get<About>('/api/about')).body.write_token ?? '';
  await get('/api/runs/run_001');
  const own = {
    cookie,
    origin: dashboard.origin,
    'content-type': 'application/json',
    'x-critiqor-token': token,
  };
  const status = async (headers: Record<string, string>, body: unknown = { note: 'x' }, run = 'run_001') =>
    (await send(`/api/runs/${run}/annotations`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  const { cookie: _, ...noCookie } = own;
  const { origin: __, ...noOrigin } = own;
  const { 'x-critiqor-token': ___, ...noToken } = own;
  assert.deepEqual(
    [
      await status(noCookie),
      await status(noOrigin),
      await status(noToken),
      await status({ ...own, origin: 'http://evil.example' }),
      await status({ ...own, 'x-critiqor-token': `${token}x` }),
      await status({ ...own, 'sec-fetch-site': 'cross-site' }),
      await status({ ...own, 'content-type': 'text/plain' }),
    ],
    [401, 403, 403, 403, 403, 403, 400],
  );
  for (const body of [
    {},
    { visibility: 'public' },
    { note: '' },
    { note: 'x'.repeat(5_000) },
    { note: 7 },
    { labels: ['a'] },
    { labels: { a: 1 } },
    { judgement: { ...JUDGEMENT, answer: 'maybe' } },
    { judgement: { ...JUDGEMENT, finding_id: 'other-1' } },
    { judgement: { ...JUDGEMENT, type: 'provider_fault' } },
    'nonsense',
  ]) {
    assert.equal(await status(own, body), 400, JSON.stringify(body).slice(0, 80));
  }
  assert.equal(await status(own, { note: 'x' }, 'run_999'), 404);
  assert.equal(existsSync(toRunPaths(runsDir, 'run_001').annotations), false, 'nothing was written');
  assert.equal(await status(own), 200);
});

test('a read-only dashboard and the dashboard of guests write nothing', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-clean', { visibility: 'shared' });
  for (const options of [{ readOnly: true }, { audience: 'shared' as const }]) {
    const { dashboard, cookie, send, get } = await startTestDashboard(t, runsDir, options.audience, options.readOnly);
    assert.equal((await get<About>('/api/about')).body.write_token, null);
    const headers = { cookie, origin: dashboard.origin, 'content-type': 'application/json', 'x-critiqor-token': '' };
    const { status } = await send('/api/runs/run_001/annotations', { method: 'POST', headers, body: '{"note":"x"}' });
    assert.equal(status, 403);
  }
});

test('the conversation has what was said and called, findings beside the place, and counts the rest', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  await addSealedRun(runsDir, 'run_002', 'gateway-cascade', { visibility: 'anonymous' });
  const { get } = await startTestDashboard(t, runsDir);
  const { items, total } = (await get<ConversationPage>('/api/runs/run_001/conversation')).body;
  assert.equal(total, items.length);
  assert.equal(items[0]?.who, 'person');
  assert.match(items[0]?.text ?? '', /SCENARIO-cascade/);
  const calls = items.filter(({ call }) => call !== null);
  assert.equal(calls.length, 6);
  assert.ok(calls.every(({ call }) => call?.status === 'error' && call.arguments && call.result));
  assert.ok(calls.every(({ findings }) => findings.some(({ id }) => id === JUDGEMENT.finding_id)));
  assert.equal(items.flatMap(({ findings }) => findings).filter(({ began }) => began).length, 1);
  assert.match(items.findLast(({ who }) => who === 'agent')?.text ?? '', /failed six times/);
  assert.ok(
    items.every(({ who, text }) => who === 'tool' || text !== ''),
    'what says nothing is not told',
  );
  assert.ok(items.reduce((sum, { folded }) => sum + folded, 0) > 20, 'noise is counted');
  const page = (await get<ConversationPage>('/api/runs/run_001/conversation?offset=1&limit=2')).body;
  assert.deepEqual(
    page.items.map(({ event_id }) => event_id),
    items.slice(1, 3).map(({ event_id }) => event_id),
  );
  const hidden = JSON.stringify((await get('/api/runs/run_002/conversation')).body);
  assert.doesNotMatch(hidden, /SCENARIO|failed six times|exec|attempt/);
});
