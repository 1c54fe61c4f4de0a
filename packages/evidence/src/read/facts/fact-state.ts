import type { JournalEvent, Outcome } from '../../contract/event.ts';
import type { Mutable } from '../../contract/mutable.ts';
import { hasRunId, toRunKey } from './event-keys.ts';
import { addTo, type CallSums, createWriterSums, type WriterSums } from './fact-totals.ts';
import { createLineFacts, type LineFacts } from './line-facts.ts';
import {
  type CompactionFact,
  type FactListener,
  hasFailed,
  type MessageFact,
  type ModelCallFact,
  type RecordedFact,
  type RunFact,
  type SubagentFact,
  type ToolCallFact,
  type TurnFact,
} from './recorded-fact.ts';

/** What is known while lines are read. */
export interface FactState {
  /** The writer of the present line. */
  writer: WriterState;
  readonly callsByTool: Map<string, number>;
  /** Open ones, by conversation. Their ends may come from another writer: a gateway that was started again. */
  readonly compactions: Map<string, Mutable<CompactionFact>>;
  readonly subagents: Map<string, Mutable<SubagentFact>>;
  /** Facts so far. */
  count: number;
  readonly listener: FactListener<JournalEvent>;
}

export interface WriterState {
  readonly name: string;
  readonly lines: LineFacts;
  readonly sums: WriterSums;
  readonly runs: Map<string, OpenRun>;
  lastRun: OpenRun | null;
  /** Its recorder writes turns itself, as some versions do: none are derived. */
  writesTurns: boolean;
}

/** What is open in one run. Maps are created when needed: a forged journal may have a run on every line. */
export interface OpenRun {
  readonly fact: Mutable<RunFact>;
  tools: Map<string, Mutable<ToolCallFact>> | null;
  /** Ids of wrappers whose inner call was seen first. */
  wrappers: Set<string> | null;
  /** By index; by purpose and index for calls that have one. */
  models: Map<string | number, Mutable<ModelCallFact>> | null;
  turn: Mutable<TurnFact> | null;
  turns: number;
  /** An assistant message that has begun. */
  message: Mutable<MessageFact> | null;
  lastCall: ModelCallFact | ToolCallFact | null;
  /** Its failure is the one of its last call. */
  isExplained: boolean;
}

export function createWriterState(name: string): WriterState {
  return {
    name,
    lines: createLineFacts(),
    sums: createWriterSums(),
    runs: new Map(),
    lastRun: null,
    writesTurns: false,
  };
}

export function toOpenRun(state: FactState, event: JournalEvent): OpenRun {
  const { writer } = state;
  const id = toRunKey(event);
  // The lines of a run mostly follow each other.
  if (writer.lastRun?.fact.id === id) return writer.lastRun;
  let run = writer.runs.get(id);
  if (!run) {
    run = createRunState(state, id, hasRunId(event));
    writer.runs.set(id, run);
  }
  writer.lastRun = run;
  return run;
}

const createRunState = (state: FactState, id: string, isNamed: boolean): OpenRun => ({
  fact: {
    kind: 'run',
    number: takeNumber(state),
    writer: state.writer.name,
    hasBegun: false,
    hasEnded: false,
    outcome: null,
    id,
    isNamed,
  },
  tools: null,
  wrappers: null,
  models: null,
  turn: null,
  turns: 0,
  message: null,
  lastCall: null,
  isExplained: false,
});

/** The number of a new fact. */
export function takeNumber(state: FactState): number {
  const number = state.count;
  state.count += 1;
  return number;
}

/** Remembers that a line belongs to a fact. */
export function noteLine(state: FactState, fact: RecordedFact, isEnd: boolean, event: JournalEvent): void {
  state.writer.lines.set(event.seq, fact, isEnd);
}

/** How it ended, by the line that ended it: an error without an outcome is a failure. */
export const toFactOutcome = ({ outcome, status }: JournalEvent): Outcome | null =>
  outcome ?? (status === 'error' ? 'failed' : null);

/** A call begins to count. */
export function countCall(sums: CallSums): void {
  sums.calls += 1;
  sums.open += 1;
}

/** A line says how a call ended, or corrects it. Without sums it is not counted. */
export function learnOutcome(
  sums: CallSums | null,
  call: Mutable<Pick<ToolCallFact, 'outcome' | 'hasEnded' | 'durationMs'>>,
  outcome: Outcome | null,
  durationMs: number | null | undefined,
): void {
  const before = call.durationMs;
  const wasOpen = !call.hasEnded;
  const hadFailed = hasFailed(call);
  call.hasEnded = true;
  call.outcome = outcome;
  call.durationMs = durationMs ?? before;
  if (sums === null) return;
  if (wasOpen) sums.open -= 1;
  sums.failed += Number(hasFailed(call)) - Number(hadFailed);
  addTo(sums.duration, before, call.durationMs);
}
