import type { JournalEvent } from '@critiqor/evidence/contract/event';

/** The type of an event in sealed evidence; types that are not listed keep their name. */
export function toCanonicalType({ event_type, payload }: JournalEvent): string {
  switch (event_type) {
    case 'tool_result':
      return 'tool_output';
    case 'memory_search':
    case 'memory_get':
      return 'memory_event';
    case 'after_provider_response':
      return (payload.usage ?? null) === null ? event_type : 'token_usage';
    default:
      return event_type;
  }
}
