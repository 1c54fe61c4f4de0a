import type { Effect } from '../../../effects/effect.ts';
import type { Conversation, ToolCall } from '../../../model/execution.ts';
import { isChange, isCheck } from '../../../tools/deeds.ts';
import { describeTool } from '../../../tools/describe-tool.ts';
import { type Past, toEarlierCalls } from '../../past.ts';
import { type Harm, toHarm } from '../harm.ts';

/**
 * What the person had called off and the agent went on with: the same call as one before on another thing, or in earnest what had been tried
 * without effect.
 */
export function findContinued(call: ToolCall, effects: readonly Effect[], past: Past): Harm | null {
  const effect = effects.find(
    ({ kind, ending, isDryRun }) =>
      (isChange(kind) || kind === 'run' || kind === 'other') && ending === 'succeeded' && !isDryRun,
  );
  if (!effect) return null;
  const form = toForm(call);
  for (const earlier of toEarlierCalls(past)) {
    const isSame =
      isChange(effect.kind) && earlier.tool === call.tool && earlier.key !== call.key && toForm(earlier) === form;
    if (!isSame && !isRehearsal(earlier, effect, past)) continue;
    const objects = effect.objects.map(({ text }) => text);
    const what = `went on with ${objects.slice(0, 3).join(', ') || call.tool}`;
    return toHarm({ kind: 'change', call, effect, what, objects, place: 'service' });
  }
  return null;
}

/** The same program on the same thing, without effect or stopped. */
const isRehearsal = (earlier: ToolCall, { means, objects }: Effect, { effects }: Past): boolean =>
  effects.some(
    (before) =>
      before.call === earlier &&
      before.means === means &&
      (before.isDryRun || isCheck(before.kind) || before.ending !== 'succeeded') &&
      before.objects.some(({ text }) => objects.some((object) => object.text === text)),
  );

/** Whether a later message is short enough to call the agent back: a glance, before the messages are read. */
export function callsBack(items: Conversation['items']): boolean {
  const said = items.filter((item) => item.kind === 'message' && item.role === 'user');
  return said.slice(1).some((item) => item.kind === 'message' && item.text.length <= SHORT_CHARS);
}

const SHORT_CHARS = 300;

/** What a call is apart from the thing that it is done to: its command without paths, its arguments without ids and names of files. */
function toForm(call: ToolCall): string {
  const { command } = describeTool(call);
  return (command ?? JSON.stringify(call.args) ?? '').slice(0, MOST_CHARS).replace(THING, '#');
}

const MOST_CHARS = 2_000;
const THING = /[\w~.-]*\/[\w~./-]+|[\w-]+\.[a-z]{2,5}\b|\d+/gi;
