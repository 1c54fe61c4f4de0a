/** Filters of the evidence, kept in the address so that a view can be shared. */
export const FILTERS = [
  'search',
  'kind',
  'tool',
  'status',
  'session',
  'finding',
  'marked',
  'folded',
  'from_ms',
  'to_ms',
] as const;

/** The path of the API for these filters, without a page. */
export function eventsPath(run: string, query: URLSearchParams): string {
  const kept = FILTERS.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as [string, string]] : [];
  });
  return `/api/runs/${encodeURIComponent(run)}/events?${new URLSearchParams(kept)}`;
}

export function countFilters(query: URLSearchParams): number {
  return FILTERS.filter((name) => query.get(name)).length;
}
