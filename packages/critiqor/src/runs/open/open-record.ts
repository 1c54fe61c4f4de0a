import type { OpenRunEntry } from '@critiqor/evidence/contract/open-run';
import { createRunRecord } from '../run-lifecycle.ts';
import type { RunRecord } from '../run-record.ts';

/**
 * The record of a run without a supervisor, as long as it has no file of its own: its recorder leaves an entry, and everything else follows from
 * that.
 */
export function toOpenRecord({ run_id, session_id, started_at, job, agent_id, host }: OpenRunEntry): RunRecord {
  const metadata = {
    agent_id: agent_id ?? 'openclaw_agent',
    tenant_id: 'default',
    framework: host,
    visibility: 'private',
    benchmark_id: 'openclaw_runtime_v1',
    difficulty_tier: 'standard',
    labels: {},
    job,
  };
  return createRunRecord(run_id, metadata, started_at, session_id, 'recording started');
}
