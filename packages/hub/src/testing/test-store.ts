import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { isEngineInstalled, toEngineFolder } from '../engine/install-engine.ts';
import { openStore, type Store } from '../store/store.ts';

/** For tests: why the engine cannot be used, or false. The download has 540 MB, so only `npm run test:hub` installs it. */
export const NO_ENGINE = isEngineInstalled()
  ? false
  : 'the embedded engine is not installed; npm run test:hub installs it';

/** For tests: a folder that is gone afterwards. */
export function makeHubFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-hub-'));
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** For tests: an empty store on the real embedded engine. */
export async function openTestStore(t: TestContext, hubFolder = makeHubFolder(t)): Promise<Store> {
  const store = await openStore({
    clickhouse: null,
    cluster: null,
    engineFolder: toEngineFolder(),
    hubFolder,
    keepEngine: true,
  });
  t.after(() => store.close());
  return store;
}
