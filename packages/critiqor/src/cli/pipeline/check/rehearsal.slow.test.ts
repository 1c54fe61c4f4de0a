import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { withRunsLock } from '../../../runs/runs-lock.ts';
import { finalizeRun } from '../../../supervise/finalize-run.ts';
import { startRun } from '../../../supervise/start-run.ts';
import { makeRunsDir } from '../../../testing/finalized-run.ts';
import { runCommand } from '../../../testing/pipeline/run-command.ts';
import { createTestWriter, writeJournal } from '../../../testing/test-evidence.ts';
import { TEST_METADATA } from '../../../testing/test-metadata.ts';

const RUNS = 40;
const REGRESSES_AT = 21;
/** Runs that fail by chance before the regression. */
const FLAKY: ReadonlySet<number> = new Set([4, 11, 17]);

/** One run of a scripted agent in a repository: it runs the tests, which pass, or fail until it gives up. */
async function play(runsDir: string, hasFailed: boolean): Promise<void> {
  const { paths } = withRunsLock(runsDir, () => startRun(runsDir, TEST_METADATA, new Date().toISOString()));
  const write = createTestWriter('w_agent');
  const said = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const lines = [
    write({ ...said, event_type: 'recorder_start', payload: { evidence_version: 2 } }),
    write({ ...said, event_type: 'input', payload: { text: 'Run the tests and fix what fails.' } }),
  ];
  for (let call = 1; call <= (hasFailed ? 6 : 1); call += 1) {
    const id = { tool_call_id: `call_${call}`, tool_name: 'exec' } as const;
    const input = { command: `npm test -- --try ${call}` };
    lines.push(write({ ...id, payload: { toolName: 'exec', toolCallId: id.tool_call_id, input } }));
    const failed = { status: 'error', outcome: 'failed', exit_code: 1, error: 'Cannot find module left-pad' } as const;
    const ended = hasFailed ? failed : ({ outcome: 'completed', exit_code: 0 } as const);
    const text = hasFailed ? 'Error: Cannot find module left-pad' : '41 tests passed';
    lines.push(write({ ...id, ...ended, event_type: 'tool_result', duration_ms: 40, payload: { text } }));
  }
  const answer = hasFailed ? 'The tests cannot be run.' : 'All 41 tests pass.';
  lines.push(write({ ...said, event_type: 'message_end', payload: { role: 'assistant', text: answer } }));
  writeJournal(paths, lines);
  await finalizeRun(runsDir);
}

test('forty sealed runs of a flaky agent: nothing is blocked before the regression, which is caught within five', async (t) => {
  const runsDir = makeRunsDir(t);
  const blocked: number[] = [];
  for (let number = 1; number <= RUNS; number += 1) {
    await play(runsDir, number >= REGRESSES_AT || FLAKY.has(number));
    if (number === 1) writeFileSync(join(dirname(runsDir), 'policy.yaml'), 'regression:\n  window: 5\n');
    // A team checks every run; here those are enough that could be blocked for the first time.
    if (number < 10 || number > REGRESSES_AT + 5) continue;
    const policy = join(dirname(runsDir), 'policy.yaml');
    const { code, out } = await runCommand(t, 'check', 'latest', '--policy', policy, '--runs-dir', runsDir);
    assert.ok(code === 0 || code === 3, out);
    if (code === 3) blocked.push(number);
  }
  assert.ok(blocked.length > 0, 'the regression is caught');
  const first = Math.min(...blocked);
  assert.ok(first >= REGRESSES_AT, `run ${first} was blocked before the regression`);
  assert.ok(first < REGRESSES_AT + 5, `caught at run ${first} only`);
});
