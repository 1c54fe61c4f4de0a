import type { EventKind } from '@critiqor/api/evidence';

/** The kind of an event by its canonical type; a map, because types come from the evidence. */
const KINDS: ReadonlyMap<string, EventKind> = new Map(
  Object.entries({
    lifecycle: ['state_transition', 'process_start', 'process_end', 'error_event', 'gateway_start', 'gateway_stop'],
    run: ['agent_start', 'agent_end', 'turn_start', 'turn_end', 'session_start', 'session_end', 'reset', 'cron'],
    message: ['input', 'message_received', 'message_sent', 'message_start', 'message_update', 'message_end'],
    model: ['before_provider_request', 'after_provider_response', 'token_usage'],
    tool: [
      'tool_call',
      'tool_output',
      'tool_execution_start',
      'tool_execution_update',
      'tool_execution_end',
      'user_bash',
    ],
    memory: ['memory_event'],
    skill: ['skill_available', 'skill_read'],
    context: ['context_report'],
    compaction: ['compaction_start', 'compaction_end'],
    subagent: ['subagent_spawned', 'subagent_ended'],
    recorder: ['recorder_start', 'recorder_status', 'recorder_fault'],
  } satisfies Partial<Record<EventKind, readonly string[]>>).flatMap(([kind, types]) =>
    types.map((type) => [type, kind as EventKind] as const),
  ),
);

export const toEventKind = (canonicalType: string): EventKind => KINDS.get(canonicalType) ?? 'other';
