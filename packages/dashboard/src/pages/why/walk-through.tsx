import type { CausalEdge, CausalNode } from '@critiqor/diagnosis/model/diagnosis';
import { runHref } from '../../app/route.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { because } from '../../words/because.ts';

interface Props {
  readonly steps: readonly CausalEdge[];
  readonly nodes: readonly CausalNode[];
  readonly at: number;
  readonly onStep: (at: number) => void;
  readonly run: string;
}

/** One edge at a time: cause, effect, rule and evidence. */
export function WalkThrough({ steps, nodes, at, onStep, run }: Props) {
  const step = steps[at];
  if (!step) return null;
  const from = nodes.find(({ id }) => id === step.from);
  const to = nodes.find(({ id }) => id === step.to);
  const why = because(step.rule);
  return (
    <section className="card walk" aria-label="Step by step">
      <div className="walk-head">
        <h2>
          Step {at + 1} of {steps.length}
        </h2>
        <div className="row">
          <button type="button" className="button" disabled={at === 0} onClick={() => onStep(at - 1)}>
            Back
          </button>
          <button
            type="button"
            className="button primary"
            disabled={at >= steps.length - 1}
            onClick={() => onStep(at + 1)}
          >
            Next step
          </button>
        </div>
      </div>
      <div className="walk-body" aria-live="polite">
        <WalkNode node={from} run={run} />
        <div className="walk-edge">
          <strong>{step.kind}</strong>
          {why ? <span>{why}</span> : null}
          <span className="small muted">
            Rule <code>{step.rule}</code>, shown by{' '}
            {step.event_ids.map((id) => (
              <span key={id}>
                <EventLink run={run} id={id} />{' '}
              </span>
            ))}
          </span>
        </div>
        <WalkNode node={to} run={run} />
      </div>
    </section>
  );
}

function WalkNode({ node, run }: { node: CausalNode | undefined; run: string }) {
  if (!node) return null;
  return (
    <div className="walk-node">
      {node.kind === 'event' ? (
        <EventLink run={run} id={node.id} />
      ) : (
        <a href={runHref(run, 'diagnosis', { finding: node.id })}>Failure</a>
      )}
      <span className={node.kind === 'event' ? 'said mono' : 'said strong'}>{node.label}</span>
    </div>
  );
}
