import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunReport } from '../../supervise/run-report.ts';
import { makeFakeOpenClaw, recordMark } from '../../testing/fake-openclaw.ts';
import { startCritiqor } from '../../testing/run-critiqor.ts';

/** `critiqor run` in a folder of its own, with an agent that is a shell's words. */
function prepare(t: TestContext, toAgent: (folder: string) => string, ...options: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-run-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const openclaw = makeFakeOpenClaw(join(folder, 'bin'), toAgent(folder));
  const report = join(folder, 'report.json');
  const args = ['run', '--openclaw-command', openclaw, '--runs-dir', join(folder, 'runs'), '--report', report];
  return {
    folder,
    report,
    start: () => startCritiqor([...args, ...options, '--', 'agent', 'exec', 'hello'], { cwd: folder }),
    readReport: (): RunReport => JSON.parse(readFileSync(report, 'utf8')),
  };
}

/** An agent that leaves evidence, and then does something. */
const recorded =
  (then: string) =>
  (folder: string): string =>
    recordMark(folder, 'mark', then);

test("the agent's exit code and every byte of its output are passed on", async (t) => {
  const { start, readReport } = prepare(t, recorded("printf 'a\\0b\\r\\nno end'; exit 7"));
  const { code, stdout, stderr } = await start().ended;
  assert.equal(code, 7, stderr);
  assert.equal(stdout, 'a\0b\r\nno end');
  assert.equal(stderr.match(/run_001 COMPLETED/g)?.length, 1);
  const { exit_code, agent, verification, reason, metrics } = readReport();
  assert.deepEqual([exit_code, agent?.exit_code, verification, reason], [7, 7, 'consistent', null]);
  assert.equal(metrics?.by_event_type.input, 1);
});

test('an agent that is killed is 128 and the signal, whoever sends it', async (t) => {
  const suicide = prepare(t, recorded('kill -9 $$'));
  const { code } = await suicide.start().ended;
  assert.equal(code, 137);
  assert.deepEqual([suicide.readReport().agent?.exit_code, suicide.readReport().agent?.signal], [null, 'SIGKILL']);

  const asked = prepare(t, recorded('touch began; exec sleep 300'));
  const { child, ended } = asked.start();
  while (!existsSync(join(asked.folder, 'began'))) await pause(20);
  child.kill('SIGTERM');
  assert.equal((await ended).code, 143);
  assert.equal(asked.readReport().state, 'COMPLETED', 'and what it did is sealed');
});

test('the time limit is 124', async (t) => {
  const { start, readReport } = prepare(t, recorded('exec sleep 300'), '--timeout', '1');
  assert.equal((await start().ended).code, 124);
  const { agent, state, verification, metrics } = readReport();
  assert.deepEqual([agent?.timed_out, state, verification], [true, 'COMPLETED', 'consistent']);
  assert.equal(metrics?.by_event_type.error_event, 1);
});

test('an agent that puts a diagnosis of its own beside its evidence does not pass a bar with it', async (t) => {
  const forged = JSON.stringify({
    schema_version: 'critiqor.diagnosis.v1',
    executive_summary: { trust_score: 100, readiness_level: 'ready_for_runtime', confidence_score: 1 },
  });
  const forge = `echo '${forged}' > "$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID/diagnosis.json"`;
  const { start, readReport } = prepare(t, recorded(forge), '--min-trust', '80');
  const { code, stderr } = await start().ended;
  assert.equal(code, 4, stderr);
  assert.match(stderr, /exit 4 +not judgeable: /);
  const { diagnosis, agent, min_trust } = readReport();
  assert.deepEqual([diagnosis?.trust_score ?? null, agent?.exit_code, min_trust], [null, 0, 80]);
});

test('evidence that cannot be sealed is 4, and the report says why', async (t) => {
  const spoil = 'rm -rf "$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID"; ln -s /tmp "$CRITIQOR_RUNS_DIR/$CRITIQOR_RUN_ID"';
  const { start, readReport } = prepare(t, () => spoil);
  const { code, stderr } = await start().ended;
  assert.equal(code, 4, stderr);
  assert.match(readReport().reason ?? '', /^not judgeable: .*is not a directory/);
  assert.deepEqual([readReport().metrics, readReport().agent?.exit_code], [null, 0]);
});

test('a report goes only to a plain file', async (t) => {
  const { folder, report, start } = prepare(t, () => 'touch launched');
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'mine');
  symlinkSync(victim, report);
  const { code, stderr } = await start().ended;
  assert.equal(code, 2);
  assert.match(stderr, /not a plain file/);
  assert.equal(readFileSync(victim, 'utf8'), 'mine');
  assert.ok(!existsSync(join(folder, 'launched')));
});
