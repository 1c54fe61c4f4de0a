import type { CausalEdge } from '../model/diagnosis.ts';
import type { Execution } from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedItems } from '../views/cited-items.ts';
import { CAUSAL_RULES } from './causal-rules.ts';
import { type CitedEvents, findCitedEvents } from './cited-events.ts';

/** Number of findings, worst first, whose causes are reported: as many as a person can take in. */
export const MAX_FINDINGS = 12;
/** Edges between findings. Seldom are there more than a handful. */
export const MAX_LINKS = 20;
/** Events that justify an edge: the first ones say enough. */
const MAX_JUSTIFYING = 10;

export interface Causes {
  /** The findings that were looked at, worst first. */
  readonly shown: readonly GradedFinding[];
  readonly cited: CitedEvents;
  /** What led to what: first what causes, then what only makes worse. */
  readonly links: readonly CausalEdge[];
}

/** How findings led to each other. Findings come worst first; the same findings give the same edges in the same order. */
export function findCauses(execution: Execution, graded: readonly GradedFinding[], items?: CitedItems): Causes {
  const shown = graded.slice(0, MAX_FINDINGS);
  const cited = findCitedEvents(
    execution,
    shown.flatMap(({ draft }) => [draft.beganAt, ...draft.events]),
    items,
  );
  const links = shown.flatMap((from) => shown.flatMap((to) => (from === to ? [] : toLinks(from, to, cited))));
  const byKind = Map.groupBy(links, ({ kind }) => kind);
  const ordered = [...(byKind.get('causes') ?? []), ...(byKind.get('reinforces') ?? [])];
  return { shown, cited, links: ordered.slice(0, MAX_LINKS) };
}

function toLinks(from: GradedFinding, to: GradedFinding, cited: CitedEvents): CausalEdge[] {
  return CAUSAL_RULES.filter((rule) => rule.from === from.type && rule.to === to.type).flatMap((rule) => {
    const events = rule.join.find(from, to, cited);
    return events ? [toEdge(from.id, to.id, rule.kind, rule.id, events)] : [];
  });
}

export function toEdge(
  from: string,
  to: string,
  kind: CausalEdge['kind'],
  rule: string,
  events: readonly string[],
): CausalEdge {
  return { from, to, kind, rule, event_ids: events.slice(0, MAX_JUSTIFYING) };
}
