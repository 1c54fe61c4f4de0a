import { hash } from 'node:crypto';
import type { RecordAt } from '../import-source.ts';
import { createStepWriter, type StepWriter } from '../step-writer.ts';
import type { SpanMessage } from './read-messages.ts';
import type { AgentSpan } from './read-span.ts';

const SOURCE = 'import.otlp';

/** Something that happened at a time: a tool begins, or a span ends. */
interface Moment {
  readonly at: number;
  readonly order: number;
  readonly phase: 'start' | 'end';
  readonly span: AgentSpan;
}

/**
 * Writes the spans of a trace as the steps of a run. A model call is written at its end; the calls that it asks for begin there, and a tool span, or
 * the next model call's input, brings the result.
 */
export function playSpans(
  spans: () => Iterable<AgentSpan>,
  ids: { readonly run: string; readonly conversation: string; readonly agent: string | undefined },
  record: RecordAt,
): void {
  const writer = createStepWriter(record, SOURCE, ids);
  const state: PlayState = { writer, seen: new Set(), calls: 0, open: new Map(), last: null };
  let root: AgentSpan | null = null;
  let isBegun = false;
  for (const { at, phase, span } of inOrder(spans())) {
    if (!isBegun) writer.begin(at);
    isBegun = true;
    if (phase === 'start' && span.isRoot) root = span;
    if (phase === 'start' && span.kind === 'other')
      addInputs(
        state,
        at,
        span.input.filter(({ role }) => role === 'user'),
      );
    if (span.kind === 'model' && phase === 'end') addModelCall(state, span);
    if (span.kind === 'tool' && phase === 'start') beginTool(state, span);
    if (span.kind === 'tool' && phase === 'end') endToolSpan(state, span);
  }
  if (root) {
    const { error, endedAt } = root;
    const ending = { ending: error === undefined ? 'success' : 'error', settled: true };
    writer.end(endedAt, error === undefined ? 'completed' : 'failed', ending);
  } else if (state.last?.hasAnswered) {
    const payload = { ending: 'success', settled: true, concluded_from: 'last_message' };
    writer.end(state.last.at, 'completed', payload);
  }
}

interface PlayState {
  readonly writer: StepWriter;
  /** Digests of messages that are written already: every input repeats the history. */
  readonly seen: Set<string>;
  calls: number;
  /** Calls that wait for their span or result: by tool, in their order. */
  readonly open: Map<string, Set<string>>;
  last: { readonly at: number; readonly hasAnswered: boolean } | null;
}

/** Beginnings and ends in the order of time: the spans of one trace are in memory together. */
function inOrder(spans: Iterable<AgentSpan>): Moment[] {
  const moments: Moment[] = [];
  for (const span of spans) {
    const order = moments.length;
    moments.push({ at: span.startedAt, order, phase: 'start', span }, { at: span.endedAt, order, phase: 'end', span });
  }
  return moments.sort((left, right) => left.at - right.at || left.order - right.order);
}

const toDigest = ({ role, text, results }: SpanMessage): string =>
  hash('sha256', JSON.stringify([role, text, results.map(({ id }) => id)]));

function addInputs(state: PlayState, at: number, messages: readonly SpanMessage[]): void {
  for (const message of messages) {
    const digest = toDigest(message);
    if (state.seen.has(digest)) continue;
    state.seen.add(digest);
    for (const { id, text } of message.results) {
      if (state.writer.isOpen(id)) closeCall(state, { at, id, name: undefined, text, isError: false });
    }
    if (message.role === 'user' && message.results.length === 0) state.writer.input(at, message.text);
  }
}

function addModelCall(state: PlayState, span: AgentSpan): void {
  const { writer } = state;
  const { startedAt, endedAt: at, provider, model, usage, error, stopReason } = span;
  addInputs(state, startedAt, span.input);
  writer.modelCall({ at, startedAt, provider, model, usage, error, stopReason });
  for (const message of span.output) {
    state.seen.add(toDigest({ ...message, role: 'assistant' }));
    const calls = message.toolCalls.map((call) => ({ ...call, id: call.id ?? toCallId(state) }));
    writer.message({ at, text: message.text, toolCalls: calls, hasModelCall: true });
    for (const { id, name, args } of calls) {
      beginCall(state, at, id, name, args);
    }
    state.last = { at, hasAnswered: calls.length === 0 && message.text !== '' };
  }
}

function toCallId(state: PlayState): string {
  state.calls += 1;
  return `call_${state.calls}`;
}

/** The call that a span executes: the one with its id, or the oldest open one of its tool. */
function findOpen(state: PlayState, { tool }: AgentSpan): string | undefined {
  if (tool.callId !== undefined) return state.writer.isOpen(tool.callId) ? tool.callId : undefined;
  const [oldest] = state.open.get(tool.name) ?? [];
  return oldest;
}

function beginCall(state: PlayState, at: number, id: string, name: string, args: unknown): void {
  state.open.set(name, (state.open.get(name) ?? new Set()).add(id));
  state.writer.toolCall(at, id, name, args);
}

function beginTool(state: PlayState, span: AgentSpan): void {
  if (findOpen(state, span) !== undefined) return;
  const id = span.tool.callId ?? `span_${span.id}`;
  beginCall(state, span.startedAt, id, span.tool.name, span.tool.args);
}

function endToolSpan(state: PlayState, span: AgentSpan): void {
  const own = `span_${span.id}`;
  const id = state.writer.isOpen(own) ? own : findOpen(state, span);
  if (id === undefined) return;
  const { error, tool, endedAt: at } = span;
  closeCall(state, { at, id, name: tool.name, text: tool.result || error || '', isError: error !== undefined });
}

function closeCall(
  state: PlayState,
  result: {
    readonly at: number;
    readonly id: string;
    readonly name: string | undefined;
    readonly text: string;
    readonly isError: boolean;
  },
): void {
  for (const ids of result.name === undefined ? state.open.values() : [state.open.get(result.name)])
    ids?.delete(result.id);
  state.writer.toolResult(result);
  state.last = { at: result.at, hasAnswered: false };
}
