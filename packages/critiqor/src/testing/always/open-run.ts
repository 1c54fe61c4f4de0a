import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { OPEN_RUN_SCHEMA, type OpenRunEntry, processSpace, type RunJob } from '@critiqor/evidence/contract/open-run';
import { ensureRunDirectories, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { identityOf } from '../../system/process-identity.ts';
import { createTestWriter, writeJournal } from '../test-evidence.ts';

interface OpenRunOptions {
  readonly job?: Partial<RunJob>;
  readonly startedAt?: string;
  /** Why its recorder closed it; without it the run stays open. */
  readonly closedBy?: string;
  /** Leaves a turn without an end. */
  readonly isCut?: boolean;
  /** The recording process; this one, unless another is named. */
  readonly process?: Partial<OpenRunEntry['process']>;
}

/** For tests: a run as an installed recorder leaves it. */
export function makeOpenRun(runsDir: string, runId: string, options: OpenRunOptions = {}): RunPaths {
  const { closedBy, startedAt = new Date().toISOString(), isCut = false } = options;
  const paths = toRunPaths(runsDir, runId);
  const writer = `w_${runId}`;
  const entry: OpenRunEntry = {
    schema_version: OPEN_RUN_SCHEMA,
    run_id: runId,
    session_id: `00000000-0000-4000-8000-${runId.slice('run_'.length).padStart(12, '0')}`,
    started_at: startedAt,
    job: {
      kind: 'conversation',
      conversation_key: 'agent:main:main',
      channel: null,
      trigger: 'user',
      job_id: null,
      gateway: null,
      ...options.job,
    },
    agent_id: 'main',
    host: 'openclaw',
    host_version: '2026.9.6',
    recorder_version: '0.1.0',
    evidence_version: 2,
    writer,
    process: {
      pid: process.pid,
      start: identityOf(process.pid)?.start ?? null,
      started_at_ms: Math.round(performance.timeOrigin),
      space: processSpace(),
      ...options.process,
    },
    idle_ms: 900_000,
  };
  ensureRunDirectories(paths);
  for (const path of [paths.openEntry, paths.endedEntry]) mkdirSync(dirname(path), { recursive: true });
  writeFileSync(paths.openEntry, JSON.stringify(entry));
  const write = createTestWriter(writer);
  const host = { source_layer: 'extension_api', tool_name: undefined, tool_call_id: undefined } as const;
  const turn = { ...host, host_run_id: 'turn-1' } as const;
  writeJournal(paths, [
    write({ ...host, event_type: 'recorder_start', payload: { evidence_version: 2, entry_point: 'gateway' } }),
    write({ ...turn, event_type: 'agent_start', payload: { attempt: 1 } }),
    write({ ...turn, event_type: 'input', payload: { text: 'List the files' } }),
    ...(isCut
      ? []
      : [
          write({ ...turn, event_type: 'message_end', payload: { text: 'There is one file.' } }),
          write({ ...turn, event_type: 'agent_end', outcome: 'completed', payload: { settled: true } }),
        ]),
    ...(closedBy === undefined
      ? []
      : [write({ ...host, event_type: 'recorder_status', payload: { reason: 'run_closed', closed_by: closedBy } })]),
  ]);
  if (closedBy !== undefined) renameSync(paths.openEntry, paths.endedEntry);
  return paths;
}
