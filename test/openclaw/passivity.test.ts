import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  createScriptedModel,
  type ModelTurn,
  type ScriptedModel,
} from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, type Host, waitFor } from './host.ts';
import { openTerminal } from './terminal.ts';

/** What a run looks like from outside: to the model, to the file system and to the person who started it. */
interface Appearance {
  readonly requests: readonly string[];
  readonly effects: readonly string[];
  readonly exit: number | null;
  /** The answer, piece by piece where the entry point streams. */
  readonly answer: readonly string[];
  readonly isWitnessed: boolean;
}

const PREAMBLE = 'I look.';
const ANSWER = 'First half of it, second half of it.';
const TURNS: readonly ModelTurn[] = [
  { text: PREAMBLE, tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  {
    tools: [
      { name: 'exec', args: { command: 'echo one >> effects.log; exit 5' } },
      { name: 'write', args: { path: 'made.txt', content: 'made\n' } },
    ],
  },
  { tools: [{ name: 'frobnicate', args: {} }] },
  { error: { status: 500, message: 'boom' } },
  { text: ANSWER, chunks: 2, chunkDelayMs: 700 },
];

const ENTRY_POINTS: Readonly<
  Record<string, (host: Host, model: ScriptedModel) => Promise<Pick<Appearance, 'exit' | 'answer'>>>
> = {
  async 'agent --local'(host) {
    const { code, stdout } = await host.run(['agent', '--local', '--agent', 'main', '--message', 'PASSIVE.', '--json']);
    const { payloads } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { payloads: { text: string }[] };
    return { exit: code, answer: payloads.map(({ text }) => text) };
  },
  async 'agent exec'(host) {
    const { code, stdout } = await host.run(['agent', 'exec', 'PASSIVE.']);
    return { exit: code, answer: [stdout.trim()] };
  },
  async chat(host, model) {
    const terminal = openTerminal(host, ['chat']);
    try {
      await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
      terminal.type('PASSIVE.');
      await terminal.waitForText('PASSIVE.');
      terminal.type('\r');
      await terminal.waitForText('First half of it,');
      const streamed = !model.exchanges.at(-1)?.answered;
      await terminal.waitForText('second half of it.');
      await new Promise((resolve) => setTimeout(resolve, 500));
      terminal.type('/exit\r');
      return { exit: await terminal.exited, answer: [streamed ? 'shown while it streamed' : 'shown only at its end'] };
    } finally {
      terminal.kill();
    }
  },
  async gateway(host) {
    const gateway = await host.startGateway();
    const chunks = await gateway.stream('PASSIVE.', 'agent:main:passive');
    // Whether the text before a tool call is streamed too is a race inside the host (docs/decisions/004).
    const answer = chunks.filter((chunk) => chunk !== PREAMBLE).map((chunk) => chunk.replace(/^\n+/, ''));
    return { answer, exit: (await gateway.stop()).code };
  },
};

for (const [name, play] of Object.entries(ENTRY_POINTS)) {
  test(`${name}: a recorded run looks exactly like an unrecorded one`, async () => {
    const [unrecorded, recorded] = await Promise.all([appearanceOf(play, false), appearanceOf(play, true)]);
    assert.ok(recorded.requests.length >= TURNS.length);
    assert.deepEqual(recorded.requests, unrecorded.requests);
    assert.deepEqual(recorded.effects, unrecorded.effects);
    assert.deepEqual(recorded.answer, unrecorded.answer);
    assert.equal(recorded.exit, unrecorded.exit);
    // A terminal of the tests passes no descriptor on.
    assert.deepEqual([recorded.isWitnessed, unrecorded.isWitnessed], [name !== 'chat', false]);
    if (name === 'gateway') assert.ok(recorded.answer.length > 1, 'streaming stays on');
    if (name === 'chat') assert.deepEqual(recorded.answer, ['shown while it streamed']);
  });
}

async function appearanceOf(play: (typeof ENTRY_POINTS)[string], recorder: boolean): Promise<Appearance> {
  const model = await createScriptedModel();
  // Recorded as a supervisor records: started without the launcher's second process, and announcing every line.
  const inTerminal = play === ENTRY_POINTS.chat;
  const env: Record<string, string> = recorder && inTerminal ? { OPENCLAW_NO_RESPAWN: '1' } : {};
  const host = createHost({ model, recorder, witness: recorder && !inTerminal, env });
  try {
    model.script('PASSIVE.', TURNS);
    const seen = await play(host, model);
    return {
      ...seen,
      isWitnessed: host.announced() > 10,
      requests: model.exchanges.map(({ request }) => neutral(JSON.stringify(request), host)),
      effects: readdirSync(host.workspace)
        .filter((file) => !file.startsWith('.'))
        .sort()
        .map((file) => `${file}: ${file.includes('.') ? readFileSync(join(host.workspace, file), 'utf8') : 'folder'}`),
    };
  } finally {
    await model.close();
    host.remove();
  }
}

/** Takes out what differs between any two runs: places, ids and times. */
function neutral(request: string, host: Host): string {
  return request
    .replaceAll(host.home, '<home>')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replace(/\b\w{3} 2\d{3}-\d\d-\d\d \d\d:\d\d UTC/g, '<time>')
    .replace(/2\d{3}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?)?/g, '<date>')
    .replace(/\b1\d{12}\b/g, '<ms>');
}
