import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { chooseReader } from './choose-reader.ts';
import { findGateway } from './find-gateway.ts';

/** A home with this configuration of OpenClaw. */
function makeHome(t: TestContext, config: string): string {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-gateway-'));
  t.after(() => rmSync(home, { recursive: true, force: true }));
  mkdirSync(join(home, '.openclaw'));
  writeFileSync(join(home, '.openclaw/openclaw.json'), config);
  return home;
}

const OWN = "{ gateway: { port: 19001, auth: { mode: 'token', token: 'of-the-gateway' } } } // mine";

test('port and token come from the configuration of OpenClaw', (t) => {
  const { address, key } = findGateway({ HOME: makeHome(t, OWN) });
  assert.equal(address, 'http://127.0.0.1:19001/v1');
  assert.deepEqual(key, { key: 'of-the-gateway', keySource: "OpenClaw's configuration" });
});

test('the variables of OpenClaw come before its configuration', (t) => {
  const env = { HOME: makeHome(t, OWN), OPENCLAW_GATEWAY_PORT: '19002', OPENCLAW_GATEWAY_TOKEN: 'of-the-variable' };
  const { endpoint } = chooseReader({ endpoint: 'openclaw', model: 'openclaw:reviewer' }, {}, env);
  assert.equal(endpoint.place, 'http://127.0.0.1:19002/v1/chat/completions');
  assert.deepEqual([endpoint.key, endpoint.keySource], ['of-the-variable', 'the variable OPENCLAW_GATEWAY_TOKEN']);
  const elsewhere = { ...env, OPENCLAW_CONFIG_PATH: join(makeHome(t, '{ gateway: {} }'), '.openclaw/openclaw.json') };
  assert.equal(findGateway(elsewhere).key, null);
});

for (const [what, config] of Object.entries({
  'a token that is in a variable': JSON.stringify({ gateway: { auth: { token: ['$', '{MY_TOKEN}'].join('') } } }),
  'a reference': '{ gateway: { auth: { token: { source: "env", id: "X" } } } }',
  'a port that is none': '{ gateway: { port: 0, auth: { token: "" } } }',
  'a broken file': '{ gateway: ',
})) {
  test(`${what}: the default port, and no key`, (t) => {
    const { address, key } = findGateway({ HOME: makeHome(t, config) });
    assert.deepEqual([address, key], ['http://127.0.0.1:18789/v1', null]);
  });
}

test('a password opens the gateway too', (t) => {
  const config = "{ gateway: { auth: { mode: 'password', password: 'opens-it' } } }";
  assert.equal(findGateway({ HOME: makeHome(t, config) }).key?.key, 'opens-it');
});

test('another endpoint never gets the token of the gateway', (t) => {
  const env = { HOME: makeHome(t, OWN), OPENCLAW_GATEWAY_TOKEN: 'of-the-variable' };
  const { endpoint } = chooseReader({ endpoint: 'http://127.0.0.1:19001/v1', model: 'm' }, {}, env);
  assert.deepEqual([endpoint.key, endpoint.keySource, endpoint.hints], [null, 'no key', undefined]);
});
