import type { RecurringFailure, RecurringFailures } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { replaceQuery } from '../../app/route.ts';
import { FilterField } from '../../parts/filter-fields.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { formatCount, plural } from '../../words/format.ts';
import { FleetFilters } from '../parts/fleet-filters.tsx';
import { fleetPath, hasFleetFilters } from '../parts/fleet-query.ts';
import { FailureGroup } from './failure-group.tsx';

/** The failures that a choice of states shows. */
const SHOWN: Readonly<Record<string, { readonly title: string; readonly states: readonly string[] }>> = {
  '': { title: 'Open and came back', states: ['open', 'came_back'] },
  came_back: { title: 'Came back', states: ['came_back'] },
  resolved: { title: 'Resolved', states: ['resolved'] },
  muted: { title: 'Muted', states: ['muted'] },
  all: { title: 'All', states: ['open', 'came_back', 'resolved', 'muted'] },
};

/** Failures that recur over all machines, each with what people decided about it. */
export function FleetFailuresPage({ route: { query }, mayChange }: FleetPageProps) {
  const found = useResource<RecurringFailures>(fleetPath('failures', query), { keep: true });
  const state = query.get('state') ?? '';
  const states = (SHOWN[state] ?? SHOWN[''])?.states ?? [];
  const failures = (found.data?.failures ?? []).filter((failure) => states.includes(failure.state));
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Recurring failures</h1>
          <p>One failure has one type, one tool and one message, without what differs from run to run.</p>
        </div>
        <FilterField title="State">
          <select value={state} onChange={({ target }) => replaceQuery({ state: target.value })}>
            {Object.entries(SHOWN).map(([value, { title }]) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </FilterField>
      </div>
      <FleetFilters query={query} />
      <ResourceView of={found} bones={[150, 150, 150]}>
        {(data) => (
          <>
            <p className="num muted" role="status">
              {formatCount(failures.length)} of {plural(data.total, 'failure')}
              {data.total > data.failures.length
                ? `; only the ${formatCount(data.failures.length)} in most runs are listed`
                : ''}
            </p>
            {failures.map((failure) => (
              <FailureGroup key={failure.fingerprint} failure={failure} mayChange={mayChange} reload={found.retry} />
            ))}
            {failures.length === 0 ? <NoFailure all={data.failures} isFiltered={hasFleetFilters(query)} /> : null}
          </>
        )}
      </ResourceView>
    </>
  );
}

function NoFailure({ all, isFiltered }: { all: readonly RecurringFailure[]; isFiltered: boolean }) {
  if (all.length > 0) return <Empty title="No failure is in this state" heading="h2" tone="ok" />;
  if (isFiltered) return <Empty title="No run that matches these filters failed" heading="h2" />;
  return <Empty title="No failure was found in any run" heading="h2" tone="ok" />;
}
