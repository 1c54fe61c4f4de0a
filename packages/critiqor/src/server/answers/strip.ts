import { EVENT_KINDS, type EventKind } from '@critiqor/api/evidence';
import type { Strip } from '@critiqor/api/overview';
import { STATUS } from '../index/layout.ts';
import type { QueryParams } from '../query-params.ts';
import type { RunView } from '../run-view.ts';
import { toIdleStretches } from './idle-stretches.ts';

const MAX_FINDINGS = 500;
const MAX_COMPACTIONS = 1_000;

/** The work of a run in a strip of buckets, with findings where they began. What came before the first step, the start of the host, is in the first. */
export function toStrip(view: RunView, params: QueryParams): Strip {
  const { events, range, idOf, ordinalOf } = view.index;
  const size = params.integer('buckets', { min: 20, max: 1_000, fallback: 200 });
  const [first] = toIdleStretches(view.index);
  const [begin, to] = range ?? [0, 0];
  const from = first?.what === 'start_up' ? first.to_ms : begin;
  const width = Math.max((to - from) / size, 1e-6);
  const toBucket = (time: number): number => Math.max(0, Math.min(Math.floor((time - from) / width), size - 1));
  const kinds = EVENT_KINDS.length;
  const counts = new Uint32Array(size * kinds);
  const errors = new Uint32Array(size);
  for (let ordinal = 0; ordinal < events.time.length; ordinal++) {
    const time = events.time[ordinal] ?? Number.NaN;
    if (Number.isNaN(time)) continue;
    const bucket = toBucket(time);
    const cell = bucket * kinds + (events.kind[ordinal] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
    if (events.status[ordinal] === STATUS.error) errors[bucket] = (errors[bucket] ?? 0) + 1;
  }
  return {
    from_ms: from,
    to_ms: to,
    bucket_ms: width,
    buckets: Array.from({ length: size }, (_, bucket) => {
      const cells = counts.subarray(bucket * kinds, (bucket + 1) * kinds);
      return {
        count: cells.reduce((sum, count) => sum + count, 0),
        errors: errors[bucket] ?? 0,
        kinds: toKinds(cells),
      };
    }),
    findings: view.findings.slice(0, MAX_FINDINGS).flatMap((finding) => {
      const began = ordinalOf(finding.began_at_event_id);
      const at = events.time[began] ?? Number.NaN;
      if (Number.isNaN(at)) return [];
      const cited = view.citedBy(finding.id).map((ordinal) => events.time[ordinal] ?? Number.NaN);
      return {
        finding_id: finding.id,
        type: finding.type,
        severity: finding.severity,
        title: view.titleOf(finding),
        event_id: finding.began_at_event_id,
        at_ms: at,
        bucket: toBucket(at),
        cited_buckets: [...new Set(cited.filter((time) => !Number.isNaN(time)).map(toBucket))],
      };
    }),
    compactions: Array.from(view.index.compactions.span.subarray(0, MAX_COMPACTIONS), (span) => ({
      event_id: idOf(Math.max(view.index.spans.first[span] ?? 0, view.index.spans.last[span] ?? 0) - 1),
      at_ms: view.index.spans.start[span] ?? 0,
    })),
  };
}

function toKinds(cells: Uint32Array): Partial<Record<EventKind, number>> {
  const entries = EVENT_KINDS.map((kind, number) => [kind, cells[number] ?? 0] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}
