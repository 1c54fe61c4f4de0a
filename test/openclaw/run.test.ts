import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { RunReport } from '../../packages/critiqor/src/supervise/run-report.ts';
import { OPENCLAW, waitFor } from './host.ts';
import { withSession } from './session.ts';
import { openProgram } from './terminal.ts';

const TURNS: readonly ModelTurn[] = [
  { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
  { tools: [{ name: 'exec', args: { command: 'exit 3' } }] },
  { text: 'Done, ünd one command failed.' },
];

const run = (...args: readonly string[]): string[] => ['run', '--openclaw-command', OPENCLAW, ...args];

const readReport = (path: string): RunReport => JSON.parse(readFileSync(path, 'utf8'));

test("run: the agent's output and exit code, one summary, and a report", async () => {
  await withSession(async ({ host, model, runsDir, critiqor }) => {
    model.script('WORK.', TURNS);
    const alone = await host.run(['agent', 'exec', 'Please WORK.']);
    model.script('WORK.', TURNS);
    const path = join(host.home, 'report.json');
    const monitored = await critiqor(
      ...run('--min-trust', '1', '--report', path, '--label', 'ci=yes', '--', 'agent', 'exec', 'Please WORK.'),
    );
    assert.equal(monitored.code, alone.code, monitored.stderr);
    assert.equal(monitored.stdout, alone.stdout, 'stdout is the same to the byte');
    assert.match(monitored.stderr, /run_001 COMPLETED\n[\s\S]*3 model calls, 2 tool calls/);
    const report = readReport(path);
    assert.deepEqual(
      {
        ...report,
        metrics: report.metrics?.tool_calls,
        coverage: report.coverage?.writers.map(({ entry_point }) => entry_point),
        diagnosis: typeof report.diagnosis?.trust_score,
        findings: Array.isArray(report.findings),
        agent: { ...report.agent, duration_ms: typeof report.agent?.duration_ms },
      },
      {
        schema_version: 'critiqor.run-report.v1',
        run_id: 'run_001',
        agent: { exit_code: 0, signal: null, timed_out: false, duration_ms: 'number' },
        min_trust: 1,
        state: 'COMPLETED',
        exit_code: 0,
        reason: null,
        evidence: join(runsDir, 'run_001/session.json'),
        verification: 'consistent',
        witness: 'witnessed',
        metrics: { exec: 1, read: 1 },
        coverage: ['agent_exec'],
        diagnosis: 'number',
        findings: true,
      },
    );
    const [row] = JSON.parse((await critiqor('runs', '--label', 'ci=yes', '--json')).stdout);
    assert.deepEqual([row.run_id, row.events], ['run_001', report.metrics?.total_events]);
    assert.equal((await critiqor('status')).code, 1, 'no run is left active');
  });
});

/** Exit codes, signals and time limits of other agents are in run.slow.test.ts, without OpenClaw. */
test('run: below the bar is 3, whatever the exit code of the agent', async () => {
  await withSession(async ({ host, model, critiqor }) => {
    const path = join(host.home, 'report.json');
    const loop: ModelTurn = { tools: [{ name: 'exec', args: { command: 'echo no >&2; exit 1' } }] };
    model.script('LOOP.', [...Array.from({ length: 6 }, () => loop), { text: 'All tests pass.' }]);
    const below = await critiqor(...run('--min-trust', '100', '--report', path, '--', 'agent', 'exec', 'LOOP.'));
    assert.equal(below.code, 3, below.stderr);
    const { diagnosis, reason, agent } = readReport(path);
    const trust = diagnosis?.trust_score;
    assert.equal(reason, `trust ${trust} is below 100`);
    assert.match(below.stderr, new RegExp(`exit 3 +trust ${trust} is below 100`));
    assert.equal(agent?.exit_code, 0);
  });
});

test('run: what is refused launches nothing, and the report says why instead of an old one', async () => {
  await withSession(async ({ host, critiqor }) => {
    const path = join(host.home, 'report.json');
    writeFileSync(path, '{"run_id":"run_777"}');
    const missing = await critiqor('run', '--openclaw-command', 'no-such-openclaw', '--report', path, '--', 'agent');
    assert.equal(missing.code, 127);
    assert.match(missing.stderr, /Install OpenClaw/);
    assert.deepEqual([readReport(path).run_id, readReport(path).exit_code], [null, 127]);
    const isolated = await critiqor(...run('--report', path, '--', 'agent', 'exec', '--isolated', 'hi'));
    assert.equal(isolated.code, 1);
    assert.match(readReport(path).reason ?? '', /cannot be recorded/);
    const usages = [
      ['run'],
      ['run', '--min-trust', '101', '--', 'agent'],
      ['run', '--min-trust', '', '--', 'agent'],
      ['run', '--report', join(host.home, 'no-such-folder/report.json'), '--', 'agent'],
      ['run', '--report', host.home, '--', 'agent'],
    ];
    for (const args of usages) assert.equal((await critiqor(...args)).code, 2, args.join(' '));
    assert.equal((await critiqor('status')).code, 1, 'nothing is left that blocks');
  });
});

test('status --watch: in a terminal it redraws until the run ends; without one it prints a line per change', async () => {
  await withSession(async ({ host, model, runsDir, start }) => {
    model.script('SLOW.', [
      {
        tools: [
          { name: 'exec', args: { command: 'touch began; while [ ! -e go ]; do sleep 0.1; done', yieldMs: 60_000 } },
        ],
      },
      { text: 'Went.' },
    ]);
    const agent = start(...run('--', 'agent', 'exec', 'SLOW.'));
    await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
    const lines = start('status', '--watch');
    const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
    const critiqor = join(import.meta.dirname, '../../packages/critiqor/bin/critiqor.js');
    const left = openProgram({ ...host, env }, critiqor, ['status', '--watch']);
    const stayed = openProgram({ ...host, env }, critiqor, ['status', '--watch']);
    try {
      await left.waitForText('agent_exec');
      left.type('\u0003');
      assert.equal(await left.exited, 0);
      assert.ok(left.screen().trimEnd().endsWith('\u001b[?25h'), 'Ctrl-C gives the cursor back');
      await stayed.waitForText('agent_exec');
      assert.match(stayed.screen(), /receiving {2}last event .* ago/);
      mkdirSync(join(host.workspace, 'go'));
      assert.equal((await agent.ended).code, 0);
      assert.equal(await stayed.exited, 0);
      assert.match(stayed.screen(), /run_001 COMPLETED\r\n\u001b\[\?25h$/);
      const changes = (await lines.ended).stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      assert.equal(changes[0].active, 'run_001');
      assert.deepEqual(changes.at(-1), { active: null, run_id: 'run_001', status: 'COMPLETED' });
    } finally {
      for (const terminal of [left, stayed]) terminal.kill();
    }
  });
});
