import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { WriterCoverage } from '@critiqor/evidence/read/coverage';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import { createScriptedModel, type ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { onlyWhole } from '../short-form.ts';
import { createHost, type Evidence, type HostOptions, OPENCLAW, PLUGIN, waitFor } from './host.ts';
import { CRITIQOR, monitor, withSession } from './session.ts';
import { openProgram } from './terminal.ts';
import { assertIntact, ofType } from './truth.ts';
import { createChannelPlugin } from './user-plugin.ts';

/** What the host refuses, hides or only hints at: recorded as far as it is shown, and named in the coverage. */

/** What a model asks for and the host refuses before execution, and what is left of it. */
const REFUSED: Readonly<Record<string, { readonly turn: ModelTurn; readonly refused: string | undefined }>> = {
  'without a name': { turn: { text: 'A', tools: [{ name: '', args: { path: 'hello.txt' } }] }, refused: 'malformed' },
  'with repeated ids': {
    turn: {
      tools: ['one', 'two'].map((word) => ({ name: 'exec', id: 'same', args: { command: `echo ${word}` } })),
    },
    refused: 'malformed',
  },
  'in a second choice': {
    turn: { tools: [{ name: 'ls', args: {} }], secondChoice: [{ name: 'exec', args: { command: 'echo second' } }] },
    refused: 'malformed',
  },
  'with null': { turn: { tools: [{ name: 'read', rawArgs: 'null' }] }, refused: 'malformed' },
  'with a list': { turn: { tools: [{ name: 'read', rawArgs: '[]' }] }, refused: 'malformed' },
  'with a string': { turn: { tools: [{ name: 'read', rawArgs: '"hello.txt"' }] }, refused: 'malformed' },
  'with nothing': { turn: { tools: [{ name: 'read', rawArgs: '' }] }, refused: 'malformed' },
  'over the limit': {
    turn: { text: 'B', tools: [{ name: 'write', args: { path: 'x', content: 'x'.repeat(500_000) } }] },
    refused: 'too_large',
  },
  'cut by length': { turn: { text: 'C', tools: [{ name: 'ls', args: {} }], finish: 'length' }, refused: undefined },
};

test('tool calls that the host refuses: none was executed, each is recorded as far as it is shown', async () => {
  const model = await createScriptedModel();
  const host = createHost({ model });
  const names = Object.keys(REFUSED);
  const keyOf = (name: string): string => `agent:main:refused-${names.indexOf(name)}`;
  for (const [name, { turn }] of Object.entries(REFUSED))
    model.script(`REFUSED${names.indexOf(name)}.`, [turn, { text: 'Done.' }]);
  const gateway = await host.startGateway();
  try {
    for (const name of names) await gateway.ask(`Please REFUSED${names.indexOf(name)}.`, keyOf(name));
    await gateway.stop();
    const evidence = await host.journal();
    assertIntact(evidence);
    for (const [name, { refused }] of Object.entries(REFUSED)) {
      const facts = evidence.facts.filter(({ conversation_key }) => conversation_key === keyOf(name));
      const requests = model.of(`REFUSED${names.indexOf(name)}.`).length;
      const ends = ofType(facts, 'after_provider_response');
      assert.equal(ends.length, requests, `${name}: every model call`);
      assert.deepEqual(ofType(facts, 'tool_call'), [], `${name}: nothing was executed`);
      const [first] = ends;
      assert.equal(first?.payload.tool_calls_refused, refused, name);
      assert.equal(first?.outcome, refused ? 'failed' : 'completed', name);
      if (!refused) assert.equal(ofType(facts, 'message_end')[0]?.payload.stop_reason, 'length');
    }
    const { facts } = writerOf(evidence);
    assert.deepEqual(
      [facts.refused_malformed_calls.status, facts.refused_large_calls.status],
      ['captured', 'captured'],
    );
    for (const row of ['calls_cut_by_length', 'refused_call_contents', 'user_bash', 'installs'] as const)
      assert.equal(facts[row].status, 'not_shown', row);
  } finally {
    gateway.child.kill('SIGTERM');
    await model.close();
    host.remove();
  }
});

function writerOf({ events }: Evidence): WriterCoverage {
  const [writer] = toCoverage(events).writers;
  assert.ok(writer);
  return writer;
}

async function play(
  args: readonly string[],
  turns: readonly ModelTurn[],
  options: Partial<HostOptions>,
): Promise<Evidence> {
  const model = await createScriptedModel();
  const host = createHost({ model, ...options });
  try {
    model.script('PLAY.', turns);
    await host.run(args);
    const evidence = await host.journal();
    assertIntact(evidence);
    assert.ok(model.of('PLAY.').length > 0, 'the model was asked');
    assert.equal(ofType(evidence.facts, 'before_provider_request').length, model.of('PLAY.').length);
    return evidence;
  } finally {
    await model.close();
    host.remove();
  }
}

const LOCAL = ['agent', '--local', '--agent', 'main', '--message', 'Please PLAY.'];
const THOUGHT = 'The file is short, so I read it as a whole.';
const THINKING: readonly ModelTurn[] = [
  { reasoning: THOUGHT, tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  { text: 'Done.' },
];

/** A model that thinks. */
const scripted = {
  id: 'scripted-1',
  name: 'scripted-1',
  contextWindow: 64_000,
  maxTokens: 4_096,
  input: ['text'],
  reasoning: true,
  cost: { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 },
};
const REASONING = { models: { providers: { scripted: { models: [scripted] } } } };

for (const capture of ['standard', 'full'] as const) {
  const name = `what the model thinks, --capture ${capture}: counted, and written only where everything is`;
  test(name, capture === 'standard' ? {} : onlyWhole('openclaw'), async () => {
    const { facts, events } = await play([...LOCAL, '--thinking', 'low'], THINKING, { capture, config: REASONING });
    const [message] = ofType(facts, 'message_end').filter(({ payload }) => payload.reasoning_chars !== undefined);
    assert.equal(message?.payload.reasoning_chars, THOUGHT.length);
    assert.equal(message?.payload.reasoning, capture === 'full' ? THOUGHT : undefined);
    const { facts: rows, refused_seams } = toCoverage(events).writers[0] as WriterCoverage;
    assert.equal(rows.reasoning.status, 'captured');
    assert.deepEqual(refused_seams, [], 'every hook that had something to show was called');
    assertTurns(facts);
  });
}

/** As many turns as model calls, each around its own call and tools, marked as derived. */
function assertTurns(facts: readonly JournalEvent[]): void {
  const order = facts
    .filter(({ event_type }) => /^(turn_start|turn_end|before_provider_request|tool_result)$/.test(event_type))
    .map(({ event_type }) => event_type);
  assert.deepEqual(order, [
    ...['turn_start', 'before_provider_request', 'tool_result', 'turn_end'],
    ...['turn_start', 'before_provider_request', 'turn_end'],
  ]);
  for (const fact of ofType(facts, 'turn_start')) assert.equal(fact.payload.concluded_from, 'model_call');
}

test('agent exec: turns in the order of the journal, and what hooks would show is called not shown', async () => {
  const evidence = await play(['agent', 'exec', 'Please PLAY.'], THINKING, {});
  assert.equal(ofType(evidence.facts, 'turn_start').length, 2);
  assert.equal(ofType(evidence.facts, 'turn_end').length, 2);
  const { facts, refused_seams } = writerOf(evidence);
  assert.deepEqual(refused_seams, []);
  assert.equal(facts.http_status.status, 'not_shown');
  assert.equal(facts.turns.status, 'captured');
});

test('a hook that the host accepts and never calls is reported as refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unsupported-hook-'));
  try {
    // The same recorder, asking for a name that this host does not have: it answers as an older one does to a newer hook, with nothing.
    cpSync(PLUGIN, folder, { recursive: true });
    const path = join(folder, 'dist/index.js');
    const code = readFileSync(path, 'utf8');
    const changed = code.replaceAll(
      '.call(api, name, handler',
      ".call(api, name.replace('llm_output', 'llm_later'), handler",
    );
    assert.notEqual(changed, code);
    writeFileSync(path, changed);
    const turns: readonly ModelTurn[] = [{ error: { status: 500, message: 'boom' } }, { text: 'Done.' }];
    const evidence = await play(LOCAL, turns, { config: { plugins: { load: { paths: [folder] } } } });
    assert.deepEqual(ofType(evidence.events, 'recorder_start')[0]?.payload.refused, [], 'the host said nothing');
    const { facts, refused_seams } = writerOf(evidence);
    assert.deepEqual(refused_seams, ['hook.llm_output']);
    assert.equal(facts.http_status.status, 'not_captured');
    assert.deepEqual(facts.http_status.missing_seams, ['hook.llm_output']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('deliveries that a plugin cancels or rewrites, and an install: nothing is recorded as delivered that was not', async () => {
  const plugin = createChannelPlugin();
  const model = await createScriptedModel();
  // Without the tool for background processes a command is waited for, however slow the machine is.
  const host = createHost({ model, config: { ...plugin.config, tools: { deny: ['process'] } } });
  try {
    const skill = join(host.home, 'staged/tidy');
    mkdirSync(skill, { recursive: true });
    writeFileSync(join(skill, 'SKILL.md'), '---\nname: tidy\ndescription: Tidies up.\n---\nTidy up.\n');
    const send = (message: string): ModelTurn => {
      const args = { action: 'send', channel: 'tiny', target: 'someone', message };
      return { tools: [{ name: 'tool_call', args: { id: 'message', args } }] };
    };
    const install = `'${process.execPath}' '${OPENCLAW}' skills install '${skill}'`;
    model.script('PLAY.', [
      send('Plain.'),
      send('CANCEL this.'),
      send('REWRITE this.'),
      { tools: [{ name: 'exec', args: { command: install, timeoutSeconds: 600 } }] },
      { text: 'CANCEL this answer.' },
    ]);
    await host.run([...LOCAL, '--deliver', '--reply-channel', 'tiny', '--reply-to', 'someone']);
    const evidence = await host.journal();
    assertIntact(evidence);
    const { facts } = evidence;
    const delivered = readFileSync(join(host.workspace, 'delivered.log'), 'utf8').trim().split('\n');
    assert.deepEqual(
      delivered,
      ['Plain.', 'Rewritten.'],
      'what really reached the channel; and no hook tells of an install',
    );
    assert.ok(existsSync(join(host.workspace, 'skills/tidy/SKILL.md')), 'the skill was really installed');

    assert.deepEqual(
      ofType(facts, 'message_sent').map(({ payload }) => payload.text),
      delivered,
    );
    const sent = ofType(facts, 'tool_result').filter(({ tool_name }) => tool_name === 'message');
    assert.deepEqual(
      sent.map(({ outcome, payload, error }) => [outcome, payload.blocked_by, error]),
      [
        ['completed', undefined, undefined],
        ['blocked', 'plugin', 'cancelled_by_message_sending_hook'],
        ['completed', undefined, undefined],
      ],
    );
    for (const type of ['before_provider_request', 'after_provider_response'])
      assert.equal(
        ofType(facts, type).length,
        model.of('PLAY.').length,
        `${type}: copies of deliveries are no model calls`,
      );
    const installed = ofType(facts, 'tool_result').find(({ tool_name }) => tool_name === 'exec');
    assert.match(
      JSON.stringify(installed?.payload.result),
      /Installed tidy/,
      'of the install there is what its command printed',
    );
    assert.equal(toCoverage(evidence.events).writers.length, 1, 'the process that installs records nothing');

    const { facts: rows } = writerOf(evidence);
    assert.equal(rows.channel_messages.status, 'partial', 'nothing was received');
    for (const row of ['cancelled_deliveries', 'installs'] as const) assert.equal(rows[row].status, 'not_shown', row);
  } finally {
    await model.close();
    host.remove();
    plugin.remove();
  }
});

test("a chat of nothing but a person's own commands: nothing is shown, and the diagnosis says why", async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
    const terminal = openProgram({ ...host, env }, CRITIQOR, monitor('--', 'chat'));
    try {
      await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
      terminal.type('!touch made-by-a-person');
      await terminal.waitForText('!touch');
      terminal.type('\r');
      // The chat asks once whether commands are allowed; the first answer is no.
      await terminal.waitForText('Select Yes/No');
      terminal.type('\u001b[B');
      await new Promise((resolve) => setTimeout(resolve, 300));
      terminal.type('\r');
      await waitFor('the command', () => existsSync(join(host.workspace, 'made-by-a-person')));
      for (let presses = 0; presses < 2; presses++) {
        terminal.type('\u0003');
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
      await terminal.exited;
    } finally {
      terminal.kill();
    }
    assert.deepEqual(model.exchanges, [], 'no model was asked');
    assert.equal((await critiqor('finalize', '--no-dashboard')).code, 0);
    const read = (name: string) => JSON.parse(readFileSync(join(runsDir, 'run_001', name), 'utf8'));
    assert.doesNotMatch(JSON.stringify(read('session.json').events), /made-by-a-person/);
    const { executive_summary, coverage } = read('diagnosis.json');
    assert.equal(executive_summary.readiness_level, 'insufficient_evidence');
    assert.match(executive_summary.summary, /a person runs there with !/);
    assert.ok(coverage.not_captured.includes('commands that a person runs with ! in chat'));
  });
});
