import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { beganAt, descendantsOf, identityOf, isAlive } from './process-identity.ts';

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
