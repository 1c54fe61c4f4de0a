/**
 * A line of evidence version 2: ids have general names, and `host` says whose they are. Its payloads are described in
 * `schemas/journal-event.v2.schema.json`. From the release on that freezes version 2 this is never edited; until then a member may be added.
 */
export interface JournalEventV2 {
  readonly v: 2;
  readonly timestamp: string;
  readonly event_type: string;
  readonly source_layer: 'extension_api' | 'tool_hooks' | 'supervisor';
  readonly source: string;
  readonly status: 'ok' | 'error';
  readonly payload: Readonly<Record<string, unknown>>;
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
  readonly host?: string;
  readonly host_run_id?: string;
  readonly conversation_key?: string;
  readonly conversation_id?: string;
  readonly agent_id?: string;
  readonly trace_id?: string;
  readonly redactions?: number;
  readonly truncations?: number;
}
