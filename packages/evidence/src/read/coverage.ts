import type { JournalEvent } from '../contract/event.ts';
import { CONVERSATION_SEAMS, EXPECTED_SEAMS, FACTS, type FactName } from '../contract/facts.ts';
import { ENTRY_POINTS, type EntryPoint, type Fact } from '../contract/known-facts/fact.ts';
import type { FactReader } from './facts/fact-reader.ts';

/**
 * `captured` it was seen · `none_seen` it would have been recorded and did not occur · `partial` a seam that contributes to it was
 * not available or stayed silent · `not_captured` all seams that show it were, or did · `not_shown` the host does not show it in this entry point
 * · `unknown` nothing says what this writer could see.
 */
type CoverageStatus = 'captured' | 'none_seen' | 'partial' | 'not_captured' | 'not_shown' | 'unknown';

interface FactCoverage {
  readonly status: CoverageStatus;
  readonly events: number;
  readonly missing_seams?: readonly string[];
}

export interface WriterCoverage {
  readonly writer: string;
  readonly entry_point: EntryPoint | 'unknown';
  readonly host_version?: string;
  readonly conversation_access: boolean;
  /** The source of an import; a recorder has none. */
  readonly imported_from?: string;
  /** Seams that the host refused, and those that stayed silent although there was something to show: it does not have them here. */
  readonly refused_seams: readonly string[];
  readonly facts: Readonly<Record<FactName, FactCoverage>>;
}

export interface Coverage extends OpenEnds {
  readonly writers: readonly WriterCoverage[];
  /** Events that are known to be missing, by reason. */
  readonly gaps: Readonly<Record<string, number>>;
}

/** What began and shows no end. */
export interface OpenEnds {
  /** The process was stopped from outside, or still works. */
  readonly open_runs: readonly string[];
  /** Calls whose end was never shown. */
  readonly open_model_calls: number;
  readonly open_tool_calls: number;
}

interface WriterView {
  readonly entryPoint: EntryPoint | 'unknown';
  readonly access: boolean;
  readonly version: string | undefined;
  /** Of an import: its source, and the facts that such a source contains. */
  readonly imported: { readonly source: string; readonly shown: ReadonlySet<string> } | null;
  readonly seams: ReadonlySet<string> | null;
  readonly refused: readonly string[];
  /** Seams that have shown something, as the recorder says; null when it does not. */
  readonly delivered: ReadonlySet<string> | null;
  /** Types of events that some seams must have shown something for, as far as they were recorded. */
  readonly occasions: ReadonlySet<string>;
  /** Events that show each fact, in the order of the facts. */
  readonly counts: number[];
  /** By type of event: the facts that it may show and that are still looked for. */
  readonly sights: Map<string, readonly Sight[]>;
}

export function toOpenEnds(facts: FactReader): OpenEnds {
  const { modelCalls, toolCalls } = facts.toTotals();
  return {
    open_runs: facts.toOpenRuns(),
    open_model_calls: modelCalls.open,
    open_tool_calls: toolCalls.open,
  };
}

/** Takes events one by one, for callers that read them for another purpose as well. */
interface WriterSurvey {
  add(event: JournalEvent): void;
  toWriters(): Pick<Coverage, 'writers' | 'gaps'>;
}

/**
 * What each writer could see and saw. Without `counts` a fact that was seen is no longer looked for: its number of events is then 1, which
 * is enough for callers that only ask what was visible.
 */
export function createWriterSurvey({ counts }: { readonly counts: boolean }): WriterSurvey {
  const writers = new Map<string, WriterView>();
  const gaps = new Map<string, number>();
  /** Of the last event: those of one writer mostly follow each other. */
  let name: string | undefined;
  let writer: WriterView | undefined;
  const toWriter = (event: JournalEvent): WriterView => {
    if (writer && event.writer === name) return writer;
    const known = writers.get(event.writer) ?? toWriterView(event);
    writers.set(event.writer, known);
    return known;
  };
  return {
    add(event) {
      writer = toWriter(event);
      name = event.writer;
      const type = event.event_type;
      if (type === 'recorder_start' || type === 'recorder_status') {
        writer = noteDelivered(resubscribe(writer, event), event);
        writers.set(name, writer);
      } else if (OCCASIONS.has(type) && !writer.occasions.has(type)) {
        writer = { ...writer, occasions: new Set([...writer.occasions, type]) };
        writers.set(name, writer);
      }
      noteSights(writer, event, type, counts);
      if (type === 'recorder_fault') {
        const reason = toName(event.payload.reason);
        gaps.set(reason, (gaps.get(reason) ?? 0) + toCount(event.payload.lost_events));
      }
    },
    toWriters: () => ({
      writers: [...writers].map(([name, view]) => toWriterCoverage(name, view)),
      gaps: Object.fromEntries(gaps),
    }),
  };
}

function noteSights(writer: WriterView, event: JournalEvent, type: string, counts: boolean): void {
  const sights = writer.sights.get(type);
  if (sights === undefined) return;
  let seen = 0;
  for (const { index, when } of sights) {
    if (when !== undefined && !when(event)) continue;
    writer.counts[index] = (writer.counts[index] ?? 0) + 1;
    seen += 1;
  }
  if (counts || seen === 0) return;
  const unseen = sights.filter(({ index }) => writer.counts[index] === 0);
  if (unseen.length > 0) writer.sights.set(type, unseen);
  else writer.sights.delete(type);
}

const toCount = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

const FACT_LIST = Object.entries(FACTS) as [FactName, Fact][];

/** The facts that an event may show, by its type: a handful in place of all. */
interface Sight {
  readonly index: number;
  readonly types: Fact['seenIn']['types'];
  readonly when: Fact['seenIn']['when'];
}
const SIGHT_LIST: readonly Sight[] = FACT_LIST.map(([, { seenIn }], index) => ({
  index,
  types: seenIn.types,
  when: seenIn.when,
}));
const SIGHTS: ReadonlyMap<string, readonly Sight[]> = new Map(
  SIGHT_LIST.flatMap(({ types }) => types).map((type) => [
    type,
    SIGHT_LIST.filter(({ types }) => types.includes(type)),
  ]),
);

function toWriterView(first: JournalEvent): WriterView {
  return describedBy(first, {
    entryPoint: 'unknown',
    access: false,
    version: undefined,
    imported: null,
    seams: null,
    refused: [],
    delivered: null,
    occasions: new Set(),
    counts: FACT_LIST.map(() => 0),
    sights: new Map(SIGHTS),
  });
}

/** What a header says about its writer. It is the first line, unless that could not be written and comes later. */
function describedBy(event: JournalEvent, writer: WriterView): WriterView {
  if (event.event_type !== 'recorder_start') return writer;
  const { entry_point, host_version, refused, imported, shown_facts } = event.payload;
  return {
    ...writer,
    refused: Array.isArray(refused) ? refused.map(toName) : [],
    entryPoint: ENTRY_POINTS.find((name) => name === entry_point) ?? 'unknown',
    version: typeof host_version === 'string' ? host_version : undefined,
    imported: toImported(imported, shown_facts),
  };
}

function toImported(imported: unknown, shown: unknown): WriterView['imported'] {
  if (typeof imported !== 'object' || imported === null) return null;
  const { source } = imported as { readonly source?: unknown };
  return { source: toName(source), shown: new Set(Array.isArray(shown) ? shown.map(toName) : []) };
}

/** A recorder says at its start, and whenever it is registered again, what it listens to. */
function resubscribe(writer: WriterView, event: JournalEvent): WriterView {
  const { subscribed, conversation_access } = event.payload;
  if (subscribed === undefined) return writer;
  const seams = Array.isArray(subscribed) ? subscribed.map(toName) : [];
  const access = conversation_access === true;
  // A status that says nothing new, as most do.
  const isKnown = event.event_type !== 'recorder_start' && access === writer.access;
  if (isKnown && writer.seams && seams.every((seam) => writer.seams?.has(seam))) return writer;
  return { ...describedBy(event, writer), access, seams: new Set([...(writer.seams ?? []), ...seams]) };
}

/** What seams have shown, which a recorder says when a run has ended. */
function noteDelivered(writer: WriterView, { payload }: JournalEvent): WriterView {
  if (!Array.isArray(payload.delivered)) return writer;
  const { delivered } = writer;
  const seams = payload.delivered.map(toName);
  if (delivered && seams.every((seam) => delivered.has(seam))) return writer;
  return { ...writer, delivered: new Set([...(delivered ?? []), ...seams]) };
}

const RUN_END = 'agent_end';
const OCCASIONS: ReadonlySet<string> = new Set([RUN_END, ...Object.values(EXPECTED_SEAMS).map(({ after }) => after)]);

/** Subscribed seams that had something to show and showed nothing. If no hook was ever called, none of them is. */
function toSilentSeams({ entryPoint, access, seams, delivered, occasions }: WriterView): readonly string[] {
  if (!delivered || !seams || entryPoint === 'unknown' || !occasions.has(RUN_END)) return [];
  const isDue = (seam: string): boolean => {
    const expected = Object.hasOwn(EXPECTED_SEAMS, seam) ? EXPECTED_SEAMS[seam] : undefined;
    if (!expected || (!access && CONVERSATION_SEAMS.includes(seam))) return false;
    return expected.in.includes(entryPoint) && occasions.has(expected.after);
  };
  const silent = [...seams].filter((seam) => !delivered.has(seam));
  const isHook = (seam: string): boolean => seam.startsWith('hook.');
  const hasDueHook = silent.some((seam) => isHook(seam) && isDue(seam));
  const isWithoutHooks = hasDueHook && ![...delivered].some(isHook);
  return silent.filter((seam) => isDue(seam) || (isWithoutHooks && isHook(seam)));
}

function toWriterCoverage(writer: string, view: WriterView): WriterCoverage {
  const silent = new Set(toSilentSeams(view));
  const facts = Object.fromEntries(
    FACT_LIST.map(([name, fact], index) => [
      name,
      view.imported
        ? toImportedCoverage(view.imported.shown.has(name), view.counts[index] ?? 0)
        : toFactCoverage(fact, view, view.counts[index] ?? 0, silent),
    ]),
  );
  return {
    writer,
    entry_point: view.entryPoint,
    ...(view.version === undefined ? {} : { host_version: view.version }),
    conversation_access: view.access,
    ...(view.imported === null ? {} : { imported_from: view.imported.source }),
    refused_seams: [...new Set([...view.refused, ...silent])],
    facts: facts as Record<FactName, FactCoverage>,
  };
}

/** What a source does not contain was not shown to us, whatever its host showed. */
function toImportedCoverage(isShown: boolean, events: number): FactCoverage {
  return { status: events > 0 ? 'captured' : isShown ? 'none_seen' : 'not_shown', events };
}

function toFactCoverage(fact: Fact, view: WriterView, events: number, silent: ReadonlySet<string>): FactCoverage {
  if (view.entryPoint === 'unknown' || view.seams === null)
    return { status: events > 0 ? 'captured' : 'unknown', events };
  // What this entry point hides may still slip through now and then.
  if (fact.where[view.entryPoint] === 'not_shown') return { status: events > 0 ? 'partial' : 'not_shown', events };
  const isAvailable = (seam: string): boolean =>
    (view.seams?.has(seam) ?? false) && !silent.has(seam) && (view.access || !CONVERSATION_SEAMS.includes(seam));
  const missing = fact.seams.filter((seam) => !isAvailable(seam));
  if (missing.length === 0 && isIncompleteIn(fact, view.version))
    return { status: events > 0 ? 'partial' : 'not_shown', events };
  if (missing.length === 0) return { status: events > 0 ? 'captured' : 'none_seen', events };
  return { status: missing.length === fact.seams.length ? 'not_captured' : 'partial', events, missing_seams: missing };
}

const isIncompleteIn = ({ completeSince }: Fact, version: string | undefined): boolean =>
  completeSince !== undefined &&
  version !== undefined &&
  version.localeCompare(completeSince, 'en', { numeric: true }) < 0;

/** Payloads may hold anything, even what no text can be made of. */
const toName = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : 'unknown';
