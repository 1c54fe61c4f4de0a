import { toNumber, toText } from '@critiqor/evidence/contract/payload-values';
import type { ModelCallFact, ToolCallFact } from '@critiqor/evidence/read/facts/recorded-fact';
import { toResultText } from '../sealed/result-text.ts';
import type { ExportSource } from './export-source.ts';
import { readSettledFacts, type SettledFact } from './settled-facts.ts';

/** A word of the host, as opposed to text that someone wrote. */
const WORD = /^[A-Za-z_-]{1,40}$/;

type TraceMembers = Readonly<Record<string, unknown>>;

/** The run as one `critiqor.trace.v1` trace, in one line, as `critiqor eval` reads it. Streams: nothing but open calls is in memory. */
export function* toTraceText(source: ExportSource): Generator<string> {
  const { row, task, pseudonyms, diagnosis } = source;
  const model = diagnosis.cost_analysis.by_model_call.find((call) => call.model !== null)?.model;
  const head = {
    schema_version: 'critiqor.trace.v1',
    trace_id: row.run_id,
    ...(task === null ? {} : { task }),
    ...(model === undefined ? {} : { model }),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`;
  let count = 0;
  for (const settled of readSettledFacts(source.paths.session)) {
    const event = toTraceMembers(settled, pseudonyms);
    if (!event) continue;
    const { eventId, event: line } = settled.line;
    const text = toJsonText({ i: count, ...event, ts: line.timestamp, event_id: eventId });
    yield count === 0 ? text : `,${text}`;
    count += 1;
  }
  yield ']}\n';
}

/** Nesting beyond the stack, which no host sends, is left out. */
function toJsonText(event: TraceMembers): string {
  try {
    return JSON.stringify(event);
  } catch {
    const { args: _, ...rest } = event;
    return JSON.stringify(rest);
  }
}

function toTraceMembers(settled: SettledFact, pseudonyms: ExportSource['pseudonyms']): TraceMembers | null {
  const { fact, side, line } = settled;
  const { payload, error } = line.event;
  const isHidden = pseudonyms !== null;
  switch (fact.kind) {
    case 'message': {
      const type = fact.role === 'user' ? 'user_message' : fact.role === 'assistant' ? 'assistant_message' : null;
      const text = toText(payload.text) ?? '';
      return type === null || side === 'began' || (text === '' && !isHidden)
        ? null
        : { type, ...(isHidden ? {} : { text }) };
    }
    case 'tool_call':
      return side === 'began' ? toCall(fact, payload, pseudonyms) : toResult(settled, fact, pseudonyms);
    case 'model_call':
      return side === 'ended' && fact.usageLines > 0 ? toUsage(fact) : null;
    case 'run':
      return side === 'began'
        ? null
        : {
            type: 'run_end',
            ...(WORD.test(String(payload.ending)) ? { subtype: payload.ending } : {}),
            is_error: line.event.status === 'error',
            ...(error === undefined || isHidden ? {} : { text: error }),
          };
    default:
      return null;
  }
}

function toNames({ tool, callId }: ToolCallFact, pseudonyms: ExportSource['pseudonyms']): TraceMembers {
  const name = tool ?? 'unknown';
  if (pseudonyms) {
    return { tool: pseudonyms('tool', name), ...(callId === null ? {} : { call_id: pseudonyms('call', callId) }) };
  }
  return { tool: name, ...(callId === null ? {} : { call_id: callId }) };
}

const toCall = (fact: ToolCallFact, payload: TraceMembers, pseudonyms: ExportSource['pseudonyms']): TraceMembers => ({
  type: 'tool_call',
  ...toNames(fact, pseudonyms),
  ...(pseudonyms || payload.input === undefined ? {} : { args: payload.input }),
});

function toResult({ line }: SettledFact, fact: ToolCallFact, pseudonyms: ExportSource['pseudonyms']): TraceMembers {
  const { payload, error, exit_code, status } = line.event;
  const text = toResultText(payload) ?? error;
  return {
    type: 'tool_result',
    ...toNames(fact, pseudonyms),
    ...(pseudonyms || text === undefined ? {} : { text }),
    is_error: status === 'error',
    ...(exit_code === undefined ? {} : { exit_code }),
  };
}

const toUsage = ({ input, output, cacheRead, cacheWrite, costUsd }: ModelCallFact): TraceMembers => ({
  type: 'model_call',
  usage: { input, output, cacheRead, cacheWrite },
  ...(toNumber(costUsd) === null ? {} : { cost_usd: costUsd }),
});
