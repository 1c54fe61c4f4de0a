import type { CausalEdge, CausalGraph, CausalNode } from '@critiqor/diagnosis/model/diagnosis';
import { Graph, layout } from '@dagrejs/dagre';

export interface PlacedNode extends CausalNode {
  readonly x: number;
  readonly y: number;
}

interface PlacedEdge extends CausalEdge {
  readonly path: string;
  readonly labelX: number;
  readonly labelY: number;
}

interface PlacedGraph {
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly width: number;
  readonly height: number;
}

export const NODE_WIDTH = 212;
export const NODE_HEIGHT = 86;
const LABEL_WIDTH = 112;

/** Arranges nodes in ranks from cause to effect. */
export function layGraph({ nodes, edges }: CausalGraph, isNarrow: boolean): PlacedGraph {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: isNarrow ? 'TB' : 'LR', nodesep: 22, ranksep: isNarrow ? 26 : 16, marginx: 4, marginy: 4 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of nodes) graph.setNode(id, { width: NODE_WIDTH, height: NODE_HEIGHT });
  edges.forEach(({ from, to }, index) => {
    graph.setEdge(from, to, { width: LABEL_WIDTH, height: 22, labelpos: 'c' }, String(index));
  });
  layout(graph);
  const size = graph.graph() as { width?: number; height?: number };
  return {
    nodes: nodes.map((node) => {
      const { x, y } = graph.node(node.id) as { x: number; y: number };
      return { ...node, x: x - NODE_WIDTH / 2, y: y - NODE_HEIGHT / 2 };
    }),
    edges: edges.map((edge, index) => {
      const placed = graph.edge(edge.from, edge.to, String(index)) as {
        points: { x: number; y: number }[];
        x: number;
        y: number;
      };
      return { ...edge, path: toPath(placed.points), labelX: placed.x, labelY: placed.y };
    }),
    width: Math.ceil(size.width ?? 0),
    height: Math.ceil(size.height ?? 0),
  };
}

/** A smooth line through the points. */
function toPath(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const curves = rest.map(({ x, y }, index) => {
    const before = points[index] ?? first;
    const middle = (before.x + x) / 2;
    return Math.abs(before.y - y) < 0.5 ? `L${x} ${y}` : `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
  });
  return `M${first.x} ${first.y}${curves.join('')}`;
}
