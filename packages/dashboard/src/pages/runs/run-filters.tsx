import type { RunsPage } from '@critiqor/api/runs';
import { Choice, ClearButton, DayField, SearchField } from '../../parts/filter-fields.tsx';
import { readinessWords, sayName } from '../../words/verdicts.ts';
import { countRunFilters, RUN_FILTERS } from './run-query.ts';

export function RunFilters({ query, facets }: { query: URLSearchParams; facets: RunsPage['facets'] | null }) {
  return (
    <search className="stack tight">
      <div className="filters">
        <SearchField value={query.get('search') ?? ''} hint="task, answer, run, agent, label, failure" />
        <DayField name="since" title="From" query={query} />
        <DayField name="until" title="To" query={query} isLast />
        <Choice name="agent" title="Agent" query={query} values={facets?.agent} />
        <Choice
          name="readiness"
          title="Readiness"
          query={query}
          values={facets?.readiness}
          say={(level) => readinessWords(level).title}
        />
        <Choice name="failure" title="Failure" query={query} values={facets?.failure} say={sayName} />
        {countRunFilters(query) > 0 ? <ClearButton names={RUN_FILTERS} /> : null}
      </div>
      <details open={RARE.some(({ name }) => query.has(name))}>
        <summary>More filters</summary>
        <div className="filters">
          {RARE.map(({ name, title, say }) => (
            <Choice
              key={name}
              name={name}
              title={title}
              query={query}
              values={facets?.[name]}
              {...(say ? { say } : {})}
            />
          ))}
        </div>
      </details>
    </search>
  );
}

/** Filters that few people need; they would fill a phone. */
const RARE: readonly {
  readonly name: 'label' | 'channel' | 'trigger' | 'model' | 'benchmark' | 'tier' | 'status';
  readonly title: string;
  readonly say?: (value: string) => string;
}[] = [
  { name: 'label', title: 'Label' },
  { name: 'channel', title: 'Channel' },
  { name: 'trigger', title: 'Trigger' },
  { name: 'model', title: 'Model' },
  { name: 'benchmark', title: 'Benchmark' },
  { name: 'tier', title: 'Difficulty' },
  { name: 'status', title: 'State', say: (status) => sayName(status.toLowerCase()) },
];
