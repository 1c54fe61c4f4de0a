import type { IdleStretch, Span, TimelineSlice } from '@critiqor/api/timeline';

/** The axis of the timeline: time, with idle stretches folded so that the work has the room. */
export interface TimeFold {
  /** From time to axis, both in milliseconds. */
  toAxis(ms: number): number;
  toTime(axis: number): number;
  /** Where a stretch is folded, on the axis. */
  readonly folds: readonly { readonly from: number; readonly to: number; readonly stretch: IdleStretch }[];
}

/** How wide a folded stretch is drawn, as a share of the work. */
const FOLDED_SHARE = 0.025;

export function createFold({
  run_from_ms,
  run_to_ms,
  idle,
}: Pick<TimelineSlice, 'run_from_ms' | 'run_to_ms' | 'idle'>): TimeFold {
  const lengthOf = ({ from_ms, to_ms }: IdleStretch) => to_ms - from_ms;
  const busy = run_to_ms - run_from_ms - idle.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  let saved = 0;
  const folds = idle.map((stretch) => {
    const width = Math.min(lengthOf(stretch), Math.max(1, busy * FOLDED_SHARE));
    const from = stretch.from_ms - saved;
    saved += lengthOf(stretch) - width;
    return { from, to: from + width, stretch };
  });
  return {
    folds,
    toAxis(ms) {
      let axis = ms;
      for (const { from, to, stretch } of folds) {
        if (ms <= stretch.from_ms) break;
        if (ms < stretch.to_ms) return from + ((ms - stretch.from_ms) / lengthOf(stretch)) * (to - from);
        axis -= lengthOf(stretch) - (to - from);
      }
      return axis;
    },
    toTime(axis) {
      let ms = axis;
      for (const { from, to, stretch } of folds) {
        if (axis <= from) break;
        if (axis < to) return stretch.from_ms + ((axis - from) / (to - from)) * lengthOf(stretch);
        ms += lengthOf(stretch) - (to - from);
      }
      return ms;
    },
  };
}

/** A span on the axis, with the times that it really had. */
export interface FoldedSpan extends Span {
  readonly began_ms: number;
  readonly ended_ms: number | null;
}

export interface FoldedSlice extends Omit<TimelineSlice, 'spans'> {
  readonly spans: readonly FoldedSpan[];
}

/** A slice on the axis. */
export function foldSlice(slice: TimelineSlice, { toAxis }: TimeFold): FoldedSlice {
  return {
    ...slice,
    run_from_ms: toAxis(slice.run_from_ms),
    run_to_ms: toAxis(slice.run_to_ms),
    from_ms: toAxis(slice.from_ms),
    to_ms: toAxis(slice.to_ms),
    spans: slice.spans.map((span) => ({
      ...span,
      start_ms: toAxis(span.start_ms),
      end_ms: span.end_ms === null ? null : toAxis(span.end_ms),
      began_ms: span.start_ms,
      ended_ms: span.end_ms,
    })),
    buckets: slice.buckets.map((bucket) => ({
      ...bucket,
      start_ms: toAxis(bucket.start_ms),
      end_ms: toAxis(bucket.end_ms),
    })),
    marks: slice.marks.map((mark) => ({ ...mark, at_ms: toAxis(mark.at_ms) })),
  };
}
