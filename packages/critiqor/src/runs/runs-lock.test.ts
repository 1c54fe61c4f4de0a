import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CritiqorError } from '../system/errors.ts';
import { withRunsLock } from './runs-lock.ts';

function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-lock-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the lock is free again after the work, also when the work fails', (t) => {
  const runsDir = makeRunsDir(t);
  assert.equal(
    withRunsLock(runsDir, () => 7),
    7,
  );
  assert.throws(
    () =>
      withRunsLock(runsDir, () => {
        throw new Error('work failed');
      }),
    /work failed/,
  );
  assert.equal(
    withRunsLock(runsDir, () => 8),
    8,
  );
});

test('a process that is killed while it holds the lock holds it no longer', async (t) => {
  const runsDir = makeRunsDir(t);
  const script = `
    const { withRunsLock } = await import(${JSON.stringify(join(import.meta.dirname, 'runs-lock.ts'))});
    withRunsLock(${JSON.stringify(runsDir)}, () => { console.log('held'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60000); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  assert.equal(
    withRunsLock(runsDir, () => 'mine'),
    'mine',
  );
});

test('a place that cannot hold a lock is reported plainly', (t) => {
  const runsDir = makeRunsDir(t);
  const isUnusable = (error: unknown): boolean =>
    error instanceof CritiqorError && error.code === 'runs_dir_unusable' && error.remedy !== undefined;
  writeFileSync(join(runsDir, 'file'), '');
  assert.throws(() => withRunsLock(join(runsDir, 'file'), () => 0), isUnusable);
  mkdirSync(join(runsDir, '.critiqor'));
  symlinkSync('/dev/null', join(runsDir, '.critiqor', 'lock.sqlite'));
  assert.throws(() => withRunsLock(runsDir, () => 0), isUnusable);
});
