import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readActive } from '../../packages/critiqor/src/runs/runs-directory.ts';
import { readWriters } from '../../packages/critiqor/src/runs/writer-processes.ts';
import { identityOf } from '../../packages/critiqor/src/system/process-identity.ts';
import { onlyWhole } from '../short-form.ts';
import { OPENCLAW, waitFor } from './host.ts';
import { CRITIQOR, type Session, withSession } from './session.ts';
import { openProgram } from './terminal.ts';

/**
 * SIGKILL of whatever takes part in a monitored run, while the model has not answered. That of the supervisor alone, whose agent lives
 * on, is in monitor.test.ts.
 */

type Part = 'supervisor' | 'launcher' | 'agent';

interface Ending {
  readonly killed: readonly Part[];
  /** Whether the supervisor lived to note how the agent ended. */
  readonly isNoted: boolean;
}

const ENDINGS: readonly Ending[] = [
  { killed: ['launcher'], isNoted: true },
  { killed: ['agent'], isNoted: true },
  { killed: ['supervisor', 'launcher', 'agent'], isNoted: false },
];

for (const { killed, isNoted } of ENDINGS) {
  const name = `SIGKILL of ${killed.join(', ')}: the run is sealed, and says honestly that it was cut off`;
  // Where the agent is started directly, the launcher and the agent are one process.
  test(name, killed[0] === 'launcher' ? onlyWhole('openclaw') : {}, async (t) => {
    await withSession(async (session) => {
      const { host, runsDir, start, critiqor } = session;
      const config = readFileSync(join(host.home, '.openclaw/openclaw.json'), 'utf8');
      session.model.script('WAIT.', [
        { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
        { text: 'never', delayMs: 600_000 },
      ]);
      const monitor = ['monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--'];
      const { child, ended } = start(...monitor, 'agent', '--local', '--agent', 'main', '--message', 'Please WAIT.');
      await waitFor('the second model call', () => session.model.of('WAIT.').length === 2);
      const pids = pidsOf(runsDir, child.pid);
      t.diagnostic(JSON.stringify(pids));
      for (const part of killed) process.kill(pids[part], 'SIGKILL');
      await waitFor('the end of all', () => Object.values(pids).every((pid) => identityOf(pid) === null));
      const { code, signal } = await ended;
      assert.ok(isNoted ? code !== 0 && signal === null : signal === 'SIGKILL', `${code} ${signal}`);

      const finalized = await critiqor('finalize', '--json');
      assert.equal(finalized.code, 0, finalized.stderr);
      const { status, coverage } = JSON.parse(finalized.stdout);
      assert.equal(status, 'COMPLETED');
      assert.equal((await critiqor('verify', 'run_001')).code, 0);
      const agentEnds = assertHonest(join(runsDir, 'run_001/session.json'), isNoted);
      // An agent that lost its launcher is asked to end, and may still show that it was aborted.
      assert.ok(agentEnds === 0 || !killed.includes('agent'));
      assert.equal(coverage.open_runs.length, 1 - agentEnds, 'a run without an end is named');
      assert.equal(readFileSync(join(host.home, '.openclaw/openclaw.json'), 'utf8'), config);
      assertNothingOfOurs(session);
      assert.equal((await critiqor('status')).code, 1);
    });
  });
}

/** The supervisor, its child, which launches OpenClaw again, and the process in which the recorder sits. */
function pidsOf(runsDir: string, supervisor: number | undefined): Record<Part, number> {
  const launcher = readActive(runsDir)?.child?.pid;
  const agent = readWriters(join(runsDir, 'run_001/events.jsonl'))[0]?.pid;
  assert.ok(supervisor && launcher && agent);
  return { supervisor, launcher, agent };
}

/** How many ends the runs of the agent show; none of them is a success. */
function assertHonest(path: string, isNoted: boolean): number {
  const { events } = JSON.parse(readFileSync(path, 'utf8'));
  const ends = events.filter(({ event }: { event: string }) => event === 'process_end');
  assert.equal(ends.length, isNoted ? 1 : 0);
  for (const { outcome } of ends) assert.equal(outcome, 'failed');
  const agentEnds = events.filter(
    ({ event, refines }: { event: string; refines?: number }) => event === 'agent_end' && !refines,
  );
  for (const { payload } of agentEnds) assert.notEqual(payload.ending, 'success');
  const calls = events.filter(
    ({ event, refines }: { event: string; refines?: number }) => event === 'tool_call' && !refines,
  );
  assert.equal(calls.length, 1);
  return agentEnds.length;
}

function assertNothingOfOurs({ host }: Session): void {
  const ours = readdirSync(join(host.home, '.openclaw'), { recursive: true }).filter(
    (name) => /critiqor/i.test(String(name)) && !/plugin-captures|tmp/.test(String(name)),
  );
  assert.deepEqual(ours, [], 'nothing of ours is in the state directory');
}

test('chat in a terminal that is resized, and then closed: it ends politely, and nothing is left', async () => {
  await withSession(async (session) => {
    const { host, runsDir, critiqor } = session;
    session.model.script('HELLO.', [{ text: 'Good morning to you.' }]);
    const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
    const monitor = ['monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--', 'chat'];
    const terminal = openProgram({ ...host, env }, CRITIQOR, monitor);
    try {
      await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
      terminal.type('Please HELLO.');
      await terminal.waitForText('Please HELLO.');
      terminal.type('\r');
      await terminal.waitForText('Good morning to you.');
      const journal = join(runsDir, 'run_001/events.jsonl');
      await waitFor('the end of the turn', () => readFileSync(journal, 'utf8').includes('"event_type":"agent_end"'));
      const before = terminal.screen().length;
      terminal.resize(70, 30);
      await waitFor('the new layout', () => terminal.screen().length > before);
      const pids = pidsOf(runsDir, terminal.pid);
      terminal.close();
      await waitFor('the end of all', () => Object.values(pids).every((pid) => identityOf(pid) === null));
    } finally {
      terminal.kill();
    }
    const finalized = await critiqor('finalize', '--json');
    assert.equal(finalized.code, 0, finalized.stderr);
    const { events } = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
    assert.ok(
      events.some(({ event }: { event: string }) => event === 'process_end'),
      'the supervisor noted the end',
    );
    assert.ok(events.some(({ event }: { event: string }) => event === 'agent_end'));
    assert.ok(!existsSync(join(runsDir, 'active_session.json')));
    assertNothingOfOurs(session);
  });
});
