import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CRITIQOR, runCritiqor } from '../testing/run-critiqor.ts';

test('a reader that stops reading does not crash a command', async () => {
  const child = spawn(process.execPath, [CRITIQOR, '--help'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  assert.deepEqual([code, stderr], [0, '']);
});

test('only main sets the exit code', () => {
  const folder = join(import.meta.dirname, '..');
  const setting = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => /^\s*process\.exit(?:Code =|\()/m.test(readFileSync(join(folder, path), 'utf8')));
  assert.deepEqual(
    setting.filter((path) => !path.startsWith('testing/')),
    ['cli/main.ts'],
  );
});

test('a word that is no command is quoted without what a terminal would interpret', async () => {
  for (const args of [['x\u001b[31m\u202ey'], ['runs', '--\u009b31m'], ['show', 'run_1', '\u0007']]) {
    const { code, stderr } = await runCritiqor(args);
    assert.equal(code, 2);
    assert.match(stderr, /^error: /);
    assert.doesNotMatch(stderr.replaceAll('\n', ''), /[\p{Cc}\p{Cf}]/u);
  }
});
