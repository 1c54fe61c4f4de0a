import { type OpenEnds, toOpenEnds } from '@critiqor/evidence/read/coverage';
import { toNoted } from '@critiqor/evidence/read/journal-line';
import { canonicalHashOf, isAsWritten } from '@critiqor/evidence/read/line-hash';
import type { NoteKind } from '@critiqor/evidence/read/note-kinds';
import type { WriterSummary } from '@critiqor/evidence/read/writer-chains';
import { createWriterChains } from '@critiqor/evidence/read/writer-chains';
import { toCanonicalType } from '../sealed/canonical-type.ts';
import { createEffectiveTimes } from '../sealed/effective-times.ts';
import { toEventId } from '../sealed/sealed-format.ts';
import type { SealedRecord } from '../sealed/sealed-record.ts';
import { createMetricsCounter, METRICS_RULE, type SessionMetrics } from '../sealed/session-metrics.ts';
import { createMetricsCounterV1, type MetricsV1 } from './metrics-v1.ts';
import type { ReportProblem } from './problem-kinds.ts';

export interface EventChecks {
  check(record: SealedRecord): void;
  /** Where events are not in the bytes that the recorder wrote; for a file whose digest does not match. */
  reportRewritten(): void;
  /** Compares the notes of the seal about the journal with what is wrong with its events. */
  compareNotes(): void;
  toCount(): number;
  toSummaries(): WriterSummary[];
  /** By the rule of the seal. */
  toMetrics(): SessionMetrics | MetricsV1;
  /** What began and shows no end. */
  toOpenEnds(): OpenEnds;
}

/** Notes that can be reproduced from the sealed events; the others are about lines that did not become events. */
const NOTES_ON_EVENTS: readonly NoteKind[] = [
  'altered_line',
  'broken_chain',
  'missing_lines',
  'reordered_line',
  'rewritten_line',
];
const MAX_REWRITTEN = 100;

/**
 * Checks each event: its id, type and place, its own hash, and its place in the writer's chain. A problem that the seal itself notes about
 * the journal is not a problem of the seal.
 */
export function createEventChecks(
  { metrics: sealedMetrics, integrity }: { readonly metrics: Members; readonly integrity: Members },
  report: ReportProblem,
): EventChecks {
  const chains = createWriterChains();
  const metrics = createMetricsCounter();
  const olderMetrics = sealedMetrics.rule === METRICS_RULE ? null : createMetricsCounterV1();
  const declared = readDeclaredNotes(integrity);
  const found = new Map<string, number>();
  const effectiveTimeOf = createEffectiveTimes();
  const rewritten: string[] = [];
  let count = 0;
  let number = 0;
  let lastTime = Number.NEGATIVE_INFINITY;
  let lastWriter = '';

  const checkId = (id: string): void => {
    number += 1;
    const expected = toEventId(number);
    if (id === expected) return;
    report('wrong_event_id', id, `Expected ${expected}.`);
    // One removed event is one problem, not one for every event after it.
    number = Number(id.slice('evt_'.length)) || number;
  };
  const checkChain = ({ event_id, journal, text, raw }: SealedRecord): void => {
    const isVerbatim = isAsWritten(text, raw);
    const problem = chains.follow(journal, isVerbatim ? journal.hash : canonicalHashOf(raw));
    if (!problem) {
      if (!isVerbatim) noteRewritten(event_id, journal);
      return;
    }
    const isDeclared = problem.kind !== 'duplicate_line' && declared.has(problem.kind, journal);
    if (isDeclared) found.set(problem.kind, (found.get(problem.kind) ?? 0) + 1);
    else report(problem.kind, event_id, problem.detail);
  };
  const noteRewritten = (eventId: string, journal: object): void => {
    if (declared.has('rewritten_line', journal)) found.set('rewritten_line', (found.get('rewritten_line') ?? 0) + 1);
    else if (rewritten.length < MAX_REWRITTEN) rewritten.push(eventId);
  };
  const checkOrder = ({ event_id, journal }: SealedRecord): void => {
    const time = effectiveTimeOf(journal);
    const { writer } = journal;
    if (time < lastTime || (time === lastTime && writer < lastWriter)) report('wrong_order', event_id);
    lastTime = time;
    lastWriter = writer;
  };

  return {
    check(record) {
      count += 1;
      checkId(record.event_id);
      if (record.event !== toCanonicalType(record.journal)) report('wrong_event_type', record.event_id);
      checkChain(record);
      checkOrder(record);
      metrics.add(record.journal);
      olderMetrics?.add(record.journal);
    },
    reportRewritten() {
      for (const eventId of rewritten) report('rewritten_line', eventId);
    },
    compareNotes() {
      const differs = NOTES_ON_EVENTS.some((kind) => (found.get(kind) ?? 0) !== declared.count(kind));
      if (differs) report('wrong_notes');
    },
    toCount: () => count,
    toSummaries: chains.toSummaries,
    toMetrics: () => (olderMetrics ?? metrics).toMetrics(),
    toOpenEnds: () => toOpenEnds(metrics.facts),
  };
}

type Members = Readonly<Record<string, unknown>>;

/** The notes of a seal by subject. Where not all are listed, only the counts are compared. */
function readDeclaredNotes(integrity: Members) {
  const notes = (Array.isArray(integrity.notes) ? integrity.notes : []).filter(isNote);
  const counts = Object(integrity.note_counts) as Readonly<Record<string, unknown>>;
  const countOf = (kind: string): number => (typeof counts[kind] === 'number' ? counts[kind] : 0);
  const total = Object.keys(counts).reduce((sum, kind) => sum + countOf(kind), 0);
  const isCut = total > notes.length;
  const toKey = (kind: string, about: object): string => JSON.stringify([kind, toNoted(about)]);
  const keys = new Set(notes.map((note) => toKey(note.kind, note)));
  return {
    has: (kind: NoteKind, about: object): boolean => isCut || keys.has(toKey(kind, about)),
    count: countOf,
  };
}

const isNote = (note: unknown): note is { readonly kind: string } => typeof Object(note).kind === 'string';
