import type { Mutable } from '@critiqor/evidence/contract/mutable';
import { toExcerpt } from '../model/excerpt.ts';
import type { CitedPlace, RunEnd } from '../model/execution.ts';
import { type ExecutionBuilder, emptyEnd, type RunDraft, UNREPORTED } from './execution-builder.ts';
import { type Fault, readFaultLine } from './read-fault.ts';

/** Hosts tell of failed calls of the model in lines of their own. */
export const SAYS_MODEL_FAILED =
  /^\W{0,3}(?:provider|model|llm|api)\b[^\n]{0,40}(?:\b[45]\d\d\b|fail|error|overload|retry|limit|refus)/i;

/** Writes into the end of a run what stopped it, and the call of the model that was refused. */
export function addFault(
  end: Mutable<RunEnd>,
  fault: Fault | null,
  text: string,
  run: RunDraft,
  builder: ExecutionBuilder,
): void {
  end.ending = fault?.kind === 'interrupted' ? 'aborted' : fault?.kind === 'time limit' ? 'timeout' : 'error';
  end.failure = fault?.kind ?? null;
  end.error = toExcerpt(text, 1_000);
  if (fault && end.ending === 'error') addFailedCall(fault, text, end, run, builder);
}

/** A harness that has no event for the end writes the reason where an answer or a call would be. */
export function toEndOfLastWords(run: RunDraft, builder: ExecutionBuilder): RunDraft['end'] {
  const message = run.items.findLast((item) => item.kind === 'message');
  const call = run.items.findLast((item) => item.kind === 'tool_call');
  const said = [
    ...(message?.role === 'assistant' ? [[message, message.text] as const] : []),
    ...(call && ENDS_RUN.test(call.tool) ? [[call, Object.values(call.args ?? {}).join('\n')] as const] : []),
  ];
  for (const [{ eventId, position, at }, text] of said) {
    const isLast = run.items.slice(-LAST_ITEMS).some((item) => item.eventId === eventId);
    const fault = isLast && text.length > 0 ? readFaultLine(text) : null;
    if (!fault) continue;
    const end = emptyEnd({ eventId, position, at });
    addFault(end, fault, text, run, builder);
    return end;
  }
  return null;
}

const LAST_ITEMS = 2;
/** Names under which harnesses record an end that no tool brought about. */
const ENDS_RUN = /^(?:exception|error|exit\w{0,20}|abort)$/i;

/** Records a call of the model that a provider refused. */
export function addFailedCall(
  { kind, httpStatus }: Fault,
  text: string,
  { eventId, position, at }: CitedPlace,
  run: RunDraft,
  builder: ExecutionBuilder,
): void {
  builder.add({
    kind: 'model_call',
    eventId,
    position,
    at,
    run,
    number: builder.parts.modelCalls.length + 1,
    provider: null,
    model: null,
    purpose: null,
    endEventId: eventId,
    outcome: 'failed',
    failure: kind,
    error: toExcerpt(text, 1_000),
    httpStatus,
    retried: /\bretry/i.test(text),
    attempt: 1,
    ...UNREPORTED,
  });
}
