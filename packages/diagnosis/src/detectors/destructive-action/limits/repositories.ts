import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toArguments } from '../../../tools/tool-arguments.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts } from './touched.ts';

/** The repository of the same name that belongs to somebody else than was named: upstream instead of the fork. */
export function findOtherOwner(call: ToolCall, effects: readonly Effect[], { objects, text }: Request): Harm | null {
  const { owner, repo } = toArguments(call.args);
  if (typeof owner !== 'string' || typeof repo !== 'string') return null;
  const effect = effects.find(acts);
  if (!effect) return null;
  const given = fold(`${owner}/${repo}`);
  const named = objects.find(
    (object) => object.kind === 'path' && object.text !== given && object.text.endsWith(`/${fold(repo)}`),
  );
  if (!named || text.includes(given) || text.includes(fold(owner))) return null;
  return toHarm({
    kind: 'send',
    call,
    effect,
    what: `wrote to ${given}`,
    objects: [given],
    place: 'service',
    text: `${named.text} was named`,
  });
}
