import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { PARTS } from './parts.ts';
import { PAGE, toPage } from './report.ts';

/** The short form of the campaign, and the page that the long form leaves. */

const ROOT = resolve(import.meta.dirname, '..');
const PROVE = join(import.meta.dirname, 'prove.ts');

for (const { name, title } of PARTS) {
  test(`${title}: the short form holds`, () => {
    // A seed of its own every time; the output names it.
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROVE, name, '--short'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    assert.equal(status, 0, `${stdout}${stderr}`);
    assert.match(stdout, /^ok /m);
  });
}

test('the page says what the kept results say', () => {
  assert.equal(readFileSync(join(ROOT, PAGE), 'utf8'), toPage(ROOT), 'make it again with: node prove/report.ts');
});

test('a part that does not exist is refused, and Ctrl-C leaves nothing behind', async () => {
  for (const args of [['nothing'], ['--nothing'], ['--seed', 'x']])
    assert.equal(spawnSync(process.execPath, [PROVE, ...args], { cwd: ROOT }).status, 2);
  const left = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('critiqor-prove-'));
  const before = new Set(left());
  const child = spawn(process.execPath, [PROVE, 'growth', '--short'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const own = left().filter((name) => !before.has(name));
  child.kill('SIGINT');
  const code = await new Promise((resolve) => child.on('close', resolve));
  assert.equal(code, 130);
  assert.ok(own.length > 0);
  assert.deepEqual(
    left().filter((name) => own.includes(name)),
    [],
  );
});
