import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { RunDetail } from '@critiqor/api/overview';
import type { About } from '@critiqor/api/session';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { annotateRun } from '../../../critiqor/src/runs/feedback/annotate-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { startTestDashboard } from '../../../critiqor/src/testing/test-dashboard.ts';
import { GRANT_LIFE_MS } from '../tenancy/authorize.ts';
import { revokeToken } from '../tenancy/tokens.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

async function startHub(t: TestContext) {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const signIn = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${hub.address}/api/session`, {
      method: 'POST',
      headers: { ...JSON_TYPE, Origin: hub.address, ...headers },
      body: JSON.stringify({ token }),
    });
  const toCookie = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const ask = (cookie: string, path: string, init: RequestInit = {}) =>
    fetch(`${hub.address}${path}`, { ...init, headers: { Cookie: cookie, ...(init.headers ?? {}) } });
  return { store, hub, signIn, toCookie, ask };
}

test('a browser signs in with a token and gets a cookie that is no token', { skip: NO_ENGINE }, async (t) => {
  const { store, hub, signIn, toCookie, ask } = await startHub(t);
  const token = await hub.tokenFor('team', ['push', 'read']);
  const answer = await signIn(token);
  assert.equal(answer.status, 204);
  const header = answer.headers.get('set-cookie') ?? '';
  assert.match(header, /; HttpOnly; SameSite=Strict; Path=\/; Max-Age=604800$/);
  assert.ok(!header.includes(token) && !header.includes(token.slice(-20)));
  const cookie = toCookie(answer);
  const about = (await (await ask(cookie, '/api/about')).json()) as About;
  assert.deepEqual([about.hub, about.runs], [{ project: 'team', scopes: ['read'] }, 0]);
  assert.equal((await ask(cookie, '/api/v1/fleet/home')).status, 200);
  // A session never sends runs, even if its token may.
  assert.equal((await ask(cookie, '/api/v1/runs', { method: 'POST', headers: { Origin: hub.address } })).status, 403);

  await t.test('wrong tokens, and tokens that cannot read, open nothing', async () => {
    assert.equal((await signIn('cqh_0000000000000000_wrong')).status, 401);
    assert.equal((await signIn(await hub.tokenFor('team', ['push']))).status, 403);
    assert.equal((await ask('critiqor_hub=x', '/api/about')).status, 401);
    const form = await fetch(`${hub.address}/api/session`, { method: 'POST', body: JSON.stringify({ token }) });
    assert.ok([400, 403].includes(form.status));
  });

  await t.test('another page cannot use the session', async () => {
    for (const headers of [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }]) {
      assert.equal((await ask(cookie, '/api/v1/fleet/home', { headers })).status, 403);
      assert.equal((await signIn(token, headers)).status, 403);
    }
    const admin = toCookie(await signIn(await hub.tokenFor('team', ['read', 'admin'])));
    const decide = (headers: Record<string, string>) =>
      ask(admin, `/api/v1/fleet/failures/${'a'.repeat(32)}`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ state: 'muted' }),
      });
    assert.equal((await decide({})).status, 403);
    assert.equal((await decide({ Origin: 'https://evil.example' })).status, 403);
    assert.equal((await decide({ Origin: hub.address })).status, 200);
    const { entries } = (await (await ask(admin, '/api/v1/audit')).json()) as { entries: { action: string }[] };
    assert.deepEqual([...new Set(entries.map(({ action }) => action))].sort(), ['failure_state_changed', 'signed_in']);
  });

  await t.test('signing out ends it here, and a revoked token ends it everywhere', async () => {
    const second = toCookie(await signIn(token));
    const out = await ask(second, '/api/session', { method: 'DELETE', headers: { Origin: hub.address } });
    assert.equal(out.status, 204);
    assert.equal((await ask(second, '/api/about')).status, 401);
    assert.equal((await ask(cookie, '/api/about')).status, 200);
    await revokeToken(store, 'team', token.split('_')[1] ?? '');
    await new Promise((resolve) => setTimeout(resolve, GRANT_LIFE_MS + 100));
    assert.equal((await ask(cookie, '/api/about')).status, 401);
  });
});

test('a run of the hub is the run of its machine', { skip: NO_ENGINE }, async (t) => {
  const { hub } = await startHub(t);
  const token = await hub.tokenFor('team');
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  await annotateRun(runsDir, 'run_001', { note: 'looked at it' });
  const seal = readSealList(paths.seals).runs.get('run_001')?.seal ?? '';
  await pushRun(hub.clientFor(token), { paths: toRunPaths(runsDir, 'run_001'), runId: 'run_001', seal }, 'laptop');
  const home = await startTestDashboard(t, runsDir);
  const ask = async (path: string): Promise<{ readonly status: number; readonly body: unknown }> => {
    for (;;) {
      const answer = await hub.fetch(token, 'GET', path);
      if (answer.status !== 202) return { status: answer.status, body: await answer.json() };
    }
  };

  await t.test('every answer is the same', async () => {
    const event = 'events/evt_000003';
    for (const page of ['verification', 'facets', 'events', event, 'conversation', 'strip', 'timeline', 'cost'])
      assert.deepEqual(
        await ask(`/api/runs/${seal}/${page}`),
        { status: 200, body: (await home.get(`/api/runs/run_001/${page}`)).body },
        page,
      );
    const text = `${event}/text?pointer=/payload/input/command`;
    assert.deepEqual(
      (await ask(`/api/runs/${seal}/${text}`)).body,
      (await home.get(`/api/runs/run_001/${text}`)).body,
      'text',
    );
  });

  await t.test('it is called by its machine and found by its seal', async () => {
    const shown = (await ask(`/api/runs/${seal}`)).body as RunDetail;
    const local = (await home.get<RunDetail>('/api/runs/run_001')).body;
    assert.deepEqual([shown.name, shown.run.run_id], ['run_001 on laptop', seal]);
    for (const member of ['integrity', 'withheld', 'diagnosis', 'annotations', 'task', 'answer', 'readings'] as const)
      assert.deepEqual(shown[member], local[member], member);
    assert.equal(shown.annotations[0]?.note, 'looked at it');
    const { stored, directory } = (await ask(`/api/runs/${seal}/privacy`)).body as {
      readonly stored: unknown;
      readonly directory: unknown;
    };
    assert.deepEqual([stored, directory], [[], null]);
  });

  await t.test('another project does not have it, and what is erased is gone from here too', async () => {
    const other = await hub.tokenFor('other');
    assert.equal((await hub.fetch(other, 'GET', `/api/runs/${seal}`)).status, 404);
    assert.equal((await hub.fetch(token, 'DELETE', `/api/v1/runs/${seal}`)).status, 200);
    assert.equal((await ask(`/api/runs/${seal}/strip`)).status, 404);
  });
});
