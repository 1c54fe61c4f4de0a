import { hash } from 'node:crypto';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toText } from '@critiqor/evidence/contract/payload-values';
import {
  type FactStep,
  hasFailed,
  type MemoryFact,
  type ToolCallFact,
} from '@critiqor/evidence/read/facts/recorded-fact';
import type { Table } from '../columns.ts';
import { STATUS, type TOOL_COLUMNS } from '../layout.ts';
import { isUndone, type SpanWriter } from './span-writer.ts';

type Tools = Table<keyof typeof TOOL_COLUMNS>;

export function drawToolCall(
  writer: SpanWriter,
  tools: Tools,
  fact: ToolCallFact,
  step: FactStep,
  event: JournalEvent,
): number {
  const known = writer.find(fact);
  const span = known === -1 ? begin(writer, tools, fact, step, event) : known;
  const call = writer.spans.get('call', span) - 1;
  if (step === 'began') writer.setFirst(span);
  if (step === 'ended') writer.end(span, isUndone(fact));
  if (step === 'ending_refined') writer.spans.set('status', span, isUndone(fact) ? STATUS.error : STATUS.ok);
  if (fact.durationMs !== null) tools.set('duration', call, fact.durationMs);
  tools.set('wrapper', call, fact.isWrapper ? 1 : 0);
  tools.set('failed', call, hasFailed(fact) ? 1 : 0);
  return span;
}

/** Of a call of which only the end is known, its duration says when it began. */
function begin(writer: SpanWriter, tools: Tools, fact: ToolCallFact, step: FactStep, event: JournalEvent): number {
  const tool = writer.names.tools.toNumber(fact.tool);
  const span = writer.begin(fact, 'tool', tool, step === 'began' ? 0 : (event.duration_ms ?? 0));
  const key = step === 'began' ? toCallKey(fact, event.payload.input) : 0;
  writer.spans.set('call', span, tools.add({ span, tool, key }) + 1);
  return span;
}

/** Memory is reached through tools: an access becomes a span as long as the call. */
export function drawMemory(writer: SpanWriter, fact: MemoryFact, step: FactStep, event: JournalEvent): number {
  if (step !== 'ended') return -1;
  const result = toText(event.payload.result_status);
  const label = writer.names.words.toNumber(result ? `${event.event_type} ${result}` : event.event_type);
  const call = fact.call ? writer.find(fact.call) : -1;
  const start = call === -1 ? writer.place.timeMs : writer.spans.get('start', call);
  const span = writer.begin(fact, 'memory', label, writer.place.timeMs - start);
  writer.setFirst(span);
  writer.end(span, isUndone(fact));
  return span;
}

/** A number that calls of the same tool with the same arguments share. */
function toCallKey({ tool }: ToolCallFact, input: unknown): number {
  if (input === undefined) return 0;
  try {
    return Number.parseInt(hash('sha1', JSON.stringify([tool, input])).slice(0, 13), 16);
  } catch {
    // A stack overflow on hostile nesting: such arguments equal nothing.
    return 0;
  }
}
