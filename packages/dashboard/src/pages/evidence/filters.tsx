import type { EventFacets } from '@critiqor/api/evidence';
import type { ShownFinding } from '@critiqor/api/overview';
import type { FacetValue } from '@critiqor/api/runs';
import { replaceQuery } from '../../app/route.ts';
import { Choice, ClearButton, FilterField, SearchField } from '../../parts/filter-fields.tsx';
import { sayName } from '../../words/verdicts.ts';
import { countFilters, FILTERS } from './event-query.ts';

interface Props {
  readonly query: URLSearchParams;
  readonly facets: EventFacets | null;
  readonly findings: readonly ShownFinding[];
}

export function Filters({ query, facets, findings }: Props) {
  const startMs = facets?.from_ms ?? null;
  return (
    <search className="filters row">
      <SearchField value={query.get('search') ?? ''} hint="words, “a phrase”, evt_000042" />
      <Choice name="kind" title="Kind" query={query} values={facets?.kinds} say={sayName} />
      <Choice name="tool" title="Tool" query={query} values={facets?.tools} />
      <Choice name="status" title="Status" query={query} values={STATUSES} say={sayName} />
      <Choice name="session" title="Session" query={query} values={facets?.sessions} />
      <Choice name="finding" title="Finding" query={query} values={findings.map(toFacet)} />
      <Choice name="marked" title="Marks" query={query} values={MARKED} say={sayName} />
      <SecondsField name="from_ms" title="From, s" query={query} startMs={startMs} />
      <SecondsField name="to_ms" title="To, s" query={query} startMs={startMs} />
      <label className="check">
        <input
          type="checkbox"
          checked={query.get('folded') === '1'}
          onChange={({ target }) => replaceQuery({ folded: target.checked ? '1' : null })}
        />
        Hide refinements
      </label>
      {countFilters(query) > 0 ? <ClearButton names={FILTERS} /> : null}
    </search>
  );
}

const plain = (value: string): FacetValue => ({ value, count: 0 });
const STATUSES = ['ok', 'error'].map(plain);
const MARKED = ['redacted', 'truncated'].map(plain);

function toFacet({ id, event_total }: ShownFinding): FacetValue {
  return { value: id, count: event_total };
}

/** A moment in seconds since the start of the run. */
function SecondsField(props: { name: string; title: string; query: URLSearchParams; startMs: number | null }) {
  const value = props.query.get(props.name);
  const { startMs } = props;
  const seconds = value && startMs !== null ? (Number(value) - startMs) / 1000 : '';
  return (
    <FilterField title={props.title}>
      <input
        type="number"
        className="seconds"
        min={0}
        step="any"
        disabled={startMs === null}
        value={seconds}
        onChange={({ target }) => {
          const isSet = target.value !== '' && startMs !== null;
          replaceQuery({ [props.name]: isSet ? String(Math.round(startMs + Number(target.value) * 1000)) : null });
        }}
      />
    </FilterField>
  );
}
