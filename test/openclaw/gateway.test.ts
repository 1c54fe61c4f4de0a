import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { createHost, type Evidence, type Gateway, type Host, waitFor } from './host.ts';
import { SCENARIOS, WORKSPACE_FILES } from './scenarios.ts';
import { createScriptedModel, type ScriptedModel } from './scripted-model.ts';
import { assertIntact, assertMatchesTruth, conversation, ofType, only } from './truth.ts';

/** One gateway for all: the scenarios run first, then each test looks at its own conversation. */
let model: ScriptedModel;
let host: Host;
let evidence: Evidence;

const marker = (name: string): string => `SCENARIO-${name}.`;
const key = (name: string): string => `agent:main:${name}`;

before(async () => {
  model = await createScriptedModel();
  host = createHost({ model });
  for (const [path, text] of Object.entries(WORKSPACE_FILES)) {
    mkdirSync(dirname(join(host.workspace, path)), { recursive: true });
    writeFileSync(join(host.workspace, path), text);
  }
  for (const { name, turns } of SCENARIOS) model.script(marker(name), turns);
  const gateway = await host.startGateway();
  for (const { name } of SCENARIOS) await gateway.ask(`Please do ${marker(name)}`, key(name));
  await playSpecials(gateway);
  assert.equal((await gateway.stop()).code, 0);
  evidence = await host.journal();
});

after(async () => {
  await model?.close();
  host?.remove();
});

/** Conversations that need more than one message, client or process. */
async function playSpecials(gateway: Gateway): Promise<void> {
  model.script('SPAWN.', [
    { text: 'I delegate.', tools: [{ name: 'tool_call', args: { id: 'sessions_spawn', args: { task: 'CHILD. Read hello.txt.', label: 'reader' } } }] },
    { tools: [{ name: 'sessions_yield', args: {} }] },
  ]);
  // The announcement of the child's result quotes its task, so the parent's last answer is the third turn of this script.
  model.script('CHILD.', [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { text: 'It says hello world.' },
    { text: 'The subagent says hello world.' },
  ]);
  await gateway.ask('Please SPAWN.', key('parent'));
  await waitFor('the announcement of the subagent', () => model.of('CHILD.').length === 3);

  model.script('LONG.', [{ tools: [{ name: 'exec', args: { command: 'sleep 12; echo late; exit 4' } }] }, { text: 'It runs on.' }, { text: 'Noted.' }]);
  const long = gateway.ask('Please LONG.', key('long'));

  model.script('CLIENT-A.', [{ tools: [{ name: 'exec', args: { command: 'sleep 1; echo a' } }] }, { text: 'A is done.' }]);
  model.script('CLIENT-B.', [{ tools: [{ name: 'exec', args: { command: 'sleep 0.5; echo b' } }] }, { text: 'B is done.' }]);
  await Promise.all([gateway.ask('I am CLIENT-A.', key('client-a')), gateway.ask('I am CLIENT-B.', key('client-b'))]);

  model.script('BEFORE-NEW.', [{ text: 'First conversation.' }]);
  model.script('AFTER-NEW.', [{ text: 'Second conversation.' }]);
  for (const message of ['BEFORE-NEW.', '/new', 'AFTER-NEW.']) {
    await host.run(['agent', '--agent', 'main', '--message', message]);
  }
  await long;
  await waitFor('the end of the long command', () => model.of('LONG.').length === 3);
}

test('the journal is whole', () => assertIntact(evidence));

for (const { name, truth, check } of SCENARIOS) {
  test(`${name}: the evidence is what really happened`, () => {
    const facts = conversation(evidence, key(name));
    const exchanges = model.of(marker(name));
    assertMatchesTruth(facts, exchanges, truth);
    check?.({ facts, exchanges, workspace: host.workspace });
  });
}

test('subagent: parentage, outcome and the three runs are told apart', () => {
  const parent = conversation(evidence, key('parent'));
  const spawned = only(parent, 'subagent_spawned').payload;
  const ended = only(parent, 'subagent_ended');
  assert.equal(spawned['parent_session_key'], key('parent'));
  assert.equal(ended.outcome, 'completed');
  assert.equal(ended.payload['child_run_id'], spawned['child_run_id']);
  const child = conversation(evidence, String(spawned['child_session_key']));
  assert.equal(only(child, 'agent_start').openclaw_run_id, spawned['child_run_id']);
  assert.equal(only(child, 'agent_start').payload['trigger'], 'subagent');
  assertMatchesTruth(child, model.of('CHILD.').slice(0, 2));
  assertMatchesTruth(parent, [...model.of('SPAWN.'), ...model.of('CHILD.').slice(2)]);
  const endings = ofType(parent, 'agent_end').map(({ payload }) => payload['ending']);
  assert.deepEqual(endings, ['yielded', 'success']);
});

test('two clients at once: neither conversation holds anything of the other', () => {
  for (const client of ['A', 'B']) {
    const facts = conversation(evidence, key(`client-${client.toLowerCase()}`));
    assertMatchesTruth(facts, model.of(`CLIENT-${client}.`));
    assert.equal(new Set(facts.map(({ openclaw_run_id }) => openclaw_run_id).filter(Boolean)).size, 1);
  }
});

test('a command longer than 10 s: still running first, its real end later', () => {
  const facts = conversation(evidence, key('long'));
  const lines = evidence.events.filter(({ event_type, openclaw_session_key }) => event_type === 'tool_result' && openclaw_session_key === key('long'));
  assert.deepEqual(lines.map(({ outcome }) => outcome), ['running', 'failed']);
  assert.equal(lines[0]?.duration_ms, null);
  const result = only(facts, 'tool_result');
  assert.equal(result.exit_code, 4);
  assert.ok((result.duration_ms ?? 0) >= 12_000);
  const wakeUp = ofType(facts, 'input').at(-1);
  assert.match(String(wakeUp?.payload['text']), /exec completion/);
  assert.notEqual(wakeUp?.payload['trigger'], 'user', 'the host woke the agent, no person did');
});

test('/new: reset, end and new start of the conversation', () => {
  const facts = conversation(evidence, 'agent:main:main');
  assert.equal(only(facts, 'reset').payload['reason'], 'new');
  assert.equal(ofType(facts, 'session_end').find(({ payload }) => payload['reason'] === 'new')?.payload['reason'], 'new');
  assert.ok(ofType(facts, 'session_start').length >= 2);
  assertMatchesTruth(facts, [...model.of('BEFORE-NEW.'), ...model.of('AFTER-NEW.')]);
  assert.equal(ofType(facts, 'subagent_ended').length, 0, 'the reset is no end of a subagent');
});

test('the gateway itself: start, jobs of its own, stop', () => {
  const { facts } = evidence;
  assert.equal(typeof only(facts, 'gateway_start').payload['port'], 'number');
  assert.match(String(only(facts, 'gateway_stop').payload['reason']), /stopping/);
  assert.ok(ofType(facts, 'cron').some(({ payload }) => payload['action'] === 'added'));
  const skills = ofType(facts, 'skill_available').flatMap(({ payload }) => payload['skills'] as { name: string }[]);
  assert.ok(skills.some(({ name }) => name === 'release-notes'));
});

test('neither the configuration nor its keys are in the journal', () => {
  const journal = JSON.stringify(evidence.events);
  assert.ok(!journal.includes('gateway-token-of-the-tests'));
  assert.ok(!journal.includes('scripted-model-needs-no-key'));
  assert.ok(!journal.includes('BEGIN_OPENCLAW_INTERNAL_CONTEXT'));
});

test('our handlers take less than 0.5 % of the time of the runs', (t) => {
  const status = evidence.events.findLast(({ event_type }) => event_type === 'recorder_status')?.payload;
  const runMs = ofType(evidence.facts, 'agent_end').reduce((sum, { duration_ms }) => sum + (duration_ms ?? 0), 0);
  const share = (status?.['handler_ms'] as number) / runMs;
  t.diagnostic(`${status?.['host_events']} host events, ${status?.['handler_ms']} ms in handlers, ${(share * 100).toFixed(3)} % of ${runMs} ms`);
  assert.ok(Number.isFinite(share));
});
