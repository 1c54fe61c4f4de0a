import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { makeFakeOpenClaw, recordMark } from '../../testing/fake-openclaw.ts';
import { runCritiqor } from '../../testing/run-critiqor.ts';

/** Monitors a program that only claims to be this version. */
async function monitorVersion(t: TestContext, version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-version-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const launched = join(folder, 'launched');
  const agent = recordMark(join(folder, 'fake'), 'hello', `touch '${launched}'`);
  const openclaw = makeFakeOpenClaw(join(folder, 'fake'), agent, version);
  const options = ['--openclaw-command', openclaw, '--runs-dir', join(folder, 'runs')];
  const monitored = await runCritiqor(['monitor', 'openclaw', ...options, '--', 'agent', '--local']);
  const examined = await runCritiqor(['doctor', ...options]);
  return {
    ...monitored,
    doctor: examined.stdout,
    launched: existsSync(launched),
    runs: existsSync(join(folder, 'runs')),
  };
}

test('a version that is too old is refused before anything is launched or created, with the version that is needed', async (t) => {
  for (const version of ['2026.3.31', '2026.6.35']) {
    const { code, stderr, doctor, launched, runs } = await monitorVersion(t, version);
    assert.deepEqual([code, launched, runs], [1, false, false]);
    assert.match(stderr, new RegExp(`OpenClaw ${version} is too old.*\\n.*needs OpenClaw 2026\\.7 or newer`));
    assert.match(doctor, /needs OpenClaw 2026\.7 or newer/);
  }
});

test('a newer version is tried, judged by what arrives, and reported as untested', async (t) => {
  const { code, stderr, launched } = await monitorVersion(t, '2026.11.1');
  assert.deepEqual([code, launched], [0, true]);
  assert.match(
    stderr,
    /untested {2}OpenClaw 2026\.11\.1 is newer than .*missing: the beginning of a run, .*model calls/,
  );
});

test('an OpenClaw that does not say which configuration it uses is refused: the agent would run without it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-silent-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const launched = join(folder, 'launched');
  const openclaw = makeFakeOpenClaw(folder, `touch '${launched}'`);
  const program = readFileSync(openclaw, 'utf8');
  const silent = program.replace(/'config file'\) .* ;;/, "'config file') echo busy >&2; exit 3 ;;");
  assert.notEqual(silent, program);
  writeFileSync(openclaw, silent);
  const options = ['--openclaw-command', openclaw, '--runs-dir', join(folder, 'runs')];
  const { code, stderr } = await runCritiqor(['monitor', 'openclaw', ...options, '--', 'agent', '--local']);
  assert.deepEqual([code, existsSync(launched), existsSync(join(folder, 'runs'))], [1, false, false]);
  assert.match(stderr, /OpenClaw did not answer openclaw config file: busy\..*\n.*Nothing was launched/);
});
