/**
 * A line of evidence version 2, frozen: never edit it. Ids have general names, and `host` says whose they are. Its payloads are described in
 * `schemas/journal-event.v2.schema.json`, and what they held when it was frozen is in `fixtures/payloads-v2.json`. A member that is added to a line,
 * renamed or given another type makes a version 3 (`docs/decisions/`, "Evidence version 2 is frozen").
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
