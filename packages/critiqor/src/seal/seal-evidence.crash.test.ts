import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { openDigester } from '@critiqor/evidence/write/digest-key';
import fc from 'fast-check';
import {
  CREATED_AT,
  createTestWriter,
  makeJournalLines,
  makeTestRun,
  sealTestRun,
  writeJournal,
} from '../testing/test-evidence.ts';
import { createSigningKeys, loadSigningKey } from '../verify/signing-keys.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';

/**
 * The real process is ended at its n-th call of the file system, for every n. At no point anything is lost, and sealing again gives the
 * same bytes as sealing undisturbed.
 */

/** What a full or failing disk can refuse. */
const NEEDS_DISK = ['openSync', 'readSync', 'writeSync', 'fchmodSync', 'fsyncSync', 'renameSync', 'rmSync'];

interface Setting {
  readonly before: RunPaths;
  readonly keyPath: string;
  readonly journal: Buffer;
  /** What an undisturbed process makes of it, and with which calls. */
  readonly sealed: Buffer;
  readonly calls: readonly string[];
}

/** A run to be sealed, with more lines than fit into one read or write, a torn end, a live summary and a key. */
function makeSetting(t: TestContext): Setting {
  const before = makeTestRun(t);
  const write = createTestWriter('w_c');
  const long = Array.from({ length: 3 }, () => write({ payload: { text: 'x'.repeat(500_000) } }));
  writeJournal(before, [...makeJournalLines(), ...long]);
  writeFileSync(before.journal, '{"event_type":"torn', { flag: 'a' });
  writeFileSync(
    before.session,
    JSON.stringify({ run_id: 'run_001', created_at: CREATED_AT, events_file: 'events.jsonl' }),
  );
  openDigester(before.digestKey);
  const keyPath = join(before.runsDir, '..', 'key.pem');
  createSigningKeys(keyPath);
  const journal = readFileSync(before.journal);
  const paths = copyRun(before, 'undisturbed');
  const { stdout, status, stderr } = sealInProcess(paths, keyPath, {});
  assert.equal(status, 0, stderr);
  return { before, keyPath, journal, sealed: readFileSync(paths.session), calls: JSON.parse(stdout) };
}

function copyRun({ runsDir }: RunPaths, name: string): RunPaths {
  const copy = join(runsDir, '..', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(runsDir, copy, { recursive: true });
  return toRunPaths(copy, 'run_001');
}

function sealInProcess({ runsDir }: RunPaths, keyPath: string, env: Record<string, string>) {
  const file = (name: string): string => join(import.meta.dirname, '../testing', name);
  const args = ['--import', file('fail-at-call.ts'), file('seal-in-process.ts'), runsDir, keyPath];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, ...env } });
}

/** Everything is there, in the journal or in the sealed file; and then sealing again finishes the work. */
async function assertRecovers({ keyPath, journal, sealed }: Setting, paths: RunPaths, what: string): Promise<void> {
  const isSealed = readFileSync(paths.session).equals(sealed);
  assert.ok(isSealed || readFileSync(paths.journal).equals(journal), `${what}: something is lost`);
  await sealTestRun(paths, { signingKey: loadSigningKey(keyPath) });
  assert.ok(readFileSync(paths.session).equals(sealed), `${what}: other bytes`);
  assert.deepEqual(readdirSync(paths.directory), ['session.json'], what);
  assert.ok(!existsSync(paths.digestKey), what);
}

test('killed before any call, sealing again gives the same bytes and nothing is lost', async (t) => {
  const setting = makeSetting(t);
  t.diagnostic(`${setting.calls.length} calls: ${setting.calls.join(' ')}`);
  assert.equal((await verifyEvidence(copyRun(setting.before, 'check').directory)).status, 'invalid');
  for (const call of setting.calls.keys()) {
    const paths = copyRun(setting.before, 'killed');
    const { signal } = sealInProcess(paths, setting.keyPath, { FAIL_AT: String(call + 1) });
    assert.equal(signal, 'SIGKILL');
    await assertRecovers(setting, paths, `killed before call ${call + 1}, ${setting.calls[call]}`);
  }
});

test('killed in the middle of any write, sealing again gives the same bytes and nothing is lost', async (t) => {
  const setting = makeSetting(t);
  for (const [index, call] of setting.calls.entries()) {
    if (call !== 'writeSync') continue;
    const paths = copyRun(setting.before, 'killed');
    const { signal } = sealInProcess(paths, setting.keyPath, { FAIL_AT: String(index + 1), FAIL_HOW: 'half' });
    assert.equal(signal, 'SIGKILL');
    await assertRecovers(setting, paths, `killed in write ${index + 1}`);
  }
});

test('a disk that is full at any call is reported, and nothing is lost', async (t) => {
  const setting = makeSetting(t);
  for (const [index, call] of setting.calls.entries()) {
    if (!NEEDS_DISK.includes(call)) continue;
    const paths = copyRun(setting.before, 'full');
    const { status, stderr } = sealInProcess(paths, setting.keyPath, {
      FAIL_AT: String(index + 1),
      FAIL_HOW: 'ENOSPC',
    });
    assert.equal(status, 1);
    assert.match(stderr, /CritiqorError/, `call ${index + 1}, ${call}`);
    await assertRecovers(setting, paths, `full at call ${index + 1}, ${call}`);
  }
});

test('killed again and again, at whatever calls, it recovers', async (t) => {
  const setting = makeSetting(t);
  const call = fc.integer({ min: 1, max: setting.calls.length });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { minLength: 2, maxLength: 4 }), async (calls) => {
      const paths = copyRun(setting.before, 'again');
      for (const at of calls) sealInProcess(paths, setting.keyPath, { FAIL_AT: String(at) });
      await assertRecovers(setting, paths, `killed at ${calls.join()}`);
    }),
    { numRuns: 10 },
  );
});
