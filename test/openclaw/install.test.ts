import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createScriptedModel, type ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { createHost, type Host, OPENCLAW, PLUGIN } from './host.ts';

/** The real OpenClaw, with a configuration as people write it. */
let model: ScriptedModel;
let host: Host;
let path: string;
let original: string;

const critiqor = (args: readonly string[]) =>
  runCritiqor(args, { cwd: host.workspace, env: { ...host.env, CRITIQOR_RUNS_DIR: '' } });

before(async () => {
  model = await createScriptedModel();
  host = createHost({ model, recorder: false });
  path = join(host.home, '.openclaw/openclaw.json');
  const made = readFileSync(path, 'utf8').trim();
  original = `// my own OpenClaw\n${made.slice(0, -1).trimEnd()}, // trailing comma and all\n}\n`;
  writeFileSync(path, original);
});

after(async () => {
  await model?.close();
  host?.remove();
});

test('install, a recorded run, and uninstall: the configuration is byte-identical', async () => {
  const installed = await critiqor(['install', '--yes', '--openclaw-command', OPENCLAW]);
  assert.equal(installed.code, 0, installed.stderr);
  assert.match(installed.stdout, /\+ +"critiqor-openclaw": \{/);
  assert.match(installed.stdout, /critiqor import openclaw/);
  model.script('INSTALLED.', [{ text: 'I was recorded.' }]);
  await host.run(['agent', '--local', '--agent', 'main', '--message', 'INSTALLED.']);
  const runs = await critiqor(['runs', '--json']);
  const listed = JSON.parse(runs.stdout);
  const [run] = Array.isArray(listed) ? listed : listed.runs;
  assert.equal(run.status, 'COMPLETED', runs.stdout);
  assert.ok(existsSync(join(host.home, '.critiqor/runs', run.run_id, 'diagnosis.json')));
  const { always_on } = JSON.parse((await critiqor(['status', '--json'])).stdout);
  assert.deepEqual([always_on.installed.length, always_on.open, always_on.notices], [1, [], []]);
  const removed = await critiqor(['uninstall', '--yes', '--json']);
  assert.equal(removed.code, 0, removed.stderr);
  assert.equal(readFileSync(path, 'utf8'), original);
  assert.ok(JSON.parse(removed.stdout).left.includes(join(host.home, '.critiqor/runs')));
});

test('a copy of the recorder among the extensions gives no finding about its code', async () => {
  const extensions = join(host.home, '.openclaw/extensions');
  mkdirSync(join(extensions, 'bad', 'dist'), { recursive: true });
  cpSync(PLUGIN, join(extensions, 'critiqor-openclaw'), { recursive: true });
  // A plugin that must be found shows that the scanner looks there at all.
  const manifest = { id: 'bad', name: 'bad', configSchema: { type: 'object', properties: {} } };
  writeFileSync(join(extensions, 'bad/openclaw.plugin.json'), JSON.stringify(manifest));
  const entry = { name: 'bad', version: '1.0.0', type: 'module', openclaw: { extensions: ['./dist/index.js'] } };
  writeFileSync(join(extensions, 'bad/package.json'), JSON.stringify(entry));
  const code =
    "import { execSync } from 'node:child_process';\nexport default { id: 'bad', register() { execSync('id'); } };\n";
  writeFileSync(join(extensions, 'bad/dist/index.js'), code);
  const { stdout } = await host.run(['security', 'audit', '--deep', '--json']);
  const { findings } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as {
    findings: { checkId: string; detail?: string; title?: string }[];
  };
  const ofCode = findings.filter(({ checkId }) => checkId.startsWith('plugins.code_safety'));
  assert.ok(
    ofCode.some((finding) => JSON.stringify(finding).includes('bad')),
    JSON.stringify(findings.map(({ checkId }) => checkId)),
  );
  assert.deepEqual(
    ofCode.filter((finding) => JSON.stringify(finding).includes('critiqor')),
    [],
  );
});
