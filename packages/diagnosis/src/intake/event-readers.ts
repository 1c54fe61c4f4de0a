import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Draft } from '../model/draft.ts';
import { toExcerpt } from '../model/excerpt.ts';
import type { Compaction, Message, Place, Run, RunEnd, Subagent, Trigger } from '../model/execution.ts';
import { emptyEnd } from './execution-builder.ts';
import { type Begin, type Fold, type IntakeState, type Reader, toRun } from './intake-state.ts';
import { toNumber, toText, toTexts } from './payload-values.ts';
import {
  addToolCall,
  addToolResult,
  applyExecutedArguments,
  applyModelCallEnd,
  applyModelCallStart,
  applyToolResult,
  endModelCall,
  toModelCall,
} from './read-calls.ts';

/** For a line that others may add to: they are folded into what it began, as it is itself unless `foldFirst` says otherwise. */
function toReader<T extends object>(begin: Begin<T | undefined>, fold: Fold<T>, foldFirst: Fold<T> = fold): Reader {
  const beginAndFold: Begin<object | undefined> = (state, event, place) => {
    const thing = begin(state, event, place);
    if (thing) foldFirst(thing, event);
    return thing;
  };
  // A fold is only ever given what its own reader began.
  return { begin: beginAndFold, fold: fold as Fold };
}

/** For a line that nothing is added to. */
function toPlainReader(read: Begin<void>): Reader {
  const begin: Reader['begin'] = (state, event, place) => {
    read(state, event, place);
    return undefined;
  };
  return { begin, fold: undefined };
}

const addNothing = (): void => {};

/** A map, because the name comes from the evidence: no member that every object has may answer to it. */
export const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'agent_start',
    toReader(toRun, (run, { payload }) => {
      run.attempts = Math.max(run.attempts, toNumber(payload.attempt) ?? 1);
      const trigger = toTrigger(payload.trigger);
      if (trigger !== 'unknown') run.trigger = trigger;
      run.hidden = run.trigger === 'memory';
    }),
  ],
  ['agent_end', toReader(addRunEnd, applyRunEnd)],
  ['input', toReader((state, event, place) => addMessage(state, event, place, 'user'), applyMessage)],
  ['message_end', toReader((state, event, place) => addMessage(state, event, place, 'assistant'), applyMessage)],
  ['before_provider_request', toReader(toModelCall, applyModelCallStart)],
  ['after_provider_response', toReader(endModelCall, applyModelCallEnd)],
  ['tool_call', toReader(addToolCall, applyExecutedArguments, addNothing)],
  ['tool_result', toReader(addToolResult, applyToolResult)],
  ['memory_search', toPlainReader((state, event, place) => addMemory(state, event, place, 'search'))],
  ['memory_get', toPlainReader((state, event, place) => addMemory(state, event, place, 'get'))],
  ['skill_available', toPlainReader(addSkillOffer)],
  ['skill_read', toPlainReader(addSkillRead)],
  ['context_report', toPlainReader(addContextReport)],
  ['compaction_start', toReader(addCompaction, addNothing)],
  ['compaction_end', toReader(endCompaction, applyCompactionEnd)],
  ['subagent_spawned', toReader(addSubagent, addNothing)],
  ['subagent_ended', toReader(endSubagent, addNothing)],
  ['process_start', toPlainReader((state, event, place) => addProcess(state, event, place, 'start'))],
  ['process_end', toPlainReader((state, event, place) => addProcess(state, event, place, 'end'))],
  ['error_event', toPlainReader((state, event, place) => addProcess(state, event, place, 'trouble'))],
  ['recorder_fault', toPlainReader(addGap)],
]);

const ENDINGS = ['success', 'error', 'timeout', 'aborted', 'yielded'] as const;
const TRIGGERS = ['user', 'heartbeat', 'cron', 'memory', 'subagent'] as const;

function addRunEnd(state: IntakeState, event: JournalEvent, place: Place): Draft<RunEnd> {
  const end = emptyEnd(place);
  toRun(state, event, place).end = end;
  return end;
}

function applyRunEnd(end: Draft<RunEnd>, { payload, error }: JournalEvent): void {
  end.ending = ENDINGS.find((name) => name === payload.ending) ?? end.ending;
  end.stopReason = toText(payload.stop_reason) ?? end.stopReason;
  end.reply = toText(payload.reply) ?? end.reply;
  end.failure = toText(payload.failure) ?? end.failure;
  end.error = error === undefined ? end.error : toExcerpt(error);
}

function addMessage(state: IntakeState, event: JournalEvent, place: Place, role: Message['role']): Draft<Message> {
  const run = toRun(state, event, place);
  const { payload } = event;
  const message: Draft<Message> = {
    kind: 'message',
    eventId: place.eventId,
    position: place.position,
    at: place.at,
    run,
    role,
    actor: null,
    text: '',
    trigger: toTrigger(payload.trigger),
    partial: false,
    synthetic: payload.synthetic === true,
    stopReason: null,
    toolCallCount: null,
  };
  state.builder.add(message);
  return message;
}

function applyMessage(message: Draft<Message>, { payload }: JournalEvent): void {
  if (typeof payload.text === 'string') message.text = toExcerpt(payload.text);
  if (payload.partial === true) message.partial = true;
  message.stopReason = toText(payload.stop_reason) ?? message.stopReason;
  if (Array.isArray(payload.tool_calls)) message.toolCallCount = payload.tool_calls.length;
}

function addMemory(state: IntakeState, event: JournalEvent, place: Place, operation: 'search' | 'get'): void {
  const { payload } = event;
  if (payload.observed_as !== 'tool_result') return;
  state.builder.parts.memory.push({
    ...place,
    run: toRun(state, event, place),
    operation,
    query: toExcerpt(toText(payload.query) ?? toText(payload.path) ?? '', 500),
    status: MEMORY_STATUSES.find((name) => name === payload.result_status) ?? 'error',
    hits: toNumber(payload.hits),
    warning: toText(payload.warning),
  });
}

const MEMORY_STATUSES = ['hit', 'empty', 'unavailable', 'not_found', 'error'] as const;

function addSkillOffer(state: IntakeState, event: JournalEvent, place: Place): void {
  const names = Array.isArray(event.payload.skills) ? event.payload.skills : [];
  const descriptions = Array.isArray(event.payload.descriptions) ? event.payload.descriptions : [];
  const skills = names.map((skill, index) => ({
    name: toText((skill as { name?: unknown } | null)?.name) ?? '',
    description: toExcerpt(toText(descriptions[index]) ?? '', 500),
  }));
  state.builder.parts.skillOffers.push({ ...place, run: toRun(state, event, place), skills });
}

function addSkillRead(state: IntakeState, event: JournalEvent, place: Place): void {
  const { skill, result_status } = event.payload;
  const status = result_status === 'read' || result_status === 'not_found' ? result_status : 'failed';
  state.builder.parts.skillReads.push({
    ...place,
    run: toRun(state, event, place),
    skill: toText(skill) ?? '',
    status,
  });
}

function addContextReport(state: IntakeState, event: JournalEvent, place: Place): void {
  const { system_prompt_chars, tool_count, tools } = event.payload;
  state.builder.parts.contextReports.push({
    ...place,
    run: toRun(state, event, place),
    systemPromptChars: toNumber(system_prompt_chars),
    toolCount: toNumber(tool_count),
    tools: Array.isArray(tools) ? toTexts(tools) : null,
  });
}

function toCompaction(place: Place, run: Run): Draft<Compaction> {
  return {
    kind: 'compaction',
    ...place,
    run,
    endEventId: null,
    outcome: 'unknown',
    tokensBefore: null,
    tokensAfter: null,
    messagesBefore: null,
    messagesAfter: null,
  };
}

function addCompaction(state: IntakeState, event: JournalEvent, place: Place): Draft<Compaction> {
  const run = toRun(state, event, place);
  const compaction = toCompaction(place, run);
  compaction.tokensBefore = toNumber(event.payload.tokens);
  compaction.messagesBefore = toNumber(event.payload.messages);
  state.compactions.set(run.conversation.key, compaction);
  state.builder.add(compaction);
  return compaction;
}

function endCompaction(state: IntakeState, event: JournalEvent, place: Place): Draft<Compaction> {
  const run = toRun(state, event, place);
  const begun = state.compactions.get(run.conversation.key);
  const compaction = begun ?? toCompaction(place, run);
  if (!begun) state.builder.add(compaction);
  state.compactions.delete(run.conversation.key);
  compaction.endEventId = place.eventId;
  return compaction;
}

function applyCompactionEnd(compaction: Draft<Compaction>, { payload, outcome }: JournalEvent): void {
  compaction.outcome = outcome ?? compaction.outcome;
  compaction.tokensAfter = toNumber(payload.tokens) ?? compaction.tokensAfter;
  compaction.messagesAfter = toNumber(payload.messages) ?? compaction.messagesAfter;
}

function addSubagent(state: IntakeState, event: JournalEvent, place: Place): Draft<Subagent> {
  const subagent: Draft<Subagent> = {
    ...place,
    run: toRun(state, event, place),
    childRunId: toText(event.payload.child_run_id),
    childSessionKey: toText(event.payload.child_conversation_key),
    label: toText(event.payload.label),
    mode: toText(event.payload.mode),
    endEventId: null,
    endPosition: null,
    ending: null,
  };
  state.builder.parts.subagents.push(subagent);
  if (subagent.childSessionKey) state.subagents.set(subagent.childSessionKey, subagent);
  return subagent;
}

function endSubagent(state: IntakeState, event: JournalEvent, place: Place): Draft<Subagent> | undefined {
  const subagent = state.subagents.get(toText(event.payload.child_conversation_key) ?? '');
  // A reset of the conversation ends its subagents once more.
  if (!subagent || subagent.endEventId !== null) return undefined;
  subagent.endEventId = place.eventId;
  subagent.endPosition = place.position;
  subagent.ending = toText(event.payload.ending);
  return subagent;
}

function addGap(state: IntakeState, { payload }: JournalEvent, place: Place): void {
  state.builder.parts.gaps.push({
    ...place,
    reason: toText(payload.reason) ?? 'unknown',
    lostEvents: toNumber(payload.lost_events) ?? 0,
  });
}

function addProcess(
  state: IntakeState,
  { payload }: JournalEvent,
  place: Place,
  what: 'start' | 'end' | 'trouble',
): void {
  state.builder.parts.processes.push({
    ...place,
    what,
    exitCode: toNumber(payload.exit_code),
    signal: toText(payload.signal),
    source: toText(payload.source),
    message: toText(payload.message),
  });
}

const toTrigger = (value: unknown): Trigger => TRIGGERS.find((name) => name === value) ?? 'unknown';
