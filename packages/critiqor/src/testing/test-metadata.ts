import type { RunMetadata } from '../runs/run-record.ts';

/** For tests: the metadata of a run. */
export const TEST_METADATA = {
  agent_id: 'deployer',
  tenant_id: 'default',
  framework: 'openclaw',
  visibility: 'private',
  benchmark_id: 'b',
  difficulty_tier: 'standard',
  labels: { branch: 'main' },
} as const satisfies RunMetadata;
