import type { ShownDiagnosis } from '../../api/types.ts';
import { QuotedEvent } from '../../parts/quoted-event.tsx';
import { formatScore } from '../../words/format.ts';

interface Props {
  readonly diagnosis: ShownDiagnosis;
  readonly run: string;
  readonly sealed: boolean;
}

/** The steps that the engine holds for the root cause, the likeliest first, each with its reason. */
export function RootCauses({ diagnosis, run, sealed }: Props) {
  if (diagnosis.root_cause.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="roots-title">
      <h2 id="roots-title">Candidates for the root cause</h2>
      <ol className="stack">
        {diagnosis.root_cause.map(({ event_id, score, reason, actor }) => (
          <li key={event_id} className="root">
            <span className="num root-score">{formatScore(score)}</span>
            <div className="stack tight">
              <QuotedEvent diagnosis={diagnosis} run={run} sealed={sealed} id={event_id} />
              <p className="small muted said">
                {reason}
                {actor ? ` (${actor})` : ''}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
