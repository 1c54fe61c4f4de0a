import type { TrendPoint } from '@critiqor/api/runs';
import { formatMoney } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

const HEIGHT = 26;
const TOLD = 3;

/** What the same runs cost, and how they failed most often: beside trust, because a cheaper run can be a worse one. */
export function TrendCost({ points }: { points: readonly TrendPoint[] }) {
  const most = Math.max(0, ...points.map(({ cost_usd }) => cost_usd ?? 0));
  const failures = new Map<string, number>();
  for (const { primary_failure } of points) {
    if (primary_failure) failures.set(primary_failure, (failures.get(primary_failure) ?? 0) + 1);
  }
  const worst = [...failures].sort(([, left], [, right]) => right - left).slice(0, TOLD);
  return (
    <>
      {most > 0 ? (
        <svg
          className="trend-cost"
          viewBox={`0 0 ${points.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {points.map(({ run_id, cost_usd }, index) => {
            const height = ((cost_usd ?? 0) / most) * HEIGHT;
            return <rect key={run_id} x={index + 0.1} y={HEIGHT - height} width="0.8" height={height} />;
          })}
        </svg>
      ) : null}
      <p className="small muted">
        {most > 0 ? `Cost up to ${formatMoney(most)} a run. ` : ''}
        {worst.length > 0
          ? `Failures: ${worst.map(([type, count]) => `${sayName(type)} ${count}×`).join(', ')}.`
          : 'No failures.'}
      </p>
    </>
  );
}
