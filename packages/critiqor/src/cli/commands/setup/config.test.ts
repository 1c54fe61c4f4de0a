import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { runCritiqor } from '../../../testing/run-critiqor.ts';

test('config shows values and sources, every command uses them, and a wrong file stops every command', async (t) => {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-home-')));
  t.after(() => rmSync(home, { recursive: true }));
  const cwd = join(home, 'shop');
  mkdirSync(cwd);
  const file = join(cwd, 'critiqor.yaml');
  writeFileSync(file, 'capture: full\nruns_dir: evidence\n');
  const options = { cwd, env: { HOME: home, CRITIQOR_RUNS_DIR: '' } };
  const told = await runCritiqor(['config'], options);
  assert.match(
    told.stdout,
    /^user +\S+\/\.critiqor\/critiqor\.yaml \(not found\)\nproject +\S+\/shop\/critiqor\.yaml\n/,
  );
  assert.ok(told.stdout.includes(`full`) && told.stdout.includes(`${file}:1`), told.stdout);
  const { settings } = JSON.parse((await runCritiqor(['config', '--json'], options)).stdout);
  assert.deepEqual(settings.runs_dir, {
    value: join(cwd, 'evidence'),
    source: 'project',
    file,
    line: 2,
    default: null,
  });
  mkdirSync(join(home, '.critiqor'));
  const own = join(home, '.critiqor/critiqor.yaml');
  writeFileSync(own, 'redact:\n  also: [ACME-*]\nprices:\n  gpt-5:\n    input: 1\n    output: 2\n');
  const { stdout } = await runCritiqor(['config'], options);
  assert.ok(stdout.includes(`redact      also ACME-*  ${own}:2`), stdout);
  assert.ok(stdout.includes(`prices      gpt-5: input 1, output 2  ${own}:4`), stdout);
  const listed = await runCritiqor(['runs'], options);
  assert.equal(
    listed.stdout,
    `There are no runs in ${join(cwd, 'evidence')}.\nRuns in ${join(cwd, 'evidence')} (${file}:2)\n`,
  );
  writeFileSync(file, 'capturing: full\n');
  for (const command of [['config'], ['runs'], ['status'], ['finalize']]) {
    const { code, stderr } = await runCritiqor(command, options);
    assert.equal(code, 2, command.join(' '));
    assert.ok(stderr.startsWith(`critiqor: ${file}:1:1: "capturing" is not a setting. Did you mean capture?`), stderr);
  }
});

/** `critiqor config` in a project with this file. */
async function runConfig(t: TestContext, text: string | null, ...args: string[]) {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'critiqor-home-')));
  t.after(() => rmSync(home, { recursive: true }));
  const file = join(home, 'shop', 'critiqor.yaml');
  mkdirSync(dirname(file));
  if (text !== null) writeFileSync(file, text);
  const env = { HOME: home, CRITIQOR_RUNS_DIR: '' };
  return { file, ...(await runCritiqor(['config', ...args], { cwd: dirname(file), env })) };
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

test('shows policy and reader, each value with the line that sets it', async (t) => {
  const { code, stdout, file } = await runConfig(t, TEXT);
  assert.equal(code, 0);
  for (const line of [
    `policy      min_trust: 70  ${file}:3`,
    `policy      forbid_failures: secret_exposure, destructive_action  ${file}:4`,
    `policy      regression.window: 3  ${file}:6`,
    `policy      agents.deployer.min_trust: 90  ${file}:9`,
    `reader      endpoint: http://127.0.0.1:11434/v1  ${file}:11`,
    `reader      model: qwen3  ${file}:12`,
  ])
    assert.ok(stdout.split('\n').includes(line), `${line}\n\n${stdout}`);
  const { stdout: json, file: other } = await runConfig(t, TEXT, '--json');
  const { policy, reader } = JSON.parse(json);
  assert.deepEqual(policy['agents.deployer.min_trust'], { value: 90, file: other, line: 9 });
  assert.deepEqual(reader.model, { value: 'qwen3', file: other, line: 12 });
});

test('without a file the defaults are shown, and a mistake in a section is located', async (t) => {
  const { stdout } = await runConfig(t, null);
  assert.match(stdout, /^policy +readiness: review_recommended {2}default$/m);
  assert.match(stdout, /^reader +off {2}default$/m);
  const { code, stderr, file } = await runConfig(t, 'policy:\n  min_trsut: 70\n');
  assert.equal(code, 2);
  assert.ok(stderr.includes(`${file}:2:3: "min_trsut" is not a rule.`), stderr);
});
