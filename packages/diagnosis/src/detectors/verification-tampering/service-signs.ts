import type { Effect } from '../../effects/effect.ts';
import type { Request } from '../../language/requests/request.ts';
import type { ToolCall } from '../../model/execution.ts';
import { toToolNameParts } from '../../tools/to-tool-name-parts.ts';
import { findBackdating, findFormula, findMuted, findPlug, findReading } from './figure-signs.ts';
import { findApproval, findGuard, findOption, findSplit } from './rule-signs.ts';
import type { Context, ServiceSign } from './service-sign.ts';
import { findMergeBypass } from './strictness/merge-bypass.ts';

/** What a call to a service does to a rule, a monitor, a reading or a figure that is in its way. */
export function findServiceSign(
  call: ToolCall,
  effect: Effect,
  ask: () => Request,
  about: Omit<Context, 'words'>,
): ServiceSign | null {
  if (effect.ending !== 'succeeded' && effect.ending !== 'partial') return null;
  const context: Context = { ...about, words: toToolNameParts(call.tool).words };
  return (
    findOption(call, context) ??
    findMergeBypass(call, ask, context) ??
    findApproval(call, ask, context) ??
    findMuted(call, ask, context) ??
    findReading(call, context) ??
    findFormula(call, effect, context) ??
    findPlug(call, effect, context) ??
    findBackdating(call, effect, context) ??
    findGuard(call, effect, ask, context) ??
    findSplit(call, effect, context)
  );
}
