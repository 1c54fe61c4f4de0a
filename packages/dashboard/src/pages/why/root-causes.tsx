import type { ShownDiagnosis } from '@critiqor/api/overview';
import { QuotedEvent } from '../../parts/quoted-event.tsx';
import { formatScore, plural } from '../../words/format.ts';

interface Props {
  readonly diagnosis: ShownDiagnosis;
  readonly run: string;
  readonly sealed: boolean;
}

/** More than these are collapsed. */
const LIKELIEST = 3;

/** Root cause candidates, most likely first, each with its reason. */
export function RootCauses(props: Props) {
  const { root_cause: causes } = props.diagnosis;
  if (causes.length === 0) return null;
  const others = causes.slice(LIKELIEST);
  return (
    <section className="card stack" aria-labelledby="roots-title">
      <h2 id="roots-title">Root cause candidates</h2>
      <Candidates {...props} causes={causes.slice(0, LIKELIEST)} from={1} />
      {others.length === 0 ? null : (
        <details>
          <summary>{plural(others.length, 'less likely step')}</summary>
          <Candidates {...props} causes={others} from={LIKELIEST + 1} />
        </details>
      )}
    </section>
  );
}

interface CandidatesProps extends Props {
  readonly causes: ShownDiagnosis['root_cause'];
  /** Rank of the first one. */
  readonly from: number;
}

function Candidates({ diagnosis, run, sealed, causes, from }: CandidatesProps) {
  return (
    <ol className="stack" start={from}>
      {causes.map(({ event_id, score, reason, actor }) => (
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
  );
}
