import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import fc from 'fast-check';
import { assertIntact, ofType } from '../testing/evidence-checks.ts';
import type { Step } from '../testing/replay-steps.ts';
import { record } from '../testing/replayed-host.ts';
import { createScriptedRun, type ScriptedRun } from '../testing/scripted-steps.ts';

/** Up to three seams show each model call, in orders that vary; each call must come out once, with what belongs to it. */

/** What becomes of a call: an answer, tools, tools that do not exist (the message is not persisted), an error, broken arguments. */
const KINDS = ['answer', 'tools', 'unknown_tool', 'error', 'malformed'] as const;
type Kind = (typeof KINDS)[number];

const usageOf = (number: number) => ({
  input: 100 * number,
  output: 10,
  cacheRead: number,
  cacheWrite: 0,
  cost: { total: number / 8 },
});
const calls = fc.array(fc.constantFrom(...KINDS), { maxLength: 7 }).map((kinds): Kind[] => [...kinds, 'answer']);
/** How many events late each start is on the diagnostic stream. */
const lateness = fc.array(fc.nat(9), { minLength: 8, maxLength: 8 });

test('without hooks, however late the diagnostic stream', async (t) => {
  await fc.assert(
    fc.asyncProperty(calls, lateness, async (kinds, late) => {
      const evidence = await record(t, delayDiagnostics(tell(kinds, false), late), { entryPoint: 'agent_exec' });
      assertIntact(evidence);
      assertCalls(evidence.facts, kinds, false);
    }),
    { numRuns: 80, seed: 3 },
  );
});

test('with hooks, however late the diagnostic stream', async (t) => {
  await fc.assert(
    fc.asyncProperty(calls, lateness, async (kinds, late) => {
      const evidence = await record(t, delayDiagnostics(tell(kinds, true), late));
      assertIntact(evidence);
      assertCalls(evidence.facts, kinds, true);
    }),
    { numRuns: 80, seed: 4 },
  );
});

test('with hooks and no diagnostic stream', async (t) => {
  await fc.assert(
    fc.asyncProperty(calls, async (kinds) => {
      const evidence = await record(t, tell(kinds, true), { diagnostics: false });
      assertIntact(evidence);
      assertCalls(evidence.facts, kinds, true);
    }),
    { numRuns: 30, seed: 5 },
  );
});

test("a failure that is no model call's does not fail the next call", async (t) => {
  // The host begins a message of its own, fails and tries again; no call was made.
  const run = createScriptedRun('run')
    .lifecycle({ phase: 'start' })
    .lifecycle({ phase: 'model', provider: 'p', model: 'm' });
  run.lifecycle({ phase: 'finishing', error: 'no key' }).lifecycle({ phase: 'start' });
  run.diagnostic('run.execution_phase', { phase: 'model_call_started', provider: 'p', model: 'm' });
  run.lifecycle({ phase: 'model', provider: 'p', model: 'm' }).agentEvent('usage', { outputTokens: 10 });
  const { facts } = await record(t, run.transcript(toMessage('answer', 1)).steps, { entryPoint: 'agent_exec' });
  const ends = ofType(facts, 'after_provider_response').map(({ outcome, error }) => [outcome, error]);
  assert.deepEqual(ends, [['completed', undefined]]);
});

/** Tells a run call by call, as the host does. */
function tell(kinds: readonly Kind[], hasHooks: boolean): Step[] {
  const run = createScriptedRun('run').lifecycle({ phase: 'start' });
  let outputTokens = 0;
  for (const [index, kind] of kinds.entries()) {
    const number = index + 1;
    const callId = `run:model:${number}`;
    run
      .at(1_000 * number)
      .diagnostic('run.execution_phase', { phase: 'model_call_started', provider: 'p', model: 'm' });
    if (hasHooks) run.hook('model_call_started', { callId, provider: 'p', model: 'm', contextTokenBudget: 64_000 });
    const outcome = kind === 'error' || kind === 'malformed' ? 'error' : 'completed';
    const ended = { callId, outcome, durationMs: 50, ...(outcome === 'error' ? { failureKind: 'other' } : {}) };
    // A request that is refused is over before its response begins.
    if (hasHooks && kind === 'error') run.hook('model_call_ended', ended);
    run.at(1_000 * number + 40).lifecycle({ phase: 'model', provider: 'p', model: 'm' });
    if (hasHooks && kind !== 'error') run.hook('model_call_ended', ended);
    if (kind !== 'error') outputTokens += 10;
    if (kind !== 'error') run.at(1_000 * number + 50).agentEvent('usage', { outputTokens });
    tellResponse(run, kind, number);
    if (outcome === 'error') retry(run, kind, number, hasHooks);
  }
  if (hasHooks) run.hook('agent_end', { messages: kinds.map((kind, index) => toMessage(kind, index + 1)) });
  run.lifecycle({ phase: 'model', provider: null, model: null });
  return run.lifecycle({ phase: 'end', stopReason: 'stop', executionSettled: true }).steps;
}

function tellResponse(run: ScriptedRun, kind: Kind, number: number): void {
  if (kind === 'answer' || kind === 'tools') run.transcript(toMessage(kind, number));
  if (kind === 'tools')
    run.toolStart(`call_${number}`, 'read', {}).toolEnd(`call_${number}`, 'x', { status: 'completed' });
  if (kind !== 'unknown_tool') return;
  run
    .toolStart(`call_${number}`, 'frob', {})
    .toolEnd(`call_${number}`, 'Tool frob not found', { status: 'blocked', isError: true });
}

function retry(run: ScriptedRun, kind: Kind, number: number, hasHooks: boolean): void {
  run
    .at(1_000 * number + 60)
    .lifecycle({ phase: 'finishing', error: `failure ${number}`, errorObservation: { failoverReason: kind } });
  if (hasHooks) run.hook('llm_output', { lastAssistant: toMessage(kind, number) });
  if (kind === 'error') run.agentEvent('run_status', { phase: 'retrying', attempt: number, reason: `retry ${number}` });
  run.lifecycle({ phase: 'start' });
}

function toMessage(kind: Kind, number: number): Record<string, unknown> {
  const stopReason = kind === 'answer' ? 'stop' : kind === 'error' || kind === 'malformed' ? 'error' : 'toolUse';
  const isCalling = kind === 'tools' || kind === 'unknown_tool';
  const content = isCalling
    ? [{ type: 'toolCall', id: `call_${number}`, name: 'read' }]
    : kind === 'answer'
      ? [{ type: 'text', text: `answer ${number}` }]
      : [];
  const usage = kind === 'error' ? {} : usageOf(number);
  return {
    role: 'assistant',
    content,
    stopReason,
    usage,
    ...(stopReason === 'error' ? { errorMessage: `failure ${number}` } : {}),
  };
}

/** Moves starts back by so many events, but not behind another start or the next attempt: those come seconds later. */
function delayDiagnostics(steps: readonly Step[], late: readonly number[]): Step[] {
  const delayed = steps.filter(({ seam }) => !seam.startsWith('diagnostic.'));
  let place = 0;
  let index = 0;
  for (const step of steps) {
    if (!step.seam.startsWith('diagnostic.')) continue;
    const next = steps[steps.indexOf(step) + 1] as Step;
    let at = Math.max(place, delayed.indexOf(next));
    for (let moved = 0; moved < (late[index] ?? 0) && at < delayed.length - 1 && !isStart(delayed[at] as Step); moved++)
      at += 1;
    delayed.splice(at, 0, step);
    place = at + 1;
    index += 1;
  }
  return delayed;
}

function isStart({ event }: Step): boolean {
  return event.stream === 'lifecycle' && (event.data as { phase?: string }).phase === 'start';
}

function assertCalls(facts: readonly JournalEvent[], kinds: readonly Kind[], hasHooks: boolean): void {
  const numbers = kinds.map((_, index) => index + 1);
  const numberOf = ({ payload }: JournalEvent): unknown => payload.model_call;
  const starts = ofType(facts, 'before_provider_request');
  const ends = ofType(facts, 'after_provider_response').sort(
    (left, right) => Number(numberOf(left)) - Number(numberOf(right)),
  );
  assert.deepEqual(starts.map(numberOf), numbers);
  assert.deepEqual(ends.map(numberOf), numbers);
  const described = ends.map(({ outcome, payload, duration_ms, error }) => ({
    outcome,
    usage: payload.usage,
    cost: payload.cost_usd,
    retry: (payload.retry as { reason?: string } | undefined)?.reason,
    isTimed: typeof duration_ms === 'number',
    error,
  }));
  assert.deepEqual(
    described,
    kinds.map((kind, index) => expectedCall(kind, index + 1, hasHooks)),
  );
  const answers = ofType(facts, 'message_end').map(({ payload }) => payload.model_call);
  assert.deepEqual(
    answers,
    numbers.filter((number) => /answer|^tools/.test(String(kinds[number - 1]))),
  );
}

function expectedCall(kind: Kind, number: number, hasHooks: boolean): object {
  const { input, output, cacheRead, cost } = usageOf(number);
  const whole = { input, output, cache_read: cacheRead, cache_write: 0, total: input + output + cacheRead };
  const isWhole = kind === 'answer' || kind === 'tools' || (hasHooks && kind !== 'error');
  const hasFailed = kind === 'error' || kind === 'malformed';
  return {
    outcome: hasFailed ? 'failed' : 'completed',
    usage: isWhole ? whole : kind === 'error' ? undefined : { output },
    cost: isWhole ? cost.total : undefined,
    retry: kind === 'error' ? `retry ${number}` : undefined,
    isTimed: true,
    error: hasFailed ? `failure ${number}` : undefined,
  };
}
