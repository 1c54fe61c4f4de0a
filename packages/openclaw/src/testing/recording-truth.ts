import { asArray, asNumber, asObject, type HostObject, textOf } from '../host/host.ts';
import type { RecordedLine } from './recording.ts';

/**
 * For tests: what really happened in a recording, read off the host's own hooks and messages without the recorder's code. In
 * entry points without hooks the recorder has to find out most of it from other streams.
 */

export interface TrueModelCall {
  readonly runId: string;
  /** From 1, per run. */
  readonly number: number;
  readonly startedAt: number;
  readonly isCompaction: boolean;
  outcome?: 'completed' | 'failed' | 'cancelled';
  durationMs?: number;
  usage?: Tokens;
  costUsd?: number;
  /** Whether the transcript shows the message that holds the tokens. */
  isPersisted?: boolean;
}

interface Tokens {
  readonly input: number;
  readonly output: number;
  readonly cache_read: number;
  readonly cache_write: number;
  readonly total: number;
}

interface TrueToolCall {
  readonly runId: string;
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  readonly parent?: string;
  outcome?: string;
  exitCode?: number;
  isError?: boolean;
}

/** The model calls of a recording with hooks, in the order of their starts. */
export function toModelCalls(lines: readonly RecordedLine[]): TrueModelCall[] {
  const calls: TrueModelCall[] = [];
  const open = new Map<unknown, TrueModelCall>();
  for (const { t, name, event } of lines) {
    const runId = String(event.runId);
    if (name === 'model_call_started') {
      const number = calls.filter((call) => call.runId === runId).length + 1;
      const call: TrueModelCall = { runId, number, startedAt: t, isCompaction: runId.includes(':compaction:') };
      calls.push(call);
      open.set(event.callId, call);
    }
    const ended = name === 'model_call_ended' ? open.get(event.callId) : undefined;
    if (!ended) continue;
    ended.outcome =
      event.outcome === 'completed' ? 'completed' : event.failureKind === 'aborted' ? 'cancelled' : 'failed';
    ended.durationMs = Number(event.durationMs);
  }
  for (const message of toAnswers(lines)) assignTokens(calls, message);
  return calls;
}

interface Answer {
  readonly message: HostObject;
  readonly isPersisted: boolean;
}

/** Every answer of a model, wherever the host showed it, once. */
function toAnswers(lines: readonly RecordedLine[]): Answer[] {
  const answers = new Map<unknown, Answer>();
  for (const { name, event } of lines) {
    const messages = [event.message, event.lastAssistant, ...asArray(event.messages)].map(asObject);
    for (const message of messages) {
      if (message.role !== 'assistant' || message.responseId === undefined) continue;
      const isPersisted = name === 'before_message_write' && asArray(message.content).length > 0;
      if (isPersisted || !answers.has(message.responseId)) answers.set(message.responseId, { message, isPersisted });
    }
  }
  return [...answers.values()];
}

/** A message is dated when its call begins, so it belongs to the newest call that had begun by then. */
function assignTokens(calls: readonly TrueModelCall[], { message, isPersisted }: Answer): void {
  const { usage, timestamp } = message;
  const toleranceMs = 5;
  const call = calls.findLast(
    ({ isCompaction, startedAt }) => !isCompaction && startedAt <= Number(timestamp) + toleranceMs,
  );
  const { input, output, cacheRead, cacheWrite, totalTokens, cost } = asObject(usage);
  if (!call || !totalTokens) return;
  const [read, write] = [Number(cacheRead), Number(cacheWrite)];
  call.usage = {
    input: Number(input),
    output: Number(output),
    cache_read: read,
    cache_write: write,
    total: Number(totalTokens),
  };
  call.costUsd = Number(asObject(cost).total);
  call.isPersisted = isPersisted;
}

/** Tokens and cost of whole attempts, as the host itself adds them up, per run. */
export function toRunTotals(lines: readonly RecordedLine[]): Map<string, { tokens: number; costUsd: number }> {
  const totals = new Map<string, { tokens: number; costUsd: number }>();
  for (const { name, event } of lines) {
    if (name !== 'llm_output') continue;
    const { tokens, costUsd } = totals.get(String(event.runId)) ?? { tokens: 0, costUsd: 0 };
    const usage = asObject(event.usage);
    const cost = asNumber(asObject(usage.cost).total) ?? 0;
    totals.set(String(event.runId), { tokens: tokens + (asNumber(usage.total) ?? 0), costUsd: costUsd + cost });
  }
  return totals;
}

/** The tool calls of a recording, in the order of their starts; the outcome is the host's own verdict. */
export function toToolCalls(lines: readonly RecordedLine[]): TrueToolCall[] {
  const calls = new Map<string, TrueToolCall>();
  for (const { layer, event } of lines) {
    if (layer !== 'agent_event') continue;
    const data = asObject(event.data);
    const id = String(data.toolCallId);
    const key = `${event.runId} ${id}`;
    const call = calls.get(key);
    if (event.stream === 'tool' && data.phase === 'start') {
      const parent = data.parentToolCallId === undefined ? {} : { parent: String(data.parentToolCallId) };
      calls.set(key, { runId: String(event.runId), id, name: String(data.name), input: data.args, ...parent });
    } else if (call && event.stream === 'tool' && data.phase === 'result') {
      const { content, details } = asObject(data.result);
      const exitCode = asNumber(asObject(details).exitCode);
      call.isError = data.isError === true;
      if (call.isError && textOf(content) === 'Aborted') call.outcome = 'cancelled';
      if (exitCode !== undefined) call.exitCode = exitCode;
    } else if (call && event.stream === 'item' && data.phase === 'end') {
      call.outcome ??= String(data.status);
    }
  }
  return [...calls.values()];
}

/** Texts of the assistant messages that were persisted, by conversation. */
export function toPersistedTexts(lines: readonly RecordedLine[]): string[] {
  return lines.flatMap(({ name, layer, event }) => {
    const message = asObject(event.message);
    if (name !== 'before_message_write' && layer !== 'transcript') return [];
    if (message.role !== 'assistant' || asArray(message.content).length === 0) return [];
    return [textOf(message.content)];
  });
}
