import { hash } from 'node:crypto';
import { LANES, type Lane } from '@critiqor/api/timeline';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createTable, type Names, type Table } from './columns.ts';
import { COMPACTION_COLUMNS, MODEL_COLUMNS, type NameList, SPAN_COLUMNS, STATUS, TOOL_COLUMNS } from './layout.ts';
import { packRows } from './pack-rows.ts';

/** Where an event stands. */
export interface EventPlace {
  readonly ordinal: number;
  readonly timeMs: number;
  readonly session: number;
  /** The span of the event that this one adds to or was copied from; -1 when there is none. */
  readonly rootSpan: number;
}

export interface SpanTracer {
  /** Adds an event, and returns the number of the span that it belongs to, or -1. */
  add(event: JournalEvent, place: EventPlace): number;
  /** Gives every span its row; spans without an end reach to `endMs`. */
  finish(endMs: number): void;
  readonly spans: Table<keyof typeof SPAN_COLUMNS>;
  readonly models: Table<keyof typeof MODEL_COLUMNS>;
  readonly tools: Table<keyof typeof TOOL_COLUMNS>;
  readonly compactions: Table<keyof typeof COMPACTION_COLUMNS>;
}

/** What is under way in one run of the host. */
interface RunContext {
  span: number;
  turn: number;
  turns: number;
  /** Model calls by purpose and number, tool calls by id: spans. */
  readonly models: Map<string, number>;
  readonly tools: Map<string, number>;
}

/** Pairs beginnings with ends while events stream by. It draws what happened and judges nothing. */
export function createSpanTracer(names: Readonly<Record<NameList, Names>>): SpanTracer {
  const spans = createTable(SPAN_COLUMNS);
  const models = createTable(MODEL_COLUMNS);
  const tools = createTable(TOOL_COLUMNS);
  const compactions = createTable(COMPACTION_COLUMNS);
  const contexts = new Map<string, RunContext>();
  const openCompactions = new Map<string, number>();
  const openSubagents = new Map<string, number>();

  const toContext = (event: JournalEvent): RunContext => {
    const key = event.host_run_id ?? event.conversation_key ?? '';
    const known = contexts.get(key);
    if (known) return known;
    const created: RunContext = { span: -1, turn: -1, turns: 0, models: new Map(), tools: new Map() };
    contexts.set(key, created);
    return created;
  };
  const begin = (lane: Lane, { ordinal, timeMs, session }: EventPlace, label: number): number =>
    spans.add({
      lane: LANES.indexOf(lane),
      status: STATUS.open,
      start: timeMs,
      first: ordinal + 1,
      session,
      label,
    });
  const end = (span: number, event: JournalEvent, { ordinal, timeMs }: EventPlace): void => {
    spans.set('end', span, Math.max(timeMs, spans.get('start', span)));
    spans.set('last', span, ordinal + 1);
    spans.set('status', span, event.status === 'error' ? STATUS.error : STATUS.ok);
  };
  /** Something of which only the end is known: its duration says when it began. */
  const beginBefore = (lane: Lane, event: JournalEvent, place: EventPlace, label: number): number => {
    const span = begin(lane, { ...place, timeMs: place.timeMs - (event.duration_ms ?? 0) }, label);
    spans.set('first', span, 0);
    return span;
  };
  const endTurn = (context: RunContext, event: JournalEvent, place: EventPlace): void => {
    if (context.turn === -1) return;
    const failed = spans.get('status', context.turn) === STATUS.error;
    end(context.turn, event, place);
    spans.set('status', context.turn, failed ? STATUS.error : STATUS.ok);
    context.turn = -1;
  };

  const addModelCall = (context: RunContext, event: JournalEvent, span: number): void => {
    const model = names.models.toNumber(toText(event.payload.model));
    const call = models.add({ span, model });
    spans.set('call', span, call + 1);
    spans.set('label', span, model);
    context.models.set(toModelKey(event), span);
  };
  const learnModelCall = (span: number, { payload, duration_ms }: JournalEvent): void => {
    const call = spans.get('call', span) - 1;
    if (call < 0) return;
    const learn = (name: keyof typeof MODEL_COLUMNS, value: unknown): void => {
      if (typeof value === 'number' && Number.isFinite(value)) models.set(name, call, value);
    };
    const usage = Object(payload.usage) as Readonly<Record<string, unknown>>;
    learn('input', usage.input);
    learn('output', usage.output);
    learn('cacheRead', usage.cache_read);
    learn('cacheWrite', usage.cache_write);
    learn('cost', payload.cost_usd);
    learn('used', payload.context_used);
    learn('budget', payload.context_budget);
    learn('duration', duration_ms);
    const model = names.models.toNumber(toText(payload.model));
    if (model === 0) return;
    models.set('model', call, model);
    spans.set('label', span, model);
  };
  const learnToolCall = (span: number, { duration_ms }: JournalEvent): void => {
    const call = spans.get('call', span) - 1;
    if (call >= 0 && typeof duration_ms === 'number') tools.set('duration', call, duration_ms);
  };
  const addToolCall = (context: RunContext, event: JournalEvent, span: number, key: number): void => {
    const tool = names.tools.toNumber(event.tool_name ?? toText(event.payload.toolName));
    spans.set('call', span, tools.add({ span, tool, key }) + 1);
    spans.set('label', span, tool);
    if (event.tool_call_id !== undefined) context.tools.set(event.tool_call_id, span);
    const wrapper = event.parent_tool_call_id && context.tools.get(event.parent_tool_call_id);
    if (typeof wrapper === 'number' && wrapper !== span) tools.set('wrapper', spans.get('call', wrapper) - 1, 1);
  };

  const READERS: Readonly<Record<string, (event: JournalEvent, place: EventPlace) => number>> = {
    agent_start(event, place) {
      const context = toContext(event);
      if (context.span === -1) {
        context.span = begin('run', place, names.words.toNumber(toText(event.payload.trigger)));
      }
      return context.span;
    },
    agent_end(event, place) {
      const context = toContext(event);
      const span = context.span === -1 ? beginBefore('run', event, place, 0) : context.span;
      endTurn(context, event, place);
      end(span, event, place);
      contexts.delete(event.host_run_id ?? event.conversation_key ?? '');
      return span;
    },
    before_provider_request(event, place) {
      const context = toContext(event);
      const known = context.models.get(toModelKey(event));
      // The start of a call may be shown after its end.
      if (known !== undefined && spans.get('first', known) === 0) {
        spans.set('first', known, place.ordinal + 1);
        learnModelCall(known, event);
        return known;
      }
      if (event.payload.purpose === undefined) {
        endTurn(context, event, place);
        context.turns += 1;
        context.turn = begin('turn', place, Math.min(context.turns, 65_535));
      }
      const span = begin('model', place, 0);
      addModelCall(context, event, span);
      learnModelCall(span, event);
      return span;
    },
    after_provider_response(event, place) {
      const context = toContext(event);
      const known = context.models.get(toModelKey(event));
      const isUnderWay = known !== undefined && spans.get('last', known) === 0;
      const span = isUnderWay ? known : beginBefore('model', event, place, 0);
      if (!isUnderWay) addModelCall(context, event, span);
      end(span, event, place);
      learnModelCall(span, event);
      if (event.status === 'error' && context.turn !== -1) spans.set('status', context.turn, STATUS.error);
      return span;
    },
    tool_call(event, place) {
      const span = begin('tool', place, 0);
      addToolCall(toContext(event), event, span, toCallKey(event));
      return span;
    },
    tool_result(event, place) {
      const context = toContext(event);
      const known = context.tools.get(event.tool_call_id ?? '');
      const span = known ?? beginBefore('tool', event, place, 0);
      if (known === undefined) addToolCall(context, event, span, 0);
      end(span, event, place);
      learnToolCall(span, event);
      return span;
    },
    compaction_start(event, place) {
      const span = begin('compaction', place, 0);
      spans.set('call', span, compactions.add({ span, before: toNumber(event.payload.tokens) }) + 1);
      openCompactions.set(toSessionKey(event), span);
      return span;
    },
    compaction_end(event, place) {
      const key = toSessionKey(event);
      const known = openCompactions.get(key);
      openCompactions.delete(key);
      const span = known ?? beginBefore('compaction', event, place, 0);
      if (known === undefined) spans.set('call', span, compactions.add({ span }) + 1);
      compactions.set('after', spans.get('call', span) - 1, toNumber(event.payload.tokens));
      end(span, event, place);
      if (event.outcome === 'failed') spans.set('status', span, STATUS.error);
      spans.set('label', span, names.words.toNumber(event.outcome));
      return span;
    },
    subagent_spawned(event, place) {
      const span = begin('subagent', place, names.labels.toNumber(toText(event.payload.label)));
      const key = toText(event.payload.child_conversation_key);
      if (key) openSubagents.set(key, span);
      return span;
    },
    subagent_ended(event, place) {
      const key = toText(event.payload.child_conversation_key) ?? '';
      const span = openSubagents.get(key);
      openSubagents.delete(key);
      if (span === undefined) return -1;
      end(span, event, place);
      return span;
    },
  };
  const readers = new Map(Object.entries(READERS));

  /** Memory is reached through tools: the copy of a result becomes a span as long as the call. */
  const addMemory = (event: JournalEvent, place: EventPlace): number => {
    if (event.payload.observed_as !== 'tool_result') return -1;
    const result = toText(event.payload.result_status);
    const start = place.rootSpan === -1 ? place.timeMs : spans.get('start', place.rootSpan);
    const label = names.words.toNumber(result ? `${event.event_type} ${result}` : event.event_type);
    const span = begin('memory', { ...place, timeMs: start }, label);
    end(span, event, place);
    return span;
  };
  const refine = (event: JournalEvent, span: number): number => {
    const lane = LANES[spans.get('lane', span)];
    if (lane === 'model') learnModelCall(span, event);
    if (lane === 'tool') learnToolCall(span, event);
    const isEnd = event.event_type === 'tool_result' || event.event_type === 'after_provider_response';
    if (event.outcome !== undefined && (isEnd || event.event_type === 'agent_end')) {
      spans.set('status', span, event.status === 'error' ? STATUS.error : STATUS.ok);
    }
    return span;
  };

  return {
    add(event, place) {
      if (event.event_type === 'memory_search' || event.event_type === 'memory_get') return addMemory(event, place);
      if (event.derived_from !== undefined) return -1;
      if (event.refines !== undefined && place.rootSpan !== -1) return refine(event, place.rootSpan);
      return readers.get(event.event_type)?.(event, place) ?? -1;
    },
    finish: (endMs) => packRows(spans, endMs),
    spans,
    models,
    tools,
    compactions,
  };
}

/** The summary calls of a compaction are numbered on their own. */
const toModelKey = ({ payload }: JournalEvent): string =>
  `${toText(payload.purpose) ?? ''}\n${toNumber(payload.model_call)}`;

const toSessionKey = (event: JournalEvent): string => event.conversation_key ?? event.conversation_id ?? '';

/** A number that calls of the same tool with the same arguments share. */
function toCallKey({ tool_name, payload }: JournalEvent): number {
  try {
    const text = JSON.stringify([tool_name ?? payload.toolName ?? null, payload.input]);
    return payload.input === undefined ? 0 : Number.parseInt(hash('sha1', text).slice(0, 13), 16);
  } catch {
    // A stack overflow on hostile nesting: such arguments equal nothing.
    return 0;
  }
}

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const toNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN);
