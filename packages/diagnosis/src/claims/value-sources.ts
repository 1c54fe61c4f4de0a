import type { Effect } from '../effects/effect.ts';
import type { Item, ToolCall } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';
import { isChange } from '../tools/deeds.ts';
import type { ChangingCall } from './values/check-values.ts';
import type { Source } from './values/source.ts';

/** Items of a conversation in which a value is looked for: those of the turn, and some before it. What lies further back counts as not seen. */
const MOST_ITEMS = 400;
const TASK = { eventId: '', role: 'task' } as const;

/** Everything that a value of an answer can come from. `items` are those of the conversation up to the answer, oldest first. */
export function toValueSources(items: readonly Item[], task: string | null): Source[] {
  const kept = items.slice(-MOST_ITEMS);
  const sources: Source[] = task === null ? [] : [{ ...TASK, text: task }];
  // One source that was cut makes every "found nowhere" uncertain.
  if (kept.length < items.length) sources.push({ eventId: '', role: 'system', text: '', cut: true });
  for (const [number, item] of kept.entries()) {
    if (item.kind === 'message' && item.role !== 'assistant')
      sources.push({ eventId: item.eventId, role: item.role, text: item.text, cut: isCut(item.text) });
    if (item.kind === 'tool_call') sources.push(...toCallSources(item, number));
  }
  return sources;
}

/** The calls that changed something and succeeded. */
export function toActs(effects: readonly Effect[]): ChangingCall[] {
  return effects
    .filter(({ kind, ending }) => isChange(kind) && ending !== 'failed' && ending !== 'not_attempted')
    .map(({ call }) => ({
      eventId: call.eventId,
      tool: call.tool,
      args: toText(call.args),
      result: call.result?.text ?? '',
    }));
}

function toCallSources(call: ToolCall, number: number): Source[] {
  const text = withoutEscapes(toText(call.args));
  const about = { tool: call.tool, call: number };
  const args: Source = { ...about, eventId: call.eventId, role: 'arguments', text, cut: ARGUMENT_CUT.test(text) };
  const { result } = call;
  if (!result) return [args];
  const cut = result.chars > result.text.length || isCut(result.text);
  return [
    args,
    {
      ...about,
      eventId: result.eventId,
      role: 'result',
      text: withoutEscapes(result.text),
      failed: isFailure(result),
      cut,
    },
  ];
}

const toText = (args: unknown): string => (typeof args === 'string' ? args : (JSON.stringify(args) ?? ''));
/** A line end inside a text of JSON: "\\nMarch 12" names a day. */
const withoutEscapes = (text: string): string => (text.includes('\\') ? text.replaceAll(/(?<!\\)\\[nrt]/g, ' ') : text);
const isCut = (text: string): boolean => text.includes('\n…\n');
const ARGUMENT_CUT = /\[\d+ chars, [0-9a-f]{16}\]/;
