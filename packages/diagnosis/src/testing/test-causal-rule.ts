import assert from 'node:assert/strict';
import type { EvidenceEvent } from '../intake/read-evidence.ts';
import type { CausalEdge, Diagnosis } from '../model/diagnosis.ts';
import type { Scenario } from './scenario.ts';

/** What every rule owes beside the two failures side by side: an edge, and the same run without its cause. */
export interface RuleCase {
  readonly rule: string;
  /** With the cause there is exactly one such edge; without it the effect is still there, and the edge is gone. */
  readonly scenario: (hasCause: boolean) => Scenario;
  /** The events that justify the edge, as `tool_call 2`: the second of that type. */
  readonly cites: readonly string[];
  /** Closer than side by side: both in one run, or one after the other as the rule has it, without the fact that joins them. */
  readonly near?: () => Scenario;
}

export function edgesOf({ causal_graph }: Diagnosis, rule: string): readonly CausalEdge[] {
  return causal_graph.edges.filter((edge) => edge.rule === rule);
}

/** An event as its type and its number among those of its type. */
export function toOrdinal(events: readonly EvidenceEvent[], eventId: string): string {
  const index = events.findIndex(({ event_id }) => event_id === eventId);
  const type = events[index]?.event_type;
  assert.ok(type, `${eventId} exists`);
  return `${type} ${events.slice(0, index + 1).filter(({ event_type }) => event_type === type).length}`;
}
