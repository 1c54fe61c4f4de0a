import type { FleetTrends } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { replaceQuery } from '../../app/route.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { FleetFilters } from '../parts/fleet-filters.tsx';
import { fleetPath } from '../parts/fleet-query.ts';
import { NoFleetRuns } from '../parts/no-runs.tsx';
import { TrendCharts } from './trend-charts.tsx';
import { MarkerList, TrendTable } from './trend-table.tsx';

/** Trust, failures, cost and tokens over time, with what changed when. */
export function FleetTrendsPage({ route: { query } }: FleetPageProps) {
  const step = query.get('step') === 'hour' ? 'hour' : 'day';
  const trends = useResource<FleetTrends>(fleetPath('trends', query, { step }), { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Trends</h1>
          <p>
            Means and shares with their 95 % intervals. A line marks the first use of another model, version or prompt.
          </p>
        </div>
        <fieldset className="theme trend-by">
          <legend className="sr">Step</legend>
          {(['day', 'hour'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={step === one} onClick={() => replaceQuery({ step: one })}>
              By {one}
            </button>
          ))}
        </fieldset>
      </div>
      <FleetFilters query={query} />
      <ResourceView of={trends} bones={[220, 220, 220]}>
        {(data) =>
          data.buckets.length === 0 ? (
            <NoFleetRuns query={query} />
          ) : (
            <>
              <section className="card trend-grid" aria-label="Charts">
                <TrendCharts trends={data} />
              </section>
              <MarkerList trends={data} />
              <TrendTable trends={data} />
            </>
          )
        }
      </ResourceView>
    </>
  );
}
