import type { HubSettings } from '../../config/read-hub.ts';
import { findUnsent } from '../../push/find-unsent.ts';
import { createHubClient } from '../../push/hub-client.ts';
import { openHub } from '../../push/open-hub.ts';
import { pushRuns } from '../../push/push-runs.ts';
import { chooseHub } from './choose-hub.ts';

/** A pass of the keeper is followed by another; it need not wait for a hub that is down. */
const ATTEMPTS = 2;
const REQUEST_MS = 60_000;

/** Sends what the configured hub has not got yet, and says how many runs it took. */
export async function pushConfigured(runsDir: string, settings: HubSettings): Promise<number> {
  const hub = chooseHub({}, settings, {});
  const client = createHubClient({ address: hub.address, token: hub.token, attempts: ATTEMPTS, requestMs: REQUEST_MS });
  const { pushed } = await openHub(client, runsDir);
  const { runs } = findUnsent(runsDir, pushed, { runIds: null, withPrivate: hub.withPrivate });
  let count = 0;
  await pushRuns(client, runs, pushed, {
    machine: hub.machine,
    onBytes: () => {},
    onPushed: (_, { state }) => {
      if (state === 'accepted') count += 1;
    },
  });
  return count;
}
