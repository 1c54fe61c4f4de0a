import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { keepOn } from './keep-on.ts';

/** A pass that notes that it ran, and does what it finds in a file. */
const PASS = `
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const folder = process.argv[1];
const number = existsSync(folder + '/passes') ? readFileSync(folder + '/passes', 'utf8').length : 0;
appendFileSync(folder + '/passes', '.');
if (number === 0) appendFileSync(folder + '/seals.jsonl', 'sealed while the pass ran\\n');
console.log(JSON.stringify({ more: number === 1 }));
`;

test('what was sealed while a pass ran, and what a pass could not finish, is looked at again at once', {
  timeout: 60_000,
}, async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-keep-on-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'seals.jsonl'), 'one\n');
  const stopping = new AbortController();
  const passes = (): number => (existsSync(join(folder, 'passes')) ? readFileSync(join(folder, 'passes')).length : 0);
  const keeping = keepOn({
    runsDir: folder,
    pass: [process.execPath, '-e', PASS, folder],
    signal: stopping.signal,
    lookMs: 10,
  });
  while (passes() < 3) await pause(10);
  // Nothing is left to do; many looks later there is still no other pass.
  await pause(300);
  stopping.abort();
  await keeping;
  assert.equal(passes(), 3);
});
