import { formatClock, formatCount, formatOptionalDuration } from '../../words/format.ts';
import type { Hit } from './hit-test.ts';

/** What is under the pointer, as text. */
export function TimelineTip({ x, y, hit, width }: { x: number; y: number; hit: Hit; width: number }) {
  const isRight = x > width / 2;
  return (
    <div
      className="tip said"
      style={{ top: y + 14, ...(isRight ? { right: width - x + 8 } : { left: x + 8 }) }}
      aria-hidden="true"
    >
      {tipWords(hit)}
    </div>
  );
}

export function tipWords(hit: Hit): string {
  if (hit.what === 'mark') return `${hit.mark.severity}: ${hit.mark.title}`;
  if (hit.what === 'bucket') {
    const { count, errors, start_ms } = hit.bucket;
    const failed = errors > 0 ? `, ${formatCount(errors)} failed` : '';
    return `${formatCount(count)} from ${formatClock(start_ms)}${failed}. Zoom in to see each.`;
  }
  const { label, start_ms, end_ms, status, lane } = hit.span;
  const took = end_ms === null ? 'no end recorded' : formatOptionalDuration(end_ms - start_ms);
  const state = status === 'error' ? ', failed' : '';
  return `${lane}: ${label}, ${formatClock(start_ms)}, ${took}${state}`;
}
