import type { ShownFinding } from '@critiqor/api/overview';
import type { CausalEdge, CausalGraph } from '@critiqor/diagnosis/model/diagnosis';
import { useMemo } from 'react';
import { runHref } from '../../app/route.ts';
import { useWidth } from '../../charts/use-width.ts';
import { Mark } from '../../parts/mark.tsx';
import { because, EDGE_MEANINGS } from '../../words/because.ts';
import { layGraph, NODE_HEIGHT, NODE_WIDTH, type PlacedNode } from './lay-graph.ts';

interface Props {
  readonly graph: CausalGraph;
  readonly findings: readonly ShownFinding[];
  readonly run: string;
  readonly current: CausalEdge | null;
  readonly onPick: (edge: CausalEdge) => void;
}

/** The causal graph. Clicking an edge moves the walk-through there, which names its rule. */
export function CausalDrawing({ graph, findings, run, current, onPick }: Props) {
  const [place, width] = useWidth<HTMLElement>();
  const isNarrow = width > 0 && width < 640;
  const placed = useMemo(() => layGraph(graph, isNarrow), [graph, isNarrow]);
  const isCurrent = (edge: CausalEdge) =>
    edge.from === current?.from && edge.to === current.to && edge.rule === current.rule;
  return (
    <section className="card graph" ref={place} aria-label="Causal graph">
      <div className="graph-place" style={{ width: placed.width, height: placed.height }}>
        <svg width={placed.width} height={placed.height} aria-hidden="true">
          <defs>
            <marker
              id="arrow"
              viewBox="0 0 8 8"
              markerUnits="userSpaceOnUse"
              refX="7"
              refY="4"
              markerWidth="10"
              markerHeight="10"
              orient="auto-start-reverse"
            >
              <path d="M0 0l8 4-8 4z" fill="context-stroke" />
            </marker>
          </defs>
          {placed.edges.map((edge) => (
            <path
              key={`${edge.from} ${edge.to} ${edge.rule}`}
              className={`edge edge-${edge.kind}${isCurrent(edge) ? ' current' : ''}`}
              d={edge.path}
              markerEnd="url(#arrow)"
            />
          ))}
        </svg>
        {placed.edges.map((edge, index) => (
          <button
            type="button"
            key={`${edge.from} ${edge.to} ${edge.rule}`}
            className={`edge-label${isCurrent(edge) ? ' current' : ''}`}
            style={{ left: edge.labelX, top: edge.labelY }}
            title={because(edge.rule) ?? EDGE_MEANINGS[edge.kind]}
            onClick={() => onPick(graph.edges[index] as CausalEdge)}
          >
            {EDGE_WORDS[edge.kind]}
          </button>
        ))}
        {placed.nodes.map((node) => (
          <Node key={node.id} node={node} run={run} finding={findings.find(({ id }) => id === node.id)} />
        ))}
      </div>
      <EdgeLegend kinds={new Set(graph.edges.map(({ kind }) => kind))} />
    </section>
  );
}

const EDGE_WORDS = { causes: 'led to', reinforces: 'made worse', precedes: 'then' } as const;

const KINDS = ['causes', 'reinforces', 'precedes'] as const;

/** Legend: the kinds of edges that the graph has, and what they mean. */
function EdgeLegend({ kinds }: { kinds: ReadonlySet<CausalEdge['kind']> }) {
  return (
    <ul className="edge-legend small muted">
      {KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
        <li key={kind}>
          <svg width="34" height="10" aria-hidden="true">
            <path className={`edge edge-${kind}`} d="M2 5H32" />
          </svg>
          <span>
            <strong>{EDGE_WORDS[kind]}</strong>: {EDGE_MEANINGS[kind]}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Node({ node, run, finding }: { node: PlacedNode; run: string; finding: ShownFinding | undefined }) {
  const isFailure = node.kind === 'failure';
  const href = isFailure
    ? runHref(run, 'diagnosis', { finding: node.id })
    : runHref(run, 'evidence', { event: node.id });
  return (
    <a
      href={href}
      className={isFailure ? `node failure tone-${finding?.severity ?? 'none'}` : 'node'}
      style={{ left: node.x, top: node.y, width: NODE_WIDTH, height: NODE_HEIGHT }}
      title={node.label}
    >
      <span className="node-kind">
        {isFailure ? <Mark tone={finding?.severity ?? 'none'} size={12} /> : null}
        {isFailure ? 'Failure' : node.id}
      </span>
      <span className={isFailure ? 'node-label said' : 'node-label said mono'}>{node.label}</span>
    </a>
  );
}
