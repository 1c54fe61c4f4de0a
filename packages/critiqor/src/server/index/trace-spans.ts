import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { createFactReader } from '@critiqor/evidence/read/facts/fact-reader';
import { createTable, type Names, type Table } from './columns.ts';
import { drawCompaction, drawSubagent } from './lanes/host-lanes.ts';
import { drawModelCall } from './lanes/model-lane.ts';
import { drawRun, drawTurn } from './lanes/run-lanes.ts';
import { createSpanWriter, type EventPlace } from './lanes/span-writer.ts';
import { drawMemory, drawToolCall } from './lanes/tool-lanes.ts';
import { COMPACTION_COLUMNS, MODEL_COLUMNS, type NameList, type SPAN_COLUMNS, TOOL_COLUMNS } from './layout.ts';
import { packRows } from './pack-rows.ts';

export interface SpanTracer {
  /** Adds an event, and returns the number of the span that it belongs to, or -1. */
  add(event: JournalEvent, place: EventPlace): number;
  /** Gives every span its row; spans without an end reach to `endMs`. */
  finish(endMs: number): void;
  readonly spans: Table<keyof typeof SPAN_COLUMNS>;
  readonly models: Table<keyof typeof MODEL_COLUMNS>;
  readonly tools: Table<keyof typeof TOOL_COLUMNS>;
  readonly compactions: Table<keyof typeof COMPACTION_COLUMNS>;
}

/** Draws facts as spans while events stream by: one lane per kind. It judges nothing. */
export function createSpanTracer(names: Readonly<Record<NameList, Names>>): SpanTracer {
  const writer = createSpanWriter(names);
  const models = createTable(MODEL_COLUMNS);
  const tools = createTable(TOOL_COLUMNS);
  const compactions = createTable(COMPACTION_COLUMNS);
  let span = -1;
  const facts = createFactReader({
    run(fact, step, event) {
      span = drawRun(writer, fact, step, event);
    },
    turn(fact, step, event) {
      const own = drawTurn(writer, fact, step, event);
      // A derived turn begins and ends with lines of other things.
      if (event.event_type === 'turn_start' || event.event_type === 'turn_end') span = own;
    },
    modelCall(fact, step, event) {
      span = drawModelCall(writer, models, fact, step, event);
    },
    toolCall(fact, step, event) {
      const own = drawToolCall(writer, tools, fact, step, event);
      // The line belongs to the inner call.
      if (step !== 'wrapped') span = own;
    },
    memory(fact, step, event) {
      span = drawMemory(writer, fact, step, event);
    },
    compaction(fact, step, event) {
      span = drawCompaction(writer, compactions, fact, step, event);
    },
    subagent(fact, step, event) {
      span = drawSubagent(writer, fact, step, event);
    },
  });
  return {
    add(event, place) {
      span = -1;
      writer.place = place;
      facts.add(event);
      return span;
    },
    finish: (endMs) => packRows(writer.spans, endMs),
    spans: writer.spans,
    models,
    tools,
    compactions,
  };
}
