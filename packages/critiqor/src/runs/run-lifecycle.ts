import { randomUUID } from 'node:crypto';
import type { RunState } from '@critiqor/api/runs';
import type { EventDraft } from '@critiqor/evidence/contract/event';
import { redactId, redactNamedValue, redactText } from '@critiqor/evidence/redact/redact-text';
import { CHAIN_START, toChainedLine } from '@critiqor/evidence/write/chain';
import { createEventEncoder } from '@critiqor/evidence/write/event-encoder';
import { CritiqorError } from '../system/errors.ts';
import { lifecycleEvents, NOT_DIAGNOSED, type RunMetadata, type RunRecord, TRANSITIONS } from './run-record.ts';

/** A new record, already MONITORING: a run that was never monitored has no record. */
export function createRunRecord(
  runId: string,
  metadata: RunMetadata,
  at: string,
  sessionId: string = randomUUID(),
  message = 'monitoring started',
): RunRecord {
  const idle: RunRecord = {
    run_id: runId,
    session_id: sessionId,
    status: 'IDLE',
    lifecycle: [{ state: 'IDLE', timestamp: at }],
    timestamps: { created_at: at, started_at: at, finalized_at: null },
    metadata: redactMetadata(metadata),
    event_log: [],
    ...NOT_DIAGNOSED,
  };
  return transition(idle, 'MONITORING', at, message);
}

/** Labels and ids are typed by people, who may type a secret. */
function redactMetadata(metadata: RunMetadata): RunMetadata {
  const redaction = { count: 0, fingerprint: noFingerprint };
  const redactAll = <Value extends object>(values: Value): Value =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        redactText(name, redaction),
        typeof value === 'string' ? redactNamedValue(name, value, redaction) : value,
      ]),
    ) as Value;
  const { job } = metadata;
  // Ids of the host, in the same form as in the journal.
  const redactIds = <Value extends object>(ids: Value): Value =>
    Object.fromEntries(
      Object.entries(ids).map(([name, id]) => [name, typeof id === 'string' ? redactId(id, redaction) : id]),
    ) as Value;
  return { ...redactAll(metadata), labels: redactAll(metadata.labels), ...(job ? { job: redactIds(job) } : {}) };
}

/** The record in its next state, with timestamp and event; an illegal transition is an error. */
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

/** Adds an event to the supervisor's own chain. Commands and messages are redacted like everything else. */
export function addLifecycleEvent(record: RunRecord, draft: LifecycleDraft, at: string): RunRecord {
  const last = lifecycleEvents(record).at(-1);
  const encode = createEventEncoder('standard', noFingerprint);
  const text = encode(
    { source: 'supervisor', ...draft },
    { seq: (last?.seq ?? 0) + 1, prevHash: last?.hash ?? CHAIN_START, writer: 'supervisor', timestamp: at },
  );
  return { ...record, event_log: [...record.event_log, JSON.parse(toChainedLine(text).line)] };
}

/** Secrets in a command line get no fingerprint: the supervisor has no key that is deleted with the run. */
const noFingerprint = (): string => '0'.repeat(16);

const ABORT_MESSAGE = 'abort requested';

/** The message with which a run is aborted. */
export const toAbortMessage = (reason: string | undefined): string =>
  reason ? `${ABORT_MESSAGE}: ${reason}` : ABORT_MESSAGE;

export const isAbortMessage = (message: unknown): boolean =>
  typeof message === 'string' && message.startsWith(ABORT_MESSAGE);
