import { HubRefusal } from '../hub-refusal.ts';
import { readBody } from '../ingest/read-body.ts';
import { compareCohorts } from '../query/compare-cohorts.ts';
import { listFailures, putFailureState } from '../query/failures.ts';
import { readFilter } from '../query/filter.ts';
import { listFacets, listFleetRuns } from '../query/list-runs.ts';
import { readCost } from '../query/read-cost.ts';
import { readHome } from '../query/read-home.ts';
import { readTrends } from '../query/trends.ts';
import { audit } from '../tenancy/audit.ts';
import { parseJson } from './push-routes.ts';
import type { HubRoute } from './route.ts';

const MAX_BODY_BYTES = 4_096;
const MAX_PAGE = 200;
const DEFAULT_PAGE = 50;
const MAX_OFFSET = 1_000_000;
const MAX_DAYS = 366;

/** Questions about all runs of a project. */
export const FLEET_ROUTES: readonly HubRoute[] = [
  {
    method: 'GET',
    path: '/api/v1/fleet/home',
    scopes: ['read'],
    handle: async ({ database, search }) => ({
      body: await readHome(database, toInteger(search, 'days', 7, 1, MAX_DAYS)),
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/runs',
    scopes: ['read'],
    handle: async ({ database, search }) => ({
      body: await listFleetRuns(database, readFilter(search), {
        sort: search.get('sort'),
        isAscending: search.get('order') === 'asc',
        offset: toInteger(search, 'offset', 0, 0, MAX_OFFSET),
        limit: toInteger(search, 'limit', DEFAULT_PAGE, 1, MAX_PAGE),
      }),
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/facets',
    scopes: ['read'],
    handle: async ({ database, search }) => ({ body: await listFacets(database, readFilter(search)) }),
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/failures',
    scopes: ['read'],
    handle: async ({ database, search }) => ({ body: await listFailures(database, readFilter(search)) }),
  },
  {
    method: 'POST',
    path: '/api/v1/fleet/failures/:fingerprint',
    scopes: ['admin'],
    handle: async ({ database, request, parts: [fingerprint = ''], grant, remote }) => {
      const { state } = Object(parseJson((await readBody(request, MAX_BODY_BYTES)).bytes.toString('utf8'))) as {
        readonly state?: unknown;
      };
      const decided = await putFailureState(database, fingerprint, state, grant.token_id);
      await audit(database, {
        actor: grant.token_id,
        action: 'failure_state_changed',
        subject: fingerprint,
        detail: decided.state,
        remote,
      });
      return { body: decided };
    },
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/trends',
    scopes: ['read'],
    handle: async ({ database, search }) => ({
      body: await readTrends(database, readFilter(search), search.get('step') === 'hour' ? 'hour' : 'day'),
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/compare',
    scopes: ['read'],
    handle: async ({ database, search }) => ({
      body: await compareCohorts(database, readFilter(search, 'a.'), readFilter(search, 'b.')),
    }),
  },
  {
    method: 'GET',
    path: '/api/v1/fleet/cost',
    scopes: ['read'],
    handle: async ({ database, search }) => ({ body: await readCost(database, readFilter(search)) }),
  },
];

export function toInteger(search: URLSearchParams, name: string, fallback: number, min: number, max: number): number {
  const text = search.get(name);
  const value = text === null ? fallback : Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new HubRefusal(400, 'bad_request', `${name} must be a whole number from ${min} to ${max}.`);
  return value;
}
