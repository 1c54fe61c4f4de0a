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
  const gaps = new Map<string, number>();
  const openRuns = createOpenThings('agent_start', 'agent_end');
  const openModelCalls = createOpenThings('before_provider_request', 'after_provider_response');
  const openToolCalls = createOpenThings('tool_call', 'tool_result');
  for (const event of events) {
    const writer = writers.get(event.writer) ?? toWriterView(event);
    writers.set(event.writer, event.payload.subscribed === undefined ? writer : resubscribe(writer, event));
    for (const [name, fact] of FACT_LIST) {
      if (fact.seenIn(event)) writer.counts.set(name, (writer.counts.get(name) ?? 0) + 1);
    }
    if (event.event_type === 'recorder_fault') {
      const reason = toName(event.payload.reason);
      gaps.set(reason, (gaps.get(reason) ?? 0) + toCount(event.payload.lost_events));
    }
    const run = event.openclaw_run_id ?? '';
    openRuns.note(event, run);
    openModelCalls.note(event, `${run}#${toName(event.payload.model_call)}`);
    openToolCalls.note(event, `${run}#${event.tool_call_id}`);
  }
  return {
    writers: [...writers].map(([writer, view]) => toWriterCoverage(writer, view)),
    gaps: Object.fromEntries(gaps),
    open_runs: [...openRuns.open],
    open_model_calls: openModelCalls.open.size,
    open_tool_calls: openToolCalls.open.size,
  };
}

/** Payloads may hold anything, even what no text can be made of. */
const toName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : 'unknown';
const toCount = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const FACT_LIST = Object.entries(FACTS) as [FactName, Fact][];

function toWriterView(first: JournalEvent): WriterView {
  return describedBy(first, {
    entryPoint: 'unknown',
    access: false,
    version: undefined,
    seams: null,
    counts: new Map(),
  });
}

/** What a header says of its writer. It is the first line, unless that could not be written and comes later. */
function describedBy(event: JournalEvent, writer: WriterView): WriterView {
  if (event.event_type !== 'recorder_start') return writer;
  const { entry_point, openclaw_version } = event.payload;
  return {
    ...writer,
    entryPoint: ENTRY_POINTS.find((name) => name === entry_point) ?? 'unknown',
    version: typeof openclaw_version === 'string' ? openclaw_version : undefined,
  };
}

function resubscribe(writer: WriterView, event: JournalEvent): WriterView {
  const seams = Array.isArray(event.payload.subscribed) ? event.payload.subscribed.map(toName) : [];
  const access = event.payload.conversation_access === true;
  return { ...describedBy(event, writer), access, seams: new Set([...(writer.seams ?? []), ...seams]) };
}

/**
 * Keeps the set of things that have begun and not ended. A refinement neither begins nor ends anything. The start of a model call
 * may be shown after its end.
 */
function createOpenThings(begin: string, end: string) {
  const open = new Set<string>();
  const endedEarly = new Set<string>();
  const note = (event: JournalEvent, id: string): void => {
    if (event.refines !== undefined) return;
    if (event.event_type === begin && !endedEarly.delete(id)) open.add(id);
    if (event.event_type === end && !open.delete(id)) endedEarly.add(id);
  };
  return { open: open as ReadonlySet<string>, note };
}

function toWriterCoverage(writer: string, view: WriterView): WriterCoverage {
  const facts = Object.fromEntries(
    FACT_LIST.map(([name, fact]) => [name, toFactCoverage(fact, view, view.counts.get(name) ?? 0)]),
  );
  return {
    writer,
    entry_point: view.entryPoint,
    ...(view.version === undefined ? {} : { openclaw_version: view.version }),
    conversation_access: view.access,
    facts: facts as Record<FactName, FactCoverage>,
  };
}

function toFactCoverage(fact: Fact, view: WriterView, events: number): FactCoverage {
  if (view.entryPoint === 'unknown' || view.seams === null)
    return { status: events > 0 ? 'captured' : 'unknown', events };
  if (fact.where[view.entryPoint] === 'not_shown' && events === 0) return { status: 'not_shown', events };
  const isAvailable = (seam: string): boolean =>
    (view.seams?.has(seam) ?? false) && (view.access || !CONVERSATION_SEAMS.includes(seam));
  const missing = fact.seams.filter((seam) => !isAvailable(seam));
  if (missing.length === 0) return { status: events > 0 ? 'captured' : 'none_seen', events };
  return { status: missing.length === fact.seams.length ? 'not_captured' : 'partial', events, missing_seams: missing };
}
