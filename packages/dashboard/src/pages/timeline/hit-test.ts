import type { FindingMark, SpanBucket } from '@critiqor/api/timeline';
import { AXIS_HEIGHT, MARKS_HEIGHT } from './lane-layout.ts';
import { type Scene, toX } from './scene.ts';
import type { FoldedSpan } from './time-fold.ts';

export type Hit =
  | { readonly what: 'span'; readonly span: FoldedSpan }
  | { readonly what: 'bucket'; readonly bucket: SpanBucket }
  | { readonly what: 'mark'; readonly mark: FindingMark };

/** Thin shapes can be hit with some tolerance. */
const NEAR_PX = 3;

/** What is at a point of the drawing. */
export function hitTest(x: number, y: number, scene: Scene): Hit | null {
  const { slice, layout } = scene;
  if (y > AXIS_HEIGHT && y < AXIS_HEIGHT + MARKS_HEIGHT) {
    const mark = slice.marks.find((one) => one.began && Math.abs(toX(one.at_ms, scene) - x) < 9);
    return mark ? { what: 'mark', mark } : null;
  }
  const box = layout.boxes.find(({ top, height }) => y >= top - 2 && y <= top + height + 2);
  if (!box) return null;
  const row = Math.floor((y - box.top) / box.rowHeight);
  const inLane = slice.spans.filter((span) => {
    if (span.lane !== box.lane || span.row !== row) return false;
    const left = toX(span.start_ms, scene) - NEAR_PX;
    const right = toX(span.end_ms ?? slice.run_to_ms, scene) + NEAR_PX;
    return x >= left && x <= right;
  });
  const [nearest] = inLane.sort((a, b) => distance(a, x, scene) - distance(b, x, scene));
  if (nearest) return { what: 'span', span: nearest };
  const bucket = slice.buckets.find(
    (one) => one.lane === box.lane && x >= toX(one.start_ms, scene) && x <= toX(one.end_ms, scene),
  );
  return bucket ? { what: 'bucket', bucket } : null;
}

function distance(span: FoldedSpan, x: number, scene: Scene): number {
  const left = toX(span.start_ms, scene);
  const right = toX(span.end_ms ?? scene.slice.run_to_ms, scene);
  return x < left ? left - x : x > right ? x - right : 0;
}
