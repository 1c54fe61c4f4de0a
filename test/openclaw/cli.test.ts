import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeFakeOpenClaw, recordMark } from '../../packages/critiqor/src/testing/fake-openclaw.ts';
import { type Host, OPENCLAW, waitFor } from './host.ts';
import { CRITIQOR, withSession } from './session.ts';
import { openProgram } from './terminal.ts';

test('doctor: OpenClaw really loads the recorder, and a policy against it is found', async () => {
  await withSession(async ({ host, critiqor }) => {
    const healthy = await critiqor('doctor', '--openclaw-command', OPENCLAW);
    assert.equal(healthy.code, 0, healthy.stdout);
    assert.match(healthy.stdout, /ok {4}recorder +OpenClaw loads it/);
    assert.match(healthy.stdout, /\n\nReady.* Start with: critiqor monitor openclaw\n$/);
    host.writeConfig(18_999, { plugins: { deny: ['critiqor-openclaw'] } });
    const denied = await critiqor('doctor', '--openclaw-command', OPENCLAW);
    assert.equal(denied.code, 1);
    assert.match(denied.stdout, /FAIL {2}recorder +.*denies the recorder/);
    assert.equal((await critiqor('doctor', '--openclaw-command', 'no-such-openclaw')).code, 1);
  });
});

test('demo: the scenario decides what happens, and a signed seal names its key', async () => {
  await withSession(async ({ host, critiqor }) => {
    const demo = (...args: string[]) =>
      critiqor('demo', '--openclaw-command', OPENCLAW, '--folder', join(host.home, 'demo'), ...args);
    const mixed = await demo();
    assert.equal(mixed.code, 0, mixed.stderr);
    assert.match(mixed.stdout, /7 model calls, 6 tool calls \(5 failed\)/);
    assert.match(mixed.stdout, /memory_search .*: empty/);
    assert.match(mixed.stdout, /All 41 tests pass/);
    const script = join(host.home, 'turns.json');
    writeFileSync(
      script,
      JSON.stringify([{ tools: [{ name: 'exec', args: { command: 'exit 9' } }] }, { text: 'Mine.' }]),
    );
    assert.match(
      (await demo('--scenario', script)).stdout,
      /failed \(exit code 9\)[\s\S]*run_002 COMPLETED\n[\s\S]*2 model calls, 1 tool call \(1 failed\)/,
    );
    assert.equal((await demo('--scenario', 'no-such-thing')).code, 2);

    const runs = join(host.home, 'demo/runs');
    const shown = await critiqor('show', 'run_002', '--steps', '--runs-dir', runs, '--json');
    assert.equal(JSON.parse(shown.stdout).steps.at(-1).text, 'OpenClaw ended: exit code 0');
    assert.equal(JSON.parse((await critiqor('runs', '--runs-dir', runs, '--json')).stdout).length, 2);
    assert.equal((await critiqor('rm', 'run_001', '--runs-dir', runs)).code, 2, 'cannot prompt: not a terminal');
    assert.equal((await critiqor('rm', 'run_001', '--runs-dir', runs, '--yes')).code, 0);
    assert.equal((await critiqor('verify', 'run_001', '--runs-dir', runs)).code, 1);
  });
});

test('demo, Ctrl-C while the agent works: the agent ends, its run is sealed, and the next demo can begin', async () => {
  await withSession(async ({ host, critiqor }) => {
    const folder = join(host.home, 'demo');
    const turns = join(host.home, 'slow.json');
    writeFileSync(turns, JSON.stringify([{ tools: [{ name: 'exec', args: { command: 'touch began; sleep 300' } }] }]));
    const args = ['demo', '--openclaw-command', OPENCLAW, '--folder', folder, '--scenario', turns];
    const terminal = openProgram(host, CRITIQOR, args);
    try {
      await waitFor('the command', () => existsSync(join(folder, 'workspace/began')));
      terminal.type('\u0003');
      assert.equal(await terminal.exited, 130, terminal.screen());
    } finally {
      terminal.kill();
    }
    const runs = join(folder, 'runs');
    assert.equal((await critiqor('verify', 'run_001', '--runs-dir', runs)).code, 0);
    assert.equal((await critiqor('status', '--runs-dir', runs)).code, 1, 'no run is left open');
    const session = JSON.parse(readFileSync(join(runs, 'run_001/session.json'), 'utf8'));
    const writer = session.events.find(({ event }: { event: string }) => event === 'recorder_start');
    assert.equal(existsSync(`/proc/${writer.payload.pid}`), false, 'the agent is gone');
  });
});

test('keys: a signed run verifies for whoever has the public key, and with no other key', async () => {
  await withSession(async ({ host, runsDir, critiqor }) => {
    const key = join(host.home, 'mine.key');
    assert.equal((await critiqor('keys', 'create', key)).code, 0);
    assert.equal((await critiqor('keys', 'create', key)).code, 2, 'a key is never replaced');
    await critiqor('keys', 'create', join(host.home, 'other.key'));
    const monitor = ['monitor', 'openclaw', '--openclaw-command', makeAgent(host)];
    await critiqor(...monitor, '--finalize', '--signing-key', key, '--', 'agent', 'exec', 'SIGN.');
    const signed = await critiqor('verify', join(runsDir, 'run_001'), '--public-key', `${key}.pub`);
    assert.equal(signed.code, 0);
    assert.match(signed.stdout, /signed by [0-9a-f]{16}/);
    assert.equal((await critiqor('verify', 'latest', '--public-key', join(host.home, 'other.key.pub'))).code, 4);
    const record = JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8'));
    assert.equal(record.status, 'COMPLETED');
  });
});

/** A run of the real OpenClaw is aborted in conformance.test.ts. */
test('abort: the run is given up, and what was captured is sealed', async () => {
  await withSession(async ({ host, runsDir, critiqor }) => {
    await critiqor('monitor', 'openclaw', '--openclaw-command', makeAgent(host), '--', 'agent', 'exec', 'ABORT.');
    const aborted = await critiqor('abort', '--json');
    assert.equal(JSON.parse(aborted.stdout).status, 'ABORTED');
    assert.equal((await critiqor('verify', 'latest')).code, 0);
    assert.equal(JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8')).lifecycle.at(-1).state, 'ABORTED');
    assert.equal((await critiqor('abort')).code, 1);
  });
});

/** An agent that starts in no time, where it does not matter which one is recorded. */
const makeAgent = ({ home }: Host): string =>
  makeFakeOpenClaw(join(home, 'fake'), recordMark(join(home, 'fake'), 'mark'));
