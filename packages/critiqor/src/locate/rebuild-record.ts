import { basename } from 'node:path';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { withDiagnosis } from '../judge/diagnose-run.ts';
import type { ListedRun } from '../ledger/seal-list.ts';
import { transition } from '../runs/run-lifecycle.ts';
import { NOT_DIAGNOSED, type RunMetadata, type RunRecord, TRANSITIONS } from '../runs/run-record.ts';
import { withEventLog } from '../runs/with-event-log.ts';
import type { ReadBack } from '../seal/read-back.ts';

/**
 * The record of a closed run, made again from its sealed evidence and the list of seals. Null where older evidence does not say enough.
 * Without a diagnosis the members that it fills stay null.
 */
export function rebuildRecord(
  paths: RunPaths,
  { header, integrity, events, eventLog, supervisorLines }: ReadBack,
  { row }: ListedRun,
  diagnosis: Diagnosis | null,
): RunRecord | null {
  const { record: bound } = integrity;
  const { status, finalized_at } = row;
  if (!bound || (status !== 'COMPLETED' && status !== 'ABORTED') || finalized_at === null) return null;
  const lifecycleLog = supervisorLines.map((line) => JSON.parse(line) as JournalEvent);
  const lifecycle = [{ state: 'IDLE', timestamp: header.created_at }, ...lifecycleLog.flatMap(toStamp)];
  const last = lifecycle.at(-1)?.state;
  if (last !== 'FINALIZING') return null;
  const finalizing = {
    run_id: basename(paths.directory),
    session_id: header.session_id,
    status: last,
    lifecycle,
    timestamps: { created_at: header.created_at, started_at: bound.started_at, finalized_at: null },
    metadata: inOrder(bound.metadata as unknown as RunMetadata),
    event_log: lifecycleLog,
    ...NOT_DIAGNOSED,
  } as RunRecord;
  const closed = transition(finalizing, status, finalized_at, 'evidence sealed');
  const sealed = withEventLog({ ...closed, timestamps: { ...closed.timestamps, finalized_at } }, { events, eventLog });
  return diagnosis ? withDiagnosis(sealed, diagnosis) : sealed;
}

function toStamp({ event_type, timestamp, payload }: JournalEvent) {
  const { state } = Object(payload) as { readonly state?: string };
  const isState = event_type === 'state_transition' && state !== undefined && Object.hasOwn(TRANSITIONS, state);
  return isState ? [{ state, timestamp }] : [];
}

/** The seal has the members in alphabetical order, the record in this one. */
function inOrder(metadata: RunMetadata): RunMetadata {
  const { agent_id, tenant_id, framework, visibility, benchmark_id, difficulty_tier, labels } = metadata;
  return { agent_id, tenant_id, framework, visibility, benchmark_id, difficulty_tier, labels };
}
