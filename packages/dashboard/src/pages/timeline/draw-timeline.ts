import type { SpanBucket } from '@critiqor/api/timeline';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { drawFolds } from './draw-folds.ts';
import { drawMarks } from './draw-marks.ts';
import { AXIS_HEIGHT, type LaneBox } from './lane-layout.ts';
import type { Palette } from './palette.ts';
import { type Scene, toX } from './scene.ts';
import type { FoldedSpan } from './time-fold.ts';
import { ticksOf } from './time-view.ts';

const TEXT_MIN_WIDTH = 34;

/** Draws one frame: only what is in view. */
export function drawTimeline(context: CanvasRenderingContext2D, scene: Scene): void {
  const { layout, width, slice, palette } = scene;
  context.clearRect(0, 0, width, layout.height);
  context.font = `11px ${palette.font}`;
  context.textBaseline = 'middle';
  drawAxis(context, scene);
  const boxes = new Map(layout.boxes.map((box) => [box.lane, box]));
  for (const { top, height } of layout.boxes) {
    context.fillStyle = palette.sunken;
    context.globalAlpha = 0.5;
    context.fillRect(0, top - 3, width, height + 6);
    context.globalAlpha = 1;
  }
  drawFolds(context, scene);
  for (const bucket of slice.buckets) {
    const box = boxes.get(bucket.lane);
    if (box) drawBucket(context, scene, bucket, box);
  }
  for (const span of slice.spans) {
    const box = boxes.get(span.lane);
    if (box) drawSpan(context, scene, span, box);
  }
  drawMarks(context, scene);
}

function drawAxis(context: CanvasRenderingContext2D, scene: Scene): void {
  const { view, slice, width, layout, palette } = scene;
  context.textAlign = 'left';
  const { ticks, digits } = ticksOf(view, slice.run_from_ms, width);
  for (const { at, sinceMs } of ticks) {
    const x = Math.round(toX(at, scene)) + 0.5;
    context.strokeStyle = palette.line;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, layout.height);
    context.stroke();
    context.fillStyle = palette.muted;
    const since = scene.fold.toTime(slice.run_from_ms + sinceMs) - scene.fold.toTime(slice.run_from_ms);
    context.fillText(formatDuration(since, digits), x + 4, AXIS_HEIGHT / 2);
  }
}

function drawBucket(context: CanvasRenderingContext2D, scene: Scene, bucket: SpanBucket, box: LaneBox): void {
  const left = toX(bucket.start_ms, scene);
  const right = toX(bucket.end_ms, scene);
  if (right < 0 || left > scene.width) return;
  const wide = Math.max(1, right - left - 0.5);
  const high = Math.max(3, box.height * Math.max(0.12, bucket.busy));
  context.fillStyle = scene.palette.lanes[box.lane];
  context.fillRect(left, box.top + box.height - high, wide, high);
  if (bucket.errors > 0) {
    context.fillStyle = scene.palette.error;
    context.fillRect(left, box.top + box.height - 3, wide, 3);
  }
}

function drawSpan(context: CanvasRenderingContext2D, scene: Scene, span: FoldedSpan, box: LaneBox): void {
  const { palette, width } = scene;
  const left = toX(span.start_ms, scene);
  const right = toX(span.end_ms ?? scene.slice.run_to_ms, scene);
  if (right < -2 || left > width + 2) return;
  const x = Math.max(left, -4);
  const wide = Math.max(2, Math.min(right, width + 4) - x);
  const y = box.top + span.row * box.rowHeight;
  const high = Math.max(1.5, box.rowHeight - (box.rowHeight > 6 ? 2 : 0.5));
  context.fillStyle = palette.lanes[box.lane];
  context.globalAlpha = span.status === 'open' ? 0.45 : 1;
  context.beginPath();
  context.roundRect(x, y, wide, high, wide > 6 ? 3 : 0);
  context.fill();
  context.globalAlpha = 1;
  if (span.status === 'error') drawError(context, palette, x, y, wide, high);
  const isChosen = span.event_id === scene.selected || span.end_event_id === scene.selected;
  if (isChosen || span.event_id === scene.hovered) {
    context.strokeStyle = isChosen ? palette.accent : palette.ink;
    context.lineWidth = isChosen ? 2.5 : 1;
    context.beginPath();
    context.roundRect(x - 1, y - 1, wide + 2, high + 2, 4);
    context.stroke();
    context.lineWidth = 1;
  }
  if (wide > TEXT_MIN_WIDTH && high >= 12) drawLabel(context, scene, span, x, y + high / 2, wide);
}

/** A failed span has a bar below it and a cross at its start, so it is recognizable without colour. */
function drawError(
  context: CanvasRenderingContext2D,
  palette: Palette,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  context.fillStyle = palette.error;
  context.fillRect(x, y + h - 3, w, 3);
  if (w < 14 || h < 12) return;
  context.strokeStyle = palette.surface;
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(x + w - 10, y + 4);
  context.lineTo(x + w - 5, y + 9);
  context.moveTo(x + w - 5, y + 4);
  context.lineTo(x + w - 10, y + 9);
  context.stroke();
  context.lineWidth = 1;
}

function drawLabel(
  context: CanvasRenderingContext2D,
  scene: Scene,
  span: FoldedSpan,
  x: number,
  y: number,
  w: number,
): void {
  context.save();
  context.beginPath();
  context.rect(x, y - 9, w - (span.status === 'error' ? 14 : 4), 18);
  context.clip();
  context.fillStyle = scene.palette.surface;
  context.fillText(span.label, Math.max(x, 0) + 5, y + 0.5);
  context.restore();
}
