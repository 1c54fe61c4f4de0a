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
    const { count, errors } = hit.bucket;
    const failed = errors > 0 ? `, ${formatCount(errors)} failed` : '';
    return `${formatCount(count)}${failed}. Zoom in to see each.`;
  }
  const { label, detail, began_ms, ended_ms, status } = hit.span;
  const took = ended_ms === null ? 'no end recorded' : formatOptionalDuration(ended_ms - began_ms);
  const more = detail === '' || label.endsWith(detail) ? '' : `: ${detail}`;
  const state = status === 'error' ? ', failed' : '';
  return `${label}${more}, ${formatClock(began_ms)}, ${took}${state}`;
}
