import assert from 'node:assert/strict';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { toSignature } from '../../../critiqor/src/keep/notify/deliver.ts';
import { postWebhook } from './post-webhook.ts';

const SECRET = 'the secret of a rule';

async function serve(t: TestContext, answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const post = (address: string, allowPrivate = true) =>
  postWebhook({ address, secret: SECRET, id: 'alert-1', body: '{"message":"é"}', allowPrivate });

test('a call is signed, and has the id of its alert', async (t) => {
  let got: { readonly body: string; readonly headers: Readonly<Record<string, unknown>> } | undefined;
  const address = await serve(t, (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got = { body, headers: request.headers };
      response.writeHead(204).end();
    });
  });
  assert.equal(await post(address), null);
  const signature = String(got?.headers['critiqor-signature']);
  assert.equal(signature, toSignature(SECRET, Number(/^t=(\d+),/.exec(signature)?.[1]), '{"message":"é"}'));
  assert.deepEqual([got?.headers['critiqor-delivery'], got?.body], ['alert-1', '{"message":"é"}']);
});

const HOSTILE: Readonly<Record<string, readonly [RegExp, RequestListener]>> = {
  'an error': [/answered 500/, (_, response) => response.writeHead(500).end()],
  'a redirect': [
    /answered 302/,
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  'a closed connection': [/failed/, (request) => request.socket.destroy()],
};
for (const [what, [why, answer]] of Object.entries(HOSTILE))
  test(`a receiver that gives ${what} has not been told`, async (t) => {
    assert.match((await post(await serve(t, answer))) ?? '', why);
  });

test('an answer without end is not read', async (t) => {
  const address = await serve(t, (_, response) => {
    response.writeHead(200);
    const more = (): void => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    };
    response.on('drain', more);
    more();
  });
  assert.equal(await post(address), null);
});

test('private networks are called only where the hub allows it', async (t) => {
  let calls = 0;
  const { port } = new URL(
    await serve(t, (_, response) => {
      calls += 1;
      response.end();
    }),
  );
  for (const address of [
    `http://example.org/`,
    `https://127.0.0.1:${port}/`,
    `https://localhost:${port}/`,
    `https://[::1]:${port}/`,
    `https://[::ffff:127.0.0.1]:${port}/`,
    `https://2130706433:${port}/`,
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://0.0.0.0/',
  ])
    assert.match((await post(address, false)) ?? 'delivered', /public networks/, address);
  assert.equal(calls, 0);
});
