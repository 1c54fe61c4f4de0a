import type { CostPoint } from '@critiqor/api/cost';
import { ChartColumn } from '../../charts/chart-column.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { formatCompact } from '../../words/format.ts';
import type { ChartPointer } from './chart-pointer.ts';

const KINDS = [
  { key: 'cache_read', title: 'Read from cache' },
  { key: 'cache_write', title: 'Written to cache' },
  { key: 'input', title: 'Input' },
  { key: 'output', title: 'Output' },
] as const;

export function TokenChart({ points, ...pointer }: { points: readonly CostPoint[] } & ChartPointer) {
  const sum = ({ tokens }: CostPoint) => KINDS.reduce((total, { key }) => total + (tokens[key] ?? 0), 0);
  const max = Math.max(...points.map(sum));
  return (
    <ChartFrame
      title="Tokens by kind"
      count={points.length}
      max={max}
      format={formatCompact}
      {...pointer}
      legend={
        <ul className="legend">
          {KINDS.map(({ key, title }) => (
            <li key={key} className={`token-${key}`}>
              {title}
            </li>
          ))}
          <li className="legend-sign">
            <span aria-hidden="true">✕</span> failed
          </li>
          <li className="legend-sign">
            <span aria-hidden="true">○</span> not reported
          </li>
        </ul>
      }
    >
      {(scale) =>
        points.map((point, index) => {
          let below = 0;
          return (
            <g key={point.event_id}>
              <Silent point={point} middle={scale.x(index) + scale.step / 2} bottom={scale.bottom} />
              {KINDS.map(({ key }) => {
                const from = below;
                below += point.tokens[key] ?? 0;
                return below > from ? (
                  <ChartColumn
                    key={key}
                    scale={scale}
                    index={index}
                    from={from}
                    to={below}
                    className={`token-${key}`}
                  />
                ) : null;
              })}
            </g>
          );
        })
      }
    </ChartFrame>
  );
}

/** A failed call or one without reported tokens: an empty column would look like a free call. */
function Silent({ point, middle, bottom }: { point: CostPoint; middle: number; bottom: number }) {
  if (point.errors > 0) {
    return (
      <path className="call-failed" d={`M${middle - 4} ${bottom - 12}l8 8m0 -8l-8 8`}>
        <title>failed</title>
      </path>
    );
  }
  if (point.tokens.total !== null) return null;
  return (
    <circle className="call-unknown" cx={middle} cy={bottom - 8} r="3.5">
      <title>tokens not reported</title>
    </circle>
  );
}
