import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import { ofType } from '../testing/evidence-checks.ts';
import { readRecording } from '../testing/recording.ts';
import { type Step, toSteps } from '../testing/replay-steps.ts';
import { record } from '../testing/replayed-host.ts';
import { HOOK_SEAMS } from './seam-map.ts';

const isHook = ({ seam }: Step): boolean => seam.startsWith('hook.');
const stepsOf = (name: string): Step[] => toSteps(readRecording(name));

test('a host that accepts hooks and calls none: they are refused, and what only they show was not captured', async (t) => {
  const steps = stepsOf('08a-model-500-429-recovered').filter((step) => !isHook(step));
  const { events } = await record(t, steps, { entryPoint: 'agent_local' });
  const [writer] = toCoverage(events).writers;
  const hooks = Object.keys(HOOK_SEAMS).map((name) => `hook.${name}`);
  assert.deepEqual([...(writer?.refused_seams ?? [])].sort(), hooks.sort());
  assert.equal(writer?.facts.http_status.status, 'not_captured');
  assert.deepEqual(writer?.facts.http_status.missing_seams, ['hook.llm_output']);
  assert.equal(writer?.facts.compaction.status, 'not_captured');
  assert.equal(writer?.facts.model_call_start.status, 'partial', 'the stream still shows every start');
  assert.equal(writer?.facts.tool_call.status, 'captured');
});

test('one hook that is never called, though there was something to show: it alone is refused', async (t) => {
  const steps = stepsOf('01-clean-success').filter(({ seam }) => seam !== 'hook.after_tool_call');
  const { events } = await record(t, steps, { entryPoint: 'gateway' });
  const [writer] = toCoverage(events).writers;
  assert.deepEqual(writer?.refused_seams, ['hook.after_tool_call']);
  assert.equal(writer?.facts.executed_arguments.status, 'not_captured');
  assert.equal(writer?.facts.compaction.status, 'none_seen', 'there was none');
});

test('hooks that this entry point never calls, or that had nothing to show, are not refused', async (t) => {
  for (const entryPoint of ['agent_exec', 'chat'] as const) {
    const steps = stepsOf('01-clean-success').filter((step) => !isHook(step));
    const { events } = await record(t, steps, { entryPoint });
    const [writer] = toCoverage(events).writers;
    assert.deepEqual(writer?.refused_seams, []);
    assert.equal(writer?.facts.tool_call.status, 'captured');
  }
  const { events } = await record(t, [], { entryPoint: 'agent_local' });
  assert.deepEqual(toCoverage(events).writers[0]?.refused_seams, []);
});

test('what has delivered is written when a run ends, and only when there is news', async (t) => {
  const { events } = await record(t, stepsOf('01-clean-success'), { entryPoint: 'agent_local' });
  const named = ofType(events, 'recorder_status').flatMap(({ payload }) =>
    payload.delivered === undefined ? [] : [payload.delivered as string[]],
  );
  assert.equal(named.length, 1);
  for (const seam of ['agent_event.tool', 'hook.llm_output', 'hook.agent_end'])
    assert.ok(named[0]?.includes(seam), seam);
});
