import type { FleetTrends, RunMean, TrendBucket } from '@critiqor/api/fleet';
import { formatCompact, formatMoney, formatPercent, plural } from '../../words/format.ts';
import { DAY_MS, HOUR_MS, spread } from '../parts/spread.ts';
import { type ChartedPoint, TrendChart } from './trend-chart.tsx';

const MOST_STEPS = 1_000;
const NO_RUNS = 'no runs';

type Measured = Pick<ChartedPoint, 'value' | 'interval' | 'note'>;

export function FailureShareChart({ trends }: { trends: FleetTrends }) {
  const toShare = ({ judged, failed, failure_interval }: TrendBucket): Measured => ({
    value: judged === 0 ? null : failed / judged,
    interval: judged === 0 ? null : failure_interval,
    note: `${failed} of ${plural(judged, 'judged run')}`,
  });
  return <Trend title="Runs with failures" trends={trends} measure={toShare} format={formatPercent} />;
}

/** Trust, failures, cost and tokens over the same time. */
export function TrendCharts({ trends }: { trends: FleetTrends }) {
  const toTrust = ({ trust, trust_interval, judged }: TrendBucket): Measured => ({
    value: trust,
    interval: trust_interval,
    note: plural(judged, 'judged run'),
  });
  return (
    <>
      <Trend
        title="Mean trust"
        trends={trends}
        measure={toTrust}
        format={(value) => `${Math.round(value)}`}
        max={100}
      />
      <FailureShareChart trends={trends} />
      <Trend
        title="Cost per run"
        trends={trends}
        measure={({ cost_per_run, cost_usd }) => ofMean(cost_per_run, `${formatMoney(cost_usd)} in all`)}
        format={formatMoney}
      />
      <Trend
        title="Tokens per run"
        trends={trends}
        measure={({ tokens_per_run, tokens }) => ofMean(tokens_per_run, `${formatCompact(tokens)} in all`)}
        format={formatCompact}
      />
    </>
  );
}

const ofMean = (mean: RunMean | null, note: string): Measured => ({
  value: mean?.mean ?? null,
  interval: mean?.interval ?? null,
  note: mean ? note : 'not reported',
});

interface Props {
  readonly title: string;
  readonly trends: FleetTrends;
  readonly measure: (bucket: TrendBucket) => Measured;
  readonly format: (value: number) => string;
  readonly max?: number;
}

function Trend({ title, trends: { step, buckets, markers }, measure, format, max }: Props) {
  const stepMs = step === 'hour' ? HOUR_MS : DAY_MS;
  const steps = spread(buckets, ({ at }) => Date.parse(at), stepMs, MOST_STEPS);
  const points = steps.map(
    ({ at, item }): ChartedPoint => ({
      at,
      ...(item ? measure(item) : { value: null, interval: null, note: NO_RUNS }),
    }),
  );
  const start = steps[0]?.at ?? 0;
  const marked = [...new Set(markers.map(({ at }) => Math.floor((Date.parse(at) - start) / stepMs)))];
  return (
    <TrendChart
      title={title}
      points={points}
      format={format}
      isDaily={step === 'day'}
      marked={marked.filter((index) => index >= 0 && index < points.length)}
      {...(max === undefined ? {} : { max })}
    />
  );
}
