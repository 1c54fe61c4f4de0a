import { LANES, type Lane } from '@critiqor/api/timeline';
import type { RecordedFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { createTable, type Names, type Table } from '../columns.ts';
import { type NameList, SPAN_COLUMNS, STATUS } from '../layout.ts';

/** Where an event is. */
export interface EventPlace {
  readonly ordinal: number;
  readonly timeMs: number;
  readonly session: number;
}

/** What the lanes share to draw facts as spans. */
export interface SpanWriter {
  readonly spans: Table<keyof typeof SPAN_COLUMNS>;
  readonly names: Readonly<Record<NameList, Names>>;
  /** Of the event that is being read. */
  place: EventPlace;
  /** The span of a fact, or -1. */
  find(fact: RecordedFact): number;
  /** A fact begins with the present event, or so long before it. */
  begin(fact: RecordedFact, lane: Lane, label: number, beforeMs?: number): number;
  /** The present event is the one that began it. */
  setFirst(span: number): void;
  end(span: number, isFailed: boolean): void;
}

export function createSpanWriter(names: Readonly<Record<NameList, Names>>): SpanWriter {
  const spans = createTable(SPAN_COLUMNS);
  /** By the number of a fact: its span + 1. */
  const spanOf: (number | undefined)[] = [];
  const writer: SpanWriter = {
    spans,
    names,
    place: { ordinal: 0, timeMs: 0, session: 0 },
    find: ({ number }) => (spanOf[number] ?? 0) - 1,
    begin(fact, lane, label, beforeMs = 0) {
      const { timeMs, session } = writer.place;
      const start = timeMs - beforeMs;
      const span = spans.add({ lane: LANES.indexOf(lane), status: STATUS.open, start, session, label });
      spanOf[fact.number] = span + 1;
      return span;
    },
    setFirst: (span) => spans.set('first', span, writer.place.ordinal + 1),
    end(span, isFailed) {
      spans.set('end', span, Math.max(writer.place.timeMs, spans.get('start', span)));
      spans.set('last', span, writer.place.ordinal + 1);
      spans.set('status', span, isFailed ? STATUS.error : STATUS.ok);
    },
  };
  return writer;
}

/** A cancelled call is drawn like one that failed: it did not do what it was to do. */
export const isUndone = ({ outcome }: RecordedFact): boolean =>
  outcome === 'failed' || outcome === 'blocked' || outcome === 'cancelled';
