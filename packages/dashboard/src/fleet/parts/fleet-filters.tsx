import type { FleetFacets } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import { Tag } from '../../parts/badges.tsx';
import { Choice, ClearButton, DayField, SearchField } from '../../parts/filter-fields.tsx';
import { readinessWords, sayName } from '../../words/verdicts.ts';
import { FLEET_FILTERS, fleetPath, hasFleetFilters } from './fleet-query.ts';

/** The filters that every page about many runs has. Their values are those that occur in the chosen days. */
export function FleetFilters({ query }: { query: URLSearchParams }) {
  const days = new URLSearchParams([...query].filter(([name]) => name === 'since' || name === 'until'));
  const { data } = useResource<FleetFacets>(fleetPath('facets', days), { keep: true });
  return (
    <search className="filters row">
      <SearchField value={query.get('search') ?? ''} hint="task, run, agent" />
      <Choice name="agent" title="Agent" query={query} values={data?.agent} />
      <Choice name="model" title="Model" query={query} values={data?.model} />
      <Choice name="machine" title="Machine" query={query} values={data?.machine} />
      <Choice name="version" title="OpenClaw" query={query} values={data?.version} />
      <Choice name="channel" title="Channel" query={query} values={data?.channel} />
      <Choice name="label" title="Label" query={query} values={data?.label} />
      <Choice
        name="verdict"
        title="Verdict"
        query={query}
        values={data?.verdict}
        say={(level) => readinessWords(level).title}
      />
      <Choice name="failure" title="Failure" query={query} values={data?.failure} say={sayName} />
      <DayField name="since" title="From" query={query} />
      <DayField name="until" title="To" query={query} isLast />
      {query.get('fingerprint') ? <Tag>one recurring failure</Tag> : null}
      {hasFleetFilters(query) ? <ClearButton names={FLEET_FILTERS} /> : null}
    </search>
  );
}
