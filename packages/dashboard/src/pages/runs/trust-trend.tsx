import type { Trend, TrendPoint } from '@critiqor/api/runs';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.ts';
import { runHref } from '../../app/route.ts';
import { useWidth } from '../../charts/use-width.ts';
import { formatDate, plural } from '../../words/format.ts';
import { readinessWords, sayName } from '../../words/verdicts.ts';
import { trendPath } from './run-query.ts';
import { TrendCost } from './trend-cost.tsx';

const HEIGHT = 64;
const PAD = 7;

/** Trust over time for each agent or benchmark, oldest run on the left. */
export function TrustTrend({ query }: { query: URLSearchParams }) {
  const [by, setBy] = useState<'agent' | 'benchmark'>('agent');
  const trend = useResource<Trend>(trendPath(query, by), { keep: true });
  const groups = trend.data?.groups ?? [];
  return (
    <section className="card stack" aria-labelledby="trend-title">
      <div className="card-head">
        <h2 id="trend-title">Trust, cost and failures over time</h2>
        <fieldset className="theme trend-by">
          <legend className="sr">Trend by</legend>
          {(['agent', 'benchmark'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={by === one} onClick={() => setBy(one)}>
              By {one}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="trends">
        {groups.length === 0 ? (
          <p className="muted">{trend.data ? 'No diagnosed run matches.' : 'Loading…'}</p>
        ) : (
          groups.slice(0, 6).map(({ key, runs, points }) => (
            <figure key={key} className="trend">
              <figcaption>
                <span className="said-line">{key}</span>
                <span className="muted small num">{plural(runs, 'run')}</span>
              </figcaption>
              <TrendLine points={points} />
              <TrendCost points={points} />
            </figure>
          ))
        )}
      </div>
    </section>
  );
}

function TrendLine({ points }: { points: readonly TrendPoint[] }) {
  const [place, width] = useWidth<HTMLDivElement>();
  const step = points.length > 1 ? (width - 2 * PAD) / (points.length - 1) : 0;
  const x = (index: number) => PAD + (points.length > 1 ? index * step : (width - 2 * PAD) / 2);
  const y = (trust: number) => HEIGHT - PAD - (trust / 100) * (HEIGHT - 2 * PAD);
  const line = points.flatMap(({ trust_score }, index) =>
    trust_score === null ? [] : [`${x(index)},${y(trust_score)}`],
  );
  return (
    <div ref={place} className="trend-place" style={{ height: HEIGHT }}>
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <line className="grid" x1="0" x2={width} y1={y(100)} y2={y(100)} />
        <line className="grid" x1="0" x2={width} y1={y(0)} y2={y(0)} />
        <polyline className="trend-line" points={line.join(' ')} />
      </svg>
      {points.map(({ run_id, trust_score, readiness_level, primary_failure, started_at }, index) => (
        <a
          key={run_id}
          className={`trend-point tone-${readinessWords(readiness_level).tone}`}
          href={runHref(run_id)}
          style={{ left: x(index), top: y(trust_score ?? 0) }}
          title={[
            run_id,
            `trust ${trust_score ?? 'none'}`,
            primary_failure ? sayName(primary_failure) : null,
            formatDate(started_at),
          ]
            .filter(Boolean)
            .join(', ')}
        >
          <span className="sr">
            {run_id}: trust {trust_score ?? 'none'}
          </span>
        </a>
      ))}
    </div>
  );
}
