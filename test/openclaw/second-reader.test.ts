import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { makeReadableRun } from '../../packages/critiqor/src/testing/reader/readable-run.ts';
import { runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { createHost, type Gateway, type Host } from './host.ts';

/** The gateway of a real OpenClaw as the second reader: an agent without tools, found without an address. */
let model: ScriptedModel;
let host: Host;
let gateway: Gateway;

const read = (...args: readonly string[]) =>
  runCritiqor(['read', '--runs-dir', host.runsDir, '--endpoint', 'openclaw', '--model', 'openclaw:reviewer', ...args], {
    cwd: host.workspace,
    env: { ...host.env, CI: '1' },
  });

before(async () => {
  model = await createScriptedModel();
  const agents = { list: [{ id: 'main' }, { id: 'reviewer', tools: { deny: ['*'] } }] };
  host = createHost({ model, recorder: false, config: { agents } });
  await makeReadableRun(host.runsDir, { asked: 'REVIEW. Run the unit tests and tell me where we stand.' });
  gateway = await host.startGateway();
});

after(async () => {
  await gateway?.stop();
  await model?.close();
  host?.remove();
});

test('a run is read by an agent of the gateway, and what it says is checked', async () => {
  const [request] = JSON.parse((await read('--dry-run', '--json')).stdout);
  const prompt: string = request.body.messages[1].content;
  const idOf = (kind: string): string => new RegExp(`^\\[(evt_\\d+) ${kind}\\b`, 'm').exec(prompt)?.[1] ?? '';
  const objection = (quote: string) => ({
    type: 'unverified_claim',
    severity: 'high',
    statement: { event_id: idOf('answer'), quote: 'All 12 tests pass.' },
    evidence: [{ event_id: idOf('result'), quote, shows: 'contradicts' }],
    sentence: 'Three tests fail.',
  });
  const objections = [objection('3 failed, 9 passed'), objection('the server burnt down')];
  const text = JSON.stringify({ verdict: 'unsafe', objections, cleared: [] });
  // An agent without tools sends none, which the scripted model keeps apart.
  for (const script of ['REVIEW.', 'REVIEW.#summary']) model.script(script, [{ text: 'Well …' }, { text }]);

  const refused = await read();
  assert.equal(refused.code, 2);
  assert.match(refused.stderr, new RegExp(`not agreed to send recorded text to http://127.0.0.1:${gateway.port}/v1`));
  assert.equal(model.exchanges.length, 0);

  const { code, stdout, stderr } = await read('--consent', '--json');
  assert.equal(code, 0, stderr);
  const [reading] = JSON.parse(stdout);
  assert.equal(reading.endpoint, `http://127.0.0.1:${gateway.port}/v1/chat/completions`);
  assert.deepEqual([reading.state, reading.readiness_level], ['read', 'unsafe_for_production']);
  assert.deepEqual([reading.objections.length, reading.dropped.length, reading.parts[0].attempts], [1, 1, 2]);
  assert.ok(reading.usage.prompt_tokens > 0 && reading.usage.answer_tokens > 0, JSON.stringify(reading.usage));

  const received = model.exchanges.at(-1)?.request;
  assert.deepEqual(received?.tools ?? [], [], 'the reader has no tools');
  // Boundary and canary are new in every request.
  const plain = (text: string): string => text.replaceAll(/[\da-f]{16,}/g, '…');
  const sent = received?.messages.filter(({ role }) => role === 'user').map(({ content }) => JSON.stringify(content));
  const shown = plain(JSON.stringify(prompt).slice(1, -1));
  assert.ok(
    sent?.some((message) => plain(message).includes(shown)),
    `sent: ${sent?.join('\n')}`,
  );
  const left = [stdout, stderr, ...textsBelow(host.runsDir), ...textsBelow(join(host.home, '.critiqor'))];
  assert.deepEqual(
    left.filter((part) => part.includes(gateway.token)),
    [],
    'the token is nowhere',
  );
});

test('a wrong token is told apart, with what helps', async () => {
  const env = { ...host.env, OPENCLAW_GATEWAY_TOKEN: 'not-the-token' };
  const args = ['read', '--runs-dir', host.runsDir, '--endpoint', 'openclaw', '--model', 'openclaw:other', '--consent'];
  const { code, stdout } = await runCritiqor(args, { cwd: host.workspace, env });
  assert.equal(code, 1);
  assert.match(stdout, /it answered 401: put the token of the gateway into\s+OPENCLAW_GATEWAY_TOKEN/);
});

const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
