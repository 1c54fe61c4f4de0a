import { CHAIN_START, toChainedLine } from '@critiqor/evidence/chain';
import type { EventDraft, JournalEvent } from '@critiqor/evidence/event';
import { createEventEncoder } from '@critiqor/evidence/event-encoder';
import { CritiqorError } from './errors.ts';

export type RunState = 'IDLE' | 'MONITORING' | 'FINALIZING' | 'COMPLETED' | 'ABORTED';

/** The only ways from state to state. An aborted run is sealed too, and so passes through FINALIZING unless nothing was launched. */
const TRANSITIONS: Readonly<Record<RunState, readonly RunState[]>> = {
  IDLE: ['MONITORING'],
  MONITORING: ['FINALIZING', 'ABORTED'],
  FINALIZING: ['COMPLETED', 'ABORTED'],
  COMPLETED: [],
  ABORTED: [],
};

export interface RunMetadata {
  readonly agent_id: string;
  readonly tenant_id: string;
  readonly framework: 'openclaw';
  readonly visibility: string;
  readonly benchmark_id: string;
  readonly difficulty_tier: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** The session record, `run_NNN.json`. The last six members are null until the run is diagnosed. */
export interface RunRecord {
  readonly run_id: string;
  readonly status: RunState;
  readonly lifecycle: readonly { readonly state: RunState; readonly timestamp: string }[];
  readonly timestamps: {
    readonly created_at: string;
    readonly started_at: string;
    readonly finalized_at: string | null;
  };
  readonly metadata: RunMetadata;
  /** Lifecycle events with their chain; after finalize the merged stream in compact form. */
  readonly event_log: readonly unknown[];
  readonly diagnosis: unknown;
  readonly trust_score: number | null;
  readonly confidence_score: number | null;
  readonly causal_graph: unknown;
  readonly failure_analysis: unknown;
  readonly cost_analysis: unknown;
}

export const isActive = (state: RunState): boolean => state === 'MONITORING' || state === 'FINALIZING';

/** Whether a value has what every record has; it may come from anywhere. */
export function isRunRecord(value: unknown): value is RunRecord {
  const { status, lifecycle, timestamps, metadata, event_log } = Object(value) as Partial<RunRecord>;
  return (
    typeof status === 'string' &&
    Object.hasOwn(TRANSITIONS, status) &&
    Array.isArray(lifecycle) &&
    lifecycle.every((stamp) => typeof Object(stamp).timestamp === 'string') &&
    typeof Object(timestamps).created_at === 'string' &&
    typeof Object(timestamps).started_at === 'string' &&
    typeof metadata === 'object' &&
    metadata !== null &&
    Array.isArray(event_log) &&
    event_log.every((event) => typeof event === 'object' && event !== null)
  );
}

/** A new record, already MONITORING: a run that was never monitored has no record. */
export function createRunRecord(runId: string, metadata: RunMetadata, at: string): RunRecord {
  const idle: RunRecord = {
    run_id: runId,
    status: 'IDLE',
    lifecycle: [{ state: 'IDLE', timestamp: at }],
    timestamps: { created_at: at, started_at: at, finalized_at: null },
    metadata,
    event_log: [],
    diagnosis: null,
    trust_score: null,
    confidence_score: null,
    causal_graph: null,
    failure_analysis: null,
    cost_analysis: null,
  };
  return transition(idle, 'MONITORING', at, 'monitoring started');
}

/** The record in its next state, stamped and with the event that says so; a way that does not exist is an error. */
export function transition(record: RunRecord, state: RunState, at: string, message: string): RunRecord {
  if (!TRANSITIONS[record.status].includes(state)) {
    throw new CritiqorError('illegal_transition', `${record.run_id} is ${record.status} and cannot become ${state}.`);
  }
  const stamped: RunRecord = { ...record, status: state, lifecycle: [...record.lifecycle, { state, timestamp: at }] };
  return addLifecycleEvent(stamped, { event_type: 'state_transition', payload: { state, message } }, at);
}

export type LifecycleDraft = Omit<EventDraft, 'source' | 'event_type'> & {
  readonly event_type: 'state_transition' | 'process_start' | 'process_end' | 'error_event';
};

/** Adds an event to the supervisor's own chain. Commands and messages are redacted like everything that is recorded. */
export function addLifecycleEvent(record: RunRecord, draft: LifecycleDraft, at: string): RunRecord {
  const last = lifecycleEvents(record).at(-1);
  const encode = createEventEncoder('standard', noFingerprint);
  const text = encode(
    { source: 'supervisor', ...draft },
    { seq: (last?.seq ?? 0) + 1, prevHash: last?.hash ?? CHAIN_START, writer: 'supervisor', timestamp: at },
  );
  return { ...record, event_log: [...record.event_log, JSON.parse(toChainedLine(text).line)] };
}

/** The lifecycle events of a record that is not finalized yet. */
export function lifecycleEvents(record: RunRecord): readonly JournalEvent[] {
  return record.event_log as readonly JournalEvent[];
}

/** Secrets in a command line get no fingerprint: the supervisor has no key that dies with the run. */
const noFingerprint = (): string => '0'.repeat(16);
