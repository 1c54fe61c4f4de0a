import type { CostPoint, CostSeries } from '@critiqor/api/cost';
import { useState } from 'react';
import { runHref } from '../../app/route.ts';
import { Empty } from '../../parts/states.tsx';
import { formatClock, formatCompact, formatCount, formatMoney, UNKNOWN } from '../../words/format.ts';
import { ContextChart } from './context-chart.tsx';
import { MoneyChart } from './money-chart.tsx';
import { TokenChart } from './token-chart.tsx';

/** Three charts of the same model calls: pointing at a column in one highlights it in all. */
export function CostCharts({ series, run }: { series: CostSeries; run: string }) {
  const [hovered, setHovered] = useState<number | null>(null);
  const { points } = series;
  if (points.length === 0) {
    return (
      <section className="card">
        <Empty title="No model call was recorded" heading="h2" />
      </section>
    );
  }
  const pick = (index: number) => {
    const point = points[index];
    if (point) location.hash = runHref(run, 'evidence', { event: point.event_id });
  };
  const pointer = { hovered, onHover: setHovered, onPick: pick };
  const isSummed = series.model_calls > points.length;
  return (
    <section className="card stack charts" aria-label="Charts of the model calls">
      <p className="chart-readout num" aria-live="off">
        {hovered === null || !points[hovered] ? (
          <span className="muted">
            {isSummed
              ? `Each column is up to ${formatCount(Math.ceil(series.model_calls / points.length))} consecutive model calls, in order of time.`
              : 'Each column is one model call, in order of time. Click one to open its event.'}
          </span>
        ) : (
          readout(points[hovered])
        )}
      </p>
      <TokenChart points={points} {...pointer} />
      <MoneyChart points={points} {...pointer} />
      <ContextChart points={points} compactions={series.compactions} {...pointer} />
    </section>
  );
}

function readout(point: CostPoint): string {
  const parts = [
    formatClock(point.at_ms),
    point.model ?? 'unknown model',
    `${formatCompact(point.tokens.total)} tokens`,
    point.cost_usd === null ? `cost ${UNKNOWN}` : formatMoney(point.cost_usd),
    point.context_used === null ? null : `context ${formatCompact(point.context_used)}`,
    point.context_budget === null ? null : `of ${formatCompact(point.context_budget)}`,
    point.errors > 0 ? `${formatCount(point.errors)} failed` : null,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
