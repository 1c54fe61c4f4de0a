import type { CostPoint } from '@critiqor/api/cost';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { formatMoney } from '../../words/format.ts';
import type { ChartPointer } from './chart-pointer.ts';

/** Cumulative cost, and what each call added. */
export function MoneyChart({ points, ...pointer }: { points: readonly CostPoint[] } & ChartPointer) {
  const last = points.findLast(({ cost_usd_so_far }) => cost_usd_so_far !== null)?.cost_usd_so_far ?? null;
  if (last === null) {
    return (
      <figure className="chart">
        <figcaption>
          <h2>Cost so far</h2>
        </figcaption>
        <p className="muted">No model call reported a price.</p>
      </figure>
    );
  }
  return (
    <ChartFrame title="Cost so far" count={points.length} max={last} height={120} format={formatMoney} {...pointer}>
      {({ x, step, y, bottom }) => {
        const line = points
          .flatMap(({ cost_usd_so_far }, index) =>
            cost_usd_so_far === null ? [] : [`${x(index) + step / 2},${y(cost_usd_so_far)}`],
          )
          .join(' ');
        return (
          <>
            <polyline
              className="area-money"
              points={`${x(0) + step / 2},${bottom} ${line} ${x(points.length - 0.5)},${bottom}`}
            />
            <polyline className="line-money" points={line} />
          </>
        );
      }}
    </ChartFrame>
  );
}
