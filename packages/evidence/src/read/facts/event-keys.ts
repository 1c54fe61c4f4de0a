import type { JournalEvent } from '../../contract/event.ts';

/** What a line belongs to; '' where it does not say. */

/** The run of the host, else the conversation. Ids of calls are unique within it, not beyond. */
export const toRunKey = (event: JournalEvent): string => event.host_run_id ?? event.conversation_key ?? '';

export const toConversationKey = (event: JournalEvent): string => event.conversation_key ?? event.conversation_id ?? '';

export const hasRunId = (event: JournalEvent): boolean => event.host_run_id !== undefined;
