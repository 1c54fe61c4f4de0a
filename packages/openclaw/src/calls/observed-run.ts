import type { EventDraft } from '@critiqor/evidence/contract/event';
import { asObject, asText, given, type HostObject } from '../host/host.ts';
import type { ModelPrices } from './model-prices.ts';

/** Writes an event and returns its seq, or null when it could not be written. */
export type RecordEvent = (draft: EventDraft) => number | null;

/** One model call of a run, as far as the seams have shown it. */
export interface ObservedModelCall {
  readonly number: number;
  startSeq: number | null;
  startedAt?: number | undefined;
  endedAt?: number | undefined;
  callId?: string | undefined;
  started: boolean;
  ended: boolean;
  endSeq: number | null;
  endedByHook: boolean;
  failed: boolean;
  /** What the seams have contributed, so that each contributes once. */
  hasOutputTokens: boolean;
  hasUsage: boolean;
  hasMessage: boolean;
}

/** One tool call of a run, from its start to its last refinement. */
export interface ObservedToolCall {
  /** As the host calls it. */
  readonly id: string;
  readonly name: string;
  readonly callSeq: number | null;
  readonly startedAt: number | undefined;
  /** The arguments, until the run ends or many newer calls have begun. */
  input: unknown;
  /** Characters of its command, as executed; 0 for what runs none. */
  commandLength: number;
  readonly modelCall: number;
  resultSeq: number | null;
  resultChars: number;
  /** The text of the result, until it is stored or the run ends. */
  resultText?: string | undefined;
  /** The host measured the duration. */
  hasHostDuration: boolean;
  outcome?: EventDraft['outcome'];
}

/**
 * What all runs of a recorder together remember of tool calls. The limits hold for all of them at once: a host that leaves calls or
 * whole runs open must not cost memory for each.
 */
export interface CallMemory {
  /** Calls without a result, the oldest first. */
  readonly open: Map<ObservedToolCall, ObservedRun>;
  /** Calls whose arguments or result texts, which may be large, are remembered; the oldest first. */
  readonly withContent: Set<ObservedToolCall>;
}

export interface StoredMessage {
  readonly seq: number | null;
  readonly text: string;
  readonly calls: readonly HostObject[];
}

type RunIds = Pick<EventDraft, 'host_run_id' | 'conversation_key' | 'conversation_id' | 'agent_id' | 'trace_id'>;

/** What is remembered of one OpenClaw run, to pair what different seams say about it. */
export interface ObservedRun {
  readonly id: string;
  sessionKey?: string | undefined;
  sessionId?: string | undefined;
  agentId?: string | undefined;
  traceId?: string | undefined;
  ids?: RunIds | undefined;
  trigger?: string | undefined;
  jobId?: string | undefined;
  contextBudget?: number | undefined;
  /** What the user pays for models. */
  readonly prices: ModelPrices;
  started: boolean;
  startSeq: number | null;
  startedAt?: number | undefined;
  attempt: number;
  /** Errors of its newest attempts: of one that failed, and of one that another has made up for. */
  attemptError?: string | undefined;
  recoveredError?: string | undefined;
  ended: boolean;
  endSeq: number | null;
  outcome?: EventDraft['outcome'];
  /** The user's message was shown, and until then the prompt that the host made of it. */
  hasInput: boolean;
  prompt?: string | undefined;
  lastHostSeq: number;
  /** The host's time of its last event: used as the end of a call that shows none. */
  lastHostTs?: number | undefined;
  readonly calls: ObservedModelCall[];
  callCount: number;
  /** Turns so far, and whether the last of them is still open. */
  turns: number;
  isInTurn: boolean;
  diagnosticStarts: number;
  hookStarts: number;
  outputTokens: number;
  /** Its newest model call writes the summary of a compaction. */
  summarizes: boolean;
  /** The host has shown the beginning of a response and not yet its end. */
  responseBegun: boolean;
  /** A failure, and what followed from it, that was shown before the call that it ends. */
  heldFailure: (() => void) | null;
  pendingMessage: { readonly itemId: string; text: string; readonly modelCall: number } | null;
  lastItemId?: string;
  /** The message of this response, once it has been persisted. */
  persistedText?: string | undefined;
  /** Shared by all runs. */
  readonly memory: CallMemory;
  readonly tools: Map<string, ObservedToolCall>;
  /** Those of them that have a result, the oldest first. */
  readonly endedTools: Set<string>;
  /** Messages of the run as they were stored, by the time that the host gives for them. */
  readonly stored: Map<number | string, StoredMessage>;
  /** Messages that were streamed and not stored: model call → seq. */
  readonly unstored: Map<number, number>;
  /** Times of the messages that were compared with what was stored. */
  readonly compared: Set<number>;
}

export interface ObservedRuns {
  /** The state of a run, made when it is first heard of. */
  of(runId: string): ObservedRun;
  /** The open run of a conversation. */
  activeIn(sessionKey: string | undefined): ObservedRun | undefined;
  all(): Iterable<ObservedRun>;
}

/** Takes over the ids that an event or a hook context carries. */
export function learnIds(run: ObservedRun, source: HostObject): void {
  const sessionKey = asText(source.sessionKey) ?? run.sessionKey;
  const sessionId = asText(source.sessionId) ?? run.sessionId;
  const agentId = asText(source.agentId) ?? run.agentId;
  const traceId = asText(asObject(source.trace).traceId) ?? run.traceId;
  const isKnown =
    sessionKey === run.sessionKey && sessionId === run.sessionId && agentId === run.agentId && traceId === run.traceId;
  if (!isKnown) Object.assign(run, { sessionKey, sessionId, agentId, traceId, ids: undefined });
}

/** The ids of a run, as members of an event; made once for as long as they stay the same. */
export function idsOf(run: ObservedRun): RunIds {
  run.ids ??= toRunIds(run);
  return run.ids;
}

/** An id that the run does not have is no member at all: without a value it would hide the one that an event has itself. */
function toRunIds({ id, sessionKey, sessionId, agentId, traceId }: ObservedRun): RunIds {
  return {
    host_run_id: id,
    ...(sessionKey === undefined ? {} : { conversation_key: sessionKey }),
    ...(sessionId === undefined ? {} : { conversation_id: sessionId }),
    ...(agentId === undefined ? {} : { agent_id: agentId }),
    ...(traceId === undefined ? {} : { trace_id: traceId }),
  };
}

/** The ids of an event that belongs to a conversation and to no run, from wherever the host put them. */
export function idsOfConversation(...sources: readonly HostObject[]) {
  const find = (name: string) => sources.map((source) => asText(source[name])).find((id) => id !== undefined);
  return given({
    conversation_key: find('sessionKey'),
    conversation_id: find('sessionId'),
    agent_id: find('agentId'),
  });
}
