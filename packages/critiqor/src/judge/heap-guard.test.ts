import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { createHeapGuard } from './heap-guard.ts';

test('a heap that is only full of garbage is no reason to stop', () => {
  const looks = [
    { used: 90, limit: 100 },
    { used: 20, limit: 100 },
  ];
  const guard = createHeapGuard('It', () => looks.shift() ?? { used: 0, limit: 100 });
  assert.doesNotThrow(guard.check);
  assert.deepEqual(looks, []);
});

test('of many events, few are looked at', () => {
  let looks = 0;
  const guard = createHeapGuard('It', () => {
    looks += 1;
    return { used: 0, limit: 100 };
  });
  for (let event = 0; event < 1_000; event++) guard.checkOften();
  assert.ok(looks > 0 && looks < 10, `${looks}`);
});

test('a process that keeps more than it may ends with a sentence, before Node ends it', () => {
  const guard = JSON.stringify(join(import.meta.dirname, 'heap-guard.ts'));
  const program = `
    const { createHeapGuard } = await import(${guard});
    const guard = createHeapGuard('Keeping everything');
    const kept = [];
    try {
      for (;;) {
        new Array(512).fill(Math.random());
        kept.push(new Array(64).fill(Math.random()));
        guard.checkOften();
      }
    } catch (cause) {
      console.log(cause.code, cause.message);
      process.exitCode = 3;
    }`;
  const args = ['--max-old-space-size=48', '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  assert.deepEqual([status, stderr], [3, '']);
  assert.match(
    stdout,
    /^out_of_memory Keeping everything needs more memory than Node may use: \d+ MB of 50 MB are taken\./,
  );
});
