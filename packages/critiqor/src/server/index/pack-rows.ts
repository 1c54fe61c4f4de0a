import type { Table } from './columns.ts';
import type { SPAN_COLUMNS } from './layout.ts';

/** More rows than fit on a screen; the rest shares the last one. */
export const MAX_ROWS = 256;

/** Gives each span of a lane the first row that is free at its start. Spans without an end extend to `endMs`. */
export function packRows(spans: Table<keyof typeof SPAN_COLUMNS>, endMs: number): void {
  const starts = spans.toArray('start');
  const order = Uint32Array.from({ length: spans.length }, (_, index) => index);
  // Nearly in order already: events are sorted by time.
  order.sort((left, right) => (starts[left] ?? 0) - (starts[right] ?? 0) || left - right);
  const lanes = new Map<number, number[]>();
  for (const span of order) {
    const lane = spans.get('lane', span);
    const ends = lanes.get(lane) ?? [];
    lanes.set(lane, ends);
    const start = spans.get('start', span);
    const end = spans.get('end', span);
    const free = ends.findIndex((taken) => taken <= start);
    const row = free === -1 ? Math.min(ends.length, MAX_ROWS - 1) : free;
    ends[row] = Math.max(Number.isNaN(end) ? endMs : end, ends[row] ?? 0);
    spans.set('row', span, row);
  }
}
