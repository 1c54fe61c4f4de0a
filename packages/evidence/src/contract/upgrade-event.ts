import { EVIDENCE_VERSION } from './event.ts';
import type { JournalEventV1, PayloadV1 } from './versions/v1.ts';
import type { JournalEventV2 } from './versions/v2.ts';

/** A parsed line of whatever version. */
export type AnyEvent = Readonly<Record<string, unknown>>;

/**
 * One step per version: from the shape that was frozen when it was replaced to the next one. Steps are never edited once
 * released; a reader applies them one after the other.
 */
const UPGRADES: Readonly<Record<number, (event: AnyEvent) => AnyEvent>> = {
  0: fromPreviewToFirst,
  1: fromFirstToHosts,
};

/** A line that cannot be read, with the reason in words for people. */
interface RefusedEvent {
  readonly kind: 'garbage_line' | 'future_version';
  readonly refused: string;
}

/** Upgrades a line to the current version, or says why it cannot be read. */
export function upgradeEvent(event: AnyEvent): { readonly event: AnyEvent } | RefusedEvent {
  const version = event.v;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) {
    return { kind: 'garbage_line', refused: 'The line does not say which evidence version it has.' };
  }
  if (version > EVIDENCE_VERSION) {
    return {
      kind: 'future_version',
      refused: `The line has evidence version ${version}; this Critiqor reads up to ${EVIDENCE_VERSION}. Update Critiqor to read it.`,
    };
  }
  let upgraded = event;
  for (let from = version; from < EVIDENCE_VERSION; from++) {
    const step = UPGRADES[from];
    if (!step) return { kind: 'garbage_line', refused: `Evidence version ${version} can no longer be read.` };
    upgraded = step(upgraded);
  }
  return { event: upgraded };
}

/**
 * Version 0 was the documented preview shape: tool ids and names were only in the payload, a call's duration was 0 until it
 * had ended, and `source` did not exist.
 */
function fromPreviewToFirst(event: AnyEvent): AnyEvent {
  const payload = (typeof event.payload === 'object' && event.payload !== null ? event.payload : {}) as AnyEvent;
  const { toolCallId, toolName } = payload;
  return {
    ...event,
    v: 1,
    payload,
    source: event.source ?? 'preview',
    ...(event.tool_call_id === undefined && typeof toolCallId === 'string' ? { tool_call_id: toolCallId } : {}),
    ...(event.tool_name === undefined && typeof toolName === 'string' ? { tool_name: toolName } : {}),
    ...(event.event_type === 'tool_call' ? { duration_ms: null } : {}),
  };
}

/** Version 2 supports any host: members that version 1 named after OpenClaw have general names, and `host` says whose they are. */
function fromFirstToHosts(event: AnyEvent): AnyEvent {
  const {
    openclaw_run_id: runId,
    openclaw_session_key: key,
    openclaw_session_id: id,
    openclaw_agent_id: agent,
    ...rest
  } = event as Partial<JournalEventV1>;
  return {
    ...rest,
    v: 2,
    payload: toHostPayload(event.event_type, event.payload as PayloadV1) as JournalEventV2['payload'],
    ...(event.source_layer === 'supervisor' ? {} : { host: 'openclaw' }),
    ...(runId === undefined ? {} : { host_run_id: runId }),
    ...(key === undefined ? {} : { conversation_key: key }),
    ...(id === undefined ? {} : { conversation_id: id }),
    ...(agent === undefined ? {} : { agent_id: agent }),
  } satisfies Partial<JournalEventV2>;
}

type Renamed = readonly (readonly [keyof PayloadV1 & string, string])[];
const KEYS_OF_SUBAGENTS: Renamed = [
  ['child_session_key', 'child_conversation_key'],
  ['parent_session_key', 'parent_conversation_key'],
];
/** Members of payloads that version 2 calls differently, by type of event. */
const RENAMED_IN_2: ReadonlyMap<unknown, Renamed> = new Map<unknown, Renamed>([
  ['recorder_start', [['openclaw_version', 'host_version']]],
  ['session_end', [['next_session_id', 'next_conversation_id']]],
  ['subagent_spawned', KEYS_OF_SUBAGENTS],
  ['subagent_ended', KEYS_OF_SUBAGENTS],
]);

function toHostPayload(type: unknown, payload: PayloadV1): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  if (payload.trigger_source === 'session_key') return { ...payload, trigger_source: 'conversation_key' };
  const renamed = RENAMED_IN_2.get(type);
  if (!renamed) return payload;
  const upgraded: Record<string, unknown> = { ...payload };
  for (const [old, name] of renamed) {
    if (!(old in payload)) continue;
    upgraded[name] = payload[old];
    delete upgraded[old];
  }
  return upgraded;
}
