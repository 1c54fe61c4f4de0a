import type { JournalEvent } from './event.ts';
import { CONVERSATION_SEAMS, ENTRY_POINTS, type EntryPoint, FACTS, type Fact, type FactName } from './facts.ts';

/**
 * `captured` it was seen · `none_seen` it would have been recorded and did not occur · `partial` a seam that contributes to it was
 * not available · `not_captured` no seam that shows it was available · `not_shown` the host does not show it in this entry point
 * · `unknown` nothing says what this writer could see.
 */
export type CoverageStatus = 'captured' | 'none_seen' | 'partial' | 'not_captured' | 'not_shown' | 'unknown';

export interface FactCoverage {
  readonly status: CoverageStatus;
  readonly events: number;
  readonly missing_seams?: readonly string[];
}

export interface WriterCoverage {
  readonly writer: string;
  readonly entry_point: EntryPoint | 'unknown';
  readonly openclaw_version?: string;
  readonly conversation_access: boolean;
  readonly facts: Readonly<Record<FactName, FactCoverage>>;
}

export interface Coverage {
  readonly writers: readonly WriterCoverage[];
  /** Events that are known to be missing, by reason. */
  readonly gaps: Readonly<Record<string, number>>;
  /** Runs that began and show no end: the process was stopped from outside, or still works. */
  readonly open_runs: readonly string[];
  /** Calls whose end was never shown. */
  readonly open_model_calls: number;
  readonly open_tool_calls: number;
}

interface WriterView {
  readonly entryPoint: EntryPoint | 'unknown';
  readonly access: boolean;
  readonly version: string | undefined;
  readonly seams: ReadonlySet<string> | null;
  readonly counts: Map<FactName, number>;
}

/** Says what the evidence can and cannot tell, from what arrived and from what each writer was able to see. */
export function toCoverage(events: Iterable<JournalEvent>): Coverage {
  const writers = new Map<string, WriterView>();
  const gaps: Record<string, number> = {};
  const openRuns = new Set<string>();
  const openModelCalls = new Set<string>();
  const openToolCalls = new Set<string>();
  for (const event of events) {
    const writer = writers.get(event.writer) ?? toWriterView(event);
    writers.set(event.writer, event.payload['subscribed'] === undefined ? writer : resubscribe(writer, event));
    for (const [name, fact] of FACT_LIST) {
      if (fact.seenIn(event)) writer.counts.set(name, (writer.counts.get(name) ?? 0) + 1);
    }
    if (event.event_type === 'recorder_fault') {
      const reason = String(event.payload['reason']);
      gaps[reason] = (gaps[reason] ?? 0) + Number(event.payload['lost_events'] ?? 0);
    }
    const run = event.openclaw_run_id ?? '';
    track(openRuns, event, 'agent_start', 'agent_end', run);
    track(openModelCalls, event, 'before_provider_request', 'after_provider_response', `${run}#${event.payload['model_call']}`);
    track(openToolCalls, event, 'tool_call', 'tool_result', `${run}#${event.tool_call_id}`);
  }
  return {
    writers: [...writers].map(([writer, view]) => toWriterCoverage(writer, view)),
    gaps,
    open_runs: [...openRuns],
    open_model_calls: openModelCalls.size,
    open_tool_calls: openToolCalls.size,
  };
}

const FACT_LIST = Object.entries(FACTS) as [FactName, Fact][];

function toWriterView(first: JournalEvent): WriterView {
  const { payload } = first;
  const isHeader = first.event_type === 'recorder_start';
  const entryPoint = ENTRY_POINTS.find((name) => name === payload['entry_point']) ?? 'unknown';
  return {
    entryPoint: isHeader ? entryPoint : 'unknown',
    access: payload['conversation_access'] === true,
    version: typeof payload['openclaw_version'] === 'string' ? payload['openclaw_version'] : undefined,
    seams: null,
    counts: new Map(),
  };
}

function resubscribe(writer: WriterView, event: JournalEvent): WriterView {
  const seams = Array.isArray(event.payload['subscribed']) ? event.payload['subscribed'].map(String) : [];
  return { ...writer, access: event.payload['conversation_access'] === true, seams: new Set([...(writer.seams ?? []), ...seams]) };
}

/** Keeps the set of things that have begun and not ended. A refinement neither begins nor ends anything. */
function track(open: Set<string>, event: JournalEvent, begin: string, end: string, id: string): void {
  if (event.event_type === begin && event.refines === undefined) open.add(id);
  else if (event.event_type === end) open.delete(id);
}

function toWriterCoverage(writer: string, view: WriterView): WriterCoverage {
  const facts = Object.fromEntries(FACT_LIST.map(([name, fact]) => [name, toFactCoverage(fact, view, view.counts.get(name) ?? 0)]));
  return {
    writer,
    entry_point: view.entryPoint,
    ...(view.version === undefined ? {} : { openclaw_version: view.version }),
    conversation_access: view.access,
    facts: facts as Record<FactName, FactCoverage>,
  };
}

function toFactCoverage(fact: Fact, view: WriterView, events: number): FactCoverage {
  if (view.entryPoint === 'unknown' || view.seams === null) return { status: events > 0 ? 'captured' : 'unknown', events };
  if (fact.where[view.entryPoint] === 'not_shown' && events === 0) return { status: 'not_shown', events };
  const isAvailable = (seam: string): boolean =>
    (view.seams?.has(seam) ?? false) && (view.access || !CONVERSATION_SEAMS.includes(seam));
  const missing = fact.seams.filter((seam) => !isAvailable(seam));
  if (missing.length === 0) return { status: events > 0 ? 'captured' : 'none_seen', events };
  return { status: missing.length === fact.seams.length ? 'not_captured' : 'partial', events, missing_seams: missing };
}
