import { findRunning, forgetRunning, noteRunning } from './dashboard-state.ts';
import { type Dashboard, startDashboard } from './http/dashboard-server.ts';
import { findAssetFolder, readAssets } from './http/serve-assets.ts';

interface ServeOptions {
  readonly runsDir: string;
  readonly version: string;
  readonly host: string;
  /** 0 picks a free port, or reuses a dashboard that is already running. */
  readonly port: number;
  /** The run to be opened first. */
  readonly firstRunId: string | null;
  readonly onError: (cause: unknown) => void;
}

export interface Served {
  readonly origin: string;
  readonly token: string;
  /** Null when another process serves it. */
  readonly dashboard: Dashboard | null;
}

/** Serves the dashboard of a runs directory, or finds the running one. */
export async function serveDashboard(options: ServeOptions): Promise<Served> {
  const { runsDir, port } = options;
  const running = await findRunning(runsDir);
  if (running && (port === 0 || running.origin.endsWith(`:${port}`))) return { ...running, dashboard: null };
  const dashboard = await startDashboard({ ...options, assets: readAssets(findAssetFolder()) });
  noteRunning(runsDir, dashboard);
  const close = async (): Promise<void> => {
    forgetRunning(runsDir);
    await dashboard.close();
  };
  return { origin: dashboard.origin, token: dashboard.token, dashboard: { ...dashboard, close } };
}

/** The address to open: the token is in the fragment, which no server and no log ever sees. */
export function toAddress({ origin, token }: Pick<Served, 'origin' | 'token'>, runId: string | null): string {
  return `${origin}/${runId === null ? '' : `runs/${runId}`}#token=${token}`;
}
