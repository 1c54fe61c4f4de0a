import type { RecurringFailure } from '@critiqor/api/fleet';
import { plural } from '../../words/format.ts';
import { DAY_MS, spread } from '../parts/spread.ts';

const DAYS = 60;
const HEIGHT = 34;

/** Runs with a failure by day, the newest on the right. */
export function FailureCurve({ curve }: { curve: RecurringFailure['curve'] }) {
  const days = spread(curve, ({ day }) => Date.parse(day), DAY_MS, DAYS);
  const most = Math.max(1, ...days.map(({ item }) => item?.runs ?? 0));
  return (
    <svg
      className="failure-curve"
      viewBox={`0 0 ${Math.max(days.length, 14)} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`At most ${plural(most, 'run')} a day, on ${plural(curve.length, 'day')}`}
    >
      {days.map(({ at, item }, index) => {
        const height = item ? Math.max(1.5, (item.runs / most) * HEIGHT) : 0.75;
        const x = Math.max(days.length, 14) - days.length + index;
        return <rect key={at} x={x + 0.1} y={HEIGHT - height} width="0.8" height={height} />;
      })}
    </svg>
  );
}
