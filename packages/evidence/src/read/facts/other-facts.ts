import type { JournalEvent } from '../../contract/event.ts';
import type { Mutable } from '../../contract/mutable.ts';
import { toText } from '../../contract/payload-values.ts';
import { toConversationKey } from './event-keys.ts';
import { type FactState, noteLine, type OpenRun, takeNumber, toFactOutcome, toOpenRun } from './fact-state.ts';
import {
  type CompactionFact,
  hasFailed,
  type LineFact,
  type MemoryFact,
  type MessageFact,
  type RunFact,
  type SubagentFact,
  type ToolCallFact,
} from './recorded-fact.ts';
import { endOpenTurn } from './turns.ts';

export function beginRun(state: FactState, event: JournalEvent): void {
  const { fact } = toOpenRun(state, event);
  fact.hasBegun = true;
  fact.hasEnded = false;
  noteLine(state, fact, false, event);
  state.listener.run?.(fact, 'began', event);
}

export function endRun(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const { fact } = run;
  endOpenTurn(state, run, event);
  countRun(state, run, -1);
  fact.hasEnded = true;
  fact.outcome = toFactOutcome(event);
  run.isExplained = run.lastCall !== null && hasFailed(run.lastCall);
  countRun(state, run, 1);
  forgetEnded(run);
  noteLine(state, fact, true, event);
  state.listener.run?.(fact, 'ended', event);
}

/** What has ended no longer needs a partner. */
function forgetEnded(run: OpenRun): void {
  run.tools = keepOpen(run.tools, ({ hasEnded }) => !hasEnded);
  run.models = keepOpen(run.models, ({ hasEnded, hasBegun }) => !hasEnded || !hasBegun);
  run.wrappers = null;
  run.lastCall = null;
}

function keepOpen<Key, Call>(calls: Map<Key, Call> | null, isOpen: (call: Call) => boolean): Map<Key, Call> | null {
  let open: Map<Key, Call> | null = null;
  for (const [key, call] of calls ?? []) {
    if (!isOpen(call)) continue;
    open ??= new Map();
    open.set(key, call);
  }
  return open;
}

function countRun({ writer: { sums } }: FactState, run: OpenRun, sign: 1 | -1): void {
  if (!run.fact.hasEnded || !hasFailed(run.fact)) return;
  sums.failedRuns += sign;
  if (run.isExplained) sums.explainedRuns += sign;
}

export function refineRun(state: FactState, fact: Mutable<RunFact>, event: JournalEvent, isEnd: boolean): void {
  const run = state.writer.runs.get(fact.id);
  if (!isEnd || !run) return;
  countRun(state, run, -1);
  fact.outcome = event.outcome ?? fact.outcome;
  countRun(state, run, 1);
}

export function beginCompaction(state: FactState, event: JournalEvent): void {
  const compaction = createCompaction(state);
  compaction.hasBegun = true;
  state.compactions.set(toConversationKey(event), compaction);
  noteLine(state, compaction, false, event);
  state.listener.compaction?.(compaction, 'began', event);
}

export function endCompaction(state: FactState, event: JournalEvent): void {
  const key = toConversationKey(event);
  const compaction = state.compactions.get(key) ?? createCompaction(state);
  state.compactions.delete(key);
  compaction.hasEnded = true;
  compaction.outcome = toFactOutcome(event);
  // An end that the recorder concluded is not an error that the host showed.
  if (hasFailed(compaction) && event.derived_from === undefined) state.writer.sums.otherErrors += 1;
  noteLine(state, compaction, true, event);
  state.listener.compaction?.(compaction, 'ended', event);
}

const createCompaction = (state: FactState): Mutable<CompactionFact> => ({
  kind: 'compaction',
  number: takeNumber(state),
  writer: state.writer.name,
  hasBegun: false,
  hasEnded: false,
  outcome: null,
});

export function beginSubagent(state: FactState, event: JournalEvent): void {
  const subagent: Mutable<SubagentFact> = {
    kind: 'subagent',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: true,
    hasEnded: false,
    outcome: null,
  };
  const key = toText(event.payload.child_conversation_key);
  if (key) state.subagents.set(key, subagent);
  noteLine(state, subagent, false, event);
  state.listener.subagent?.(subagent, 'began', event);
}

export function endSubagent(state: FactState, event: JournalEvent): void {
  const key = toText(event.payload.child_conversation_key) ?? '';
  const subagent = state.subagents.get(key);
  // A reset of the conversation ends its subagents once more.
  if (!subagent) {
    readLine(state, event);
    return;
  }
  state.subagents.delete(key);
  subagent.hasEnded = true;
  subagent.outcome = toFactOutcome(event);
  if (hasFailed(subagent)) state.writer.sums.otherErrors += 1;
  noteLine(state, subagent, true, event);
  state.listener.subagent?.(subagent, 'ended', event);
}

export function beginMessage(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const message = createMessage(state, run, 'assistant');
  message.hasBegun = true;
  run.message = message;
  noteLine(state, message, false, event);
  state.listener.message?.(message, 'began', event);
}

export function endMessage(state: FactState, event: JournalEvent): void {
  const run = toOpenRun(state, event);
  const message = run.message ?? createMessage(state, run, 'assistant');
  run.message = null;
  finishMessage(state, message, event);
}

export function readMessage(role: MessageFact['role']): (state: FactState, event: JournalEvent) => void {
  return (state, event) => finishMessage(state, createMessage(state, toOpenRun(state, event), role), event);
}

const createMessage = (state: FactState, run: OpenRun, role: MessageFact['role']): Mutable<MessageFact> => ({
  kind: 'message',
  number: takeNumber(state),
  writer: state.writer.name,
  hasBegun: false,
  hasEnded: false,
  outcome: null,
  run: run.fact,
  role,
});

function finishMessage(state: FactState, message: Mutable<MessageFact>, event: JournalEvent): void {
  message.hasEnded = true;
  message.outcome = toFactOutcome(event);
  if (hasFailed(message)) state.writer.sums.otherErrors += 1;
  noteLine(state, message, true, event);
  state.listener.message?.(message, 'ended', event);
}

/** The copies of a tool call and of its result are one access. */
export function readMemory(operation: MemoryFact['operation']): (state: FactState, event: JournalEvent) => void {
  return (state, event) => {
    const copied = event.derived_from === undefined ? undefined : state.writer.lines.find(event.derived_from)?.fact;
    const call: Mutable<ToolCallFact> | null = copied?.kind === 'tool_call' ? copied : null;
    const memory: Mutable<MemoryFact> = call?.memory ?? createMemory(state, operation, call);
    if (call) call.memory = memory;
    const isEnd = event.payload.observed_as === 'tool_result';
    if (isEnd) memory.hasEnded = true;
    else memory.hasBegun = true;
    memory.outcome = isEnd ? toFactOutcome(event) : memory.outcome;
    noteLine(state, memory, isEnd, event);
    state.listener.memory?.(memory, isEnd ? 'ended' : 'began', event);
  };
}

const createMemory = (
  state: FactState,
  operation: MemoryFact['operation'],
  call: ToolCallFact | null,
): Mutable<MemoryFact> => ({
  kind: 'memory',
  number: takeNumber(state),
  writer: state.writer.name,
  hasBegun: false,
  hasEnded: false,
  outcome: null,
  operation,
  call,
});

/** How the supervisor names the end of a process that went wrong. */
const TROUBLES: readonly unknown[] = ['exit', 'signal', 'timeout'];

export function readLine(state: FactState, event: JournalEvent): void {
  const { payload, event_type } = event;
  const isCopy = event.derived_from !== undefined;
  const line: LineFact = {
    kind: 'line',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: true,
    hasEnded: true,
    outcome: toFactOutcome(event),
    isCopy,
  };
  if (!isCopy && hasFailed(line)) {
    if (event_type === 'error_event' && TROUBLES.includes(payload.source)) state.writer.sums.troubles += 1;
    else state.writer.sums.otherErrors += 1;
  }
  noteLine(state, line, true, event);
  state.listener.line?.(line, 'ended', event);
}

/** What a line adds to the outcome of one of these. */
export function refineOther(
  state: FactState,
  fact: Mutable<CompactionFact | SubagentFact | MessageFact | LineFact>,
  event: JournalEvent,
): void {
  if (event.outcome === undefined || (fact.kind === 'line' && fact.isCopy)) return;
  const before = hasFailed(fact);
  fact.outcome = event.outcome;
  state.writer.sums.otherErrors += Number(hasFailed(fact)) - Number(before);
}
