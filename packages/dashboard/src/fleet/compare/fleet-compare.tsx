import type { CohortComparison, FleetFacets } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { plural } from '../../words/format.ts';
import { FleetFilters } from '../parts/fleet-filters.tsx';
import { NoFleetRuns } from '../parts/no-runs.tsx';
import { CohortChoice } from './cohort-choice.tsx';
import { cohortPath, toCohortKind } from './cohort-query.ts';
import { CohortTables } from './cohort-tables.tsx';

/** Two cohorts against each other. What may be chance is not called a difference. */
export function FleetComparePage({ route: { query } }: FleetPageProps) {
  const path = cohortPath(query);
  const { data: facets } = useResource<FleetFacets>('/api/v1/fleet/facets');
  const isEmpty = facets ? Object.values(facets).every((values) => values.length === 0) : false;
  const comparison = useResource<CohortComparison>(path, { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Compare</h1>
          <p>Runs of one kind against runs of another. “Cannot tell” marks a difference that may be chance.</p>
        </div>
      </div>
      <CohortChoice query={query} facets={facets} />
      <FleetFilters query={query} />
      {isEmpty ? (
        <NoFleetRuns query={query} />
      ) : path === null ? (
        <Empty title={toCohortKind(query) === 'time' ? 'Choose a day' : 'Choose A and B'} heading="h2" />
      ) : (
        <ResourceView of={comparison} bones={[200, 260]}>
          {(data) =>
            data.a === 0 || data.b === 0 ? (
              <Empty title={`${data.a === 0 ? 'A' : 'B'} has no run with a verdict`} heading="h2">
                <p>
                  A has {plural(data.a, 'run')}, B has {plural(data.b, 'run')}.
                </p>
              </Empty>
            ) : (
              <CohortTables comparison={data} />
            )
          }
        </ResourceView>
      )}
    </>
  );
}
