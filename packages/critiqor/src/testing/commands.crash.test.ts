import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readRecord } from '../runs/open/read-record.ts';
import { activePath, findActive, listRunIds } from '../runs/runs-directory.ts';
import { withRunsLock } from '../runs/runs-lock.ts';
import { abortRun, finalizeRun } from '../supervise/finalize-run.ts';
import type { FinalizedRun } from '../supervise/seal-run.ts';
import { startRun } from '../supervise/start-run.ts';
import { CritiqorError } from '../system/errors.ts';
import { identityOf } from '../system/process-identity.ts';
import { verifyEvidence } from '../verify/verify-evidence.ts';
import { makeFakeOpenClaw, recordMark } from './fake-openclaw.ts';
import { type Ended, runCritiqor } from './run-critiqor.ts';

/**
 * The real commands are ended before each of their calls that change the file system, and in the middle of each write. Whatever is
 * left can be told, finished and followed by the next run; nothing that was recorded is lost.
 */

const AT = '2026-11-15T10:00:00.000Z';

interface Setting {
  readonly folder: string;
  /** A runs directory with one finished run in it. */
  readonly before: string;
  readonly openclaw: string;
}

async function makeSetting(t: TestContext): Promise<Setting> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-crash-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const openclaw = makeFakeOpenClaw(folder, recordMark(folder, 'mark', 'touch "$CRITIQOR_RUNS_DIR/ran"'));
  const before = join(folder, 'before');
  assert.equal((await monitor(openclaw, before, ['--finalize'])).code, 0);
  rmSync(join(before, 'ran'));
  return { folder, before, openclaw };
}

const monitor = (
  openclaw: string,
  runsDir: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> =>
  runCritiqor(['monitor', 'openclaw', '--openclaw-command', openclaw, '--runs-dir', runsDir, ...args], { env });

function copyRuns(from: string, name: string): string {
  const copy = join(from, '..', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(from, copy, { recursive: true });
  return copy;
}

type Command = (runsDir: string, env: Readonly<Record<string, string>>) => Promise<Ended>;

const KILLS = { kill: /./, half: /^write/ };

/** `npm test` takes every third call, `npm run test:slow` and a single file take them all. */
const EVERY = process.env.TEST_FORM === 'short' ? 3 : 1;

/** The calls that an undisturbed command makes. */
async function callsOf(before: string, command: Command): Promise<string[]> {
  const said = join(before, '../calls.json');
  const { code, stderr } = await command(copyRuns(before, 'undisturbed'), { COUNT: 'changes', SAY_CALLS: said });
  assert.equal(code, 0, stderr);
  return JSON.parse(readFileSync(said, 'utf8'));
}

/** Ends a command before each of its calls, and in the middle of each write; `check` looks at what that leaves. */
async function killAtEveryCall(
  before: string,
  command: Command,
  check: (runsDir: string, what: string, index: number) => Promise<void>,
): Promise<string> {
  const calls = await callsOf(before, command);
  for (const [how, which] of Object.entries(KILLS)) {
    for (const [index, name] of calls.entries()) {
      if (index % EVERY !== 0 || !which.test(name)) continue;
      const what = `${how} at call ${index + 1}, ${name}`;
      const runsDir = copyRuns(before, 'killed');
      const { signal } = await command(runsDir, { COUNT: 'changes', FAIL_AT: String(index + 1), FAIL_HOW: how });
      // How often a living run is noted depends on the machine, so the last calls may not come again.
      if (index < calls.indexOf('spawn')) assert.equal(signal, 'SIGKILL', what);
      await check(runsDir, what, index);
    }
  }
  return `${calls.length} calls: ${calls.join(' ')}`;
}

/** Finalizes or aborts what there is, once its agent has ended; null where nothing is active. */
async function closeActive(runsDir: string, close: typeof finalizeRun): Promise<FinalizedRun | null> {
  for (;;) {
    try {
      return await close(runsDir);
    } catch (cause) {
      if (!(cause instanceof CritiqorError)) throw cause;
      if (cause.code === 'no_active_run') return null;
      assert.equal(cause.code, 'writer_alive', cause.message);
      await pause(20);
    }
  }
}

async function assertSealed(runsDir: string, runId: string, what: string): Promise<string> {
  const paths = toRunPaths(runsDir, runId);
  assert.equal((await verifyEvidence(paths.directory)).status, 'consistent', what);
  assert.deepEqual(
    readdirSync(paths.directory).filter((name) => !/^(?:openclaw\.config|diagnosis)\./.test(name)),
    ['session.json'],
    what,
  );
  return readFileSync(paths.session, 'utf8');
}

function assertNothingLeft(runsDir: string, what: string): void {
  assert.equal(findActive(runsDir), null, what);
  assert.ok(!existsSync(activePath(runsDir)), `${what}: the active file is left`);
  const leftovers = readdirSync(runsDir, { recursive: true }).filter((name) => /tmp|sealing|\.key/.test(String(name)));
  assert.deepEqual(leftovers, [], what);
}

test('monitor, ended at any call: what is left is told, closed, and followed by the next run', async (t) => {
  const { before, openclaw } = await makeSetting(t);
  const finished = readFileSync(toRunPaths(before, 'run_001').session);
  const seen = new Set<string>();
  const start: Command = (runsDir, env) => monitor(openclaw, runsDir, [], env);
  const calls = await killAtEveryCall(before, start, async (runsDir, what, index) => {
    const active = findActive(runsDir);
    seen.add(active?.record.status ?? 'nothing');
    assert.ok(active || listRunIds(runsDir).length === 1, `${what}: a run that nobody explains`);
    const close = index % 2 ? finalizeRun : abortRun;
    const closed = await closeActive(runsDir, close);
    assert.equal(closed?.record.run_id, active?.record.run_id, what);
    const didRun = existsSync(join(runsDir, 'ran'));
    if (closed) {
      assert.equal(closed.record.status, index % 2 ? 'COMPLETED' : 'ABORTED', what);
      const evidence = await assertSealed(runsDir, closed.record.run_id, what);
      assert.equal(evidence.includes('"text":"mark"'), didRun, `${what}: what the agent did`);
      assertNothingLeft(runsDir, what);
    } else assert.ok(!didRun, `${what}: an agent ran for a run that is not there`);
    assert.ok(readFileSync(toRunPaths(runsDir, 'run_001').session).equals(finished), `${what}: evidence changed`);
    withRunsLock(runsDir, () => startRun(runsDir, readRecord(toRunPaths(before, 'run_001')).metadata, AT));
    assert.deepEqual(listRunIds(runsDir), closed ? ['run_001', 'run_002', 'run_003'] : ['run_001', 'run_002'], what);
    await abortRun(runsDir);
    assertNothingLeft(runsDir, what);
  });
  t.diagnostic(calls);
  assert.deepEqual([...seen], ['nothing', 'MONITORING']);
});

test('finalize, ended at any call: again, it gives the same bytes and nothing is lost', async (t) => {
  const { before, openclaw } = await makeSetting(t);
  assert.equal((await monitor(openclaw, before)).code, 0);
  const finalize: Command = (runsDir, env) => runCritiqor(['finalize', '--runs-dir', runsDir], { env });
  const seen = new Set<string>();
  const calls = await killAtEveryCall(before, finalize, async (runsDir, what) => {
    const paths = toRunPaths(runsDir, 'run_002');
    const { status } = readRecord(paths);
    seen.add(status);
    const atOnce = existsSync(paths.journal) ? null : readFileSync(paths.session, 'utf8');
    const copied = copyRuns(runsDir, 'copied');
    const closed = await closeActive(runsDir, finalizeRun);
    assert.ok(closed, what);
    const evidence = await assertSealed(runsDir, 'run_002', what);
    assert.match(evidence, /"text":"mark"/, what);
    assert.equal(atOnce ?? evidence, evidence, `${what}: sealed evidence changed`);
    assert.equal(readRecord(paths).status, 'COMPLETED', what);
    assertNothingLeft(runsDir, what);
    await closeActive(copied, finalizeRun);
    if (status !== 'MONITORING')
      assert.equal(await assertSealed(copied, 'run_002', what), evidence, `${what}: other bytes`);
  });
  t.diagnostic(calls);
  assert.deepEqual([...seen], ['MONITORING', 'FINALIZING']);
});

test('a monitor that is killed right after the launch: its agent is known all the same', async (t) => {
  const { folder, before, openclaw } = await makeSetting(t);
  const start = (await callsOf(before, (runsDir, env) => monitor(openclaw, runsDir, [], env))).indexOf('spawn');
  const sleeping = makeFakeOpenClaw(join(folder, 'sleeping'), 'exec sleep 600');
  const runsDir = copyRuns(before, 'killed');
  const killed = await monitor(sleeping, runsDir, [], { COUNT: 'changes', FAIL_AT: String(start + 2) });
  assert.equal(killed.signal, 'SIGKILL');
  const critiqor = (...args: readonly string[]): Promise<Ended> => runCritiqor([...args, '--runs-dir', runsDir]);
  const status = JSON.parse((await critiqor('status', '--json')).stdout);
  assert.equal(status.active, 'run_002');
  assert.equal(status.supervisor.living, false);
  assert.match((await monitor(openclaw, runsDir)).stderr, /run_002 was never finalized.*\n.*critiqor finalize/);
  const refused = await critiqor('finalize');
  assert.equal(refused.code, 1);
  const pid = Number(/still running \(process (\d+)\)/.exec(refused.stderr)?.[1]);
  const stopped = await critiqor('finalize', '--stop');
  assert.equal(stopped.code, 0, stopped.stderr);
  assert.equal(identityOf(pid), null);
  await assertSealed(runsDir, 'run_002', 'stopped');
  assert.equal((await critiqor('status')).code, 1);
  assertNothingLeft(runsDir, 'stopped');
});
