import type { JournalEvent } from '../../contract/event.ts';
import { createWriterState, type FactState, type WriterState } from './fact-state.ts';
import { type FactTotals, toTotals } from './fact-totals.ts';
import type { KnownLine } from './line-facts.ts';
import { beginModelCall, endModelCall, findModelCall, refineModelCall } from './model-calls.ts';
import {
  beginCompaction,
  beginMessage,
  beginRun,
  beginSubagent,
  endCompaction,
  endMessage,
  endRun,
  endSubagent,
  readLine,
  readMemory,
  readMessage,
  refineOther,
  refineRun,
} from './other-facts.ts';
import type { FactListener, RecordedFact } from './recorded-fact.ts';
import { beginToolCall, endToolCall, findToolCall, refineToolCall } from './tool-calls.ts';
import { beginTurn, endTurn } from './turns.ts';

export interface FactReader<Event extends JournalEvent = JournalEvent> {
  /** Reads a line. `folded`: it only adds to another line. */
  add(event: Event): 'read' | 'folded';
  /** What all facts so far come to; asked at any time. */
  toTotals(): FactTotals;
  /** Runs that have begun and show no end. */
  toOpenRuns(): string[];
}

/**
 * The one place where lines become facts: refinements are folded into the lines that they add to, beginnings paired with ends, the
 * wrappers of deferred tools set aside, copies kept out of the totals. It reads a journal that is being written and sealed evidence
 * alike, line by line. Only the order of each writer's own lines matters for the totals.
 */
export function createFactReader<Event extends JournalEvent = JournalEvent>(
  listener: FactListener<Event> = {},
): FactReader<Event> {
  const writers = new Map<string, WriterState>();
  const findWriter = (name: string): WriterState => {
    const known = writers.get(name) ?? createWriterState(name);
    writers.set(name, known);
    return known;
  };
  const state: FactState = {
    writer: findWriter(''),
    callsByTool: new Map(),
    compactions: new Map(),
    subagents: new Map(),
    count: 0,
    // Events are handed on as they came in.
    listener: listener as FactListener<JournalEvent>,
  };
  return {
    add(event) {
      if (event.writer !== state.writer.name) state.writer = findWriter(event.writer);
      if (event.refines !== undefined && refine(state, event, event.refines)) return 'folded';
      // A copy of a call is not a call.
      const read = READERS.get(event.event_type);
      if (read === undefined || (event.derived_from !== undefined && !DERIVED.has(event.event_type)))
        readLine(state, event);
      else read(state, event);
      return 'read';
    },
    toTotals: () => toTotals(new Map([...writers].map(([name, { sums }]) => [name, sums])), state.callsByTool),
    toOpenRuns: () =>
      [...writers.values()].flatMap(({ runs }) =>
        [...runs.values()].filter(({ fact }) => fact.hasBegun && !fact.hasEnded).map(({ fact }) => fact.id),
      ),
  };
}

/** A map, because the name comes from the evidence: no member that every object has may answer to it. */
const READERS: ReadonlyMap<string, (state: FactState, event: JournalEvent) => void> = new Map([
  ['tool_call', beginToolCall],
  ['tool_result', endToolCall],
  ['before_provider_request', beginModelCall],
  ['after_provider_response', endModelCall],
  ['agent_start', beginRun],
  ['agent_end', endRun],
  ['turn_start', beginTurn],
  ['turn_end', endTurn],
  ['message_start', beginMessage],
  ['message_end', endMessage],
  ['input', readMessage('user')],
  ['message_received', readMessage('received')],
  ['message_sent', readMessage('sent')],
  ['memory_search', readMemory('search')],
  ['memory_get', readMemory('get')],
  ['compaction_start', beginCompaction],
  ['compaction_end', endCompaction],
  ['subagent_spawned', beginSubagent],
  ['subagent_ended', endSubagent],
]);

/** Facts in lines that a recorder derived from others. */
const DERIVED: ReadonlySet<string> = new Set([
  'turn_start',
  'turn_end',
  'memory_search',
  'memory_get',
  'compaction_start',
  'compaction_end',
]);

/** Folds a line into the one that it adds to; false when that one is lost, and the line says all by itself. */
function refine(state: FactState, event: JournalEvent, seq: number): boolean {
  const { lines } = state.writer;
  const line = lines.find(seq) ?? findCall(state, event);
  if (!line) return false;
  const { fact, isEnd } = line;
  lines.set(event.seq, fact, isEnd);
  refineFact(state, fact, event, isEnd);
  return true;
}

/** The call that a line adds to, by the name of the call: where its own lines are too far back to be known by their numbers. */
function findCall(state: FactState, event: JournalEvent): KnownLine | undefined {
  switch (event.event_type) {
    case 'after_provider_response':
      return toEndedLine(findModelCall(state, event));
    case 'tool_result':
      return toEndedLine(findToolCall(state, event));
    default:
      return undefined;
  }
}

const toEndedLine = (fact: RecordedFact | undefined): KnownLine | undefined =>
  fact?.hasEnded ? { fact, isEnd: true } : undefined;

function refineFact(state: FactState, fact: RecordedFact, event: JournalEvent, isEnd: boolean): void {
  const { listener } = state;
  const step = isEnd ? 'ending_refined' : 'beginning_refined';
  switch (fact.kind) {
    case 'model_call':
      refineModelCall(state, fact, event, isEnd);
      listener.modelCall?.(fact, step, event);
      break;
    case 'tool_call':
      refineToolCall(state, fact, event, isEnd);
      listener.toolCall?.(fact, step, event);
      break;
    case 'run':
      refineRun(state, fact, event, isEnd);
      listener.run?.(fact, step, event);
      break;
    case 'message':
      refineOther(state, fact, event);
      listener.message?.(fact, step, event);
      break;
    case 'compaction':
      refineOther(state, fact, event);
      listener.compaction?.(fact, step, event);
      break;
    case 'line':
      refineOther(state, fact, event);
      listener.line?.(fact, step, event);
      break;
    case 'subagent':
      refineOther(state, fact, event);
      listener.subagent?.(fact, step, event);
      break;
    case 'memory':
      listener.memory?.(fact, step, event);
      break;
    case 'turn':
      listener.turn?.(fact, step, event);
  }
}
