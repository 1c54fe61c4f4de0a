import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { makeTestDirectory } from '../testing/test-journal.ts';
import { openDigester } from './digest-key.ts';

test('all who open one key make the same digests', (t) => {
  const keyPath = join(makeTestDirectory(t), 'run_001.key');
  const first = openDigester(keyPath);
  const second = openDigester(keyPath);
  assert.deepEqual([first.scope, second.scope], ['run', 'run']);
  assert.equal(first.digest('hunter2'), second.digest('hunter2'));
  assert.notEqual(first.digest('hunter2'), first.digest('hunter3'));
});

test('a key is 32 bytes for the user alone, with nothing left beside it', (t) => {
  const directory = makeTestDirectory(t);
  const keyPath = join(directory, 'run_001.key');
  openDigester(keyPath);
  assert.equal(readFileSync(keyPath).length, 32);
  assert.equal(statSync(keyPath).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(directory), ['run_001.key']);
});

test('a digest cannot be made without the key', (t) => {
  const directory = makeTestDirectory(t);
  const [one, other] = ['one.key', 'other.key'].map((name) => openDigester(join(directory, name)).digest('hunter2'));
  assert.match(one ?? '', /^[0-9a-f]{16}$/);
  assert.notEqual(one, other);
  assert.notEqual(one, hash('sha256', 'hunter2').slice(0, 16));
});

test('where no key can be kept, digests compare within the process and say so', (t) => {
  const file = join(makeTestDirectory(t), 'file');
  writeFileSync(file, '');
  const digester = openDigester(join(file, 'run_001.key'));
  assert.equal(digester.scope, 'process');
  assert.equal(digester.digest('a'), digester.digest('a'));
  assert.notEqual(digester.digest('a'), openDigester(join(file, 'run_001.key')).digest('a'));
});

test('a key of the wrong size is neither used nor replaced', (t) => {
  const keyPath = join(makeTestDirectory(t), 'run_001.key');
  writeFileSync(keyPath, 'short');
  assert.equal(openDigester(keyPath).scope, 'process');
  assert.equal(readFileSync(keyPath, 'utf8'), 'short');
});

test('writers that start at once agree on one key', async (t) => {
  const keyPath = join(makeTestDirectory(t), 'run_001.key');
  const script = `
    const { openDigester } = await import(${JSON.stringify(new URL('./digest-key.ts', import.meta.url).href)});
    const { digest, scope } = openDigester(${JSON.stringify(keyPath)});
    console.log(scope, digest('a'));`;
  const start = (): Promise<{ stdout: string }> =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const said = await Promise.all(Array.from({ length: 6 }, start));
  assert.deepEqual(
    new Set(said.map(({ stdout }) => stdout.trim())),
    new Set([`run ${openDigester(keyPath).digest('a')}`]),
  );
});
