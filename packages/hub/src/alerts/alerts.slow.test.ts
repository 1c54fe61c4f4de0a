import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { AlertCall } from '@critiqor/api/alerts';
import { bindToProject } from '../store/project-database.ts';
import { putProject } from '../tenancy/projects.ts';
import { storeTestRuns, type TestRun } from '../testing/stored-runs.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { listAlerts } from './alert-history.ts';
import { changeAlertRule, createAlertRule, listAlertRules, removeAlertRule } from './alert-rules.ts';
import { runAlerts, watchAlerts } from './watch-alerts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOP = { type: 'infinite_tool_loop', tool: 'exec', fingerprint: 'a'.repeat(32) };

test('alerts', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  // Rules look at what arrives after them; an hour that has just begun keeps runs of some minutes together.
  const begin = Math.ceil(Date.now() / HOUR) * HOUR;
  const open = { allowPrivate: true };
  const calls: { readonly call: AlertCall; readonly id: unknown }[] = [];
  let status = 204;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      calls.push({ call: JSON.parse(body), id: request.headers['critiqor-delivery'] });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const webhook = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const makeProject = async (project: string) => {
    await putProject(store, project, {});
    return bindToProject(store, project);
  };
  const messages = async (project: string): Promise<string[]> =>
    (await listAlerts(bindToProject(store, project), { rule: null, limit: 100 })).map(({ message }) => message).sort();

  await t.test('each form of a rule finds its runs, once', async () => {
    const database = await makeProject('forms');
    for (const rule of [
      'readiness unsafe',
      'trust below 50',
      'cost above 5',
      'infinite_tool_loop',
      'infinite_tool_loop 3 times in 2 hours',
      'infinite_tool_loop 4 times in 2 hours',
      'provider_fault',
    ])
      await createAlertRule(database, { rule });
    await createAlertRule(database, { rule: 'readiness unsafe', filter: 'agent=b' });
    const before: TestRun[] = [{ at: Date.now() - 4 * HOUR, failure: LOOP, trust: 1 }];
    const after: TestRun[] = [
      { at: begin + MINUTE, failure: LOOP, trust: 40 },
      { at: begin + 2 * MINUTE, failure: LOOP, trust: 45, machine: 'm2' },
      { at: begin + 3 * MINUTE, agent: 'b', failure: LOOP, trust: 60 },
      { at: begin + 4 * MINUTE, agent: 'c', cost: 9 },
    ];
    await storeTestRuns(database, before);
    await storeTestRuns(database, after);
    for (const later of [5, 6, 30]) await runAlerts(store, ['forms'], begin + later * MINUTE, open);
    assert.deepEqual(await messages('forms'), [
      '2 runs of a are unsafe for production, first run_001 on m1.',
      '2 runs of a have infinite tool loop, first run_001 on m1.',
      '2 runs of a have trust below 50, first run_001 on m1.',
      '3 runs in 2 hours on 2 machines have infinite tool loop, last run_003 of b on m1.',
      'run_003 of b on m1 has infinite tool loop.',
      'run_003 of b on m1 is unsafe for production.',
      'run_003 of b on m1 is unsafe for production.',
      'run_004 of c on m1 cost more than $5.',
    ]);
    assert.equal(calls.length, 0);
  });

  await t.test('a model with which more runs fail is named, chance is not', async () => {
    const database = await makeProject('rates');
    await createAlertRule(database, { rule: 'failures worse in 6 hours' });
    await createAlertRule(database, { rule: 'provider_fault worse in 6 hours' });
    const runs = (from: number, count: number, model: string, everyNth: number): TestRun[] =>
      Array.from({ length: count }, (_, index) => ({
        at: begin - from * HOUR + index * 1_000,
        model,
        agent: `a${index % 7}`,
        failure: index % everyNth === 0 ? LOOP : null,
      }));
    await storeTestRuns(database, runs(10, 400, 'good', 20));
    await storeTestRuns(database, runs(3, 200, 'good', 18));
    await runAlerts(store, ['rates'], begin, open);
    assert.deepEqual(await messages('rates'), []);
    await storeTestRuns(database, runs(1, 60, 'bad', 2));
    for (const later of [1, 2, 200]) await runAlerts(store, ['rates'], begin + later * MINUTE, open);
    assert.deepEqual(await messages('rates'), [
      'Failures in 6 hours: 16 % (42 of 260) against 5 % (20 of 400) before. Worse: model bad 50 % (30 of 60) against 5 % (20 of 400).',
    ]);
  });

  await t.test('silence is told once, until something arrives', async () => {
    const database = await makeProject('silent');
    await createAlertRule(database, { rule: 'nothing recorded for 3 hours' });
    await storeTestRuns(database, [{ at: begin }]);
    for (const hours of [1, 3.5, 4]) await runAlerts(store, ['silent'], begin + hours * HOUR, open);
    await storeTestRuns(database, [{ at: begin + 5 * HOUR, agent: 'z' }]);
    for (const hours of [6, 9, 10]) await runAlerts(store, ['silent'], begin + hours * HOUR, open);
    assert.deepEqual(await messages('silent'), [
      'No run arrived for 3 hours; the last was run_001 of a on m1.',
      'No run arrived for 4 hours; the last was run_001 of z on m1.',
    ]);
  });

  await t.test('a call is tried again until it arrives, with the same id', async () => {
    const database = await makeProject('calls');
    const { rule_id } = await createAlertRule(database, { rule: 'readiness unsafe', name: 'bad', webhook });
    await storeTestRuns(database, [{ at: begin + MINUTE, failure: LOOP, task: 'a secret task' }]);
    status = 500;
    await runAlerts(store, ['calls'], begin + 2 * MINUTE, open);
    await runAlerts(store, ['calls'], begin + 2 * MINUTE + 30_000, open);
    assert.equal(calls.length, 1);
    const [tried] = await listAlerts(database, { rule: rule_id, limit: 1 });
    assert.deepEqual([tried?.state, tried?.attempts, tried?.problem], ['pending', 1, 'the webhook answered 500']);
    status = 204;
    for (const later of [4, 5, 600]) await runAlerts(store, ['calls'], begin + later * MINUTE, open);
    assert.equal(calls.length, 2);
    const [alert] = await listAlerts(database, { rule: rule_id, limit: 1 });
    assert.deepEqual([alert?.state, alert?.attempts, alert?.problem], ['delivered', 2, null]);
    assert.deepEqual(
      calls.map(({ id }) => id),
      [alert?.alert_id, alert?.alert_id],
    );
    assert.deepEqual(calls[0]?.call.run?.agent, 'a');
    assert.ok(!JSON.stringify(calls).includes('secret task'));
    // A receiver that never answers is given up.
    status = 500;
    await storeTestRuns(database, [{ at: begin + 700 * MINUTE, failure: LOOP }]);
    for (let hour = 12; hour < 80; hour += 1) await runAlerts(store, ['calls'], begin + hour * HOUR, open);
    const [failed] = await listAlerts(database, { rule: rule_id, limit: 1 });
    assert.deepEqual([failed?.state, failed?.attempts], ['failed', 8]);
    status = 204;
  });

  await t.test('a rule that is off or gone finds nothing; a webhook in a private network is not called', async () => {
    const database = await makeProject('off');
    const off = await createAlertRule(database, { rule: 'readiness unsafe' });
    const gone = await createAlertRule(database, { rule: 'trust below 99' });
    const closed = await createAlertRule(database, { rule: 'infinite_tool_loop', webhook });
    await changeAlertRule(database, off.rule_id, { enabled: false });
    await removeAlertRule(database, gone.rule_id);
    assert.deepEqual(
      (await listAlertRules(database)).map(({ rule_id, enabled }) => [rule_id, enabled]),
      [
        [closed.rule_id, true],
        [off.rule_id, false],
      ],
    );
    await storeTestRuns(database, [{ at: begin + MINUTE, failure: LOOP }]);
    calls.length = 0;
    await runAlerts(store, ['off'], begin + 2 * MINUTE, { allowPrivate: false });
    const alerts = await listAlerts(database, { rule: null, limit: 10 });
    assert.deepEqual(
      alerts.map(({ rule_id, problem }) => [rule_id, /public networks/.test(problem ?? '')]),
      [[closed.rule_id, true]],
    );
    assert.equal(calls.length, 0);
  });

  await t.test('the API: create, change, test, history, remove', async () => {
    const hub = await startTestHub(t, store, { allowPrivateWebhooks: true });
    const token = await hub.tokenFor('api');
    const ask = async (method: string, path: string, body?: object): Promise<[number, Record<string, unknown>]> => {
      const answer = await hub.fetch(token, method, `/api/v1/alerts${path}`, body && JSON.stringify(body));
      return [answer.status, (await answer.json()) as Record<string, unknown>];
    };
    const [made, rule] = await ask('POST', '/rules', { rule: 'trust below 60', filter: 'agent=a', webhook });
    assert.equal(made, 201);
    assert.match(String(rule.secret), /^[\w-]{43}$/);
    const listed = await ask('GET', '/rules');
    assert.ok(!JSON.stringify(listed).includes(String(rule.secret)));
    const reader = await hub.fetch(await hub.tokenFor('api', ['read']), 'GET', '/api/v1/alerts/rules');
    assert.ok(!(await reader.text()).includes('/hook'));
    for (const wrong of [
      { rule: 'trust' },
      { rule: 'trust below 60', filter: 'agnet=a' },
      { rule: 'trust below 60', webhook: 'ftp://x' },
      { rule: 'trust below 60', webhook: 'https://a:b@c' },
      { rule: 'trust below 60', name: 'x'.repeat(300) },
      {},
    ])
      assert.equal((await ask('POST', '/rules', wrong))[0], 400, JSON.stringify(wrong));
    calls.length = 0;
    assert.deepEqual(await ask('POST', `/rules/${rule.rule_id}/test`), [200, { delivered: true, problem: null }]);
    assert.match(calls[0]?.call.message ?? '', /test/);
    const [changed, now] = await ask('PUT', `/rules/${rule.rule_id}`, { rule: 'trust below 70', enabled: false });
    assert.deepEqual([changed, now.rule, now.enabled, now.filter], [200, 'trust below 70', false, 'agent=a']);
    assert.deepEqual(await ask('GET', '?limit=5'), [200, { alerts: [] }]);
    assert.equal((await ask('DELETE', `/rules/${rule.rule_id}`))[0], 200);
    assert.equal((await ask('DELETE', `/rules/${rule.rule_id}`))[0], 404);
  });

  await t.test('of two replicas that look at once one calls', async () => {
    const database = await makeProject('turns');
    await createAlertRule(database, { rule: 'readiness unsafe', webhook });
    calls.length = 0;
    const errors: unknown[] = [];
    const watch = () =>
      watchAlerts(store, { allowPrivate: true, everyMs: 100, onError: (cause) => errors.push(cause) });
    const watches = [watch(), watch(), watch()];
    await storeTestRuns(database, [{ at: Date.now() + 1_000, failure: LOOP }]);
    for (let tries = 0; calls.length === 0 && tries < 100; tries += 1) await pause(100);
    await pause(1_000);
    await Promise.all(watches.map((each) => each.close()));
    assert.deepEqual([calls.length, errors], [1, []]);
  });
});
