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
  /** Events that show each fact, in the order of the facts. */
  readonly counts: number[];
}

/** Says what the evidence can and cannot tell, from what arrived and from what each writer was able to see. */
export function toCoverage(events: Iterable<JournalEvent>): Coverage {
  const survey = createCoverageSurvey();
  for (const event of events) survey.add(event);
  return survey.toCoverage();
}

/** Takes events one by one, for who reads them for something else besides. */
export interface CoverageSurvey {
  add(event: JournalEvent): void;
  toCoverage(): Coverage;
}

export function createCoverageSurvey(): CoverageSurvey {
  const writers = new Map<string, WriterView>();
  const gaps = new Map<string, number>();
  const openRuns = createOpenThings();
  const openModelCalls = createOpenThings();
  const openToolCalls = createOpenThings();
  /** A short name for each run, because many keys are made of it. */
  const runNumbers = new Map<string, number>();
  let lastRun = '';
  let lastRunNumber = 0;
  const toRunNumber = (run: string): number => {
    // The events of a run mostly follow each other.
    if (run === lastRun) return lastRunNumber;
    lastRun = run;
    lastRunNumber = runNumbers.get(run) ?? runNumbers.size + 1;
    runNumbers.set(run, lastRunNumber);
    return lastRunNumber;
  };
  const noteEnds = (event: JournalEvent): void => {
    const run = event.openclaw_run_id ?? '';
    switch (event.event_type) {
      case 'agent_start':
        openRuns.begin(run);
        break;
      case 'agent_end':
        openRuns.end(run);
        break;
      case 'before_provider_request':
        openModelCalls.begin(`${toRunNumber(run)}#${toName(event.payload.model_call)}`);
        break;
      case 'after_provider_response':
        openModelCalls.end(`${toRunNumber(run)}#${toName(event.payload.model_call)}`);
        break;
      case 'tool_call':
        openToolCalls.begin(`${toRunNumber(run)}#${event.tool_call_id}`);
        break;
      case 'tool_result':
        openToolCalls.end(`${toRunNumber(run)}#${event.tool_call_id}`);
        break;
    }
  };
  return {
    add(event) {
      let writer = writers.get(event.writer);
      if (!writer) {
        writer = toWriterView(event);
        writers.set(event.writer, writer);
      }
      if (event.payload.subscribed !== undefined) writers.set(event.writer, resubscribe(writer, event));
      for (const { index, when } of SIGHTS.get(event.event_type) ?? SIGHTS_OF_ANY) {
        if (when === undefined || when(event)) writer.counts[index] = (writer.counts[index] ?? 0) + 1;
      }
      if (event.event_type === 'recorder_fault') {
        const reason = toName(event.payload.reason);
        gaps.set(reason, (gaps.get(reason) ?? 0) + toCount(event.payload.lost_events));
      }
      // A refinement neither begins nor ends anything.
      if (event.refines === undefined) noteEnds(event);
    },
    toCoverage: () => ({
      writers: [...writers].map(([writer, view]) => toWriterCoverage(writer, view)),
      gaps: Object.fromEntries(gaps),
      open_runs: [...openRuns.open],
      open_model_calls: openModelCalls.open.size,
      open_tool_calls: openToolCalls.open.size,
    }),
  };
}

/** Payloads may hold anything, even what no text can be made of. */
const toName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : 'unknown';
const toCount = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const FACT_LIST = Object.entries(FACTS) as [FactName, Fact][];

/** The facts that an event may show, by its type: a handful in place of all. */
const SIGHT_LIST = FACT_LIST.map(([, { seenIn }], index) => ({ index, types: seenIn.types, when: seenIn.when }));
const SIGHTS_OF_ANY = SIGHT_LIST.filter(({ types }) => types === null);
const SIGHTS: ReadonlyMap<string, typeof SIGHT_LIST> = new Map(
  SIGHT_LIST.flatMap(({ types }) => types ?? []).map((type) => [
    type,
    SIGHT_LIST.filter(({ types }) => types === null || types.includes(type)),
  ]),
);

function toWriterView(first: JournalEvent): WriterView {
  return describedBy(first, {
    entryPoint: 'unknown',
    access: false,
    version: undefined,
    seams: null,
    counts: FACT_LIST.map(() => 0),
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

/** Keeps the set of things that have begun and not ended. The start of a model call may be shown after its end. */
function createOpenThings() {
  const open = new Set<string>();
  const endedEarly = new Set<string>();
  return {
    open: open as ReadonlySet<string>,
    begin(id: string): void {
      if (!endedEarly.delete(id)) open.add(id);
    },
    end(id: string): void {
      if (!open.delete(id)) endedEarly.add(id);
    },
  };
}

function toWriterCoverage(writer: string, view: WriterView): WriterCoverage {
  const facts = Object.fromEntries(
    FACT_LIST.map(([name, fact], index) => [name, toFactCoverage(fact, view, view.counts[index] ?? 0)]),
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
