import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toCanonicalType } from '../sealed/canonical-type.ts';
import { createSeqMap, type SeqMap } from '../sealed/seq-map.ts';
import { createToolCallCounter } from './tool-call-counter-v1.ts';

/** The figures of seals without a `rule`. Frozen: they are only computed to verify such seals, never to show them. */
export interface MetricsV1 {
  readonly total_events: number;
  readonly by_event_type: Readonly<Record<string, number>>;
  readonly by_source_layer: Readonly<Record<string, number>>;
  readonly error_events: number;
  readonly tool_calls: Readonly<Record<string, number>>;
}

/** What is kept of each line: what it counted as or, for a refinement, the seq of the line that it is folded into. */
const OK = -1;
const ERROR = -2;
const COPY = -3;

/**
 * Counts events as they come. Only the order within each writer matters, so the journal, the live tail and the sealed file give the
 * same numbers.
 */
export function createMetricsCounterV1(): { add(event: JournalEvent): void; toMetrics(): MetricsV1 } {
  const byType = new Map<string, number>();
  const byLayer = new Map<string, number>();
  const toolCalls = createToolCallCounter();
  const writers = new Map<string, SeqMap>();
  let total = 0;
  let errors = 0;

  const addWriter = (writer: string): SeqMap => {
    const lines = createSeqMap();
    writers.set(writer, lines);
    return lines;
  };
  /** Folds a refinement into the line that it refines, false when that line is lost. */
  const fold = (event: JournalEvent, lines: SeqMap): boolean => {
    const target = lines.get(event.refines ?? 0);
    if (target === 0) return false;
    const root = target > 0 ? target : (event.refines ?? 0);
    const before = lines.get(root);
    lines.set(event.seq, root);
    if (event.outcome === undefined || before === COPY) return true;
    const after = event.status === 'error' ? ERROR : OK;
    lines.set(root, after);
    if (before !== after) errors += after === ERROR ? 1 : -1;
    return true;
  };

  return {
    add(event) {
      total += 1;
      increment(byType, toCanonicalType(event));
      increment(byLayer, event.source_layer);
      const lines = writers.get(event.writer) ?? addWriter(event.writer);
      if (event.refines !== undefined && fold(event, lines)) return;
      if (event.derived_from !== undefined) return lines.set(event.seq, COPY);
      lines.set(event.seq, event.status === 'error' ? ERROR : OK);
      if (event.status === 'error') errors += 1;
      if (event.event_type === 'tool_call') toolCalls.add(event);
      if (event.event_type === 'agent_end') toolCalls.endRun(event);
    },
    toMetrics: () => ({
      total_events: total,
      by_event_type: toSortedObject(byType),
      by_source_layer: toSortedObject(byLayer),
      error_events: errors,
      tool_calls: toSortedObject(toolCalls.counts),
    }),
  };
}

function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** Sorted, so that the same counts give the same bytes. */
function toSortedObject(counts: ReadonlyMap<string, number>): Record<string, number> {
  const entries = [...counts].filter(([, count]) => count > 0);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}
