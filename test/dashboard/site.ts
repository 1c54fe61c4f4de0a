import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { VERSION } from '@critiqor/evidence/contract/product';
import { type Dashboard, startDashboard } from '../../packages/critiqor/src/server/http/dashboard-server.ts';
import { readAssets } from '../../packages/critiqor/src/server/http/serve-assets.ts';
import { addSealedRun } from '../../packages/critiqor/src/testing/test-dashboard.ts';

/** Recorded runs of real OpenClaw, as somebody would have them after some weeks. The last is the newest. */
const RECORDED: readonly {
  readonly fixture: string;
  readonly agent: string;
  readonly benchmark?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly visibility?: 'private' | 'anonymous' | 'shared';
}[] = [
  { fixture: 'gateway-repeated', agent: 'deployer', benchmark: 'deploy_v1', labels: { branch: 'main' } },
  { fixture: 'gateway-cascade', agent: 'deployer', benchmark: 'deploy_v1', labels: { branch: 'retry-limit' } },
  { fixture: 'gateway-invalid-arguments', agent: 'deployer', benchmark: 'deploy_v1' },
  { fixture: 'gateway-recovery', agent: 'deployer', benchmark: 'deploy_v1' },
  { fixture: 'exec', agent: 'researcher', benchmark: 'memory_v1' },
  { fixture: 'gateway-memory', agent: 'researcher', benchmark: 'memory_v1' },
  { fixture: 'compaction-preflight', agent: 'archivist', labels: { model: 'small-context' } },
  { fixture: 'sigkill-tool', agent: 'archivist' },
  { fixture: 'sigkill-first-moment', agent: 'archivist' },
  { fixture: 'gateway-secrets', agent: 'support', visibility: 'shared' },
  { fixture: 'gateway-clean', agent: 'support', visibility: 'anonymous' },
  { fixture: 'gateway-whole', agent: 'support', labels: { host: 'gateway' } },
  { fixture: 'compaction-refused', agent: 'archivist', labels: { model: 'small-context' } },
];

/** Runs by what they are, for tests that want one of a kind. */
export const RUN = {
  loop: 'run_001',
  cascade: 'run_002',
  healthy: 'run_004',
  killed: 'run_008',
  insufficient: 'run_009',
  secrets: 'run_010',
  anonymous: 'run_011',
  large: 'run_012',
  chain: 'run_013',
} as const;

export interface Site {
  readonly runsDir: string;
  readonly dashboard: Dashboard;
  /** What the dashboard says about versions that do not fit. */
  readonly notices: string[];
  /** The address that the command prints, for a run or for all. */
  address(run?: string): string;
  close(): Promise<void>;
}

/** The runs above in a directory of their own. */
export async function makeRuns(): Promise<string> {
  const runsDir = join(mkdtempSync(join(tmpdir(), 'critiqor-site-')), 'runs');
  for (const [index, { fixture, agent, benchmark, labels = {}, visibility = 'private' }] of RECORDED.entries()) {
    await addSealedRun(runsDir, `run_${String(index + 1).padStart(3, '0')}`, fixture, {
      agent_id: agent,
      ...(benchmark ? { benchmark_id: benchmark, difficulty_tier: 'standard' } : {}),
      labels: { ...labels },
      visibility,
    });
  }
  return runsDir;
}

/** Serves a runs directory with the built web app; the directory goes with it. */
export async function openSite(runsDir: string): Promise<Site> {
  const assets = readAssets(resolve(import.meta.dirname, '../../packages/dashboard/dist'));
  if (assets.size === 0) throw new Error('The web app is not built: node scripts/build.ts');
  const notices: string[] = [];
  const dashboard = await startDashboard({
    runsDir,
    version: VERSION,
    assets,
    notices: () => notices,
    onError: (cause) => console.error(cause),
  });
  return {
    runsDir,
    dashboard,
    notices,
    address: (run) => dashboard.grant(run ?? null, false).address,
    close: async () => {
      await dashboard.close();
      rmSync(resolve(runsDir, '..'), { recursive: true, force: true });
    },
  };
}
