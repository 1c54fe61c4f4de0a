import type { FacetValue } from '@critiqor/api/runs';
import { type ReactNode, useEffect, useState } from 'react';
import { replaceQuery } from '../app/route.ts';
import { toDayOf, toMomentOf } from '../words/days.ts';
import { formatCount } from '../words/format.ts';

const TYPING_MS = 180;

export function FilterField({ title, children, grow = false }: { title: string; children: ReactNode; grow?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className={grow ? 'field grow' : 'field'}>
      {title}
      {children}
    </label>
  );
}

/** A search field; its text goes into the address after the user stops typing. */
export function SearchField({ value, hint }: { value: string; hint: string }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => replaceQuery({ search: text, offset: null }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value]);
  return (
    <FilterField title="Search" grow>
      <input type="search" value={text} placeholder={hint} onChange={({ target }) => setText(target.value)} />
    </FilterField>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly title: string;
  readonly query: URLSearchParams;
  readonly values: readonly FacetValue[] | undefined;
  readonly say?: (value: string) => string;
  /** What no choice is called. */
  readonly none?: string;
}

/** One value of many, or all; stored in the address. */
export function Choice({ name, title, query, values = [], say = (value) => value, none = 'All' }: ChoiceProps) {
  const chosen = query.get(name) ?? '';
  const isKnown = chosen === '' || values.some(({ value }) => value === chosen);
  return (
    <FilterField title={title}>
      <select value={chosen} onChange={({ target }) => replaceQuery({ [name]: target.value, offset: null })}>
        <option value="">{none}</option>
        {isKnown ? null : <option value={chosen}>{say(chosen)}</option>}
        {values.map(({ value, count }) => (
          <option key={value} value={value}>
            {say(value)}
            {count > 0 ? ` (${formatCount(count)})` : ''}
          </option>
        ))}
      </select>
    </FilterField>
  );
}

/** A day in the user's own calendar; the address holds the moment at which it begins or, for the last day, ends. */
export function DayField({
  name,
  title,
  query,
  isLast = false,
}: Pick<ChoiceProps, 'name' | 'title' | 'query'> & { isLast?: boolean }) {
  return (
    <FilterField title={title}>
      <input
        type="date"
        value={toDayOf(query.get(name), isLast)}
        onChange={({ target }) => replaceQuery({ [name]: toMomentOf(target.value, isLast), offset: null })}
      />
    </FilterField>
  );
}

export function ClearButton({ names }: { names: readonly string[] }) {
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => replaceQuery(Object.fromEntries([...names, 'offset'].map((name) => [name, null])))}
    >
      Clear all
    </button>
  );
}
