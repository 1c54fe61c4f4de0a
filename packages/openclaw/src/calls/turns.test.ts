import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createFactReader } from '@critiqor/evidence/read/facts/fact-reader';
import { RECORDINGS, readRecording } from '../testing/recording.ts';
import { toSteps } from '../testing/replay-steps.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun } from '../testing/scripted-steps.ts';

const shown = (events: readonly JournalEvent[]): string[] =>
  events
    .filter(({ refines, derived_from, event_type }) => !refines && !derived_from && !event_type.startsWith('recorder'))
    .map(({ event_type, payload }) => (event_type.startsWith('turn_') ? `${event_type} ${payload.turn}` : event_type));

test('a turn begins before its model call and ends with the next or with the run', async (t) => {
  const call = { phase: 'model_call_started', provider: 'p', model: 'm' };
  const { steps } = createScriptedRun('turns')
    .lifecycle({ phase: 'start' })
    .diagnostic('run.execution_phase', call)
    .agentEvent('usage', { outputTokens: 10 })
    .toolStart('a', 'exec', { command: 'true' })
    .toolEnd('a', 'fine', { status: 'completed' })
    .diagnostic('run.execution_phase', call)
    .agentEvent('usage', { outputTokens: 20 })
    .lifecycle({ phase: 'end', stopReason: 'stop', executionSettled: true });
  const { events } = await record(t, steps, { entryPoint: 'agent_exec' });
  assert.deepEqual(shown(events), [
    ...['agent_start', 'turn_start 1', 'before_provider_request', 'after_provider_response'],
    ...['tool_call', 'tool_result', 'turn_end 1', 'turn_start 2', 'before_provider_request'],
    ...['after_provider_response', 'turn_end 2', 'agent_end'],
  ]);
  const turns = events.filter(({ event_type }) => event_type.startsWith('turn_'));
  assert.deepEqual(
    turns.map(({ source, payload }) => [source, payload.concluded_from]),
    [
      ['recorder', 'model_call'],
      ['recorder', 'next_model_call'],
      ['recorder', 'model_call'],
      ['recorder', 'run_end'],
    ],
  );
});

test('a start that is shown after its response makes no second turn', async (t) => {
  const { steps } = createScriptedRun('late')
    .lifecycle({ phase: 'start' })
    .agentEvent('usage', { outputTokens: 10 })
    .diagnostic('run.execution_phase', { phase: 'model_call_started' })
    .lifecycle({ phase: 'end', stopReason: 'stop', executionSettled: true });
  const { events } = await record(t, steps, { entryPoint: 'chat' });
  assert.deepEqual(
    shown(events).filter((name) => name.startsWith('turn_')),
    ['turn_start 1', 'turn_end 1'],
  );
});

for (const name of RECORDINGS) {
  test(`${name}: as many turns as model calls, each begun once and ended once if its run has ended`, async (t) => {
    const { events } = await record(t, toSteps(readRecording(name)), { entryPoint: 'gateway' });
    const reader = createFactReader();
    for (const event of events) reader.add(event);
    const calls = events.filter(
      ({ event_type, refines, payload }) => event_type === 'before_provider_request' && !refines && !payload.purpose,
    );
    const begun = events.filter(({ event_type }) => event_type === 'turn_start');
    const ended = events.filter(({ event_type }) => event_type === 'turn_end');
    assert.ok(begun.length >= calls.length, `${begun.length} turns, ${calls.length} calls`);
    assert.equal(reader.toTotals().turns, begun.length);
    assert.ok(begun.length - ended.length <= reader.toOpenRuns().length, 'only runs without an end have an open turn');
  });
}
