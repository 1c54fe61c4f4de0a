import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CRITIQOR } from '../../../testing/run-critiqor.ts';

test('on a Node that is too old every command says so in one sentence', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-old-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  // Without sources, built files and a Node beside it, as a package of its own.
  mkdirSync(join(folder, 'bin'));
  copyFileSync(CRITIQOR, join(folder, 'bin/critiqor.js'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const older = join(folder, 'older.mjs');
  writeFileSync(
    older,
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.2' } });\nObject.defineProperty(process, 'version', { value: 'v20.19.2' });\n",
  );
  for (const args of [
    [],
    ['--help'],
    ['monitor', 'openclaw'],
    ['finalize'],
    ['show'],
    ['dashboard'],
    ['doctor'],
    ['nonsense'],
  ]) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', older, join(folder, 'bin/critiqor.js'), ...args],
      { encoding: 'utf8', env: { ...process.env, HOME: folder } },
    );
    assert.deepEqual([status, stdout], [1, ''], args.join(' '));
    assert.match(stderr, /^critiqor needs Node 24\.16 or newer .*; this is v20\.19\.2\. Install a newer Node.*\n$/);
  }
});
