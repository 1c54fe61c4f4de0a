import { SOURCE_LAYERS, type SourceLayer } from './event-types/event-type.ts';
import type { EventType } from './event-types.ts';

/**
 * The evidence contract: the line that carries an event. The types of events and their payloads are in `event-types/`.
 *
 * Version and duty: whoever changes the meaning, the name or the type of anything in this file or there raises EVIDENCE_VERSION,
 * freezes the old shape in `versions/` with a step from it to the new one in `upgrade-event.ts`, and adds a fixture of the old
 * version: a journal and a sealed run.
 * A new optional payload field or a new event type needs no new version: readers ignore what they do not know.
 */
export const EVIDENCE_VERSION = 2;

/** What really happened to a call or a run, based on what was executed, not on what was said about it. */
export const OUTCOMES = ['completed', 'failed', 'blocked', 'cancelled', 'running', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * One line of the journal. Absent means that the host did not say; only `duration_ms` is null while a thing has begun and not
 * ended. `seq` is gap-free per writer; `prev_hash` and `hash` chain a writer's lines.
 */
export interface JournalEvent {
  readonly v: number;
  readonly timestamp: string;
  readonly event_type: string;
  readonly source_layer: SourceLayer;
  readonly source: string;
  readonly status: 'ok' | 'error';
  readonly payload: Readonly<Record<string, unknown>>;
  readonly seq: number;
  readonly writer: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly host_ts?: number;
  readonly outcome?: Outcome;
  readonly exit_code?: number;
  readonly error?: string;
  readonly duration_ms?: number | null;
  readonly tool_name?: string;
  readonly tool_call_id?: string;
  readonly parent_tool_call_id?: string;
  /** The seq of this writer's line that this one adds to. */
  readonly refines?: number;
  /** The seq of this writer's line that this one was made from; such lines are left out of totals. */
  readonly derived_from?: number;
  /** The agent runtime that showed this; a supervisor's own lines have none. */
  readonly host?: string;
  /** Ids of the host: one run of it, the conversation by its lasting key and by its present id, the agent. */
  readonly host_run_id?: string;
  readonly conversation_key?: string;
  readonly conversation_id?: string;
  readonly agent_id?: string;
  readonly trace_id?: string;
  readonly redactions?: number;
  readonly truncations?: number;
}

/** What a recorder says about an event; the journal writer adds the rest. */
export type EventDraft = Partial<
  Omit<
    JournalEvent,
    'v' | 'timestamp' | 'event_type' | 'payload' | 'seq' | 'writer' | 'prev_hash' | 'hash' | 'source_layer' | 'host'
  >
> & {
  readonly event_type: EventType;
  readonly source: string;
  readonly payload: Readonly<Record<string, unknown>>;
};

/** Whether a parsed line is an event of the current version. Hand-written, because it runs for every line that is read. */
export function isJournalEvent(value: unknown): value is JournalEvent {
  if (typeof value !== 'object' || value === null) return false;
  const event = value as Record<string, unknown>;
  return (
    event.v === EVIDENCE_VERSION &&
    isString(event.timestamp) &&
    isString(event.event_type) &&
    isSourceLayer(event.source_layer) &&
    isString(event.source) &&
    (event.status === 'ok' || event.status === 'error') &&
    typeof event.payload === 'object' &&
    event.payload !== null &&
    !Array.isArray(event.payload) &&
    isCount(event.seq) &&
    event.seq !== 0 &&
    isString(event.writer) &&
    isHash(event.prev_hash) &&
    isHash(event.hash) &&
    isOptional(event.host_ts, isNumber) &&
    isOptional(event.outcome, isOutcome) &&
    isOptional(event.exit_code, Number.isSafeInteger) &&
    isOptional(event.error, isString) &&
    (event.duration_ms === null || isOptional(event.duration_ms, isNumber)) &&
    isOptional(event.refines, isCount) &&
    isOptional(event.derived_from, isCount) &&
    isOptional(event.redactions, isCount) &&
    isOptional(event.truncations, isCount) &&
    isOptional(event.tool_name, isString) &&
    isOptional(event.tool_call_id, isString) &&
    isOptional(event.parent_tool_call_id, isString) &&
    isOptional(event.host, isString) &&
    isOptional(event.host_run_id, isString) &&
    isOptional(event.conversation_key, isString) &&
    isOptional(event.conversation_id, isString) &&
    isOptional(event.agent_id, isString) &&
    isOptional(event.trace_id, isString)
  );
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;

const HASH_CHARS = 64;
/** 1 for the characters of a hash, by code: every line has two, and a table takes half the time of a regular expression. */
const HEX_CODES = Uint8Array.from({ length: 128 }, (_, code) => Number(/[0-9a-f]/.test(String.fromCharCode(code))));

function isHash(value: unknown): boolean {
  if (typeof value !== 'string' || value.length !== HASH_CHARS) return false;
  let hexChars = 0;
  for (let index = 0; index < HASH_CHARS; index++) hexChars += HEX_CODES[value.charCodeAt(index)] ?? 0;
  return hexChars === HASH_CHARS;
}

const isSourceLayer = (value: unknown): boolean => (SOURCE_LAYERS as readonly unknown[]).includes(value);
const isOutcome = (value: unknown): boolean => (OUTCOMES as readonly unknown[]).includes(value);
const isOptional = (value: unknown, guard: (value: unknown) => boolean): boolean => value === undefined || guard(value);
