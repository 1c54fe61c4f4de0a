import { useMemo, useState } from 'react';
import type { RunPageProps } from '../../app/page-props.ts';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCount } from '../../words/format.ts';
import { CausalDrawing } from './causal-drawing.tsx';
import { RootCauses } from './root-causes.tsx';
import { CausalStory } from './story.tsx';
import { ancestorsOf, walkEdges } from './walk.ts';
import { WalkThrough } from './walk-through.tsx';

/** Laying out more would take seconds, and nobody could read it. */
const NODE_LIMIT = 120;

/** From root cause to effect, as a graph and step by step. */
export function Why({ detail }: RunPageProps) {
  const { diagnosis, run } = detail;
  const primary = diagnosis?.primary_diagnosis?.finding_id ?? null;
  const whole = diagnosis?.causal_graph;
  const graph = useMemo(() => {
    if (!whole || whole.nodes.length <= NODE_LIMIT || !primary) return whole ?? { nodes: [], edges: [] };
    return ancestorsOf(whole, primary, NODE_LIMIT);
  }, [whole, primary]);
  const steps = useMemo(() => walkEdges(graph, primary), [graph, primary]);
  const [at, setAt] = useState(0);
  if (!diagnosis) return <Empty title="This run has no diagnosis" />;
  if (graph.nodes.length === 0) {
    const isJudged = diagnosis.executive_summary.trust_score !== null;
    return (
      <Empty title="No failures to explain" tone={isJudged ? 'ok' : 'none'}>
        <p>The causal graph shows what led to failures. This run has none.</p>
      </Empty>
    );
  }
  const cut = (whole?.nodes.length ?? 0) - graph.nodes.length;
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Why it happened</h1>
          <p className="said">{diagnosis.primary_diagnosis?.causal_chain_explanation}</p>
        </div>
      </div>
      {cut > 0 ? (
        <Notice tone="none">
          This is what led to the primary failure; {formatCount(cut)} further nodes are left out.
        </Notice>
      ) : null}
      <CausalStory diagnosis={diagnosis} edges={steps} run={run.run_id} sealed={detail.sealed} />
      <CausalDrawing
        graph={graph}
        findings={diagnosis.findings}
        run={run.run_id}
        current={steps[at] ?? null}
        onPick={(edge) => setAt(Math.max(0, steps.indexOf(edge)))}
      />
      <details className="card">
        <summary>Step by step, with rules and events</summary>
        <WalkThrough steps={steps} nodes={graph.nodes} at={at} onStep={setAt} run={run.run_id} />
      </details>
      <RootCauses diagnosis={diagnosis} run={run.run_id} sealed={detail.sealed} />
    </>
  );
}
