import { CALL_EVENTS } from './event-types/call-events.ts';
import { CONTEXT_EVENTS } from './event-types/context-events.ts';
import { CONVERSATION_EVENTS } from './event-types/conversation-events.ts';
import type { EventTypeContract } from './event-types/event-type.ts';
import { RECORDER_EVENTS } from './event-types/recorder-events.ts';

/** Every type that a recorder or a supervisor may write. `docs/events.md` is generated from this table. */
export const EVENT_TYPES = {
  ...RECORDER_EVENTS,
  ...CONVERSATION_EVENTS,
  ...CALL_EVENTS,
  ...CONTEXT_EVENTS,
} as const satisfies Record<string, EventTypeContract>;

export type EventType = keyof typeof EVENT_TYPES;
