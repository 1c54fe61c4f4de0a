import type { About } from '@critiqor/api/session';
import { VERSION } from '@critiqor/evidence/contract/product';
import { readFilter } from '../query/filter.ts';
import { countRuns } from '../query/list-runs.ts';
import { toSeal } from './push-routes.ts';
import type { HubRoute } from './route.ts';

/** What the pages of a run ask for, below the run. */
const PAGE_ADDRESSES = [
  '',
  '/verification',
  '/privacy',
  '/facets',
  '/events',
  '/events/:event',
  '/events/:event/text',
  '/conversation',
  '/strip',
  '/timeline',
  '/cost',
];

/** The same addresses as those of the local dashboard, so that one web app serves both. A run is named by its seal. */
export const RUN_ROUTES: readonly HubRoute[] = [
  {
    method: 'GET',
    path: '/api/about',
    scopes: ['read'],
    handle: async ({ database, grant: { project, scopes } }) => ({
      body: {
        version: VERSION,
        engine_version: VERSION,
        runs_dir: null,
        runs: await countRuns(database, readFilter(new URLSearchParams())),
        active_run_id: null,
        latest_run_id: null,
        write_token: null,
        hub: { project, scopes },
        notices: [],
      } satisfies About,
    }),
  },
  ...PAGE_ADDRESSES.map(
    (address): HubRoute => ({
      method: 'GET',
      path: `/api/runs/:seal${address}`,
      scopes: ['read'],
      handle: async ({ database, parts, opened, request, response, url }) => {
        const [, , , , ...rest] = url.pathname.split('/').map((part) => `/${part}`);
        await opened.answer(database, toSeal(parts), { request, response, rest: rest.join(''), search: url.search });
        return undefined;
      },
    }),
  ),
];
