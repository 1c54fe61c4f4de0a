import type { Audience } from '../visibility/audience.ts';
import { findRunning, forgetRunning, noteRunning } from './dashboard-state.ts';
import { type Access, type Dashboard, startDashboard } from './http/dashboard-server.ts';
import { findAssetFolder, readAssets } from './http/serve-assets.ts';
import { removeOldPages } from './opening-page.ts';

interface ServeOptions {
  readonly runsDir: string;
  readonly version: string;
  readonly host: string;
  /** 0 picks a free port, or reuses a dashboard that is already running. */
  readonly port: number;
  /** The run to be opened first. */
  readonly firstRunId: string | null;
  /** Whether a page is needed that opens it in a browser. */
  readonly open: boolean;
  readonly audience: Audience;
  /** A dashboard of its own, in which nothing can be written. */
  readonly readOnly: boolean;
  /** What does not fit between versions. */
  readonly notices?: () => readonly string[];
  readonly onError: (cause: unknown) => void;
}

export interface Served {
  readonly access: Access;
  /** Null when another process serves it. */
  readonly dashboard: Dashboard | null;
}

/** Serves the dashboard of a runs directory, or finds the running one. */
export async function serveDashboard(options: ServeOptions): Promise<Served> {
  const { runsDir, port, firstRunId: run, open, audience } = options;
  const isOwn = audience === 'owner' && !options.readOnly;
  // That of another audience, or one that is read-only, has an address of its own, which no other command learns.
  const access = isOwn ? await findRunning(runsDir, { run, open }, port) : null;
  if (access) return { access, dashboard: null };
  if (isOwn) removeOldPages(runsDir);
  const dashboard = await startDashboard({ ...options, assets: readAssets(findAssetFolder()) });
  if (!isOwn) return { access: dashboard.grant(run, open), dashboard };
  noteRunning(runsDir, dashboard);
  const close = async (): Promise<void> => {
    forgetRunning(runsDir);
    await dashboard.close();
  };
  return { access: dashboard.grant(run, open), dashboard: { ...dashboard, close } };
}
