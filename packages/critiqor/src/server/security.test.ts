import assert from 'node:assert/strict';
import { copyFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { ApiError } from '@critiqor/api/answer';
import type { RunDetail } from '@critiqor/api/overview';
import { CritiqorError } from '../system/errors.ts';
import {
  addLiveRun,
  addSealedRun,
  makeRunsDir,
  type RawRequest,
  readFixture,
  startTestDashboard,
  toToken,
} from '../testing/test-dashboard.ts';
import { startDashboard } from './http/dashboard-server.ts';

async function serve(t: TestContext) {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat');
  return { runsDir, ...(await startTestDashboard(t, runsDir)) };
}

const codeOf = (body: unknown): string => (body as ApiError).error.code;

test('without the cookie nothing of the API is answered', async (t) => {
  const { send, cookie } = await serve(t);
  const paths = ['about', 'runs', 'runs/run_001', 'runs/run_001/events', 'runs/run_001/live', 'compare', 'nothing', ''];
  for (const path of paths) {
    const { status, body } = await send(`/api/${path}`);
    assert.deepEqual([path, status, codeOf(body)], [path, 401, 'unauthorized']);
  }
  const [name] = cookie.split('=');
  for (const wrong of [`${name}=`, `${name}=wrong`, `${cookie}x`, `other=${cookie.split('=')[1]}`]) {
    assert.equal((await send('/api/runs', { headers: { cookie: wrong } })).status, 401, wrong);
  }
  assert.equal((await send('/api/runs', { headers: { cookie: `a=b; ${cookie}; c=d` } })).status, 200);
});

test('the cookie is for this browser, this site and this port, and no script reads it', async (t) => {
  const { send, dashboard } = await serve(t);
  const token = toToken(dashboard.grant(null, false).address);
  const answer = await send('/api/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  assert.equal(answer.status, 204);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  assert.match(cookie, new RegExp(`^critiqor_${dashboard.port}=[\\w-]{43}; HttpOnly; SameSite=Strict; Path=/$`));
  assert.ok(!cookie.includes(token));
});

test('a token that is not the one is refused, whatever is sent', async (t) => {
  const { send, dashboard } = await serve(t);
  const headers = { 'content-type': 'application/json' };
  const bodies = [
    '',
    '{}',
    'null',
    '[]',
    '{"token":1}',
    '{"token":""}',
    '{"token":"x"}',
    `{"token":"${toToken(dashboard.grant(null, false).address)}x"}`,
  ];
  for (const body of bodies) {
    const { status, headers: answered } = await send('/api/session', { method: 'POST', headers, body });
    assert.deepEqual([body, status, answered['set-cookie']], [body, 401, undefined]);
  }
  const long = JSON.stringify({ token: 'x'.repeat(2_000) });
  assert.equal((await send('/api/session', { method: 'POST', headers, body: long })).status, 400);
  const form = { 'content-type': 'text/plain' };
  const body = JSON.stringify({ token: toToken(dashboard.grant(null, false).address) });
  assert.equal((await send('/api/session', { method: 'POST', headers: form, body })).status, 400);
  assert.equal((await send('/api/session')).status, 405);
});

test('a token works once, also when it is sent twice at the same time', async (t) => {
  const { send, dashboard } = await serve(t);
  const toRequest = (token: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const request = toRequest(toToken(dashboard.grant(null, false).address));
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('/api/session', request)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 401, 401, 401, 401]);
  assert.equal((await send('/api/session', request)).status, 401);
  const other = toRequest(toToken(dashboard.grant('run_001', false).address));
  assert.equal((await send('/api/session', other)).status, 204);
  assert.equal((await send('/api/session', toRequest(dashboard.secret))).status, 401);
});

test('only who knows the secret gets another address', async (t) => {
  const { send, cookie, dashboard } = await serve(t);
  const ask = (body: unknown, headers = {}) =>
    send('/api/access', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const token = toToken(dashboard.grant(null, false).address);
  for (const secret of [undefined, '', 1, 'x', token, `${dashboard.secret}x`, cookie.split('=')[1]]) {
    const { status, text } = await ask({ secret, run: null, open: true }, { cookie });
    assert.deepEqual([status, text.includes('token=')], [401, false]);
  }
  const hostile = await ask({ secret: dashboard.secret, run: '"><script>', open: false });
  assert.match(hostile.text, new RegExp(`^{"address":"${dashboard.origin}/#token=[\\w-]{43}","page":null}$`));
  assert.equal((await send('/api/access', { headers: { cookie } })).status, 404);
});

test('a link may lead a window to a page, and nothing else to anything', async (t) => {
  const { send, cookie } = await serve(t);
  const opening = {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    cookie,
  };
  const ask = async (path: string, headers: Record<string, string>) => (await send(path, { headers })).status;
  assert.equal(await ask('/', opening), 200);
  assert.equal(await ask('/runs/run_001', opening), 200);
  assert.equal(await ask('/api/runs', opening), 403);
  assert.equal(await ask('/api', opening), 403);
  assert.equal(await ask('/', { ...opening, 'sec-fetch-dest': 'iframe' }), 403);
  assert.equal(await ask('/', { ...opening, 'sec-fetch-mode': 'no-cors' }), 403);
  const { status } = await send('/api/session', { method: 'POST', headers: opening, body: '{}' });
  assert.equal(status, 403);
});

test('DNS rebinding: only the exact host and port are answered, also to whoever has the cookie', async (t) => {
  const { send, cookie, dashboard } = await serve(t);
  const hosts = ['attacker.example', `attacker.example:${dashboard.port}`, `localhost:${dashboard.port}`];
  for (const host of [
    ...hosts,
    '127.0.0.1',
    `127.0.0.1:${dashboard.port}.attacker.example`,
    `127.0.0.1:${dashboard.port}0`,
  ]) {
    for (const path of ['/', '/assets/app.js', '/api/runs']) {
      const { status, body } = await send(path, { headers: { host, cookie } });
      assert.deepEqual([host, path, status, codeOf(body)], [host, path, 403, 'forbidden']);
    }
    const headers = { host, 'content-type': 'application/json' };
    const exchange = await send('/api/session', {
      method: 'POST',
      headers,
      body: JSON.stringify({ token: toToken(dashboard.grant(null, false).address) }),
    });
    assert.deepEqual([exchange.status, exchange.headers['set-cookie']], [403, undefined]);
  }
});

test('a request without a host, or with two, is refused', async (t) => {
  const { dashboard } = await serve(t);
  const ask = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(dashboard.port, '127.0.0.1', () => socket.end(text));
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  assert.match(await ask('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), /^HTTP\/1\.1 400/);
  assert.match(await ask('GET / HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 (?:400|403)/);
  const twice = `GET / HTTP/1.1\r\nHost: attacker.example\r\nHost: 127.0.0.1:${dashboard.port}\r\nConnection: close\r\n\r\n`;
  assert.match(await ask(twice), /^HTTP\/1\.1 400/);
  const own = `Host: 127.0.0.1:${dashboard.port}\r\n`;
  assert.match(await ask(`GET / HTTP/1.1\r\n${own}${own}Connection: close\r\n\r\n`), /^HTTP\/1\.1 400/);
});

test('a NUL in a query is refused', async (t) => {
  const { send, cookie } = await serve(t);
  for (const path of ['/api/runs?search=a%00b', '/api/runs?a%00=b', '/api/runs/run_001/events?search=%00']) {
    assert.equal((await send(path, { headers: { cookie } })).status, 400, path);
  }
});

test('CSRF: requests of other origins and sites are refused, also with the cookie', async (t) => {
  const { send, cookie, dashboard } = await serve(t);
  const own = `http://127.0.0.1:${dashboard.port}`;
  const refused: readonly Readonly<Record<string, string>>[] = [
    { origin: 'https://attacker.example' },
    { origin: 'null' },
    { origin: `https://127.0.0.1:${dashboard.port}` },
    { origin: `http://localhost:${dashboard.port}` },
    { origin: 'http://127.0.0.1:1' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of refused) {
    for (const path of ['/', '/api/runs']) {
      const { status } = await send(path, { headers: { ...headers, cookie } });
      assert.deepEqual([headers, path, status], [headers, path, 403]);
    }
    const exchange = await send('/api/session', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ token: toToken(dashboard.grant(null, false).address) }),
    });
    assert.equal(exchange.status, 403);
  }
  for (const headers of [{ origin: own }, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }]) {
    assert.equal((await send('/api/runs', { headers: { ...headers, cookie } })).status, 200);
  }
});

test('only reading: every other method is refused', async (t) => {
  const { send, cookie } = await serve(t);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']) {
    for (const path of ['/', '/api/runs', '/api/runs/run_001']) {
      const { status, headers } = await send(path, { method, headers: { cookie } });
      assert.deepEqual([method, path, status, headers.allow], [method, path, 405, 'GET, HEAD']);
    }
  }
  const { status, text } = await send('/api/runs', { method: 'HEAD', headers: { cookie } });
  assert.deepEqual([status, text], [200, '']);
});

test('no path leads anywhere else', async (t) => {
  const { send, cookie, runsDir } = await serve(t);
  const outside = join(runsDir, '../secret.json');
  writeFileSync(outside, '{"secret":true}');
  symlinkSync(outside, join(runsDir, 'run_002.json'));
  const request: RawRequest = { headers: { cookie } };
  const paths = [
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/assets/../index.html',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%00',
    '/assets',
    '//etc/passwd',
    '/\\..\\secret.json',
    'http://attacker.example/',
    '/api/runs/../runs',
    '/api/runs/..%2f..%2fsecret',
    '/api/runs/%2e%2e',
    '/api/runs/%2e%2e%2fsecret/events',
    '/api/runs/run_001%2f..%2f..%2fsecret',
    '/api/runs/run_001/events/..%2f..%2fsession.json',
    '/api/runs/run_001%00',
    '/api/runs/run_999',
    '/api/runs/run_001/nothing',
    '/api/',
    '/index.php',
  ];
  for (const path of paths) {
    const { status, text } = await send(path, request);
    assert.deepEqual([path, status, text.includes('secret":')], [path, 404, false]);
  }
  assert.equal((await send('/api/runs/%E0%A4%A', request)).status, 400);
  // A link in the place of a record is not followed.
  const linked = await send('/api/runs/run_002', request);
  assert.equal((linked.body as { run: { status: string } }).run.status, 'UNREADABLE');
  assert.ok(!linked.text.includes(runsDir));
  assert.equal((await send('/api/runs/run_002/events', request)).status, 409);
});

test('a link in the place of a run’s directory or of its files is not followed', async (t) => {
  const { runsDir, get } = await serve(t);
  const elsewhere = join(runsDir, '../elsewhere');
  for (const id of ['run_002', 'run_003', 'run_004']) await addSealedRun(elsewhere, id, 'chat');
  const { session } = await addSealedRun(runsDir, 'run_003', 'chat');
  const live = addLiveRun(runsDir, 'run_004', readFixture('chat').slice(0, 3));
  copyFileSync(join(elsewhere, 'run_002.json'), join(runsDir, 'run_002.json'));
  symlinkSync(join(elsewhere, 'run_002'), join(runsDir, 'run_002'));
  rmSync(session);
  symlinkSync(join(elsewhere, 'run_003/session.json'), session);
  rmSync(live.journal);
  symlinkSync(join(elsewhere, 'run_004/session.json'), live.journal);
  for (const id of ['run_002', 'run_003']) {
    for (const part of ['events', 'events/evt_000003', 'timeline', 'privacy', 'verification']) {
      const { status } = await get(`/api/runs/${id}/${part}`);
      assert.deepEqual([id, part, status], [id, part, 409]);
    }
  }
  const { body } = await get<RunDetail>('/api/runs/run_002');
  assert.deepEqual([body.sealed, body.diagnosis], [false, null]);
  assert.equal((await get('/api/runs/run_002/live')).status, 204);
  assert.equal((await get('/api/runs/run_004/live/events/w_a:1')).status, 404);
});

test('every answer forbids what a page does not need', async (t) => {
  const { send, cookie } = await serve(t);
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
  for (const path of ['/', '/runs/run_001', '/assets/app.js', '/api/runs', '/api/nothing', '/missing.js']) {
    const { headers } = await send(path, { headers: { cookie } });
    assert.equal(headers['content-security-policy'], policy, path);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['cache-control'], 'no-store');
    const allowed = Object.keys(headers).filter((name) => name.startsWith('access-control'));
    assert.deepEqual(allowed, []);
  }
  assert.match((await send('/', {})).text, /<title>app/);
});

test('it is served on loopback only', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const host of ['0.0.0.0', '::', '192.168.0.1', 'example.org', '127.0.0.2']) {
    const starting = startDashboard({ runsDir, version: '', assets: new Map(), host });
    await assert.rejects(starting, (cause) => cause instanceof CritiqorError && cause.code === 'usage');
  }
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  t.after(() => taken.close());
  const { port } = taken.address() as { port: number };
  await assert.rejects(startDashboard({ runsDir, version: '', assets: new Map(), port }), /cannot be used/);
});
