import type { Effect } from '../effects/effect.ts';
import { toEffects } from '../effects/read-effects.ts';
import type { Conversation, Execution } from '../model/execution.ts';

/** What was done in each conversation: one does not undo or repair what another did. */
export function toConversationEffects({ conversations }: Execution): ReadonlyMap<Conversation, readonly Effect[]> {
  return new Map(conversations.map((conversation) => [conversation, toEffects(conversation.calls)]));
}
