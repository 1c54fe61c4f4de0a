import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { type FactStep, hasFailed, type ModelCallFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { toTokenTotal } from '@critiqor/evidence/read/facts/token-usage';
import type { Table } from '../columns.ts';
import { type MODEL_COLUMNS, STATUS } from '../layout.ts';
import { isUndone, type SpanWriter } from './span-writer.ts';

type Models = Table<keyof typeof MODEL_COLUMNS>;

export function drawModelCall(
  writer: SpanWriter,
  models: Models,
  fact: ModelCallFact,
  step: FactStep,
  event: JournalEvent,
): number {
  const known = writer.find(fact);
  const span = known === -1 ? begin(writer, models, fact, step, event) : known;
  if (step === 'began') writer.setFirst(span);
  if (step === 'ended') writer.end(span, isUndone(fact));
  else if (step === 'ending_refined') writer.spans.set('status', span, isUndone(fact) ? STATUS.error : STATUS.ok);
  learn(writer, models, fact, span);
  return span;
}

/** Of a call of which only the end is known, its duration says when it began. */
function begin(writer: SpanWriter, models: Models, fact: ModelCallFact, step: FactStep, event: JournalEvent): number {
  const span = writer.begin(fact, 'model', 0, step === 'began' ? 0 : (event.duration_ms ?? 0));
  writer.spans.set('call', span, models.add({ span }) + 1);
  return span;
}

function learn(writer: SpanWriter, models: Models, fact: ModelCallFact, span: number): void {
  const call = writer.spans.get('call', span) - 1;
  const set = (name: keyof typeof MODEL_COLUMNS, value: number | null): void => {
    if (value !== null) models.set(name, call, value);
  };
  set('input', fact.input);
  set('output', fact.output);
  set('cacheRead', fact.cacheRead);
  set('cacheWrite', fact.cacheWrite);
  set('total', toTokenTotal(fact));
  set('cost', fact.costUsd);
  set('used', fact.contextUsed);
  set('budget', fact.contextBudget);
  set('duration', fact.durationMs);
  set('failed', hasFailed(fact) ? 1 : 0);
  const model = writer.names.models.toNumber(fact.model);
  models.set('model', call, model);
  writer.spans.set('label', span, model);
}
