import { toHubFilters } from '../parts/fleet-query.ts';
import { DAY_MS } from '../parts/spread.ts';

/** What two cohorts can differ in; `time` compares before with after. */
export const COHORTS = ['model', 'version', 'agent', 'machine', 'channel', 'label', 'time'] as const;
export type CohortKind = (typeof COHORTS)[number];

export const toCohortKind = (query: URLSearchParams): CohortKind =>
  COHORTS.find((kind) => kind === query.get('by')) ?? 'model';

const DEFAULT_DAYS = 7;

/** The address of a comparison; null while a side is not chosen. What the sides differ in is no filter of both. */
export function cohortPath(query: URLSearchParams): string | null {
  const by = toCohortKind(query);
  const own = by === 'time' ? ['since', 'until'] : [by];
  const shared = new URLSearchParams([...query].filter(([name]) => !own.includes(name)));
  const sides = by === 'time' ? toTimes(query) : toValues(query, by);
  if (!sides) return null;
  const asked = [toHubFilters(shared, 'a.'), toHubFilters(shared, 'b.')].flatMap((filters) => [...filters]);
  return `/api/v1/fleet/compare?${new URLSearchParams([...asked, ...sides])}`;
}

function toValues(query: URLSearchParams, by: CohortKind): [string, string][] | null {
  const [a, b] = [query.get('a'), query.get('b')];
  return a && b
    ? [
        [`a.${by}`, a],
        [`b.${by}`, b],
      ]
    : null;
}

function toTimes(query: URLSearchParams): [string, string][] | null {
  const at = Date.parse(query.get('at') ?? '');
  if (Number.isNaN(at)) return null;
  const days = Number(query.get('days') ?? DEFAULT_DAYS);
  const reach = (days > 0 && days <= 366 ? days : DEFAULT_DAYS) * DAY_MS;
  const toTime = (ms: number): string => new Date(Math.max(0, ms)).toISOString();
  return [
    ['a.since', toTime(at - reach)],
    ['a.until', toTime(at)],
    ['b.since', toTime(at)],
    ['b.until', toTime(at + reach)],
  ];
}
