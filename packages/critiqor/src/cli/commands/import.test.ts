import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeEntries, writeSessionFile } from '../../testing/imports/test-store.ts';
import { runCritiqor } from '../../testing/run-critiqor.ts';

test('import openclaw: plans, imports once, and says what it cannot import', async (t) => {
  const home = mkdtempSync(join(tmpdir(), 'critiqor-import-'));
  t.after(() => rmSync(home, { recursive: true }));
  const stateDir = join(home, '.openclaw');
  const options = { cwd: home, env: { HOME: home, CRITIQOR_RUNS_DIR: '', OPENCLAW_STATE_DIR: stateDir } };
  const missing = await runCritiqor(['import', 'openclaw'], options);
  assert.deepEqual([missing.code, /no session store of OpenClaw/.test(missing.stderr)], [2, true]);
  writeSessionFile(stateDir, 'one', makeEntries(2, { startMs: Date.UTC(2025, 0) }));
  const planned = JSON.parse((await runCritiqor(['import', 'openclaw', '--dry-run', '--json'], options)).stdout);
  assert.deepEqual([planned.dry_run, planned.imported.length, planned.imported[0].run_id], [true, 2, null]);
  const done = await runCritiqor(['import', 'openclaw'], options);
  assert.equal(done.code, 0, done.stderr);
  assert.match(done.stdout, /^2 runs imported from 1 file: run_001 to run_002\n/);
  assert.match(done.stdout, /Runs of agent exec are not stored by OpenClaw and cannot be imported\./);
  const again = JSON.parse((await runCritiqor(['import', 'openclaw', '--json'], options)).stdout);
  assert.deepEqual([again.imported.length, again.known], [0, 2]);
});
