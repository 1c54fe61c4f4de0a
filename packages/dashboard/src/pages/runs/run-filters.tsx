import type { RunsPage } from '@critiqor/api/runs';
import { Choice, ClearButton, DayField, SearchField } from '../../parts/filter-fields.tsx';
import { readinessWords, sayName } from '../../words/verdicts.ts';
import { countRunFilters, RUN_FILTERS } from './run-query.ts';

export function RunFilters({ query, facets }: { query: URLSearchParams; facets: RunsPage['facets'] | null }) {
  return (
    <search className="filters row">
      <SearchField value={query.get('search') ?? ''} hint="task, answer, run, agent, label, failure" />
      <DayField name="since" title="From" query={query} />
      <DayField name="until" title="To" query={query} isLast />
      <Choice name="agent" title="Agent" query={query} values={facets?.agent} />
      <Choice name="label" title="Label" query={query} values={facets?.label} />
      <Choice name="channel" title="Channel" query={query} values={facets?.channel} />
      <Choice name="trigger" title="Trigger" query={query} values={facets?.trigger} />
      <Choice name="model" title="Model" query={query} values={facets?.model} />
      <Choice name="benchmark" title="Benchmark" query={query} values={facets?.benchmark} />
      <Choice name="tier" title="Difficulty" query={query} values={facets?.tier} />
      <Choice
        name="readiness"
        title="Readiness"
        query={query}
        values={facets?.readiness}
        say={(level) => readinessWords(level).title}
      />
      <Choice name="failure" title="Failure" query={query} values={facets?.failure} say={sayName} />
      <Choice
        name="status"
        title="State"
        query={query}
        values={facets?.status}
        say={(status) => sayName(status.toLowerCase())}
      />
      {countRunFilters(query) > 0 ? <ClearButton names={RUN_FILTERS} /> : null}
    </search>
  );
}
