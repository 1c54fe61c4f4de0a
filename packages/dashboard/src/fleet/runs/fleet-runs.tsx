import type { FleetRuns } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { Pager } from '../../parts/pager.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { plural } from '../../words/format.ts';
import { FleetFilters } from '../parts/fleet-filters.tsx';
import { fleetPath } from '../parts/fleet-query.ts';
import { NoFleetRuns } from '../parts/no-runs.tsx';
import { FleetRunTable } from './fleet-run-table.tsx';

const LIMIT = 50;

/** The runs of all machines, with filters and sorting. */
export function FleetRunsPage({ route: { query } }: FleetPageProps) {
  const path = fleetPath('runs', query, {
    sort: query.get('sort'),
    order: query.get('order'),
    offset: query.get('offset'),
    limit: String(LIMIT),
  });
  const page = useResource<FleetRuns>(path, { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Runs</h1>
          <p className="num">{page.data ? plural(page.data.total, 'run') : 'Loading…'}</p>
        </div>
      </div>
      <FleetFilters query={query} />
      <ResourceView of={page} bones={[560]}>
        {(data) =>
          data.runs.length === 0 ? (
            <NoFleetRuns query={query} />
          ) : (
            <>
              <FleetRunTable runs={data.runs} query={query} />
              <Pager offset={data.offset} total={data.total} limit={LIMIT} />
            </>
          )
        }
      </ResourceView>
    </>
  );
}
