import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFakeOpenClaw } from '../../testing/fake-openclaw.ts';
import { assertRecorderBuilt } from './plugin-folder.ts';

const ROOT = resolve(import.meta.dirname, '../../../../..');

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-clone-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder without one of the files that OpenClaw loads is no recorder', (t) => {
  const folder = makeFolder(t);
  for (const file of ['openclaw.plugin.json', 'package.json', 'dist/index.js']) {
    assert.throws(() => assertRecorderBuilt(folder), {
      code: 'recorder_missing',
      remedy: 'Build it first: npm run build',
    });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  assertRecorderBuilt(folder);
});

test('in a clone that was not built, monitor launches nothing, and it and doctor say what to run', (t) => {
  const folder = makeFolder(t);
  const clone = join(folder, 'packages/critiqor');
  for (const part of ['src', 'bin', 'package.json']) {
    cpSync(join(ROOT, 'packages/critiqor', part), join(clone, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const launched = join(folder, 'launched');
  const openclaw = makeFakeOpenClaw(join(folder, 'fake'), `touch '${launched}'`);
  const runs = join(folder, 'runs');
  const critiqor = (...args: string[]) =>
    spawnSync(process.execPath, [join(clone, 'bin/critiqor.js'), ...args], { encoding: 'utf8' });
  const options = ['--openclaw-command', openclaw, '--runs-dir', runs];
  const monitored = critiqor('monitor', 'openclaw', ...options, '--', 'chat');
  assert.match(monitored.stderr, /recorder is not there[\s\S]*npm run build/);
  assert.notEqual(monitored.status, 0);
  assert.deepEqual([existsSync(launched), existsSync(runs)], [false, false]);
  const examined = critiqor('doctor', ...options);
  assert.match(examined.stdout + examined.stderr, /recorder is not there[\s\S]*npm run build/);
  assert.doesNotMatch(examined.stdout, /plugins\.allow/);
});
