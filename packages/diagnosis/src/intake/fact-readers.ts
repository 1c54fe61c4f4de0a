import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Mutable } from '@critiqor/evidence/contract/mutable';
import { toName, toNumber, toText } from '@critiqor/evidence/contract/payload-values';
import type {
  CompactionFact,
  FactListener,
  MemoryFact,
  MessageFact,
  RunFact,
  SubagentFact,
} from '@critiqor/evidence/read/facts/recorded-fact';
import { toExcerpt } from '../model/excerpt.ts';
import type { Compaction, Message, RunEnd, Subagent, Trigger } from '../model/execution.ts';
import { emptyEnd } from './execution-builder.ts';
import { type EvidenceEvent, type IntakeState, toRun, toRunOf } from './intake-state.ts';
import { LINE_READERS } from './line-readers.ts';
import { readModelCall, readToolCall } from './read-calls.ts';

/** Makes of each fact what the engine keeps of it, and adds to that what further lines say. */
export function createFactListener(state: IntakeState): FactListener<EvidenceEvent> {
  return {
    toolCall(fact, step) {
      state.step = step;
      readToolCall(state, fact);
    },
    modelCall(fact, step) {
      state.step = step;
      readModelCall(state, fact);
    },
    message(fact, step) {
      state.step = step;
      readMessage(state, fact);
    },
    run(fact, step) {
      state.step = step;
      readRun(state, fact);
    },
    memory(fact, step) {
      state.step = step;
      readMemory(state, fact);
    },
    compaction(fact, step) {
      state.step = step;
      readCompaction(state, fact);
    },
    subagent(fact, step) {
      state.step = step;
      readSubagent(state, fact);
    },
    line(_, step, { event_type }) {
      if (step === 'ended') LINE_READERS.get(event_type)?.(state);
    },
  };
}

const ENDINGS = ['success', 'error', 'timeout', 'aborted', 'yielded'] as const;
const TRIGGERS = ['user', 'heartbeat', 'cron', 'memory', 'subagent'] as const;
const MEMORY_STATUSES = ['hit', 'empty', 'unavailable', 'not_found', 'error'] as const;

function readRun(state: IntakeState, fact: RunFact): void {
  const { event, step } = state;
  const run = toRunOf(state, fact);
  if (step === 'ended') run.end = emptyEnd(state.toPlace());
  if (step === 'ended' || step === 'ending_refined') {
    if (run.end) applyRunEnd(run.end as Mutable<RunEnd>, event);
    return;
  }
  const { payload } = event;
  run.attempts = Math.max(run.attempts, toNumber(payload.attempt) ?? 1);
  const trigger = toTrigger(payload.trigger);
  if (trigger !== 'unknown') run.trigger = trigger;
  run.hidden = run.trigger === 'memory';
}

function applyRunEnd(end: Mutable<RunEnd>, { payload, error }: JournalEvent): void {
  end.ending = ENDINGS.find((name) => name === payload.ending) ?? end.ending;
  end.stopReason = toText(payload.stop_reason) ?? end.stopReason;
  end.reply = toText(payload.reply) ?? end.reply;
  end.failure = toText(payload.failure) ?? end.failure;
  end.error = error === undefined ? end.error : toExcerpt(error);
}

/** What a channel carries is not yet what the agent reads. */
function readMessage(state: IntakeState, fact: MessageFact): void {
  const { event, step } = state;
  if (step === 'began' || fact.role === 'received' || fact.role === 'sent') return;
  const known = state.made[fact.number] as Mutable<Message> | undefined;
  if (known) applyMessage(known, event);
  else if (step === 'ended') addMessage(state, fact, fact.role);
}

function addMessage(state: IntakeState, fact: MessageFact, role: Message['role']): void {
  const { event } = state;
  const place = state.toPlace();
  const { payload } = event;
  const message: Mutable<Message> = {
    kind: 'message',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
    run: toRunOf(state, fact.run),
    role,
    actor: null,
    text: '',
    trigger: toTrigger(payload.trigger),
    partial: false,
    synthetic: payload.synthetic === true,
    stopReason: null,
    toolCallCount: null,
  };
  state.made[fact.number] = message;
  state.builder.add(message);
  applyMessage(message, event);
}

function applyMessage(message: Mutable<Message>, { payload }: JournalEvent): void {
  if (typeof payload.text === 'string') message.text = toExcerpt(payload.text);
  if (payload.partial === true) message.partial = true;
  message.stopReason = toText(payload.stop_reason) ?? message.stopReason;
  if (Array.isArray(payload.tool_calls)) message.toolCallCount = payload.tool_calls.length;
}

function readMemory(state: IntakeState, fact: MemoryFact): void {
  const { event, step } = state;
  if (step !== 'ended') return;
  const { payload } = event;
  state.builder.parts.memory.push({
    ...state.toPlace(),
    run: toRun(state),
    operation: fact.operation,
    query: toExcerpt(toText(payload.query) ?? toText(payload.path) ?? '', 500),
    status: MEMORY_STATUSES.find((name) => name === payload.result_status) ?? 'error',
    hits: toNumber(payload.hits),
    warning: toText(payload.warning),
  });
}

function readCompaction(state: IntakeState, fact: CompactionFact): void {
  const { event, step } = state;
  const known = state.made[fact.number] as Mutable<Compaction> | undefined;
  const compaction = known ?? addCompaction(state, fact);
  const { payload } = event;
  if (step === 'began') {
    compaction.tokensBefore = toNumber(payload.tokens);
    compaction.messagesBefore = toNumber(payload.messages);
  }
  if (step === 'ended') compaction.endEventId = state.toPlace().eventId;
  if (step !== 'ended' && step !== 'ending_refined') return;
  compaction.outcome = fact.outcome ?? 'unknown';
  compaction.tokensAfter = toNumber(payload.tokens) ?? compaction.tokensAfter;
  compaction.messagesAfter = toNumber(payload.messages) ?? compaction.messagesAfter;
}

function addCompaction(state: IntakeState, fact: CompactionFact): Mutable<Compaction> {
  const place = state.toPlace();
  const compaction: Mutable<Compaction> = {
    kind: 'compaction',
    ...place,
    run: toRun(state),
    endEventId: null,
    outcome: 'unknown',
    tokensBefore: null,
    tokensAfter: null,
    messagesBefore: null,
    messagesAfter: null,
  };
  state.made[fact.number] = compaction;
  state.builder.add(compaction);
  return compaction;
}

function readSubagent(state: IntakeState, fact: SubagentFact): void {
  const { event, step } = state;
  const { payload } = event;
  const place = state.toPlace();
  const known = state.made[fact.number] as Mutable<Subagent> | undefined;
  if (known && step === 'ended') {
    known.endEventId = place.eventId;
    known.endPosition = place.position;
    known.ending = toName(payload.ending);
  }
  if (step !== 'began') return;
  const subagent: Mutable<Subagent> = {
    ...place,
    run: toRun(state),
    childRunId: toText(payload.child_run_id),
    childSessionKey: toText(payload.child_conversation_key),
    label: toName(payload.label),
    mode: toText(payload.mode),
    endEventId: null,
    endPosition: null,
    ending: null,
  };
  state.made[fact.number] = subagent;
  state.builder.parts.subagents.push(subagent);
}

const toTrigger = (value: unknown): Trigger => TRIGGERS.find((name) => name === value) ?? 'unknown';
