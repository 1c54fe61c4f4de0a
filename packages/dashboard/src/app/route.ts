import type { AllRunsPageName, FleetPageName, RunPageName } from '@critiqor/api/pages';
import { useSyncExternalStore } from 'react';

/** The current place: `#/run/run_001/evidence?event=evt_000007`. */
export interface Route {
  readonly page: string;
  readonly run: string | null;
  readonly query: URLSearchParams;
}

/** No route is set yet. */
export const START_PAGE = 'start';

export function useRoute(): Route {
  return toRoute(useSyncExternalStore(listen, () => location.hash));
}

export function toRoute(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const query = new URLSearchParams(search);
  const [first = '', second, third] = path.split('/').map(decode);
  if (first === 'run' && second) return { page: third || 'overview', run: second, query };
  return { page: first || START_PAGE, run: null, query };
}

/** The address of a page of a run. */
export function runHref(
  run: string,
  page: RunPageName = 'overview',
  query: Readonly<Record<string, string | null>> = {},
): string {
  const path = `#/run/${encodeURIComponent(run)}${page === 'overview' ? '' : `/${page}`}`;
  return path + toSearch(query);
}

export function pageHref(
  page: AllRunsPageName | FleetPageName,
  query: Readonly<Record<string, string | null>> = {},
): string {
  return `#/${page}${toSearch(query)}`;
}

/** Changes the query of the current route without a history entry: filters and selections are not pages. */
export function replaceQuery(changes: Readonly<Record<string, string | null>>): void {
  const [path = '', search = ''] = location.hash.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') query.delete(name);
    else query.set(name, value);
  }
  const hash = query.size > 0 ? `${path}?${query}` : path;
  if (hash === location.hash) return;
  history.replaceState(null, '', hash);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

function toSearch(query: Readonly<Record<string, string | null>>): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return set.length > 0 ? `?${new URLSearchParams(set)}` : '';
}

function listen(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** A mistyped address is used as it is instead of throwing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
