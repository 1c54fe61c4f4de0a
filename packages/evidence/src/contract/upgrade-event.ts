import { EVIDENCE_VERSION } from './event.ts';

/** A parsed line of whatever version. */
export type AnyEvent = Readonly<Record<string, unknown>>;

/**
 * One step per version: from the shape that was frozen when it was replaced to the next one. Steps are never edited once
 * released; a reader applies them one after the other.
 */
const UPGRADES: Readonly<Record<number, (event: AnyEvent) => AnyEvent>> = {
  0: fromPreviewToFirst,
};

/** A line that cannot be read, with the reason in words for people. */
export interface RefusedEvent {
  readonly kind: 'garbage_line' | 'future_version';
  readonly refused: string;
}

/** Brings a line to the current version, or says why it cannot be read. */
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
    if (!step)
      return { kind: 'garbage_line', refused: `There is no way to read evidence version ${version} any more.` };
    upgraded = step(upgraded);
  }
  return { event: upgraded };
}

/**
 * Version 0 was the documented preview shape: tool ids and names stood only in the payload, a call's duration was 0 until it
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
