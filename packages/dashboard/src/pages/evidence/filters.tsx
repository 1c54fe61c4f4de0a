import { type ReactNode, useEffect, useState } from 'react';
import type { EventFacets, FacetValue, ShownFinding } from '../../api/types.ts';
import { replaceQuery } from '../../app/route.ts';
import { formatCount } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';
import { countFilters, FILTERS } from './event-query.ts';

const TYPING_MS = 180;

interface Props {
  readonly query: URLSearchParams;
  readonly facets: EventFacets | null;
  readonly findings: readonly ShownFinding[];
}

export function Filters({ query, facets, findings }: Props) {
  return (
    <search className="filters row">
      <SearchField value={query.get('search') ?? ''} />
      <Choice name="kind" title="Kind" query={query} values={facets?.kinds} say={sayName} />
      <Choice name="tool" title="Tool" query={query} values={facets?.tools} />
      <Choice name="status" title="Status" query={query} values={STATUSES} say={sayName} />
      <Choice name="session" title="Session" query={query} values={facets?.sessions} />
      <Choice name="finding" title="Finding" query={query} values={findings.map(toFacet)} />
      <Choice name="marked" title="Marks" query={query} values={MARKED} say={sayName} />
      <SecondsField name="from_ms" title="From, s" query={query} startMs={facets?.from_ms ?? null} />
      <SecondsField name="to_ms" title="To, s" query={query} startMs={facets?.from_ms ?? null} />
      <label className="check">
        <input
          type="checkbox"
          checked={query.get('folded') === '1'}
          onChange={({ target }) => replaceQuery({ folded: target.checked ? '1' : null })}
        />
        Without refinements
      </label>
      {countFilters(query) > 0 ? (
        <button
          type="button"
          className="button quiet"
          onClick={() => replaceQuery(Object.fromEntries(FILTERS.map((name) => [name, null])))}
        >
          Clear all
        </button>
      ) : null}
    </search>
  );
}

const STATUSES: readonly FacetValue[] = [
  { value: 'ok', count: 0 },
  { value: 'error', count: 0 },
];
const MARKED: readonly FacetValue[] = [
  { value: 'redacted', count: 0 },
  { value: 'truncated', count: 0 },
];

function toFacet({ id, event_total }: ShownFinding): FacetValue {
  return { value: id, count: event_total };
}

function Field({ title, children, grow = false }: { title: string; children: ReactNode; grow?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={grow ? 'field grow' : 'field'}>
      {title}
      {children}
    </label>
  );
}

function SearchField({ value }: { value: string }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => replaceQuery({ search: text }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <Field title="Search" grow>
      <input
        type="search"
        value={text}
        placeholder="words, “a phrase”, evt_000042"
        onChange={({ target }) => setText(target.value)}
      />
    </Field>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly query: URLSearchParams;
  readonly values: readonly FacetValue[] | undefined;
  readonly say?: (value: string) => string;
}

function Choice({ name, title, query, values = [], say = (value) => value }: ChoiceProps) {
  const chosen = query.get(name) ?? '';
  const known = chosen === '' || values.some(({ value }) => value === chosen);
  return (
    <Field title={title}>
      <select value={chosen} onChange={({ target }) => replaceQuery({ [name]: target.value })}>
        <option value="">All</option>
        {known ? null : <option value={chosen}>{say(chosen)}</option>}
        {values.map(({ value, count }) => (
          <option key={value} value={value}>
            {say(value)}
            {count > 0 ? ` (${formatCount(count)})` : ''}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** A moment as seconds since the run began. */
function SecondsField(props: { name: string; title: string; query: URLSearchParams; startMs: number | null }) {
  const value = props.query.get(props.name);
  const { startMs } = props;
  const seconds = value && startMs !== null ? (Number(value) - startMs) / 1000 : '';
  return (
    <Field title={props.title}>
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
    </Field>
  );
}
