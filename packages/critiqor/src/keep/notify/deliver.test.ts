import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { deliver, toSignature } from './deliver.ts';
import type { Notification } from './notification.ts';

const SECRET = 'a secret of the receiver';
const NOTIFICATION: Notification = {
  id: 'delivery-1',
  cause: 'x',
  rule: 'trust below 60',
  message: 'run_001 has trust 4; $(touch hacked) `id`',
  run_id: 'run_001',
  agent_id: 'main',
  trust_score: 4,
  readiness_level: null,
  failures: [],
  cost_usd: null,
  at: '2026-11-16T00:00:00.000Z',
  attempts: 3,
  next_at: 0,
};

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-notify-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'secret'), `${SECRET}\n`);
  return folder;
}

async function serve(t: TestContext, answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const post = (t: TestContext, webhook: string) =>
  deliver(NOTIFICATION, { command: null, webhook, secretFile: join(makeFolder(t), 'secret'), rules: [] });

test('a webhook gets signed JSON, with an id that stays the same', async (t) => {
  const got: { body: string; headers: Readonly<Record<string, unknown>> }[] = [];
  const webhook = await serve(t, (request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ body, headers: request.headers });
      response.writeHead(204).end();
    });
  });
  assert.equal(await post(t, webhook), null);
  const { body = '', headers = {} } = got[0] ?? {};
  const seconds = Number(/^t=(\d+),/.exec(String(headers['critiqor-signature']))?.[1]);
  assert.equal(headers['critiqor-signature'], toSignature(SECRET, seconds, body));
  assert.equal(headers['critiqor-delivery'], 'delivery-1');
  const told = JSON.parse(body);
  assert.deepEqual([told.schema_version, told.trust_score, told.attempts], ['critiqor.notification.v1', 4, undefined]);
});

const HOSTILE: Readonly<Record<string, readonly [RegExp, RequestListener]>> = {
  'an error': [/answered 500/, (_, response) => response.writeHead(500).end()],
  'a redirect to somewhere else': [
    /answered 302/,
    (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  'a closed connection': [/failed/, (request) => request.socket.destroy()],
  'headers without end': [
    /failed/,
    (request) => {
      request.socket.write('HTTP/1.1 200 OK\r\n');
      for (let index = 0; index < 2_000; index += 1) request.socket.write(`x-${index}: ${'y'.repeat(100)}\r\n`);
    },
  ],
};

for (const [what, [why, answer]] of Object.entries(HOSTILE)) {
  test(`a receiver that gives ${what} has not been told`, async (t) => {
    assert.match((await post(t, await serve(t, answer))) ?? '', why);
  });
}

const SLOW: Readonly<Record<string, RequestListener>> = {
  'never answers': () => {},
  'answers a byte at a time': (request) => {
    const drip = setInterval(() => request.socket.write('H'), 5);
    request.socket.on('close', () => clearInterval(drip));
    request.socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
  },
};

for (const [what, answer] of Object.entries(SLOW)) {
  test(`a receiver that ${what} is given up in time`, async (t) => {
    const webhook = await serve(t, answer);
    const settings = { command: null, webhook, secretFile: join(makeFolder(t), 'secret'), rules: [] };
    assert.match((await deliver(NOTIFICATION, settings, 100)) ?? '', /did not answer within 0\.1 s/);
  });
}

test('an answer without end is not read', async (t) => {
  const webhook = await serve(t, (_, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  assert.equal(await post(t, webhook), null);
});

test('a receiver that is down, and a secret that is too short', async (t) => {
  assert.match((await post(t, 'http://127.0.0.1:1/')) ?? '', /failed/);
  const folder = makeFolder(t);
  writeFileSync(join(folder, 'short'), 'abc');
  const settings = { command: null, webhook: 'http://127.0.0.1:1/', secretFile: join(folder, 'short'), rules: [] };
  assert.match((await deliver(NOTIFICATION, settings)) ?? '', /no secret of at least 16/);
});

test('a command gets the notification on its input, and nothing of it is executed', async (t) => {
  const folder = makeFolder(t);
  const run = (command: string) => deliver(NOTIFICATION, { command, webhook: null, secretFile: null, rules: [] });
  assert.equal(await run(`cat > ${folder}/got; printf %s "$CRITIQOR_MESSAGE" > ${folder}/said`), null);
  assert.equal(JSON.parse(readFileSync(join(folder, 'got'), 'utf8')).message, NOTIFICATION.message);
  assert.equal(readFileSync(join(folder, 'said'), 'utf8'), NOTIFICATION.message);
  assert.match((await run('exit 3')) ?? '', /exit code 3/);
  assert.equal(await run('true'), null, 'a command that does not read its input');
});
