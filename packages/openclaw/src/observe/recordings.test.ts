import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { EntryPoint } from '@critiqor/evidence/contract/known-facts/fact';
import {
  assertContract,
  assertIntact,
  assertRefinementsAdd,
  assertSeamMap,
  ofType,
} from '../testing/evidence-checks.ts';
import { LOOK_ALIKES, RECORDINGS, readRecording } from '../testing/recording.ts';
import {
  type TrueModelCall,
  toModelCalls,
  toPersistedTexts,
  toRunTotals,
  toToolCalls,
} from '../testing/recording-truth.ts';
import { type Evidence, replayRecording } from '../testing/replayed-host.ts';

/**
 * Every recording, where hooks fire and where they do not, with a diagnostic stream that is prompt, late or both. With hooks, the
 * stream only repeats what they have shown.
 */
const LATENESS = { withHooks: ['prompt', 'late'], withoutHooks: ['prompt', 'late', 'mixed'] } as const;
const WITHOUT_HOOKS = ['21-agent-exec', '22-tui-local-chat'];
/** Recorded without the permission to see conversations. */
const WITHOUT_ACCESS = ['24-no-conversation-access'];

/** How the runs of a recording end, where it is no single success; a process that is stopped from outside shows no end. */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  '02b-repeat-loop-detection': ['error'],
  '07b-compaction-preflight': ['success', 'success'],
  '07c-compaction-failed': ['error'],
  '08b-model-401-permanent': ['error'],
  '09-subagent': ['yielded', 'success', 'success'],
  '13a-sigint-in-tool': [],
  '13b-timeout-in-tool': ['timeout'],
  '13c-timeout-in-model-call': ['timeout'],
  '13d-sigint-in-model': ['aborted'],
  '13e-sigterm': [],
  '13f-sigkill': [],
  '19-gateway-two-turns-and-new': ['success', 'success', 'success'],
  '20-gateway-tui-and-abort': ['success', 'aborted'],
  '22-tui-local-chat': ['success', 'success'],
};
const OUTCOME_OF_ENDING: Readonly<Record<string, string>> = {
  success: 'completed',
  yielded: 'completed',
  error: 'failed',
  timeout: 'failed',
  aborted: 'cancelled',
};

for (const name of RECORDINGS) {
  describe(name, () => {
    const lines = readRecording(name);
    const isGateway = lines.some((line) => line.name === 'gateway_start');
    const entryPoints: EntryPoint[] = [isGateway ? 'gateway' : 'agent_local', 'agent_exec'];
    for (const entryPoint of entryPoints) {
      const hasHooks = entryPoint !== 'agent_exec';
      for (const lateness of hasHooks ? LATENESS.withHooks : LATENESS.withoutHooks) {
        test(`${entryPoint}, diagnostics ${lateness}: everything exactly once`, async (t) => {
          const evidence = await replayRecording(t, name, { entryPoint, lateness });
          assertIntact(evidence);
          assertContract(evidence.events);
          assertSeamMap(evidence.events);
          assertRefinementsAdd(evidence.events);
          if (!WITHOUT_HOOKS.includes(name)) assertModelCalls(evidence, toModelCalls(lines), hasHooks);
          if (hasHooks && !WITHOUT_HOOKS.includes(name) && !WITHOUT_ACCESS.includes(name)) assertTotals(evidence, name);
          assertToolCalls(evidence, name);
          assertMessages(evidence, name);
          assertRuns(evidence, name);
        });
      }
    }
  });
}

test('the fixtures are small, and nobody can take anything in them for a secret', () => {
  const directory = join(import.meta.dirname, '../../fixtures/recordings');
  const texts = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'));
  assert.ok(texts.reduce((size, text) => size + Buffer.byteLength(text), 0) < 1_000_000);
  for (const text of texts)
    assert.doesNotMatch(text, /\b(?:sk-[\w-]{20,}|gh[pousr]_\w{20,}|AKIA\w{16}|eyJ[\w-]{20,}\.)/);
});

/** Model calls of a run in order, each with one start and one end, and with its own tokens. */
function assertModelCalls({ facts }: Evidence, all: readonly TrueModelCall[], hasHooks: boolean): void {
  const expected = all.filter(({ isCompaction }) => hasHooks || !isCompaction);
  const starts = ofType(facts, 'before_provider_request');
  const ends = ofType(facts, 'after_provider_response');
  const idOf = ({ host_run_id, payload }: JournalEvent) => `${host_run_id} ${payload.model_call}`;
  const ids = expected.map(({ runId, number }) => `${runId} ${number}`);
  assert.deepEqual(starts.map(idOf).sort(), ids.toSorted(), 'starts of model calls');
  assert.deepEqual(ends.map(idOf).sort(), ids.toSorted(), 'ends of model calls');
  for (const call of expected) {
    const id = `${call.runId} ${call.number}`;
    const start = starts.find((fact) => idOf(fact) === id) as JournalEvent;
    const end = ends.find((fact) => idOf(fact) === id) as JournalEvent;
    assert.ok(end.seq > start.seq || Number(end.host_ts) >= Number(start.host_ts), `${id} ends after it began`);
    assert.equal(start.payload.model, 'mock-1');
    assert.equal(start.payload.purpose, call.isCompaction ? 'compaction' : undefined);
    assert.equal(end.outcome, call.outcome, `${id}: ${JSON.stringify(end)}`);
    if (hasHooks) assert.equal(end.duration_ms, call.durationMs);
    assert.equal(end.payload.duration_source, hasHooks ? 'host' : 'derived');
    assertTokens(end, call, hasHooks, id);
  }
}

function assertTokens({ payload }: JournalEvent, call: TrueModelCall, hasHooks: boolean, id: string): void {
  if (call.usage && !call.isPersisted && !hasHooks) {
    assert.deepEqual(payload.usage, { output: call.usage.output }, id);
    return;
  }
  assert.deepEqual(payload.usage, call.usage, id);
  assert.equal(payload.cost_usd, call.costUsd, id);
}

/** What the host adds up per run is what the calls add up to. */
function assertTotals({ facts }: Evidence, name: string): void {
  for (const [runId, { tokens, costUsd }] of toRunTotals(readRecording(name))) {
    const calls = ofType(facts, 'after_provider_response').filter((fact) => fact.host_run_id === runId);
    const sum = (pick: (fact: JournalEvent) => unknown) => calls.reduce((so, fact) => so + Number(pick(fact) ?? 0), 0);
    assert.equal(
      sum(({ payload }) => (payload.usage as { total?: number } | undefined)?.total),
      tokens,
    );
    assert.ok(Math.abs(sum(({ payload }) => payload.cost_usd) - costUsd) < 1e-9);
  }
}

function assertToolCalls({ facts }: Evidence, name: string): void {
  const expected = toToolCalls(readRecording(name));
  const calls = ofType(facts, 'tool_call').map((fact) => ({
    run: fact.host_run_id,
    id: fact.tool_call_id,
    name: fact.tool_name,
    parent: fact.parent_tool_call_id,
    duration: fact.duration_ms,
  }));
  assert.deepEqual(
    calls,
    expected.map(({ runId, id, name, parent }) => ({ run: runId, id, name, parent, duration: null })),
  );
  const results = ofType(facts, 'tool_result').map((fact) => {
    const { tool_call_id: id, outcome, exit_code: exitCode, host_run_id: run } = fact;
    return { run, id, outcome, exitCode, status: fact.status };
  });
  const ended = expected.filter(({ outcome }) => outcome !== undefined);
  assert.deepEqual(
    results.toSorted(byId),
    ended
      .map(({ runId, id, outcome, exitCode }) => ({
        run: runId,
        id,
        outcome,
        exitCode,
        status: outcome === 'completed' ? 'ok' : 'error',
      }))
      .toSorted(byId),
  );
  for (const fact of ofType(facts, 'tool_result')) {
    assert.equal(typeof fact.duration_ms, 'number');
    const call = ofType(facts, 'tool_call').find(
      (one) => one.tool_call_id === fact.tool_call_id && one.host_run_id === fact.host_run_id,
    );
    assert.ok(call && call.seq < fact.seq, 'a result follows its call');
  }
}

const SECRET = '(a secret)';

const byId = (left: { run: unknown; id: unknown }, right: { run: unknown; id: unknown }): number =>
  `${left.run} ${left.id}` < `${right.run} ${right.id}` ? -1 : 1;

/** Each persisted message once; what else was streamed is marked as partial. */
function assertMessages({ facts }: Evidence, name: string): void {
  const ends = ofType(facts, 'message_end');
  const whole = ends
    .filter(({ payload }) => payload.partial !== true && payload.stored !== false)
    .map(({ payload }) => String(payload.text).replace(/\[redacted:[^\]]*\]/, SECRET));
  const expected = toPersistedTexts(readRecording(name)).map((text) =>
    text.replace(String(LOOK_ALIKES.openai_key), SECRET),
  );
  assert.deepEqual(whole, expected);
  // What the host did not store is what it could not: calls of tools that there are not.
  for (const { payload } of ends.filter(({ payload }) => payload.stored === false)) {
    assert.match(JSON.stringify(payload.tool_calls), /"id":/);
  }
  assert.deepEqual(
    ends.filter(({ payload }) => payload.rewritten === true),
    [],
  );
  for (const { payload } of ends.filter(({ payload }) => payload.partial === true)) {
    assert.ok(!expected.includes(String(payload.text)), `${payload.text} is there twice`);
  }
}

/** Runs begin once and end as they really ended. */
function assertRuns({ facts }: Evidence, name: string): void {
  const begun = readRecording(name).flatMap(({ event }) => {
    const data = event.data as { phase?: string } | undefined;
    return event.stream === 'lifecycle' && data?.phase === 'start' ? [String(event.runId)] : [];
  });
  const starts = ofType(facts, 'agent_start').map(({ host_run_id }) => host_run_id);
  assert.deepEqual(starts, [...new Set(begun)]);
  const ends = ofType(facts, 'agent_end').map(({ outcome, payload }) => [payload.ending, outcome]);
  const expected = ENDINGS[name] ?? ['success'];
  assert.deepEqual(
    ends,
    expected.map((ending) => [ending, OUTCOME_OF_ENDING[ending]]),
  );
}
