import { setBounded } from '../calls/bounded-map.ts';
import { asText, given } from '../host/host.ts';
import type { Observation } from './observation.ts';
import type { HookEvent } from './observe-hooks.ts';

const MAX_OPEN_SUBAGENTS = 256;

export function observeSubagentSpawned({ event, context }: HookEvent, source: string, observation: Observation): void {
  const runId = asText(event.runId);
  const childKey = asText(event.childSessionKey);
  const parentKey = asText(context.requesterSessionKey);
  if (runId) setBounded(observation.subagents, runId, { childKey, parentKey }, MAX_OPEN_SUBAGENTS);
  observation.record({
    event_type: 'subagent_spawned',
    source,
    ...given({ conversation_key: parentKey, agent_id: asText(event.agentId) }),
    payload: given({
      child_run_id: runId,
      child_conversation_key: childKey,
      parent_conversation_key: parentKey,
      label: asText(event.label),
      mode: asText(event.mode),
      model: asText(event.resolvedModel),
    }),
  });
}

/** A reset of a conversation is announced as the end of a subagent too; the target kind distinguishes them. */
export function observeSubagentEnded({ event, context }: HookEvent, source: string, observation: Observation): void {
  if (event.targetKind !== undefined && event.targetKind !== 'subagent') return;
  const ending = asText(event.outcome);
  observation.subagents.delete(asText(event.runId) ?? '');
  observation.record({
    event_type: 'subagent_ended',
    source,
    ...given({ conversation_key: asText(context.requesterSessionKey), error: asText(event.error) }),
    outcome: ending === 'ok' ? 'completed' : ending === 'killed' || ending === 'reset' ? 'cancelled' : 'failed',
    payload: given({
      child_run_id: asText(event.runId),
      child_conversation_key: asText(event.targetSessionKey),
      parent_conversation_key: asText(context.requesterSessionKey),
      reason: asText(event.reason),
      ending,
    }),
  });
}

/** The process ends. A subagent whose own run has ended is over, although the host did not come to say so. */
export function concludeSubagents({ subagents, runs, record }: Observation): void {
  for (const run of runs.all()) {
    const subagent = run.ended ? subagents.get(run.id) : undefined;
    if (!subagent) continue;
    const { childKey, parentKey } = subagent;
    record({
      event_type: 'subagent_ended',
      source: 'recorder',
      ...given({ conversation_key: parentKey, derived_from: run.endSeq ?? undefined, outcome: run.outcome }),
      payload: given({
        child_run_id: run.id,
        child_conversation_key: childKey,
        parent_conversation_key: parentKey,
        concluded_from: 'run_end',
      }),
    });
  }
  subagents.clear();
}
