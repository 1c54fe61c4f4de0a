import { hash } from 'node:crypto';
import { statSync } from 'node:fs';
import { checkTrace } from '@critiqor/diagnosis/intake/check-trace';
import type { Trace, TraceEvent } from '@critiqor/diagnosis/intake/read-trace';
import type { FactName } from '@critiqor/evidence/contract/facts';
import { ChangedSource, type FoundPart, type FoundRun, type ImportFile, type RecordAt } from '../import-source.ts';
import { readFileLines, type SourceLine } from '../read-file-lines.ts';
import { createStepWriter, type StepWriter } from '../step-writer.ts';
import { toTime } from '../to-time.ts';

const SOURCE = 'import.trace';

/** Traces in lines of JSON, as `critiqor eval` reads them: one run per line. */
export function openTraceFile(path: string): ImportFile {
  const { size: sizeBytes, mtimeMs } = statSync(path);
  return {
    path,
    sizeBytes,
    *find(onBytes) {
      for (const line of readFileLines(path)) {
        onBytes(line.end - line.offset);
        yield toFound(path, line, mtimeMs);
      }
    },
  };
}

function toFound(path: string, { number, offset, end, text }: SourceLine, writtenAt: number): FoundPart {
  const place = `${path}:${number}`;
  if (text === null) return { bad: { place, why: 'The line is too long.' } };
  const read = readTraceLine(text);
  if ('why' in read) return { bad: { place, why: read.why } };
  const { trace, id } = read;
  const digest = hash('sha256', text);
  const times = trace.events.flatMap(({ ts }) => toTime(ts) ?? []);
  // A trace without times gets that of its file, to be sorted somewhere.
  const startedAt = times.reduce((first, time) => Math.min(first, time), times[0] ?? writtenAt);
  const run: FoundRun = {
    source: 'critiqor_trace',
    identity: id ?? digest,
    digest,
    place,
    startedAt,
    endedAt: times.reduce((last, time) => Math.max(last, time), startedAt),
    isOpen: false,
    agentId: undefined,
    framework: 'trace',
    host: 'trace',
    hostVersion: undefined,
    shownFacts: toShownFacts(trace.events),
    play(record) {
      // Read again, so that no trace waits in memory for its turn.
      const [line] = readFileLines(path, offset, end);
      const again = readTraceLine(line?.text ?? '');
      if ('why' in again || hash('sha256', line?.text ?? '') !== digest) throw new ChangedSource();
      playTrace(again.trace, id ?? digest, startedAt, record);
    },
  };
  return { run };
}

function readTraceLine(
  text: string,
): { readonly trace: Trace; readonly id: string | undefined } | { readonly why: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { why: 'It is not JSON.' };
  }
  const checked = checkTrace(value);
  if ('problem' in checked) return { why: checked.problem };
  const { trace_id } = Object(value) as { readonly trace_id?: unknown };
  return { trace: checked.trace, id: typeof trace_id === 'string' ? trace_id : undefined };
}

/** A trace does not say what its recorder could see: what it contains was visible. */
function toShownFacts(events: readonly TraceEvent[]): FactName[] {
  const has = (fits: (event: TraceEvent) => boolean): boolean => events.some(fits);
  const hasTools = has(({ type, tools }) => type === 'tool_call' || tools !== undefined);
  return [
    ...(['run_begin', 'run_end', 'user_input', 'assistant_message'] as const),
    ...(hasTools ? (['tool_call', 'tool_result', 'tool_outcome', 'memory_access', 'subagents'] as const) : []),
    ...(has(({ usage }) => usage !== undefined)
      ? (['model_call_start', 'model_call_end', 'tokens_and_cost', 'context_occupancy', 'turns'] as const)
      : []),
    ...(has(({ tools }) => tools !== undefined) ? (['context_contents'] as const) : []),
  ];
}

function playTrace({ events, model, task }: Trace, id: string, startedAt: number, record: RecordAt): void {
  const writer = createStepWriter(record, SOURCE, { run: id, conversation: id });
  let at = startedAt;
  let calls = 0;
  const waiting = new Set<string>();
  let isEnded = false;
  writer.begin(at);
  if (task !== undefined && !events.some(({ type }) => type === 'user_message')) writer.input(at, task);
  for (const event of events) {
    at = Math.max(at, toTime(event.ts) ?? at);
    if (event.usage) writer.modelCall({ at, model, usage: { ...toUsage(event), costUsd: event.cost_usd } });
    if (event.type === 'system' && event.tools) writer.context(at, event.tools);
    if (event.type === 'user_message') writer.input(at, event.text ?? '');
    if (event.type === 'assistant_message') {
      writer.message({ at, text: event.text ?? '', hasModelCall: event.usage !== undefined });
    }
    if (event.type === 'tool_call') {
      calls += 1;
      const callId = event.call_id ?? `call_${calls}`;
      waiting.add(callId);
      writer.toolCall(at, callId, event.tool ?? 'unknown', event.args);
    }
    if (event.type === 'tool_result') addResult(writer, waiting, event, at);
    if (event.type === 'run_end') {
      isEnded = true;
      const ending = { ending: event.is_error ? 'error' : 'success', settled: true, stop_reason: event.subtype };
      writer.end(at, event.is_error ? 'failed' : 'completed', ending);
    }
  }
  if (isEnded || events.at(-1)?.type !== 'assistant_message') return;
  writer.end(at, 'completed', { ending: 'success', settled: true, concluded_from: 'last_message' });
}

/** The result of the call with its id; without one, of the call that has waited longest. */
function addResult(writer: StepWriter, waiting: Set<string>, event: TraceEvent, at: number): void {
  const [oldest] = waiting;
  const id = event.call_id ?? oldest;
  if (id === undefined) return;
  waiting.delete(id);
  const { tool: name, text = '', is_error: isError = false, exit_code: exitCode } = event;
  writer.toolResult({ at, id, name, text, isError, exitCode });
}

const toUsage = ({ usage }: TraceEvent) => ({
  input: usage?.input ?? undefined,
  output: usage?.output ?? undefined,
  cacheRead: usage?.cacheRead ?? undefined,
  cacheWrite: usage?.cacheWrite ?? undefined,
});
