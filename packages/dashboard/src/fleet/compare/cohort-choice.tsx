import type { FleetFacets } from '@critiqor/api/fleet';
import { replaceQuery } from '../../app/route.ts';
import { Choice, FilterField } from '../../parts/filter-fields.tsx';
import { COHORTS, type CohortKind, toCohortKind } from './cohort-query.ts';

const TITLES: Readonly<Record<CohortKind, string>> = {
  model: 'Model',
  version: 'OpenClaw version',
  agent: 'Agent',
  machine: 'Machine',
  channel: 'Channel',
  label: 'Label',
  time: 'Before and after',
};

/** What A and B are. */
export function CohortChoice({ query, facets }: { query: URLSearchParams; facets: FleetFacets | null }) {
  const by = toCohortKind(query);
  return (
    <fieldset className="row cohort-choice">
      <legend className="sr">What is compared</legend>
      <FilterField title="Compare by">
        <select value={by} onChange={({ target }) => replaceQuery({ by: target.value, a: null, b: null, at: null })}>
          {COHORTS.map((kind) => (
            <option key={kind} value={kind}>
              {TITLES[kind]}
            </option>
          ))}
        </select>
      </FilterField>
      {by === 'time' ? (
        <>
          <FilterField title="A before, B from">
            <input
              type="date"
              value={(query.get('at') ?? '').slice(0, 10)}
              onChange={({ target }) => replaceQuery({ at: target.value })}
            />
          </FilterField>
          <FilterField title="Days on each side">
            <select value={query.get('days') ?? '7'} onChange={({ target }) => replaceQuery({ days: target.value })}>
              {['1', '3', '7', '14', '30'].map((days) => (
                <option key={days} value={days}>
                  {days}
                </option>
              ))}
            </select>
          </FilterField>
        </>
      ) : (
        <>
          <Choice name="a" title="A" query={query} values={facets?.[by]} none="Choose" />
          <Choice name="b" title="B" query={query} values={facets?.[by]} none="Choose" />
        </>
      )}
    </fieldset>
  );
}
