import type { CostPoint } from '@critiqor/api/cost';
import { ChartFrame } from '../../charts/chart-frame.tsx';
import { NoChart } from '../../charts/no-chart.tsx';
import { formatMoney } from '../../words/format.ts';
import type { ChartPointer } from './chart-pointer.ts';

const TITLE = 'Cost so far';

/** Cumulative cost, and what each call added. */
export function MoneyChart({ points, ...pointer }: { points: readonly CostPoint[] } & ChartPointer) {
  const last = points.findLast(({ cost_usd_so_far }) => cost_usd_so_far !== null)?.cost_usd_so_far ?? null;
  if (last === null) return <NoChart title={TITLE} why="No model call reported a price." />;
  return (
    <ChartFrame title={TITLE} count={points.length} max={last} height={120} format={formatMoney} {...pointer}>
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
