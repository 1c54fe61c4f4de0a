/** Filters of the list of runs, as they are in the address. */
export const RUN_FILTERS = [
  'search',
  'agent',
  'label',
  'channel',
  'trigger',
  'conversation',
  'model',
  'benchmark',
  'tier',
  'readiness',
  'failure',
  'status',
  'since',
  'until',
] as const;

export const LIMIT = 50;

export function runsPath(query: URLSearchParams): string {
  return `/api/runs?${pick(query, [...RUN_FILTERS, 'sort', 'order', 'offset'], { limit: String(LIMIT) })}`;
}

export function trendPath(query: URLSearchParams, by: 'agent' | 'benchmark'): string {
  return `/api/runs/trend?${pick(query, RUN_FILTERS, { by })}`;
}

export function countRunFilters(query: URLSearchParams): number {
  return RUN_FILTERS.filter((name) => query.get(name)).length;
}

function pick(
  query: URLSearchParams,
  names: readonly string[],
  more: Readonly<Record<string, string>>,
): URLSearchParams {
  const kept = new URLSearchParams(more);
  for (const name of names) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}
