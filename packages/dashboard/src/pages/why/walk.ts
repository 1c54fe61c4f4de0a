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
