import type { FindingMark } from '@critiqor/api/timeline';
import { AXIS_HEIGHT, MARKS_HEIGHT } from './lane-layout.ts';
import { type Scene, toX } from './scene.ts';
import { drawShape } from './severity-shapes.ts';

/** Where findings began and what they cite: a shape with its title, and thin lines. */
export function drawMarks(context: CanvasRenderingContext2D, scene: Scene): void {
  // Worst last, so that it is on top.
  for (const mark of [...scene.slice.marks].reverse()) drawMark(context, scene, mark);
  drawMarkTitles(context, scene);
}

/** Titles of the findings that began here, as far as there is room before the next one. */
function drawMarkTitles(context: CanvasRenderingContext2D, scene: Scene): void {
  const began = scene.slice.marks
    .filter((mark) => mark.began)
    .map((mark) => ({ mark, x: toX(mark.at_ms, scene) }))
    .filter(({ x }) => x > -8 && x < scene.width)
    .sort((left, right) => left.x - right.x);
  context.textAlign = 'left';
  began.forEach(({ mark, x }, index) => {
    const room = (began[index + 1]?.x ?? scene.width) - x - 22;
    if (room < 40) return;
    context.save();
    context.beginPath();
    context.rect(x + 10, AXIS_HEIGHT, room, MARKS_HEIGHT);
    context.clip();
    context.fillStyle = scene.palette.ink;
    context.fillText(mark.title, x + 11, AXIS_HEIGHT + MARKS_HEIGHT / 2 - 1);
    context.restore();
  });
}

function drawMark(context: CanvasRenderingContext2D, scene: Scene, mark: FindingMark): void {
  const x = toX(mark.at_ms, scene);
  if (x < -8 || x > scene.width + 8) return;
  const colour = scene.palette.severities[mark.severity] ?? scene.palette.muted;
  context.strokeStyle = colour;
  context.globalAlpha = mark.began ? 0.8 : 0.3;
  context.setLineDash(mark.began ? [] : [2, 3]);
  context.beginPath();
  context.moveTo(x, AXIS_HEIGHT + MARKS_HEIGHT - 3);
  context.lineTo(x, scene.layout.height);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  if (mark.began)
    drawShape(context, mark.severity, x, AXIS_HEIGHT + MARKS_HEIGHT / 2 - 1, colour, scene.palette.surface);
}
