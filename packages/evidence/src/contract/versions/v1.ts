/**
 * A line of evidence version 1, frozen when version 2 replaced it: never edit it. Ids were named after OpenClaw, the only host.
 * Its payloads are described in `schemas/journal-event.v1.schema.json`; of them only the members named below were renamed.
 */
export interface JournalEventV1 {
  readonly v: 1;
  readonly timestamp: string;
  readonly event_type: string;
  readonly source_layer: 'extension_api' | 'tool_hooks' | 'supervisor';
  readonly source: string;
  readonly status: 'ok' | 'error';
  readonly payload: PayloadV1;
  readonly seq: number;
  readonly writer: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly host_ts?: number;
  readonly outcome?: 'completed' | 'failed' | 'blocked' | 'cancelled' | 'running' | 'unknown';
  readonly exit_code?: number;
  readonly error?: string;
  readonly duration_ms?: number | null;
  readonly tool_name?: string;
  readonly tool_call_id?: string;
  readonly parent_tool_call_id?: string;
  readonly refines?: number;
  readonly derived_from?: number;
  readonly openclaw_run_id?: string;
  readonly openclaw_session_key?: string;
  readonly openclaw_session_id?: string;
  readonly openclaw_agent_id?: string;
  readonly trace_id?: string;
  readonly redactions?: number;
  readonly truncations?: number;
}

export type PayloadV1 = Readonly<Record<string, unknown>> & {
  /** In `recorder_start`. */
  readonly openclaw_version?: unknown;
  /** In `subagent_spawned` and `subagent_ended`. */
  readonly child_session_key?: unknown;
  readonly parent_session_key?: unknown;
  /** In `session_end`. */
  readonly next_session_id?: unknown;
  /** In `agent_start` and `input`; `session_key` was its name for `conversation_key`. */
  readonly trigger_source?: unknown;
};
