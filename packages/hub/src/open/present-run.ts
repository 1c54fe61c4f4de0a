import type { RunPresenter } from '../../../critiqor/src/server/http/dashboard-api.ts';

/** What the pages of a run say about a run of the hub: it is known by its seal, and its files are on another machine. */
export const toPresenter = (
  seal: string,
  { run_id, machine }: { readonly run_id: string; readonly machine: string },
): RunPresenter => ({
  detail: (detail) => ({
    ...detail,
    name: machine === '' ? run_id : `${run_id} on ${machine}`,
    run: { ...detail.run, run_id: seal },
    previous_run_id: null,
    next_run_id: null,
    previous_of_agent: null,
  }),
  privacy: (privacy) => ({ ...privacy, stored: [], directory: null }),
});
