import type { Execution, ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import type { Source } from './source.ts';

/** Everything in a record that a value can come from, up to a place: the task, messages to the agent, arguments and results. */
export function collectSources(execution: Execution, before = Number.POSITIVE_INFINITY): Source[] {
  const sources: Source[] = [];
  if (execution.task) sources.push({ eventId: '', role: 'task', text: execution.task });
  for (const message of execution.messages)
    if (message.role !== 'assistant' && message.position < before)
      sources.push({
        eventId: message.eventId,
        role: message.role === 'user' ? 'user' : 'system',
        text: message.text,
        cut: isCut(message.text),
      });
  for (const [number, call] of execution.toolCalls.entries())
    if (call.position < before) sources.push(...toSources(call, number));
  return sources;
}

function toSources(call: ToolCall, number: number): Source[] {
  const text = toText(call.args);
  const about = { tool: call.tool, call: number };
  const sources: Source[] = [
    { ...about, eventId: call.eventId, role: 'arguments', text, cut: ARGUMENT_CUT.test(text) },
  ];
  const { result } = call;
  if (result)
    sources.push({
      ...about,
      eventId: result.eventId,
      role: 'result',
      text: result.text,
      failed: isFailure(result),
      cut: result.chars > result.text.length || isCut(result.text),
    });
  return sources;
}

const toText = (args: unknown): string => (typeof args === 'string' ? args : (JSON.stringify(args) ?? ''));
const isCut = (text: string): boolean => text.includes('\n…\n');
const ARGUMENT_CUT = /\[\d+ chars, [0-9a-f]{16}\]/;
