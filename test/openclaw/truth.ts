import assert from 'node:assert/strict';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { ModelExchange, ModelTurn } from '../../packages/critiqor/src/demo/scripted-model.ts';
import type { Evidence } from './host.ts';

/** Prices of the scripted model, per million tokens. */
const PRICE = { input: 3, output: 15, cacheRead: 0.3 };

/** Names that the host rewrites. */
const NORMALISED: Readonly<Record<string, string>> = { Bash: 'exec' };

export interface TruthOptions {
  /** The last model call was interrupted, so its end may be missing. */
  readonly lastCallInterrupted?: boolean;
  /** The process was killed while a tool ran: the turn that asked for it has no end. */
  readonly lastTurnOpen?: boolean;
  /** Calls (by index) whose full token counts this entry point does not show. */
  readonly withoutTokens?: readonly number[];
  /** Tool calls (by id) that were interrupted, so that their result may be missing. */
  readonly withoutResult?: readonly string[];
}

/** The part of the evidence that belongs to one conversation. */
export function conversation(evidence: Evidence, sessionKey: string): JournalEvent[] {
  return evidence.facts.filter((fact) => fact.conversation_key === sessionKey);
}

export function ofType(facts: readonly JournalEvent[], type: string): JournalEvent[] {
  return facts.filter((fact) => fact.event_type === type);
}

/** The one fact of a type; more or fewer are an error. */
export function only(facts: readonly JournalEvent[], type: string): JournalEvent {
  const found = ofType(facts, type);
  assert.equal(found.length, 1, `exactly one ${type}, found ${found.length}`);
  return found[0] as JournalEvent;
}

/** The journal is whole: nothing wrong with any line, and the recorder reports no gap and no fault of its own. */
export function assertIntact({ events, report }: Evidence): void {
  assert.deepEqual(report.notes, []);
  assert.deepEqual(ofType(events, 'recorder_fault'), []);
  const last = events.findLast((event) => event.event_type === 'recorder_status');
  assert.equal(last?.payload.faults, undefined);
}

/**
 * Compares what was recorded of a conversation with what the model really sent and received: every model call, tool call and
 * result exactly once, in order, with arguments, outcome, tokens and cost.
 */
export function assertMatchesTruth(
  facts: readonly JournalEvent[],
  exchanges: readonly ModelExchange[],
  options: TruthOptions = {},
): void {
  const starts = ofType(facts, 'before_provider_request').filter((fact) => fact.payload.purpose === undefined);
  const ends = ofType(facts, 'after_provider_response').filter((fact) => fact.payload.purpose === undefined);
  const interrupted = options.lastCallInterrupted ? 1 : 0;
  // The host shows a start before it sends the request, so an interrupted run may have shown one more.
  const unsent = starts.length - exchanges.length;
  assert.ok(
    unsent >= 0 && unsent <= interrupted,
    `${starts.length} starts of model calls, ${exchanges.length} requests`,
  );
  assert.ok(
    ends.length >= exchanges.length - interrupted && ends.length <= exchanges.length,
    `ends of model calls: ${ends.length}`,
  );
  for (const [index, exchange] of exchanges.entries()) {
    const start = starts[index] as JournalEvent;
    const end = ends.find((fact) => isSameCall(fact, start));
    assert.equal(start.payload.provider, 'scripted');
    assert.equal(start.payload.model, 'scripted-1');
    assert.equal(start.duration_ms, null);
    if (!end) continue;
    assert.ok(end.seq > start.seq || (end.host_ts ?? 0) >= (start.host_ts ?? 0), 'a call ends after it has begun');
    if (index === exchanges.length - 1 && interrupted) continue;
    assert.equal(end.outcome, expectedOutcome(exchange.turn), `outcome of call ${index}: ${JSON.stringify(end)}`);
    assert.equal(typeof end.duration_ms, 'number');
    assertTokens(end, exchange, options.withoutTokens?.includes(index) ?? false);
  }
  assertTurns(facts, starts, options.lastTurnOpen ? 1 : interrupted);
  assertToolCalls(facts, exchanges, options.withoutResult ?? []);
}

/** One turn for each model call, which begins with it, in the order of the journal. An interrupted run may leave its last one open. */
function assertTurns(facts: readonly JournalEvent[], starts: readonly JournalEvent[], open: number): void {
  const callOf = ({ host_run_id, payload }: JournalEvent): string => `${host_run_id} ${payload.model_call}`;
  const begun = ofType(facts, 'turn_start');
  // A kill may come between the two lines.
  assert.deepEqual(begun.slice(0, starts.length).map(callOf), starts.map(callOf), 'one turn for each model call');
  assert.ok(begun.length - starts.length <= open, `${begun.length} turns, ${starts.length} model calls`);
  for (const [index, { seq }] of starts.entries()) assert.ok(Number(begun[index]?.seq) < seq, `turn ${index} begins`);
  const ended = ofType(facts, 'turn_end').length;
  assert.ok(ended <= begun.length && ended >= begun.length - open, `${begun.length} turns, ${ended} ends`);
}

function isSameCall(end: JournalEvent, start: JournalEvent): boolean {
  return end.host_run_id === start.host_run_id && end.payload.model_call === start.payload.model_call;
}

function expectedOutcome(turn: ModelTurn): string {
  const isMalformed = turn.tools?.some((tool) => tool.rawArgs !== undefined) ?? false;
  return turn.error || turn.cut || isMalformed ? 'failed' : 'completed';
}

function assertTokens(end: JournalEvent, exchange: ModelExchange, onlyOutput: boolean): void {
  if (exchange.turn.error || exchange.turn.cut) {
    assert.equal(end.payload.usage, undefined, 'a failed call reports no tokens, and none are invented');
    assert.equal(end.payload.cost_usd, undefined);
    return;
  }
  const { promptTokens, completionTokens, cachedTokens } = exchange;
  if (onlyOutput) {
    assert.deepEqual(end.payload.usage, { output: completionTokens });
    return;
  }
  const input = promptTokens - cachedTokens;
  const usage = {
    input,
    output: completionTokens,
    cache_read: cachedTokens,
    cache_write: 0,
    total: promptTokens + completionTokens,
  };
  assert.deepEqual(end.payload.usage, usage);
  assert.equal(end.payload.context_used, promptTokens);
  const cost = (input * PRICE.input + completionTokens * PRICE.output + cachedTokens * PRICE.cacheRead) / 1e6;
  assert.ok(Math.abs((end.payload.cost_usd as number) - cost) < 1e-9, `cost ${end.payload.cost_usd}, expected ${cost}`);
}

function assertToolCalls(
  facts: readonly JournalEvent[],
  exchanges: readonly ModelExchange[],
  withoutResult: readonly string[],
): void {
  const expected = exchanges.flatMap(({ turn, toolCallIds }) => {
    const isMalformed = turn.tools?.some((tool) => tool.rawArgs !== undefined);
    if (isMalformed) return [];
    return (turn.tools ?? []).map((tool, position) => ({
      id: toolCallIds[position],
      name: NORMALISED[tool.name] ?? tool.name,
      input: tool.args ?? {},
    }));
  });
  const calls = ofType(facts, 'tool_call');
  const outer = calls.filter((call) => call.parent_tool_call_id === undefined);
  const shown = outer.map((call) => ({ id: call.tool_call_id, name: call.tool_name, input: call.payload.input }));
  assert.deepEqual(shown, expected, 'tool calls with their arguments');
  const results = ofType(facts, 'tool_result');
  for (const call of calls) {
    const own = results.filter(
      (result) => result.tool_call_id === call.tool_call_id && result.host_run_id === call.host_run_id,
    );
    const mayBeMissing = withoutResult.includes(call.tool_call_id ?? '');
    assert.ok(
      own.length === 1 || (mayBeMissing && own.length === 0),
      `one result of ${call.tool_call_id}, found ${own.length}`,
    );
    if (own[0]) assert.ok(own[0].seq > call.seq, 'a result follows its call');
  }
  assert.ok(results.length <= calls.length, 'no result without a call');
}

/** What the recorder says that it cost, and the share of the runs' time that it was. */
export function toHandlerCost({ events, facts }: Evidence) {
  const status = events.findLast(({ event_type }) => event_type === 'recorder_status')?.payload;
  const runMs = ofType(facts, 'agent_end').reduce((sum, { duration_ms }) => sum + (duration_ms ?? 0), 0);
  const handlerMs = Number(status?.handler_ms);
  return {
    hostEvents: Number(status?.host_events),
    handlerMs,
    medianUs: Number(status?.handler_median_us),
    runMs,
    percent: Number(((handlerMs / runMs) * 100).toFixed(3)),
  };
}
