import type { ToolCall } from '../model/execution.ts';
import { toToldText } from '../tools/telling.ts';
import type { Turn } from './turns.ts';

/** What the agent told the person at the end of a turn: a message, or a text that it delivered through a tool. */
export interface Answer {
  readonly eventId: string;
  readonly text: string;
  /** Calls up to this place are what the answer can speak of. */
  readonly position: number;
}

/** The answer of a turn; null if the person got none. */
export function toAnswer({ items, message }: Turn): Answer | null {
  if (message?.partial) return null;
  const said = message ? { eventId: message.eventId, text: message.text, position: message.position } : null;
  if (said && !SILENCE.test(said.text)) return said;
  const call = items.findLast((item): item is ToolCall => item.kind === 'tool_call' && toToldText(item) !== null);
  const text = call ? toToldText(call) : null;
  return call && text !== null ? { eventId: call.eventId, text, position: call.position } : said;
}

/** The host keeps these words to itself: what the person got is what was sent before. */
const SILENCE = /^\s*(?:NO_REPLY|HEARTBEAT_OK)\s*$/;
