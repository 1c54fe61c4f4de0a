import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { onlyWhole } from '../short-form.ts';
import { waitFor } from './host.ts';
import { CRITIQOR, monitor, withSession } from './session.ts';
import { openProgram } from './terminal.ts';

const TURNS: readonly ModelTurn[] = [
  { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  { tools: [{ name: 'exec', args: { command: 'exit 3' } }] },
  { text: 'Done, one command failed.' },
];

const fingerprintOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

test('monitor, finalize, verify: the agent works as always, and its evidence is sealed', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('WORK.', TURNS);
    const config = join(host.home, '.openclaw/openclaw.json');
    const before = fingerprintOf(config);
    const monitored = await critiqor(
      ...monitor('--label', 'task=demo', '--', 'agent', '--local', '--agent', 'main', '--message', 'Please WORK.'),
    );
    assert.equal(monitored.code, 0, monitored.stderr);
    assert.match(monitored.stdout, /Done, one command failed\./, "the agent's own output is where it always is");
    assert.match(monitored.stderr, /recording OpenClaw 2026\.9\.6 as run_001/);
    assert.match(monitored.stderr, /recorder {2}attached \(agent_local\)/);
    assert.equal(fingerprintOf(config), before);

    const status = await critiqor('status', '--json');
    assert.equal(status.code, 0);
    assert.equal(JSON.parse(status.stdout).active, 'run_001');
    const second = await critiqor(...monitor('--', 'agent', 'exec', 'hi'));
    assert.equal(second.code, 1);
    assert.match(second.stderr, /run_001 .*\n.*critiqor finalize/);

    const finalized = await critiqor('finalize');
    assert.equal(finalized.code, 0, finalized.stderr);
    assert.match(finalized.stdout, /run_001 COMPLETED\n[\s\S]*3 model calls, 2 tool calls/);
    assert.equal((await critiqor('finalize')).code, 1, 'nothing is left to finalize');
    const verified = await critiqor('verify', 'latest');
    assert.equal(verified.code, 0);
    assert.match(verified.stdout, /consistent \(unsigned: author not verified\)/);

    const session = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
    const types = session.events.map(({ event }: { event: string }) => event);
    for (const type of [
      'state_transition',
      'process_start',
      'process_end',
      'tool_call',
      'tool_output',
      'token_usage',
      'agent_end',
    ]) {
      assert.ok(types.includes(type), type);
    }
    assert.equal(statSync(join(runsDir, 'run_001/session.json')).mode & 0o777, 0o400);
    assert.ok(!existsSync(join(runsDir, 'run_001/events.jsonl')));
    assert.ok(!existsSync(join(runsDir, 'active_session.json')));
    const record = JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8'));
    assert.deepEqual(
      record.lifecycle.map(({ state }: { state: string }) => state),
      ['IDLE', 'MONITORING', 'FINALIZING', 'COMPLETED'],
    );
    assert.equal(record.metadata.labels.task, 'demo');
    const ours = readdirSync(join(host.home, '.openclaw'), { recursive: true }).filter(
      (name) => /critiqor/i.test(String(name)) && !/plugin-captures|tmp/.test(String(name)),
    );
    assert.deepEqual(ours, [], 'nothing of ours is in the state directory');

    const copy = join(host.home, 'copied');
    cpSync(join(runsDir, 'run_001'), copy, { recursive: true });
    const sealed = readFileSync(join(copy, 'session.json'), 'utf8');
    writeFileSync(join(host.home, 'tampered.json'), sealed.replace('exit 3', 'exit 0'));
    const tampered = await critiqor('verify', join(host.home, 'tampered.json'));
    assert.equal(tampered.code, 4);
    assert.match(tampered.stdout, /INVALID/);
  });
});

/** With other agents, the limit is in run.slow.test.ts. */
const TIME_LIMIT = 'the time limit: the agent is ended, nothing of it is left, and the evidence says so';
test(TIME_LIMIT, onlyWhole('openclaw'), async () => {
  await withSession(async ({ model, runsDir, critiqor }) => {
    model.script('SILENCE.', [
      { tools: [{ name: 'exec', args: { command: 'touch began' } }] },
      { text: 'never', delayMs: 300_000 },
    ]);
    const { code, stderr } = await critiqor(
      ...monitor('--timeout', '30', '--finalize', '--', 'agent', '--local', '--agent', 'main', '--message', 'SILENCE.'),
    );
    assert.equal(code, 124);
    const session = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
    const errors = session.events.filter(({ event }: { event: string }) => event === 'error_event');
    assert.equal(errors[0]?.payload.source, 'timeout');
    assert.match(stderr, /was stopped by the time limit/);
    const diagnosis = JSON.parse(readFileSync(join(runsDir, 'run_001/diagnosis.json'), 'utf8'));
    assert.match(
      diagnosis.executive_summary.summary,
      /time limit/,
      'the reason is the limit, whether a recorder was there or not',
    );
    assert.doesNotMatch(diagnosis.recommendations.next_action, /doctor/);
    // A very slow machine may not have come as far as the recorder.
    const writer = session.events.find(({ event }: { event: string }) => event === 'recorder_start');
    if (writer) assert.equal(existsSync(`/proc/${writer.payload.pid}`), false);
    const begun = session.events.filter(({ event }: { event: string }) => event === 'process_start');
    assert.equal(existsSync(`/proc/${begun[0]?.payload.pid}`), false);
  });
});

test('the supervisor is killed: the run can be finalized, and its agent ended', async () => {
  await withSession(async ({ host, model, runsDir, start, critiqor }) => {
    model.script('SLEEP.', [
      { tools: [{ name: 'exec', args: { command: 'touch began; sleep 300' } }] },
      { text: 'never' },
    ]);
    const { child, ended } = start(...monitor('--', 'agent', '--local', '--agent', 'main', '--message', 'SLEEP.'));
    await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
    child.kill('SIGKILL');
    const refused = await critiqor('finalize');
    assert.equal(refused.code, 1);
    assert.match(refused.stderr, /still running/);
    const finalized = await critiqor('finalize', '--stop');
    assert.equal(finalized.code, 0, finalized.stderr);
    await ended;
    assert.equal((await critiqor('verify', 'run_001')).code, 0);
    const record = JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8'));
    assert.equal(record.status, 'COMPLETED');
  });
});

test('finalize --stop beside a living supervisor: it notes the end first, and touches nothing afterwards', async () => {
  await withSession(async ({ host, model, runsDir, start, critiqor }) => {
    model.script('SLEEP.', [
      { tools: [{ name: 'exec', args: { command: 'touch began; sleep 300' } }] },
      { text: 'never' },
    ]);
    const { ended } = start(...monitor('--', 'agent', '--local', '--agent', 'main', '--message', 'SLEEP.'));
    await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
    const finalized = await critiqor('finalize', '--stop');
    assert.equal(finalized.code, 0, finalized.stderr);
    assert.notEqual((await ended).code, 0);
    assert.equal((await critiqor('verify', 'run_001')).code, 0);
    const session = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
    assert.ok(session.events.some(({ event }: { event: string }) => event === 'process_end'));
    assert.equal(JSON.parse(readFileSync(join(runsDir, 'run_001.json'), 'utf8')).status, 'COMPLETED');
  });
});

test('what cannot work is refused before anything is launched, and leaves nothing that blocks', async () => {
  await withSession(async ({ runsDir, critiqor }) => {
    const missing = await critiqor('monitor', 'openclaw', '--openclaw-command', 'no-such-openclaw');
    assert.equal(missing.code, 127);
    assert.match(missing.stderr, /Install OpenClaw/);
    assert.ok(!existsSync(runsDir));
    const isolated = await critiqor(...monitor('--', 'agent', 'exec', '--isolated', 'hi'));
    assert.equal(isolated.code, 1);
    assert.match(isolated.stderr, /cannot be recorded/);
    assert.equal((await critiqor('status')).code, 1);
    assert.equal((await critiqor('monitor', 'openclaw', '--timeout', 'soon')).code, 2);
    assert.equal((await critiqor('no-such-command')).code, 2);
  });
});

test('chat in a terminal under observation: keys, Ctrl-C and its own exit code', async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('WORK.', TURNS);
    const terminal = openProgram(
      { ...host, env: { ...host.env, CRITIQOR_RUNS_DIR: runsDir } },
      CRITIQOR,
      monitor('--', 'chat'),
    );
    try {
      await waitFor('the prompt', () => /local ready/.test(terminal.screen()));
      terminal.type('Please WORK.');
      await terminal.waitForText('Please WORK.');
      terminal.type('\r');
      await terminal.waitForText('one command failed');
      await new Promise((resolve) => setTimeout(resolve, 800));
      terminal.type('\u0003');
      await new Promise((resolve) => setTimeout(resolve, 300));
      terminal.type('\u0003');
      await terminal.exited;
      await terminal.waitForText('critiqor finalize');
    } finally {
      terminal.kill();
    }
    assert.equal((await critiqor('finalize')).code, 0);
    const session = JSON.parse(readFileSync(join(runsDir, 'run_001/session.json'), 'utf8'));
    assert.equal(session.metrics.by_event_type.before_provider_request, 3);
  });
});
