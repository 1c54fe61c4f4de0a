import type { EventDraft, Outcome } from '@critiqor/evidence/contract/event';
import { given } from '../host/host.ts';
import { idsOf, type ObservedModelCall, type ObservedRun } from './observed-run.ts';
import type { Seen } from './seen.ts';
import { writeTurnStart } from './turns.ts';

/** The model calls of a run in order, and the lines written about them. */

/** Calls whose details may still come; earlier ones are settled. */
const REMEMBERED_CALLS = 32;

export interface CallStart {
  readonly payload: EventDraft['payload'];
}

export interface CallEnd {
  readonly outcome: Outcome;
  readonly durationMs?: number | undefined;
  readonly error?: string | undefined;
  readonly payload: EventDraft['payload'];
}

/** The n-th call of a run. A call that begins shows that the one before it has ended, even if nothing reported it. */
export function callAt(seen: Seen, number: number): ObservedModelCall | undefined {
  const { run, record } = seen;
  if (number <= run.callCount) return run.calls.find((call) => call.number === number);
  closeCalls(
    { run, record, source: 'recorder' },
    { outcome: 'unknown', payload: { concluded_from: 'next_model_call' } },
  );
  return addCall(seen);
}

/** Calls that are still open have ended, even if nothing reported it. */
export function closeCalls(seen: Seen, end: CallEnd): void {
  for (const call of seen.run.calls) if (call.started && !call.ended) writeEnd(seen, call, end);
}

export function openCall(run: ObservedRun): ObservedModelCall | undefined {
  return run.calls.find((call) => call.started && !call.ended);
}

/** The call that an end without an id belongs to: the open one, or one whose start is still on its way. */
export function openOrNextCall(seen: Seen): ObservedModelCall {
  const { run } = seen;
  return openCall(run) ?? callAt(seen, run.callCount + 1) ?? addCall(seen);
}

function addCall(seen: Seen): ObservedModelCall {
  const { run } = seen;
  run.callCount += 1;
  writeTurnStart(seen, run.callCount);
  const call: ObservedModelCall = {
    number: run.callCount,
    startSeq: null,
    started: false,
    ended: false,
    endSeq: null,
    endedByHook: false,
    failed: false,
    hasOutputTokens: false,
    hasUsage: false,
    hasMessage: false,
  };
  run.calls.push(call);
  if (run.calls.length > REMEMBERED_CALLS) run.calls.shift();
  return call;
}

/** The newest call that has ended, if it still fits. */
export function lastEnded(run: ObservedRun, fits: (call: ObservedModelCall) => boolean): ObservedModelCall | undefined {
  const call = run.calls.findLast((candidate) => candidate.ended);
  return call && fits(call) ? call : undefined;
}

export function writeStart({ run, source, record, hostTs }: Seen, call: ObservedModelCall, start: CallStart): void {
  call.started = true;
  call.startedAt = hostTs;
  call.startSeq = record({
    event_type: 'before_provider_request',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs }),
    duration_ms: null,
    payload: { model_call: call.number, attempt: run.attempt, ...purposeOf(run), ...start.payload },
  });
}

export function writeEnd({ run, source, record, hostTs }: Seen, call: ObservedModelCall, end: CallEnd): void {
  call.ended = true;
  call.endedAt = hostTs;
  run.responseBegun = false;
  call.failed ||= end.outcome === 'failed';
  const derived = hostTs !== undefined && call.startedAt !== undefined ? hostTs - call.startedAt : -1;
  const durationMs = end.durationMs ?? (derived >= 0 ? derived : undefined);
  const durationSource = durationMs === undefined ? undefined : end.durationMs === undefined ? 'derived' : 'host';
  call.endSeq = record({
    event_type: 'after_provider_response',
    source,
    ...idsOf(run),
    ...given({ host_ts: hostTs, error: end.error, duration_ms: durationMs }),
    outcome: end.outcome,
    payload: {
      model_call: call.number,
      ...purposeOf(run),
      ...given({ duration_source: durationSource }),
      ...end.payload,
    },
  });
}

export function refineStart(seen: Seen, call: ObservedModelCall, { payload }: CallStart): void {
  refine(seen, 'before_provider_request', call.startSeq, { payload: { model_call: call.number, ...payload } });
}

export function refineEnd(
  seen: Seen,
  call: ObservedModelCall,
  addition: Omit<CallEnd, 'outcome'> & { readonly outcome?: Outcome | undefined },
): void {
  const payload = { model_call: call.number, ...addition.payload };
  refine(seen, 'after_provider_response', call.endSeq, { ...addition, payload });
}

function refine(
  { run, source, record }: Seen,
  type: 'before_provider_request' | 'after_provider_response',
  seq: number | null,
  addition: Omit<CallEnd, 'outcome'> & { readonly outcome?: Outcome | undefined },
): void {
  record({
    event_type: type,
    source,
    ...idsOf(run),
    ...given({
      refines: seq ?? undefined,
      outcome: addition.outcome,
      error: addition.error,
      duration_ms: addition.durationMs,
    }),
    payload: addition.payload,
  });
}

function purposeOf({ summarizes }: ObservedRun): EventDraft['payload'] {
  return summarizes ? { purpose: 'compaction' } : {};
}
