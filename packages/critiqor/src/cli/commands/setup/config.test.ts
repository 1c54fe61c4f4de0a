import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';

const PROGRAM = resolve(import.meta.dirname, '../../../../bin/critiqor.js');

/** `critiqor config` in a project with this file. */
function runConfig(t: TestContext, text: string | null, ...args: string[]) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-config-')));
  t.after(() => rmSync(home, { recursive: true }));
  const project = join(home, 'project');
  mkdirSync(project);
  if (text !== null) writeFileSync(join(project, 'critiqor.yaml'), text);
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'config', ...args], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: home },
    encoding: 'utf8',
  });
  return { status, stdout, stderr, file: join(project, 'critiqor.yaml') };
}

const TEXT = `capture: metadata
policy:
  min_trust: 70
  forbid_failures: [secret_exposure, destructive_action]
  regression:
    window: 3
  agents:
    deployer:
      min_trust: 90
reader:
  endpoint: http://127.0.0.1:11434/v1
  model: qwen3
`;

test('shows policy and reader, each value with the line that sets it', (t) => {
  const { status, stdout, file } = runConfig(t, TEXT);
  assert.equal(status, 0);
  for (const line of [
    `policy      min_trust: 70  ${file}:3`,
    `policy      forbid_failures: secret_exposure, destructive_action  ${file}:4`,
    `policy      regression.window: 3  ${file}:6`,
    `policy      agents.deployer.min_trust: 90  ${file}:9`,
    `reader      endpoint: http://127.0.0.1:11434/v1  ${file}:11`,
    `reader      model: qwen3  ${file}:12`,
  ])
    assert.ok(stdout.split('\n').includes(line), `${line}\n\n${stdout}`);
  const { stdout: json, file: other } = runConfig(t, TEXT, '--json');
  const { policy, reader } = JSON.parse(json);
  assert.deepEqual(policy['agents.deployer.min_trust'], { value: 90, file: other, line: 9 });
  assert.deepEqual(reader.model, { value: 'qwen3', file: other, line: 12 });
});

test('without a file the defaults are shown, and a mistake in a section is located', (t) => {
  const { stdout } = runConfig(t, null);
  assert.match(stdout, /^policy +readiness: review_recommended {2}default$/m);
  assert.match(stdout, /^reader +off {2}default$/m);
  const { status, stderr, file } = runConfig(t, 'policy:\n  min_trsut: 70\n');
  assert.equal(status, 2);
  assert.ok(stderr.includes(`${file}:2:3: "min_trsut" is not a rule.`), stderr);
});
