import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { Draft } from '../model/draft.ts';
import type { Compaction, ModelCall, Place, Run, Subagent } from '../model/execution.ts';
import {
  createExecutionBuilder,
  type ExecutionBuilder,
  type RunDraft,
  type ToolCallDraft,
} from './execution-builder.ts';

export type Fold<T = object> = (thing: T, event: JournalEvent) => void;

export interface IntakeState {
  readonly builder: ExecutionBuilder;
  readonly runs: Map<Run, RunState>;
  /** The one asked for last: the events of a run mostly follow each other. */
  lastRun: RunState | undefined;
  readonly compactions: Map<string, Draft<Compaction>>;
  readonly subagents: Map<string, Draft<Subagent>>;
  /** By conversation: the run that began last, for events that name none. */
  readonly lastRuns: Map<string, RunDraft>;
}

/** What belongs to a run, by names that only the run knows. */
export interface RunState {
  readonly run: Run;
  readonly calls: Map<string, ToolCallDraft>;
  /** By number; by purpose and number for calls that have one. */
  readonly modelCalls: Map<string | number, Draft<ModelCall>>;
}

export type Begin<T> = (state: IntakeState, event: JournalEvent, place: Place) => T;

export interface Reader {
  /** Reads a line that stands for itself; gives the thing that it began, if other lines may add to that. */
  readonly begin: Begin<object | undefined>;
  readonly fold: Fold | undefined;
}

export function createIntakeState(): IntakeState {
  return {
    builder: createExecutionBuilder(),
    runs: new Map(),
    lastRun: undefined,
    compactions: new Map(),
    subagents: new Map(),
    lastRuns: new Map(),
  };
}

/** The run of an event: the one that it names, else the last that began in its conversation. */
export function toRun(state: IntakeState, event: JournalEvent, place: Place): RunDraft {
  const named = event.host_run_id === undefined ? undefined : state.builder.findRun(event.host_run_id);
  if (named) return named;
  const { conversation_key, conversation_id: sessionId } = event;
  const key = conversation_key ?? sessionId ?? 'default';
  // A reset keeps the key and changes the id: what came before is no longer in the context.
  const conversationKey = sessionId === undefined ? key : `${key} ${sessionId}`;
  const isNamed = event.host_run_id !== undefined && sessionId !== undefined;
  const last = isNamed
    ? undefined
    : (state.lastRuns.get(conversationKey) ?? (sessionId === undefined ? state.lastRuns.get(key) : undefined));
  if (event.host_run_id === undefined && last) return last;
  const conversation =
    sessionId === undefined && last
      ? last.conversation
      : state.builder.conversation(conversationKey, event.agent_id ?? null);
  const run = state.builder.addRun(event.host_run_id ?? `run of ${conversationKey}`, conversation, place);
  state.lastRuns.set(conversationKey, run);
  state.lastRuns.set(key, run);
  return run;
}

export function toRunState(state: IntakeState, run: Run): RunState {
  if (state.lastRun?.run === run) return state.lastRun;
  let own = state.runs.get(run);
  if (!own) {
    own = { run, calls: new Map(), modelCalls: new Map() };
    state.runs.set(run, own);
  }
  state.lastRun = own;
  return own;
}
