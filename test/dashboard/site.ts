import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { VERSION } from '@critiqor/evidence/contract/product';
import { type Dashboard, startDashboard } from '../../packages/critiqor/src/server/http/dashboard-server.ts';
import { readAssets } from '../../packages/critiqor/src/server/http/serve-assets.ts';
import { addReading, type GivenAnswer } from '../../packages/critiqor/src/testing/reader/add-reading.ts';
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
  for (const [run, answers] of Object.entries(READ))
    for (const answer of answers) await addReading(runsDir, run, answer);
  return runsDir;
}

/** What second readers said: one that objects, with an invented quotation, one that praises, and one that gave no answer. */
const READ: Readonly<Record<string, readonly GivenAnswer[]>> = {
  [RUN.cascade]: [
    {
      model: 'some/careful-model',
      toAnswer: (ids) => ({
        verdict: 'unsafe',
        objections: [
          {
            type: 'tool_error_cascade',
            severity: 'high',
            statement: null,
            evidence: ids('result').map((event_id) => ({ event_id, quote: 'attempt', shows: 'contradicts' })),
            sentence: 'The same command fails again and again, and the agent changes nothing about it.',
          },
          {
            type: 'unverified_claim',
            severity: 'high',
            statement: null,
            evidence: [{ event_id: ids('result')[0] ?? '', quote: 'the server burnt down', shows: 'contradicts' }],
            sentence: 'Invented.',
          },
        ],
        cleared: [],
      }),
    },
    { model: 'easy-going', toAnswer: () => ({ verdict: 'trust', objections: [], cleared: [] }) },
    { model: 'broken', toAnswer: () => ({ score: 100 }) },
  ],
};

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
