import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDraft, JournalEvent } from '@critiqor/evidence/contract/event';
import { ofType, only } from '../../testing/evidence-checks.ts';
import { record } from '../../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../../testing/scripted-steps.ts';
import type { ObservedToolCall } from '../observed-run.ts';
import { createRunStates } from '../run-states.ts';
import { createBackgroundProcesses } from './background-processes.ts';

/** Beyond every id that a system gives: a process that is gone. */
const GONE = 99_999_999;
const ALIVE = process.pid;
const BEGIN = Date.UTC(2026, 10, 15);

interface Background {
  readonly command: string;
  readonly at: number;
  readonly pid?: number;
  readonly name?: string;
}

/** A command that its call leaves running. */
function runOn(run: ScriptedRun, id: string, { command, at, pid, name }: Background): ScriptedRun {
  const details = {
    status: 'running',
    startedAt: BEGIN + at,
    ...(pid ? { pid } : {}),
    ...(name ? { sessionId: name } : {}),
  };
  return run
    .at(at)
    .toolStart(id, 'exec', { command, background: true })
    .toolEnd(id, 'Command still running', { status: 'completed', details });
}

const end = (run: ScriptedRun, at: number, durationMs: number, exitCode: number, commandLength = 8): ScriptedRun =>
  run.at(at).diagnostic('exec.process.completed', { durationMs, exitCode, commandLength, mode: 'child' });

const begun = (): ScriptedRun => createScriptedRun('run').lifecycle({ phase: 'start' });
const told = (facts: readonly JournalEvent[]): string[] =>
  ofType(facts, 'tool_result').map(
    ({ tool_call_id, outcome, exit_code, duration_ms, payload }) =>
      `${tool_call_id} ${outcome} ${exit_code ?? '-'} ${duration_ms ?? '-'} ${payload.process_end ?? '-'}`,
  );

test('commands of one length that began together are told apart by the process that is gone', async (t) => {
  const run = begun();
  runOn(run, 'living', { command: 'sleep 11', at: 0, pid: ALIVE });
  runOn(run, 'ended', { command: 'sleep 12', at: 2, pid: GONE });
  const { facts } = await record(t, end(run, 3_000, 2_990, 3).steps);
  assert.deepEqual(told(facts), ['living running - - -', 'ended failed 3 2990 process_id']);
  assert.deepEqual(ofType(facts, 'tool_execution_end'), []);
});

test('without an id the start of the process tells, however long after its call it began', async (t) => {
  const run = begun();
  runOn(run, 'early', { command: 'sleep 11', at: 0 });
  const started = { status: 'running', startedAt: BEGIN + 27_000 };
  run
    .at(20_000)
    .toolStart('late', 'exec', { command: 'sleep 12' })
    .at(30_000)
    .toolEnd('late', 'Command still running', { status: 'completed', details: started });
  end(run, 40_000, 12_995, 0);
  end(run, 60_000, 59_990, 4);
  const { facts } = await record(t, run.steps);
  assert.deepEqual(told(facts), ['early failed 4 59990 start_time', 'late completed 0 12995 start_time']);
});

test('when two commands remain, both are unknown, this is noted, and the end is recorded', async (t) => {
  const run = begun();
  runOn(run, 'one', { command: 'sleep 11', at: 0 });
  runOn(run, 'two', { command: 'sleep 12', at: 5 });
  const { facts } = await record(t, end(run, 3_000, 2_990, 3).steps);
  assert.deepEqual(told(facts), ['one unknown - - ambiguous', 'two unknown - - ambiguous']);
  const { outcome, exit_code, duration_ms, payload } = only(facts, 'tool_execution_end');
  assert.deepEqual([outcome, exit_code, duration_ms, payload.candidates], ['failed', 3, 2_990, ['one', 'two']]);
});

test('once all of those in doubt have ended, what is the same for all is known of each', async (t) => {
  const play = (codes: readonly [number, number]) => {
    const run = begun();
    runOn(run, 'one', { command: 'sleep 11', at: 0 });
    runOn(run, 'two', { command: 'sleep 12', at: 5 });
    end(run, 3_000, 2_990, codes[0]);
    return record(t, end(run, 4_000, 3_990, codes[1]).steps);
  };
  assert.deepEqual(told((await play([0, 0])).facts), [
    'one completed 0 - elimination',
    'two completed 0 - elimination',
  ]);
  assert.deepEqual(told((await play([0, 1])).facts), ['one unknown - - ambiguous', 'two unknown - - ambiguous']);
});

test('the agent asks for a process by its name: that settles a doubt, and by elimination the other', async (t) => {
  const run = begun();
  runOn(run, 'one', { command: 'sleep 11', at: 0, name: 'calm-reef' });
  runOn(run, 'two', { command: 'sleep 12', at: 5, name: 'tidy-coral' });
  end(run, 3_000, 2_990, 3);
  end(run, 4_000, 3_990, 0);
  const sessions = [{ sessionId: 'tidy-coral', status: 'failed', exitCode: 3 }];
  run
    .toolStart('ask', 'process', { action: 'list' })
    .toolEnd('ask', 'list', { status: 'completed', details: { status: 'completed', sessions } });
  const { facts } = await record(t, run.steps);
  assert.deepEqual(told(facts).slice(0, 2), ['one completed 0 3990 elimination', 'two failed 3 - process_name']);
});

test('a poll tells the outcome before the end of the process reports its duration', async (t) => {
  const run = begun();
  runOn(run, 'one', { command: 'sleep 11', at: 0, name: 'calm-reef' });
  run
    .at(5_000)
    .toolStart('poll', 'process', { action: 'poll', sessionId: 'calm-reef' })
    .toolEnd('poll', 'exited', {
      status: 'completed',
      details: { status: 'failed', sessionId: 'calm-reef', exitCode: 7 },
    });
  const { facts } = await record(t, end(run, 5_050, 5_040, 7).steps);
  assert.deepEqual(told(facts)[0], 'one failed 7 5040 start_time');
});

test('an end that no call is known for is recorded', async (t) => {
  const { facts } = await record(t, end(begun(), 3_000, 2_990, 1, 77).steps);
  const { outcome, payload, conversation_key } = only(facts, 'tool_execution_end');
  assert.deepEqual([outcome, payload.candidates, payload.command_chars], ['failed', [], 77]);
  assert.equal(conversation_key, 'agent:main:main');
});

test('the end of a command that its call waited for is no end of another, before and after its result', async (t) => {
  const details = { status: 'completed', exitCode: 0, durationMs: 480 };
  for (const isEarly of [true, false]) {
    const run = begun();
    runOn(run, 'background', { command: 'sleep 11', at: 0 });
    run.at(1_000).toolStart('waiting', 'exec', { command: 'echo abc' });
    if (isEarly) end(run, 1_490, 480, 0);
    run.at(1_500).toolEnd('waiting', 'abc', { status: 'completed', details });
    if (!isEarly) end(run, 1_490, 480, 0);
    const { facts } = await record(t, run.steps);
    assert.deepEqual(told(facts), ['background running - - -', 'waiting completed 0 480 -']);
    assert.deepEqual(ofType(facts, 'tool_execution_end'), []);
  }
});

test('a process that ends before its call says that it runs on is still its own', async (t) => {
  const run = begun().toolStart('quick', 'exec', { command: 'sleep 0.' });
  end(run, 30, 20, 0);
  const details = { status: 'running', startedAt: BEGIN + 8 };
  run.at(40).toolEnd('quick', 'Command still running', { status: 'completed', details });
  const { facts } = await record(t, run.steps);
  assert.deepEqual(told(facts), ['quick completed 0 20 start_time']);
});

test('an end that waits for a call that never returns is written when the recorder closes', () => {
  const lines: EventDraft[] = [];
  const append = (draft: EventDraft): number => lines.push(draft);
  const processes = createBackgroundProcesses(append);
  const seen = { run: createRunStates().of('run'), source: 's', record: append, hostTs: 1_000 };
  const call = { name: 'exec', commandLength: 8 } as ObservedToolCall;
  processes.started(seen, { id: 'open', call });
  processes.ended({ durationMs: 10, ts: 1_100, exitCode: 0, commandLength: 8 }, 'diagnostic');
  assert.deepEqual(lines, []);
  processes.flush();
  assert.deepEqual(
    lines.map(({ event_type }) => event_type),
    ['tool_execution_end'],
  );
});
