import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readSealList } from '../../../critiqor/src/ledger/seal-list.ts';
import { pushRun } from '../../../critiqor/src/push/push-run.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { DATABASE } from '../store/define-table.ts';
import { GRANT_LIFE_MS } from '../tenancy/authorize.ts';
import { createToken, listTokens, revokeToken, SCOPES } from '../tenancy/tokens.ts';
import { startTestHub } from '../testing/test-hub.ts';
import { NO_ENGINE, openTestStore } from '../testing/test-store.ts';
import { ROUTES } from './hub-server.ts';

/** What ends a text, a statement or a path, where it is taken for more than a text. */
const TEXTS = [
  "' OR 1=1 --",
  "'); DROP TABLE critiqor.runs; --",
  '{project:String}',
  '\\',
  '%27%20OR%201=1',
  '../../etc/passwd',
  '\u0000',
];
/** What an address can say about runs. */
const ASKED = [
  ...[
    'agent',
    'model',
    'machine',
    'version',
    'channel',
    'label',
    'verdict',
    'failure',
    'fingerprint',
    'since',
    'until',
  ],
  ...['text', 'sort', 'order', 'offset', 'limit', 'step', 'days', 'a.model', 'b.text', 'a.label', 'b.since', 'rule'],
];

test('nobody gets through', { skip: NO_ENGINE }, async (t) => {
  const store = await openTestStore(t);
  const hub = await startTestHub(t, store);
  const runsDir = makeRunsDir(t);
  const paths = await makeFinalizedRun(runsDir);
  const seal = readSealList(paths.seals).runs.get('run_001')?.seal ?? '';
  const victim = await hub.tokenFor('victim');
  const attacker = await hub.tokenFor('attacker');
  await pushRun(
    hub.clientFor(victim),
    { paths: toRunPaths(runsDir, 'run_001'), runId: 'run_001', seal },
    'victims-machine',
  );
  const byScope = new Map(
    await Promise.all(SCOPES.map(async (scope) => [scope, await hub.tokenFor('victim', [scope])] as const)),
  );
  const rule = await hub.fetch(
    victim,
    'POST',
    '/api/v1/alerts/rules',
    JSON.stringify({ rule: 'trust below 60', name: "victim's rule", webhook: 'https://example.org/victim' }),
  );
  const { rule_id } = (await rule.json()) as { readonly rule_id: string };
  const revocable = await hub.tokenFor('victim', ['read']);
  const [victimsToken] = await listTokens(store, 'victim');
  const snapshot = async (): Promise<unknown> =>
    Promise.all(
      ['runs', 'events', 'findings', 'diagnoses', 'tokens', 'quarantine', 'upload_parts', 'alert_rules', 'alerts'].map(
        (table) => store.rows(`SELECT * FROM ${DATABASE}.${table} FINAL WHERE project = 'victim' ORDER BY tuple(*)`),
      ),
    );
  const before = await snapshot();

  const toPath = (path: string): string =>
    path
      .replace(':seal', seal)
      .replace(':digest', 'a'.repeat(64))
      .replace(':token', victimsToken?.token_id ?? '')
      .replace(':rule', rule_id)
      .replace(':fingerprint', 'b'.repeat(32));

  await t.test('without a token every route answers 401', async () => {
    for (const { method, path } of ROUTES) {
      // A hub of its own for each: after some wrong tokens it would only say that there were too many.
      const other = await startTestHub(t, store);
      const answer = await fetch(`${other.address}${toPath(path)}`, { method });
      assert.equal(answer.status, 401, `${method} ${path}`);
    }
  });

  await t.test('with the token of another project nothing of this one is seen or changed', async () => {
    for (const { method, path } of ROUTES) {
      const body =
        method === 'POST' && path.endsWith('/known')
          ? JSON.stringify([seal])
          : method === 'GET' || method === 'DELETE'
            ? undefined
            : 'x';
      const answer = await hub.fetch(attacker, method, toPath(path), body);
      const text = await answer.text();
      for (const secret of ['victim', 'There is one file', victimsToken?.token_id ?? '-']) {
        const isEcho = text.includes('no token') || answer.status >= 400;
        assert.ok(!text.includes(secret) || isEcho, `${method} ${path}: ${text.slice(0, 200)}`);
      }
      if (path.includes(':') && !path.includes('parts'))
        assert.ok([400, 404].includes(answer.status), `${method} ${path}`);
    }
    assert.deepEqual(await snapshot(), before);
    assert.deepEqual(await (await hub.fetch(attacker, 'POST', '/api/v1/runs/known', JSON.stringify([seal]))).json(), {
      known: [],
      erased: [],
    });
  });

  await t.test('a scope opens its own routes only', async () => {
    for (const scope of SCOPES) {
      const token = byScope.get(scope) ?? '';
      for (const { method, path, scopes } of ROUTES.filter((route) => !route.scopes.includes(scope))) {
        const answer = await hub.fetch(
          token,
          method,
          toPath(path),
          method === 'GET' || method === 'DELETE' ? undefined : 'x',
        );
        assert.equal(answer.status, 403, `${scope}: ${method} ${path} needs ${scopes}`);
      }
    }
  });

  await t.test('huge and hostile bodies are refused', async () => {
    const bomb = Buffer.alloc(200_000_000, ' ');
    const send = async (encoding: string, body: Uint8Array<ArrayBuffer>): Promise<number> =>
      (
        await fetch(`${hub.address}/api/v1/runs`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${attacker}`, 'Content-Encoding': encoding },
          body,
        })
      ).status;
    assert.equal(await send('gzip', new Uint8Array(gzipSync(bomb))), 413);
    assert.equal(await send('zstd', new Uint8Array(zstdCompressSync(bomb))), 413);
    assert.equal(await send('zstd', new Uint8Array(Buffer.from('no zstd'))), 400);
    assert.equal(await send('br', new Uint8Array(3)), 400);
    assert.ok([413, 0].includes(await send('identity', new Uint8Array(40_000_000)).catch(() => 0)));
    const deep = `{"run_id":"run_001","seal":"${seal}","machine":"m","parts":null,"annotations":"","diagnosis":${'['.repeat(100_000)}${']'.repeat(100_000)}}\n${'['.repeat(100_000)}`;
    assert.ok([400, 422].includes(await send('zstd', new Uint8Array(zstdCompressSync(deep)))));
    assert.deepEqual(await snapshot(), before);
  });

  await t.test('SQL in every place where a text can be is only text', async () => {
    for (const text of TEXTS) {
      for (const { method, path } of ROUTES.filter((route) => route.path.includes(':'))) {
        const answer = await hub.fetch(
          attacker,
          method,
          path.replaceAll(/:\w+/g, encodeURIComponent(text)),
          method === 'PUT' ? 'x' : undefined,
        );
        assert.ok([400, 404].includes(answer.status), `${method} ${path} ${text}: ${answer.status}`);
      }
      assert.equal((await hub.fetch(attacker, 'POST', '/api/v1/runs/known', JSON.stringify([text]))).status, 400);
      const created = await hub.fetch(
        attacker,
        'POST',
        '/api/v1/tokens',
        JSON.stringify({ name: text, scopes: ['push'] }),
      );
      assert.equal(created.status, 201);
    }
    assert.deepEqual(
      (await listTokens(store, 'attacker'))
        .slice(1)
        .map(({ name }) => name)
        .sort(),
      [...TEXTS].sort(),
    );
    assert.deepEqual(await snapshot(), before);
  });

  await t.test('SQL in every question about runs finds nothing of another project', async () => {
    for (const { method, path } of ROUTES.filter((route) => route.method === 'GET' && !route.path.includes(':'))) {
      await Promise.all(
        ASKED.map(async (name, index) => {
          // Where only the first of several values counts, each text is the first somewhere.
          const values = TEXTS.map((_, place) => TEXTS[(index + place) % TEXTS.length] ?? '');
          const search = new URLSearchParams(values.map((text): [string, string] => [name, text]));
          const answer = await hub.fetch(attacker, method, `${path}?${search}`);
          const said = await answer.text();
          assert.ok([200, 400].includes(answer.status), `${path}?${search}: ${answer.status} ${said}`);
          assert.ok(!said.includes('victim') && !said.includes(seal), `${path}?${search}`);
        }),
      );
    }
    assert.deepEqual(await snapshot(), before);
  });

  await t.test('SQL in what is pushed is only text', async () => {
    const machine = TEXTS.join('|');
    await pushRun(hub.clientFor(attacker), { paths: toRunPaths(runsDir, 'run_001'), runId: 'run_001', seal }, machine);
    const answer = await hub.fetch(attacker, 'GET', `/api/v1/fleet/runs?${new URLSearchParams({ machine })}`);
    const { runs } = (await answer.json()) as { readonly runs: readonly { readonly machine: string }[] };
    assert.deepEqual(
      runs.map((run) => run.machine),
      [machine],
    );
    assert.deepEqual(await snapshot(), before);
  });

  await t.test('a revoked token opens nothing any more', async () => {
    const token = revocable;
    assert.equal((await hub.fetch(token, 'GET', '/api/v1/who')).status, 200);
    await revokeToken(store, 'victim', token.split('_')[1] ?? '');
    await new Promise((resolve) => setTimeout(resolve, GRANT_LIFE_MS + 100));
    assert.equal((await hub.fetch(token, 'GET', '/api/v1/who')).status, 401);
    await assert.rejects(revokeToken(store, 'attacker', victimsToken?.token_id ?? ''), /no token/);
  });

  await t.test('a token makes as many requests in a minute as it may', async () => {
    const limits = { project: 'attacker', name: 'slow', scopes: ['read'] as const, requests_per_minute: 3 };
    const { token } = await createToken(store, limits);
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) answers.push(await hub.fetch(token, 'GET', '/api/v1/who'));
    const statuses = answers.map(({ status }) => status);
    // A minute may end in between.
    assert.ok(statuses.filter((status) => status === 429).length >= 1, statuses.join());
    assert.ok(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after')) <= 60);
    assert.equal((await hub.fetch(attacker, 'GET', '/api/v1/who')).status, 200);
  });

  await t.test('tokens cannot be guessed', async () => {
    const second = await startTestHub(t, store);
    const id = victim.split('_')[1];
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const token = `cqh_${id}_${'A'.repeat(41)}${String(guess).padStart(2, '0')}`;
      statuses.push((await second.fetch(token, 'GET', '/api/v1/who')).status);
    }
    assert.ok(statuses.every((status) => status === 401 || status === 429));
    assert.ok(statuses.filter((status) => status === 429).length >= 1);
  });

  await t.test('guesses are counted by the address that a proxy saw, not by the one that a client claims', async () => {
    for (const behindProxy of [true, false]) {
      const { address } = await startTestHub(t, store, { behindProxy });
      const guess = async (claimed: number, seen: string): Promise<number> => {
        const headers = { Authorization: 'Bearer wrong', 'X-Forwarded-For': `10.9.9.${claimed}, ${seen}` };
        return (await fetch(`${address}/api/v1/who`, { headers })).status;
      };
      const statuses: number[] = [];
      for (let claimed = 0; claimed < 40; claimed += 1) statuses.push(await guess(claimed, '10.0.0.1'));
      assert.ok(statuses.includes(429), `${behindProxy}`);
      // Without a proxy the header says nothing, so everybody here has one address.
      assert.equal(await guess(0, '10.0.0.2'), behindProxy ? 401 : 429);
    }
  });
});
