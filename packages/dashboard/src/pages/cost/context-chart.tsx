import type { CostPoint, CostSeries } from '@critiqor/api/cost';
import { ChartColumn } from '../../charts/chart-column.tsx';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { NoChart } from '../../charts/no-chart.tsx';
import { formatClock, formatCompact } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';
import type { ChartPointer } from './chart-pointer.ts';

const TITLE = 'Context use and budget';

interface Props extends ChartPointer {
  readonly points: readonly CostPoint[];
  readonly compactions: CostSeries['compactions'];
}

/** Context use at each call compared with its budget; compactions are marked between the calls. */
export function ContextChart({ points, compactions, ...pointer }: Props) {
  const max = Math.max(
    0,
    ...points.map(({ context_used, context_budget }) => Math.max(context_used ?? 0, context_budget ?? 0)),
  );
  const placeOf = (ms: number) => {
    const after = points.findIndex(({ at_ms }) => at_ms > ms);
    return after < 0 ? points.length : after;
  };
  if (max === 0) return <NoChart title={TITLE} why="The host reported neither." />;
  return (
    <ChartFrame
      title={TITLE}
      count={points.length}
      max={max}
      format={formatCompact}
      {...pointer}
      legend={
        <ul className="legend">
          <li className="context-used">In use</li>
          <li className="context-budget">Budget</li>
          {compactions.length > 0 ? <li className="context-compaction">Compaction</li> : null}
        </ul>
      }
    >
      {(scale) => (
        <>
          {points.map(({ event_id, context_used, context_budget }, index) => (
            <g key={event_id}>
              {context_used === null ? null : (
                <ChartColumn scale={scale} index={index} from={0} to={context_used} className="context-used" />
              )}
              {context_budget === null ? null : (
                <line
                  className="context-budget"
                  x1={scale.x(index)}
                  x2={scale.x(index) + scale.step}
                  y1={scale.y(context_budget)}
                  y2={scale.y(context_budget)}
                />
              )}
            </g>
          ))}
          {compactions.map(({ event_id, at_ms, outcome, tokens_before, tokens_after }) => (
            <g key={event_id} className="context-compaction">
              <title>
                {`Compaction, ${formatClock(at_ms)}, ${sayName(outcome ?? 'begun').toLowerCase()}, ${formatCompact(tokens_before)} → ${formatCompact(tokens_after)}`}
              </title>
              <line x1={scale.x(placeOf(at_ms))} x2={scale.x(placeOf(at_ms))} y1="0" y2={scale.bottom} />
              <path d={`M${scale.x(placeOf(at_ms)) - 5} 0h10l-5 7z`} />
            </g>
          ))}
        </>
      )}
    </ChartFrame>
  );
}
