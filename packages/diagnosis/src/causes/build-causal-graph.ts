import type { CausalEdge, CausalGraph, CausalNode, Finding, RootCause } from '../model/diagnosis.ts';
import type { Execution, ModelCall } from '../model/execution.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import { createQuoter } from '../views/quotes.ts';
import type { CitedEvents } from './cited-events.ts';
import { EVENT_RULES, findRootStep, ROOT_STEP } from './event-rules.ts';
import { type Causes, MAX_FINDINGS, MAX_LINKS, toEdge } from './find-causes.ts';

/** Findings, worst first, of which the way from event to event is drawn; the others only with the event that they begin with. */
const MAX_WAYS = 6;
/** A failure and its beginning for each finding, where it shows for the worst, and the root cause. */
export const MAX_NODES = 2 * MAX_FINDINGS + MAX_WAYS + 1;
export const MAX_EDGES = MAX_FINDINGS + MAX_WAYS + 1 + MAX_LINKS;

interface Beginning {
  /** The failure at the beginning of the chain. */
  readonly primary: GradedFinding | undefined;
  /** The steps at which it may have gone wrong, likeliest first. */
  readonly rootCauses: readonly RootCause[];
}

/** From the step that is likeliest to be the root cause, over the events that failures begin with and show in, to what they led to. */
export function buildCausalGraph(
  execution: Execution,
  { shown, cited, links }: Causes,
  findings: readonly Finding[],
  { primary, rootCauses }: Beginning,
): CausalGraph {
  const [likeliest] = rootCauses;
  const root = primary && likeliest ? findRootStep(primary, cited, likeliest) : null;
  const toNodeId = createNodeIds(cited);
  const ways = shown.flatMap((finding, index) => toWay(finding, cited, toNodeId, index < MAX_WAYS));
  const edges: CausalEdge[] = [
    ...(root && likeliest
      ? [toEdge(likeliest.event_id, toNodeId(root.to), 'precedes', ROOT_STEP.id, root.events)]
      : []),
    ...ways,
    ...links,
  ];
  const failures = new Map(shown.map(({ id }) => [id, findings.find((finding) => finding.id === id)?.title ?? id]));
  const events = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].filter((id) => !failures.has(id));
  return {
    nodes: [
      ...toEventNodes(execution, events, findings, likeliest?.event_id, root?.shownBy),
      ...[...failures].map(([id, label]): CausalNode => ({ id, kind: 'failure', label })),
    ],
    edges,
  };
}

/** From the event that a failure begins with to the failure: over the event that it shows in, where a rule says how the one led there. */
function toWay(
  finding: GradedFinding,
  cited: CitedEvents,
  toNodeId: (eventId: string) => string,
  isTold: boolean,
): CausalEdge[] {
  const { id, type, draft } = finding;
  const began = toNodeId(draft.beganAt);
  for (const rule of isTold ? EVENT_RULES : []) {
    const way = rule.type === type ? rule.find(finding, cited) : null;
    if (!way) continue;
    const shows = toNodeId(way.to);
    return [toEdge(began, shows, 'precedes', rule.id, way.events), toEdge(shows, id, 'causes', 'shows_in', [shows])];
  }
  return [toEdge(began, id, 'causes', 'begins_with', [draft.beganAt])];
}

/** A model call is one node: that of the first of its events that is drawn. */
function createNodeIds(cited: CitedEvents): (eventId: string) => string {
  const drawn = new Map<ModelCall, string>();
  return (eventId) => {
    const model = cited.modelCall(eventId);
    if (!model) return eventId;
    const known = drawn.get(model) ?? eventId;
    drawn.set(model, known);
    return known;
  };
}

/** Events in words. The root-cause step is shown as the event that says what it was about. */
function toEventNodes(
  execution: Execution,
  ids: readonly string[],
  findings: readonly Finding[],
  rootStep: string | undefined,
  shownBy: string | undefined,
): CausalNode[] {
  const quotes = new Map(findings.flatMap((finding) => finding.quotes.map(({ event_id, text }) => [event_id, text])));
  const toTelling = (id: string): string => (id === rootStep && shownBy !== undefined ? shownBy : id);
  const unquoted = ids.map(toTelling).flatMap((id) => (quotes.has(id) ? [] : [[id]]));
  const quote = unquoted.length === 0 ? () => [] : createQuoter(execution, unquoted);
  return ids.map((id) => {
    const telling = toTelling(id);
    return { id, kind: 'event', label: quotes.get(telling) ?? quote([telling])[0]?.text ?? id };
  });
}
