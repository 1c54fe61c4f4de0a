import type { ShownDiagnosis } from '@critiqor/api/overview';
import type { CausalEdge } from '@critiqor/diagnosis/model/diagnosis';
import { runHref } from '../../app/route.ts';
import { QuotedEvent } from '../../parts/quoted-event.tsx';
import { because } from '../../words/because.ts';
import type { Tone } from '../../words/verdicts.ts';
import { toStory } from './walk.ts';

interface Props {
  readonly diagnosis: ShownDiagnosis;
  readonly edges: readonly CausalEdge[];
  readonly run: string;
  readonly sealed: boolean;
}

const LINKS: Readonly<Record<CausalEdge['kind'], string>> = {
  causes: 'This led to',
  reinforces: 'This made worse',
  precedes: 'Then came',
};

/** From the root cause to the last effect in one line of thought. Names of rules are in the details. */
export function CausalStory({ diagnosis, edges, run, sealed }: Props) {
  const root = diagnosis.root_cause[0]?.event_id ?? null;
  const steps = toStory(edges, root);
  const finding = (id: string) => diagnosis.findings.find((one) => one.id === id);
  return (
    <section className="card stack" aria-labelledby="story-title">
      <h2 id="story-title">The story</h2>
      <ol className="story">
        {steps.map(({ id, by, isAside }) => {
          const failure = finding(id);
          const tone: Tone = failure?.severity ?? 'none';
          return (
            <li key={id} className={`tone-${tone}`}>
              {by ? (
                <Link edge={by} />
              ) : (
                <span className="small muted">{isAside ? 'Seen here as well' : 'It began here'}</span>
              )}
              {failure ? (
                <>
                  <a className="strong" href={runHref(run, 'diagnosis', { finding: id })}>
                    {failure.title}
                  </a>
                  <p className="said">{failure.explanation}</p>
                </>
              ) : (
                <QuotedEvent diagnosis={diagnosis} run={run} sealed={sealed} id={id} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Link({ edge }: { edge: CausalEdge }) {
  const why = because(edge.rule);
  return (
    <span className="small muted">
      {why ? `${why} ` : ''}
      {LINKS[edge.kind]}:
    </span>
  );
}
