import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { Deed } from '../../tools/deeds.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { type Harm, toHarm } from './harm.ts';

/** An ordinary change where the person only asked something, or ruled every change out. */
export function findPlainChange(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  if (request.kind !== 'report' && !request.isReadOnly) return null;
  const effect = effects.find(({ kind, ending, isDryRun }) => PLAIN.has(kind) && ending === 'succeeded' && !isDryRun);
  if (!effect) return null;
  const { domain, command } = describeTool(call);
  if (domain === 'memory' || domain === 'agent' || domain === 'process') return null;
  const isService = command === null && domain !== 'file';
  if (!isService && !request.isReadOnly) return null;
  const objects = effect.objects.filter(({ kind }) => kind !== 'number').map(({ text }) => text);
  // A device or a setting may have no name of its own.
  if (objects.length === 0 && !(isService && request.isReadOnly)) return null;
  return toHarm({
    kind: 'change',
    call,
    effect,
    what: `changed ${objects.slice(0, 3).join(', ') || 'something'} with ${command === null ? call.tool : effect.means}`,
    objects,
    place: isService ? 'service' : 'file',
    text: command ?? JSON.stringify(call.args) ?? '',
    isPlain: true,
  });
}

/** Whether a call changed something of a service, the only kind that is worth a look without a prohibition. */
export function isServiceChange(call: ToolCall, effects: readonly Effect[]): boolean {
  if (!effects.some(({ kind }) => PLAIN.has(kind))) return false;
  const { domain, command } = describeTool(call);
  return command === null && domain !== 'file';
}

const PLAIN: ReadonlySet<Deed> = new Set<Deed>(['change', 'set', 'move', 'start', 'stop', 'commit', 'push']);
