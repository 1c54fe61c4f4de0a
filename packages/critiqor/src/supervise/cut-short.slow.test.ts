import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFakeOpenClaw, recordMark } from '../testing/fake-openclaw.ts';
import { type Ended, runCritiqor, startCritiqor } from '../testing/run-critiqor.ts';

/** Agents that a time limit, an interrupt or another command ends: the reason and the next step are about that. */

function prepare(t: TestContext, toAgent: (folder: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-cut-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), toAgent(folder));
  const runs = ['--runs-dir', join(folder, 'runs')];
  return {
    monitor: (...options: readonly string[]) =>
      startCritiqor(
        ['monitor', 'openclaw', '--openclaw-command', openclaw, ...runs, ...options, '--', 'agent', 'exec', 'hello'],
        { cwd: folder },
      ),
    critiqor: (...args: readonly string[]): Promise<Ended> => runCritiqor([...args, ...runs], { cwd: folder }),
    until: async () => {
      while (!existsSync(join(folder, 'began'))) await pause(20);
    },
    read: (name: string) => JSON.parse(readFileSync(join(folder, 'runs', name), 'utf8')),
  };
}

const SLEEP = 'touch began; exec sleep 300';
/** As OpenClaw does: it ends by itself when it is asked to, with a code and not with the signal. */
const POLITE = "trap 'exit 143' TERM INT; touch began; while :; do sleep 0.1; done";
const troubles = (record: { event_log: { event_type: string; payload: { source?: string } }[] }) =>
  record.event_log.flatMap(({ event_type, payload }) => (event_type === 'error_event' ? [payload.source] : []));

test('the time limit comes before the recorder: it is the reason, and more time the remedy', async (t) => {
  for (const agent of [SLEEP, POLITE]) {
    const { monitor, read } = prepare(t, () => agent);
    const { code, stderr } = await monitor('--timeout', '1', '--finalize').ended;
    assert.equal(code, 124, stderr);
    assert.match(stderr, /was stopped by the time limit after/);
    assert.match(stderr, /reason {4}openclaw agent exec was stopped by the time limit after .*\n.*more time/);
    const { diagnosis, event_log } = read('run_001.json');
    assert.match(diagnosis.executive_summary.summary, /The time limit ended the agent before any tool call/);
    assert.match(diagnosis.recommendations.next_action, /--timeout/);
    assert.equal(troubles({ event_log })[0], 'timeout');
    const [started, ended] = ['process_start', 'process_end'].map((type) =>
      event_log.find(({ event_type }: { event_type: string }) => event_type === type),
    );
    assert.equal(typeof ended.payload.pid, 'number');
    assert.equal(ended.payload.pid, started.payload.pid);
  }
});

test('an interrupt is called one, however the agent answers it', async (t) => {
  for (const agent of [SLEEP, POLITE]) {
    const { monitor, critiqor, until, read } = prepare(t, () => agent);
    const { child, ended } = monitor();
    await until();
    child.kill('SIGINT');
    const { stderr } = await ended;
    assert.match(stderr, /was interrupted \(SIGINT\) after/);
    assert.match(stderr, /reason {4}.* was stopped by SIGINT after/);
    assert.match(stderr, /next {6}critiqor finalize/);
    await critiqor('finalize', '--no-dashboard');
    assert.match(read('run_001/diagnosis.json').executive_summary.summary, /The agent was interrupted before/);
    assert.equal(troubles(read('run_001.json'))[0], 'interrupt');
  }
});

test('after abort, monitor names it, does not advise finalize, and misses no recorder', async (t) => {
  for (const agent of [() => SLEEP, (folder: string) => recordMark(folder, 'mark', SLEEP)]) {
    const { monitor, critiqor, until, read } = prepare(t, agent);
    const { ended } = monitor();
    await until();
    const aborted = await critiqor('abort');
    assert.equal(aborted.code, 0, aborted.stderr);
    const { stderr } = await ended;
    assert.match(stderr, /run_001: OpenClaw was ended by critiqor abort after/);
    assert.match(stderr, /next {6}critiqor show run_001/);
    assert.doesNotMatch(stderr, /critiqor finalize|NEVER ATTACHED|reason/);
    const record = read('run_001.json');
    assert.deepEqual([record.status, troubles(record)], ['ABORTED', ['abort']]);
    assert.equal(record.event_log.at(-1).payload.state, 'ABORTED');
    assert.match(read('run_001/diagnosis.json').executive_summary.summary, /The run was aborted before/);
  }
});
