import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { Browser } from 'playwright-core';
import { createHubClient } from '../../packages/critiqor/src/push/hub-client.ts';
import { pushRun } from '../../packages/critiqor/src/push/push-run.ts';
import { openSealedSession } from '../../packages/critiqor/src/sealed/sealed-reader.ts';
import { readAssets } from '../../packages/critiqor/src/server/http/serve-assets.ts';
import { toEngineFolder } from '../../packages/hub/src/engine/install-engine.ts';
import { asHubApp } from '../../packages/hub/src/http/hub-app.ts';
import { createHubServer } from '../../packages/hub/src/http/hub-server.ts';
import { bindToProject } from '../../packages/hub/src/store/project-database.ts';
import { openStore, type Store } from '../../packages/hub/src/store/store.ts';
import { putProject } from '../../packages/hub/src/tenancy/projects.ts';
import { createToken, type Scope } from '../../packages/hub/src/tenancy/tokens.ts';
import { storeTestRuns, type TestRun } from '../../packages/hub/src/testing/stored-runs.ts';
import { type OpenPage, openWindow, type View } from './browser.ts';

/** A hub with the built web app, on the real embedded engine. */
export interface FleetSite {
  readonly origin: string;
  readonly store: Store;
  tokenFor(project: string, scopes?: readonly Scope[]): Promise<string>;
  /** Sends a sealed run as a machine does. Returns its seal. */
  push(project: string, runsDir: string, runId: string, machine: string): Promise<string>;
  /** A window in which somebody has signed in. */
  open(browser: Browser, project: string, view?: View): Promise<OpenPage>;
  close(): Promise<void>;
}

export async function openFleetSite(): Promise<FleetSite> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-fleet-'));
  const store = await openStore({
    clickhouse: null,
    cluster: null,
    engineFolder: toEngineFolder(),
    hubFolder: folder,
    keepEngine: true,
  });
  const assets = readAssets(resolve(import.meta.dirname, '../../packages/dashboard/dist'));
  if (assets.size === 0) throw new Error('The web app is not built: node scripts/build.ts');
  const server = createHubServer(store, {
    workFolder: folder,
    assets: asHubApp(assets),
    // The webhooks of tests are on this machine.
    allowPrivateWebhooks: true,
    onError: (cause) => console.error(cause),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { readonly port: number };
  const origin = `http://127.0.0.1:${port}`;
  const tokenFor: FleetSite['tokenFor'] = async (project, scopes = ['push', 'read', 'admin']) => {
    await putProject(store, project, {});
    return (await createToken(store, { project, name: 'test', scopes, requests_per_minute: 100_000 })).token;
  };
  return {
    origin,
    store,
    tokenFor,
    async push(project, runsDir, runId, machine) {
      const paths = toRunPaths(runsDir, runId);
      const sealed = openSealedSession(paths.session);
      sealed.close();
      const seal = String(Object(sealed.footer.integrity).seal);
      const client = createHubClient({ address: origin, token: await tokenFor(project), attempts: 3 });
      await pushRun(client, { paths, runId, seal }, machine);
      return seal;
    },
    async open(browser, project, view = {}) {
      const opened = await openWindow(browser, origin, view);
      await opened.page.goto(`${origin}/`);
      await opened.page.getByLabel('Token').fill(await tokenFor(project, ['read', 'admin']));
      await opened.page.getByRole('button', { name: 'Sign in' }).click();
      await opened.page.waitForSelector('.shell');
      await opened.settle();
      return opened;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await store.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const HOUR = 3_600_000;
const LOOP = { type: 'infinite_tool_loop', tool: 'exec', fingerprint: 'a'.repeat(32) };
const FAULT = { type: 'provider_fault', tool: '', fingerprint: 'b'.repeat(32) };

/**
 * Rows of so many runs over two weeks on 40 machines. Since the last three days half of the runs use a model that loops: what the pages have to
 * show. They have no evidence.
 */
export async function addFleetRuns(store: Store, project: string, count: number): Promise<void> {
  const database = bindToProject(store, project);
  const [now, spanMs] = [Date.now() - HOUR, 14 * 24 * HOUR];
  for (let from = 0; from < count; from += 5_000) {
    const runs = Array.from({ length: Math.min(5_000, count - from) }, (_, step): TestRun => {
      const index = from + step;
      const at = Math.floor(now - spanMs + (spanMs * index) / count);
      const isBad = at > now - 3 * 24 * HOUR && index % 2 === 0;
      const failure = isBad && index % 4 === 0 ? LOOP : index % 25 === 1 ? FAULT : null;
      return {
        at,
        agent: ['mail', 'deploy', 'research'][index % 3] ?? 'mail',
        machine: `gateway-${String(index % 40).padStart(2, '0')}`,
        model: isBad ? 'model-b' : 'model-a',
        version: at > now - 5 * 24 * HOUR ? '2026.11.2' : '2026.10.4',
        trust: failure ? 35 + (index % 10) : 88 + (index % 12),
        cost: 0.05 + (isBad ? 0.04 : 0) + (index % 7) / 100,
        failure,
        labels: index % 3 === 0 ? { branch: 'main' } : {},
        task: `Answer message ${index} of the support channel`,
        prompt: at > now - 5 * 24 * HOUR ? 14_200 : 13_800,
      };
    });
    await storeTestRuns(database, runs);
  }
}
