import { formatDuration } from '@critiqor/diagnosis/model/format';
import { AXIS_HEIGHT } from './lane-layout.ts';
import { type Scene, toX } from './scene.ts';

/** A folded stretch is a hatched band with its real length. */
export function drawFolds(context: CanvasRenderingContext2D, scene: Scene): void {
  const { fold, layout, palette, width } = scene;
  for (const { from, to, stretch } of fold.folds) {
    const [left, right] = [toX(from, scene), toX(to, scene)];
    if (right < 0 || left > width) continue;
    context.strokeStyle = palette.muted;
    context.globalAlpha = 0.35;
    context.save();
    context.beginPath();
    context.rect(left, AXIS_HEIGHT, right - left, layout.height);
    context.clip();
    context.beginPath();
    for (let x = left - layout.height; x < right; x += 7) {
      context.moveTo(x, layout.height);
      context.lineTo(x + layout.height, 0);
    }
    context.stroke();
    context.restore();
    context.globalAlpha = 1;
    const words = `${FOLD_WORDS[stretch.what]} ${formatDuration(stretch.to_ms - stretch.from_ms)}`;
    context.save();
    context.translate((left + right) / 2, layout.height - 8);
    context.rotate(-Math.PI / 2);
    context.fillStyle = palette.ink;
    if (right - left > 12) context.fillText(words, 0, 0);
    context.restore();
  }
}

const FOLD_WORDS = { start_up: 'Start-up', idle: 'Idle', end: 'After' } as const;
