import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { identityOf } from '../system/process-identity.ts';
import { makeFakeOpenClaw, recordMark } from '../testing/fake-openclaw.ts';
import { CRITIQOR, runCritiqor } from '../testing/run-critiqor.ts';
import { openTerminal, type Terminal, waitUntil } from '../testing/test-terminal.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';

/** `monitor` in a real terminal, with a small agent that says what reaches it. */

interface Setting {
  readonly terminal: Terminal;
  /** What the agent has said so far. */
  traces(): string[];
  /** Waits until the supervisor, the agent and the agent's own process are gone. */
  allGone(): Promise<void>;
  /** Finalizes the run and returns how its process ended, as reported. */
  finalize(): Promise<{ readonly exit_code?: number; readonly signal?: string }>;
}

async function openAgent(t: TestContext, ...manners: readonly string[]): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-terminal-'));
  const traceFile = join(folder, 'traces');
  const agent = join(import.meta.dirname, '../testing/terminal-agent.ts');
  const start = `exec '${process.execPath}' '${agent}' '${traceFile}' ${manners.join(' ')}`;
  const openclaw = makeFakeOpenClaw(folder, recordMark(folder, 'mark', start));
  const runsDir = join(folder, 'runs');
  const args = ['monitor', 'openclaw', '--openclaw-command', openclaw, '--runs-dir', runsDir];
  const terminal = openTerminal(CRITIQOR, args, { cwd: folder, env: process.env });
  const traces = (): string[] => (existsSync(traceFile) ? readFileSync(traceFile, 'utf8').trim().split('\n') : []);
  const pids = (): number[] => {
    const [, ...own] = (traces().find((line) => line.startsWith('ready')) ?? '').split(' ');
    return [terminal.pid, ...own.map(Number)];
  };
  t.after(() => {
    for (const pid of pids()) if (identityOf(pid)) process.kill(pid, 'SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await waitUntil(
    'the agent',
    () => terminal.screen().includes('[ready'),
    () =>
      `on the screen: ${terminal.screen()}\ntraces: ${traces()}\nsupervisor alive: ${identityOf(terminal.pid) !== null}`,
  );
  return {
    terminal,
    traces,
    allGone: () =>
      waitUntil(
        'the end of all processes',
        () => pids().every((pid) => identityOf(pid) === null),
        () => `${pids()}: ${traces()}`,
      ),
    async finalize() {
      const { code, stderr } = await runCritiqor(['finalize', '--runs-dir', runsDir]);
      assert.equal(code, 0, stderr);
      const paths = toRunPaths(runsDir, 'run_001');
      assert.equal((await verifyEvidence(paths.directory)).status, 'consistent');
      const { events } = JSON.parse(readFileSync(paths.session, 'utf8'));
      return events.find(({ event }: { event: string }) => event === 'process_end')?.payload;
    },
  };
}

test('the agent has the terminal to itself: colours, size, single keys and its own exit code', async (t) => {
  const { terminal, traces, finalize } = await openAgent(t, 'raw');
  assert.deepEqual(traces().slice(0, 2), ['terminal true xterm-256color 8', 'size 120x40']);
  terminal.resize(90, 25);
  await terminal.waitForText('[size 90x25]');
  const before = terminal.screen().length;
  for (const [keys, hex] of [
    ['\u001b[A', '1b5b41'],
    ['\u0003', '03'],
    ['\u001a', '1a'],
    ['ü', 'c3bc'],
  ] as const) {
    terminal.type(keys);
    await terminal.waitForText(`[keys ${hex}]`);
  }
  assert.doesNotMatch(terminal.screen().slice(before), /critiqor/, 'nothing of ours while the agent owns the terminal');
  terminal.type('q');
  assert.equal(await terminal.exited, 7);
  await terminal.waitForText('critiqor: run_001: OpenClaw ended with exit code 7');
  assert.ok(!traces().some((line) => line.startsWith('SIG')), 'a key in raw mode is no signal');
  assert.equal((await finalize()).exit_code, 7);
});

test('Ctrl-C is the child\u2019s, and reaches it once', async (t) => {
  const { terminal, traces, finalize } = await openAgent(t, 'cooked');
  terminal.type('\u0003');
  await terminal.waitForText('[SIGINT 1]');
  // Were it passed on a second time, the agent would end before it hears this.
  terminal.resize(90, 25);
  await terminal.waitForText('[size 90x25]');
  terminal.type('\u0003');
  assert.equal(await terminal.exited, 5);
  assert.deepEqual(
    traces().filter((line) => line.startsWith('SIG')),
    ['SIGINT 1', 'SIGINT 2'],
  );
  assert.equal((await finalize()).exit_code, 5);
});

for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
  test(`${signal} to the supervisor is passed on, and nothing is left`, async (t) => {
    const { terminal, traces, allGone, finalize } = await openAgent(t, 'cooked');
    terminal.kill(signal);
    assert.equal(await terminal.exited, 3);
    await allGone();
    assert.deepEqual(
      traces().filter((line) => line.startsWith('SIG')),
      [signal],
    );
    assert.equal((await finalize()).exit_code, 3);
  });
}

test('the terminal is closed: the agent may end politely, and nothing is left', async (t) => {
  const { terminal, traces, allGone, finalize } = await openAgent(t, 'raw');
  terminal.close();
  await allGone();
  assert.equal(traces().at(-1), 'SIGHUP');
  assert.equal((await finalize()).exit_code, 3);
});

test('a terminal that says again and again that it is gone: the end is noted all the same', async (t) => {
  const { terminal, allGone, finalize } = await openAgent(t, 'raw');
  const again = setInterval(() => identityOf(terminal.pid) && process.kill(terminal.pid, 'SIGHUP'), 1);
  t.after(() => clearInterval(again));
  await allGone();
  assert.equal((await finalize()).exit_code, 3);
});

test('the terminal is closed on an agent that does not care: asked first, then ended', async (t) => {
  const { terminal, traces, allGone, finalize } = await openAgent(t, 'raw', 'stubborn');
  terminal.close();
  await waitUntil('the agent that goes on', () => traces().includes('still here'));
  await allGone();
  assert.equal((await finalize()).signal, 'SIGKILL');
});

test('who asks twice gets an agent ended that does not care', async (t) => {
  const { terminal, traces, allGone, finalize } = await openAgent(t, 'cooked', 'stubborn');
  terminal.kill('SIGTERM');
  await terminal.waitForText('[SIGTERM]');
  terminal.kill('SIGHUP');
  terminal.kill('SIGTERM');
  assert.equal(await terminal.exited, 137);
  await allGone();
  assert.deepEqual(
    traces().filter((line) => line.startsWith('SIG')),
    ['SIGTERM'],
    'a terminal that is gone is no second request',
  );
  assert.equal((await finalize()).signal, 'SIGKILL');
});
