import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toText } from '@critiqor/evidence/contract/payload-values';
import type { FactStep, RunFact, TurnFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { STATUS } from '../layout.ts';
import { isUndone, type SpanWriter } from './span-writer.ts';

/** Labels of turns are their numbers, in two bytes. */
const MAX_LABEL = 65_535;

export function drawRun(writer: SpanWriter, fact: RunFact, step: FactStep, event: JournalEvent): number {
  const known = writer.find(fact);
  if (step === 'began' && known === -1) {
    const span = writer.begin(fact, 'run', writer.names.words.toNumber(toText(event.payload.trigger)));
    writer.setFirst(span);
    return span;
  }
  if (step === 'ended') {
    const span = known === -1 ? writer.begin(fact, 'run', 0, event.duration_ms ?? 0) : known;
    writer.end(span, isUndone(fact));
    return span;
  }
  if (step === 'ending_refined' && known !== -1)
    writer.spans.set('status', known, isUndone(fact) ? STATUS.error : STATUS.ok);
  return known;
}

export function drawTurn(writer: SpanWriter, fact: TurnFact, step: FactStep, event: JournalEvent): number {
  const known = writer.find(fact);
  if (step === 'began' && known === -1) {
    // Where only the end of its model call was shown, the call's duration says when both began.
    const beforeMs = event.event_type === 'after_provider_response' ? (event.duration_ms ?? 0) : 0;
    const span = writer.begin(fact, 'turn', Math.min(fact.index, MAX_LABEL), beforeMs);
    writer.setFirst(span);
    return span;
  }
  if (step === 'ended' && known !== -1) writer.end(known, fact.hasFailedCall);
  return known;
}
