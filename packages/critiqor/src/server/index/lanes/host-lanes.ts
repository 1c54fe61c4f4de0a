import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toText } from '@critiqor/evidence/contract/payload-values';
import type { CompactionFact, FactStep, SubagentFact } from '@critiqor/evidence/read/facts/recorded-fact';
import type { Table } from '../columns.ts';
import type { COMPACTION_COLUMNS } from '../layout.ts';
import { isUndone, type SpanWriter } from './span-writer.ts';

type Compactions = Table<keyof typeof COMPACTION_COLUMNS>;

export function drawCompaction(
  writer: SpanWriter,
  compactions: Compactions,
  fact: CompactionFact,
  step: FactStep,
  event: JournalEvent,
): number {
  const known = writer.find(fact);
  const span = known === -1 ? begin(writer, compactions, fact, step, event) : known;
  const tokens = event.payload.tokens;
  const call = writer.spans.get('call', span) - 1;
  if (step === 'began') {
    writer.setFirst(span);
    if (typeof tokens === 'number') compactions.set('before', call, tokens);
  }
  if (step !== 'ended') return span;
  if (typeof tokens === 'number') compactions.set('after', call, tokens);
  writer.end(span, isUndone(fact));
  writer.spans.set('label', span, writer.names.words.toNumber(fact.outcome));
  return span;
}

function begin(
  writer: SpanWriter,
  compactions: Compactions,
  fact: CompactionFact,
  step: FactStep,
  event: JournalEvent,
): number {
  const span = writer.begin(fact, 'compaction', 0, step === 'began' ? 0 : (event.duration_ms ?? 0));
  writer.spans.set('call', span, compactions.add({ span }) + 1);
  return span;
}

export function drawSubagent(writer: SpanWriter, fact: SubagentFact, step: FactStep, event: JournalEvent): number {
  const known = writer.find(fact);
  if (step === 'began') {
    const span = writer.begin(fact, 'subagent', writer.names.labels.toNumber(toText(event.payload.label)));
    writer.setFirst(span);
    return span;
  }
  if (step === 'ended' && known !== -1) writer.end(known, isUndone(fact));
  return known;
}
