import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
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
