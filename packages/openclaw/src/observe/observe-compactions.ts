import { setBounded } from '../calls/bounded-map.ts';
import { describeFromAttempt } from '../calls/model-calls.ts';
import { idsOf, idsOfConversation } from '../calls/observed-run.ts';
import { asArray, asNumber, asText, given } from '../host/host.ts';
import type { Observation } from './observation.ts';
import type { HookEvent } from './observe-hooks.ts';
import type { AgentEvent } from './observe-runs.ts';

/**
 * Compactions. The agent events of a run show those that the run makes itself, with their outcome; hooks follow, and count messages. All other
 * compactions are shown by hooks alone, and those that fail have no end.
 */

const MAX_COMPACTIONS = 256;

/** A run compacts its own conversation. */
export function observeCompaction(event: AgentEvent, source: string, observation: Observation): void {
  const { run, data, hostTs } = event;
  const ids = { ...idsOf(run), ...given({ host_ts: hostTs }) };
  if (data.phase === 'start') {
    observation.endCompaction(run.sessionKey, 'next_compaction', source);
    const seq = observation.record({ event_type: 'compaction_start', source, ...ids, duration_ms: null, payload: {} });
    remember(observation, run.sessionKey, seq, true);
  }
  if (data.phase !== 'end') return;
  const compaction = observation.compactions.get(run.sessionKey ?? '');
  const isCompleted = data.completed === true;
  const endSeq = observation.record({
    event_type: 'compaction_end',
    source,
    ...ids,
    ...given({ error: asText(data.reason) }),
    outcome: isCompleted ? 'completed' : data.outcome === 'aborted' ? 'cancelled' : 'failed',
    payload: {},
  });
  // Before another attempt the host calls no hook.
  if (compaction) Object.assign(compaction, { isOpen: false, endSeq, awaitsAfter: data.willRetry !== true });
}

export function observeBeforeCompaction({ event, context }: HookEvent, source: string, observation: Observation): void {
  const sessionKey = asText(context.sessionKey);
  const payload = given({ messages: asNumber(event.messageCount), tokens: asNumber(event.tokenCount) });
  const line = { event_type: 'compaction_start' as const, source, ...idsOfConversation(context), payload };
  const shown = observation.compactions.get(sessionKey ?? '');
  if (shown?.awaitsBefore) {
    shown.awaitsBefore = false;
    observation.record({ ...line, ...given({ refines: shown.startSeq ?? undefined }) });
  } else {
    observation.endCompaction(sessionKey, 'next_compaction', source);
    remember(observation, sessionKey, observation.record({ ...line, duration_ms: null }), false);
  }
  // The last sight of messages that are never stored: the compaction drops them, and the tokens of all others.
  const run = observation.runs.activeIn(sessionKey);
  if (run) describeFromAttempt({ run, source, record: observation.record }, asArray(event.messages));
}

export function observeAfterCompaction({ event, context }: HookEvent, source: string, observation: Observation): void {
  const compaction = observation.compactions.get(asText(context.sessionKey) ?? '');
  const payload = given({
    messages: asNumber(event.messageCount),
    tokens: asNumber(event.tokenCount),
    compacted: asNumber(event.compactedCount),
  });
  const line = { event_type: 'compaction_end' as const, source, ...idsOfConversation(context), payload };
  if (compaction?.awaitsAfter) observation.record({ ...line, ...given({ refines: compaction.endSeq ?? undefined }) });
  else observation.record({ ...line, outcome: 'completed' });
  if (compaction) Object.assign(compaction, { isOpen: false, awaitsAfter: false });
}

/** An open compaction of the conversation has failed: the conversation continued and no end was shown. */
export function concludeCompaction(
  { compactions, record }: Pick<Observation, 'compactions' | 'record'>,
  sessionKey: string | undefined,
  concludedFrom: string,
  source: string,
): void {
  const compaction = compactions.get(sessionKey ?? '');
  if (!compaction?.isOpen) return;
  compaction.isOpen = false;
  record({
    event_type: 'compaction_end',
    source,
    ...given({ conversation_key: sessionKey, derived_from: compaction.startSeq ?? undefined }),
    outcome: 'failed',
    payload: { concluded_from: concludedFrom },
  });
}

function remember(
  { compactions }: Observation,
  sessionKey: string | undefined,
  startSeq: number | null,
  awaitsBefore: boolean,
): void {
  if (sessionKey === undefined) return;
  const compaction = { startSeq, endSeq: null, isOpen: true, awaitsBefore, awaitsAfter: false };
  setBounded(compactions, sessionKey, compaction, MAX_COMPACTIONS);
}
