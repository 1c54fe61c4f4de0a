import type { Execution } from '../execution.ts';
import type { CausalEdge, CausalGraph, CausalNode, Finding } from '../report/diagnosis.ts';
import type { GradedFinding } from '../scoring/score.ts';
import { CAUSAL_RULES } from './causal-rules.ts';
import { findCitedEvents } from './cited-events.ts';

/** A graph that a person can take in. */
const MAX_FINDINGS = 12;
/** Events that justify an edge: the first ones say enough. */
const MAX_JUSTIFYING = 10;

/** How one failure led to another, and the event that each began with. Findings come worst first. */
export function buildCausalGraph(
  execution: Execution,
  graded: readonly GradedFinding[],
  findings: readonly Finding[],
): CausalGraph {
  const shown = graded.slice(0, MAX_FINDINGS);
  const cited = findCitedEvents(
    execution,
    shown.flatMap(({ draft }) => [draft.beganAt, ...draft.events]),
  );
  const links = shown.flatMap((from) =>
    shown.flatMap((to) =>
      CAUSAL_RULES.filter((rule) => from !== to && rule.from === from.type && rule.to === to.type).flatMap((rule) => {
        const events = rule.join(from, to, cited);
        return events ? [toEdge(from.id, to.id, rule.kind, rule.id, events)] : [];
      }),
    ),
  );
  const told = new Map(findings.map((finding) => [finding.id, finding]));
  const starts = new Map(shown.map(({ id, draft }) => [draft.beganAt, toStart(draft.beganAt, told.get(id))]));
  return {
    nodes: [
      ...starts.values(),
      ...shown.map(({ id }): CausalNode => ({ id, kind: 'failure', label: told.get(id)?.title ?? id })),
    ],
    edges: [
      ...shown.map(({ id, draft }) => toEdge(draft.beganAt, id, 'causes', 'begins_with', [draft.beganAt])),
      ...links,
    ],
  };
}

function toStart(eventId: string, finding: Finding | undefined): CausalNode {
  const label = finding?.quotes.find(({ event_id }) => event_id === eventId)?.text ?? eventId;
  return { id: eventId, kind: 'event', label };
}

function toEdge(
  from: string,
  to: string,
  kind: CausalEdge['kind'],
  rule: string,
  events: readonly string[],
): CausalEdge {
  return { from, to, kind, rule, event_ids: events.slice(0, MAX_JUSTIFYING) };
}
