import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { FactStep, RunFact } from '@critiqor/evidence/read/facts/recorded-fact';
import type { CitedPlace } from '../model/execution.ts';
import type { ExecutionBuilder, RunDraft } from './execution-builder.ts';

/** One event of sealed evidence: a journal line with the id that the seal gave it. */
export type EvidenceEvent = JournalEvent & { readonly event_id: string };

export interface IntakeState {
  /** The current line, and what it does to a fact. */
  event: EvidenceEvent;
  step: FactStep;
  /** The position of that line. One object for all lines: readers copy what they keep. */
  readonly toPlace: () => CitedPlace;
  readonly builder: ExecutionBuilder;
  /** What was made of each fact, by its number. */
  readonly made: (object | undefined)[];
  /** By conversation: the run that began last, for events that name none. */
  readonly lastRuns: Map<string, RunDraft>;
  /** By the key of a conversation and then by its id: the name of both. */
  readonly conversationNames: Map<string, Map<string, string>>;
  /** By number: the last list of so many tools. */
  readonly toolLists: Map<number, readonly string[]>;
}

/** The run of a fact that belongs to one. */
export function toRunOf(state: IntakeState, fact: RunFact): RunDraft {
  if (!fact.isNamed) return toRun(state);
  const known = state.made[fact.number] as RunDraft | undefined;
  if (known) return known;
  const run = toRun(state);
  state.made[fact.number] = run;
  return run;
}

/** The run of an event: the one that it names, else the last that began in its conversation. */
export function toRun(state: IntakeState): RunDraft {
  const { event } = state;
  const named = event.host_run_id === undefined ? undefined : state.builder.findRun(event.host_run_id);
  if (named) return named;
  const { conversation_key, conversation_id: sessionId } = event;
  const key = conversation_key ?? sessionId ?? 'default';
  // A reset keeps the key and changes the id: what came before is no longer in the context.
  const conversationKey = sessionId === undefined ? key : toConversationName(state, key, sessionId);
  const isNamed = event.host_run_id !== undefined && sessionId !== undefined;
  const last = isNamed
    ? undefined
    : (state.lastRuns.get(conversationKey) ?? (sessionId === undefined ? state.lastRuns.get(key) : undefined));
  if (event.host_run_id === undefined && last) return last;
  const conversation =
    sessionId === undefined && last
      ? last.conversation
      : state.builder.conversation(conversationKey, event.agent_id ?? null);
  const run = state.builder.addRun(event.host_run_id ?? `run of ${conversationKey}`, conversation, state.toPlace());
  state.lastRuns.set(conversationKey, run);
  state.lastRuns.set(key, run);
  return run;
}

/** Made once for each conversation: a long record has many runs of few. */
function toConversationName({ conversationNames }: IntakeState, key: string, id: string): string {
  let names = conversationNames.get(key);
  if (!names) {
    names = new Map();
    conversationNames.set(key, names);
  }
  const known = names.get(id) ?? `${key} ${id}`;
  names.set(id, known);
  return known;
}
