import type { EventDraft, Outcome } from '@critiqor/evidence/contract/event';
import { asBoolean, asText, given, type HostObject } from '../../../../openclaw/src/host/host.ts';

type DescribedEnd = Pick<EventDraft, 'payload'> & { readonly outcome: Outcome };

/** How a run ended: as the runtime noted it, or else by its last message; null when neither shows an end. */
export function describeEnd(noted: HostObject | undefined, last: HostObject | null): DescribedEnd | null {
  if (noted) return describeNoted(noted);
  const stopReason = asText(last?.stopReason);
  const ending = stopReason === undefined ? undefined : ENDINGS[stopReason];
  if (!ending) return null;
  const payload = { ending: ending[1], settled: true, stop_reason: stopReason, concluded_from: 'last_message' };
  return { outcome: ending[0], payload };
}

/** Of the last message of a model; one that asks for tools was not the last. */
const ENDINGS: Readonly<Record<string, readonly [DescribedEnd['outcome'], string]>> = {
  stop: ['completed', 'success'],
  length: ['completed', 'success'],
  error: ['failed', 'error'],
  aborted: ['cancelled', 'aborted'],
};

function describeNoted(noted: HostObject): DescribedEnd {
  const status = asText(noted.status);
  const isTimeout = noted.timedOut === true;
  const payload = given({
    ending: isTimeout ? 'timeout' : status === 'interrupted' ? 'aborted' : status,
    settled: true,
    stop_reason: asText(noted.stopReason),
    aborted: asBoolean(noted.aborted),
  });
  const outcome =
    isTimeout || status === 'error' ? 'failed' : status === 'interrupted' ? 'cancelled' : ('completed' as const);
  return { outcome, payload };
}
