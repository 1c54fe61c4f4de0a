/** Filters of the pages of a fleet, as they are in the address. */
export const FLEET_FILTERS = [
  'search',
  'agent',
  'model',
  'machine',
  'version',
  'channel',
  'label',
  'verdict',
  'failure',
  'fingerprint',
  'since',
  'until',
] as const;

/** The address of an answer of the hub, with the filters of the page. */
export function fleetPath(
  answer: string,
  query: URLSearchParams,
  more: Readonly<Record<string, string | null>> = {},
): string {
  const kept = toHubFilters(query);
  for (const [name, value] of Object.entries(more)) if (value !== null && value !== '') kept.append(name, value);
  return `/api/v1/fleet/${answer}${kept.size > 0 ? `?${kept}` : ''}`;
}

/** The filters as the hub calls them; `prefix` names a side of a comparison. */
export function toHubFilters(query: URLSearchParams, prefix = ''): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of FLEET_FILTERS) {
    const value = query.get(name);
    if (!value) continue;
    kept.append(`${prefix}${name === 'search' ? 'text' : name}`, value);
  }
  return kept;
}

export const hasFleetFilters = (query: URLSearchParams): boolean => FLEET_FILTERS.some((name) => query.get(name));
