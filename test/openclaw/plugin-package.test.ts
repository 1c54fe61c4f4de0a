import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import { createScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, PLUGIN } from './host.ts';
import { assertIntact, assertMatchesTruth, ofType, only } from './truth.ts';

test('the package holds what is needed and nothing else', () => {
  const files = readdirSync(PLUGIN, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  assert.deepEqual(files.map(({ name }) => name).sort(), [
    'LICENSE',
    'README.md',
    'index.js',
    'openclaw.plugin.json',
    'package.json',
  ]);
  const manifest = JSON.parse(readFileSync(join(PLUGIN, 'package.json'), 'utf8')) as { dependencies?: object };
  assert.equal(manifest.dependencies, undefined);
});

test('OpenClaw loads the packed plugin without complaint, and its audit finds nothing in it', async () => {
  const model = await createScriptedModel();
  const host = createHost({ model });
  try {
    const inspected = await host.run(['plugins', 'inspect', 'critiqor-openclaw', '--runtime', '--json']);
    const { plugin, diagnostics, typedHooks } = JSON.parse(inspected.stdout) as {
      plugin: { status: string; error?: string };
      diagnostics: { message: string }[];
      typedHooks: { name: string }[];
    };
    assert.equal(plugin.status, 'loaded', plugin.error);
    const complaints = diagnostics.filter(({ message }) => !/can't verify where this plugin came from/.test(message));
    assert.deepEqual(complaints, []);
    assert.ok(typedHooks.length >= 15);
    const audit = await host.run(['security', 'audit', '--deep', '--json']);
    const { findings } = JSON.parse(audit.stdout.slice(audit.stdout.indexOf('{'))) as { findings: object[] };
    const aboutUs = findings.filter((finding) => /critiqor/i.test(JSON.stringify(finding)));
    assert.deepEqual(aboutUs, []);
  } finally {
    await model.close();
    host.remove();
  }
});

/** A plugin of somebody else, which uses hooks that we never touch. */
const NEIGHBOUR = `export default { id: 'neighbour', name: 'Neighbour', description: 'Blocks one command.', register(api) {
  api.on('before_tool_call', (event) => (event.params?.command === 'forbidden' ? { block: true, blockReason: 'not here' } : undefined));
  api.on('after_tool_call', async () => { throw new Error('the neighbour has a bug'); });
} };`;

test('without access to conversations and beside another plugin: the rest is recorded, and what is missing is named', async () => {
  const model = await createScriptedModel();
  const neighbour = writeNeighbour();
  const host = createHost({
    model,
    keepAs: 'no-conversation-access',
    conversationAccess: false,
    config: { plugins: { load: { paths: [PLUGIN, neighbour] }, entries: { neighbour: { enabled: true } } } },
  });
  try {
    model.script('NEIGHBOUR.', [
      { tools: [{ name: 'exec', args: { command: 'forbidden' } }] },
      { tools: [{ name: 'exec', args: { command: 'echo allowed' } }] },
      { text: 'One of two.' },
    ]);
    const { code } = await host.run(['agent', '--local', '--agent', 'main', '--message', 'NEIGHBOUR.']);
    assert.equal(code, 0);
    const evidence = await host.journal();
    assertIntact(evidence);
    assertMatchesTruth(evidence.facts, model.of('NEIGHBOUR.'));
    assert.deepEqual(
      ofType(evidence.facts, 'tool_result').map(({ outcome }) => outcome),
      ['blocked', 'completed'],
    );
    assert.equal(only(evidence.facts, 'agent_end').payload.ending, 'success');
    const [writer] = toCoverage(evidence.events).writers;
    assert.equal(writer?.conversation_access, false);
    for (const name of ['run_trigger', 'context_contents', 'skills_available'] as const) {
      assert.equal(writer?.facts[name].status, 'not_captured');
      assert.deepEqual(writer?.facts[name].missing_seams, ['hook.llm_input']);
    }
    assert.equal(writer?.facts.model_call_start.status, 'captured');
  } finally {
    await model.close();
    host.remove();
    rmSync(neighbour, { recursive: true });
  }
});

function writeNeighbour(): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-neighbour-'));
  const manifest = {
    id: 'neighbour',
    name: 'Neighbour',
    description: 'Blocks one command.',
    activation: { onStartup: true },
    configSchema: { type: 'object' },
  };
  writeFileSync(join(folder, 'openclaw.plugin.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'neighbour', version: '1.0.0', type: 'module', openclaw: { extensions: ['./index.js'] } }),
  );
  writeFileSync(join(folder, 'index.js'), NEIGHBOUR);
  return folder;
}
