import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { waitUntil } from '../testing/test-terminal.ts';
import { beganAt, descendantsOf, identityOf, isAlive, processesWith } from './process-identity.ts';

test('a process is known by number and start, and is gone when it has ended', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const identity = identityOf(child.pid ?? 0);
  assert.ok(identity && isAlive(identity));
  assert.equal(isAlive({ ...identity, start: 'earlier' }), false, 'another process under the same number');
  assert.ok(descendantsOf(process.pid).includes(identity.pid));
  child.kill('SIGKILL');
  await once(child, 'close');
  assert.equal(isAlive(identity), false);
});

test('a process is recognised by the time at which it began', () => {
  const began = Date.now() - performance.now();
  assert.equal(beganAt(process.pid, began), true);
  assert.equal(beganAt(process.pid, began - 60_000), false);
  assert.equal(beganAt(2 ** 22 + 1, began), false);
});

const onLinux = { skip: process.platform === 'linux' ? false : 'only Linux shows this' };

test('a process that has ended and was never collected is not taken for a living one', onLinux, async (t) => {
  // The shell collects a child that ends before it is replaced; the other program never does.
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  t.after(() => parent.kill('SIGKILL'));
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  const began = Date.now();
  await waitUntil('the zombie', () => /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8')));
  assert.equal(identityOf(pid), null);
  assert.equal(beganAt(pid, began), false);
});

test('a process is found by what it inherited, also without its parent', onLinux, async (t) => {
  const variables = { CRITIQOR_TEST_RUN: 'run_001', CRITIQOR_TEST_DIR: `/tmp/${process.pid}` };
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!'], { env: { ...process.env, ...variables } });
  const exited = once(parent, 'exit');
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line));
  t.after(() => process.kill(pid, 'SIGKILL'));
  await exited;
  assert.deepEqual(processesWith(variables), [pid]);
  assert.deepEqual(processesWith({ ...variables, CRITIQOR_TEST_RUN: 'run_00' }), []);
});
