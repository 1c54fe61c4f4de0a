import type { CausalEdge, CausalGraph } from '@critiqor/diagnosis/model/diagnosis';

/** The edges of a graph in narrative order: causes before effects. */
export function walkEdges({ nodes, edges }: CausalGraph, firstNode: string | null): CausalEdge[] {
  const waiting = new Map(nodes.map(({ id }) => [id, 0]));
  for (const { to } of edges) waiting.set(to, (waiting.get(to) ?? 0) + 1);
  const order = nodes.map(({ id }) => id).filter((id) => waiting.get(id) === 0);
  // The chain of the primary failure comes first.
  order.sort((a, b) => Number(reaches(edges, b, firstNode)) - Number(reaches(edges, a, firstNode)));
  const told: CausalEdge[] = [];
  const seen = new Set<string>();
  for (const queue = order; queue.length > 0; ) {
    const id = queue.shift() as string;
    if (seen.has(id)) continue;
    seen.add(id);
    for (const edge of edges.filter(({ from }) => from === id)) {
      told.push(edge);
      const left = (waiting.get(edge.to) ?? 1) - 1;
      waiting.set(edge.to, left);
      if (left <= 0) queue.unshift(edge.to);
    }
  }
  // A cycle has no beginning; its edges are added anyway.
  return [...told, ...edges.filter((edge) => !told.includes(edge))];
}

function reaches(edges: readonly CausalEdge[], from: string, goal: string | null, seen = new Set<string>()): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return edges.some((edge) => edge.from === from && reaches(edges, edge.to, goal, seen));
}

/** Failures and what leads to them: all that is drawn of a graph that is too large. */
export function ancestorsOf({ nodes, edges }: CausalGraph, goal: string, limit: number): CausalGraph {
  const kept = new Set([goal]);
  for (let grew = true; grew && kept.size < limit; ) {
    const before = kept.size;
    for (const { from, to } of edges) if (kept.has(to) && kept.size < limit) kept.add(from);
    grew = kept.size > before;
  }
  return {
    nodes: nodes.filter(({ id }) => kept.has(id)),
    edges: edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
  };
}

/** A step of the story: an event or a failure, and the edge that leads there from something told before. */
interface StoryStep {
  readonly id: string;
  readonly by: CausalEdge | null;
  /** Another event that shows what was told already. */
  readonly isAside: boolean;
}

/** Every node once, in the order of the edges: the root cause first, each later one with what led to it. */
export function toStory(edges: readonly CausalEdge[], root: string | null): StoryStep[] {
  const told = new Set<string>();
  const steps: StoryStep[] = [];
  const tell = (id: string, by: CausalEdge | null, isAside = false): void => {
    if (told.has(id)) return;
    told.add(id);
    steps.push({ id, by, isAside });
  };
  if (root !== null && edges.some(({ from, to }) => from === root || to === root)) tell(root, null);
  for (let left = [...edges]; left.length > 0; ) {
    const next = left.find(({ from }) => told.has(from)) ?? left[0];
    if (!next) break;
    tell(next.from, null, told.has(next.to));
    tell(next.to, next);
    left = left.filter((edge) => edge !== next);
  }
  return steps;
}
