import type { ShownDiagnosis } from '@critiqor/api/overview';
import type { RunRow } from '@critiqor/api/runs';
import { Mark } from '../../parts/mark.tsx';
import { TrustDial } from '../../parts/trust-dial.tsx';
import { formatPercent, plural } from '../../words/format.ts';
import { evidenceWords, readinessWords } from '../../words/verdicts.ts';

/** The verdict in words and as a number, and its confidence. */
export function VerdictCard(props: { diagnosis: ShownDiagnosis; run: RunRow; heading?: 'h1' | 'h2' }) {
  const { diagnosis, run, heading: Heading = 'h1' } = props;
  const verdict = diagnosis.executive_summary;
  const { tone, title } = readinessWords(verdict.readiness_level);
  return (
    <section className={`card verdict tone-${tone}`} aria-labelledby="verdict-title">
      <div className="verdict-words">
        <Heading id="verdict-title">
          <Mark tone={tone} size={26} /> {verdict.verified_by ? 'Verified' : title}
        </Heading>
        <p className="verdict-summary said">{verdict.summary}</p>
        <p className="verdict-basis">
          Based on {plural(verdict.event_count, 'recorded event')}
          {verdict.evidence_level ? <> ({evidenceWords(verdict.evidence_level)})</> : null}
          {run.benchmark_id ? <>, benchmark {run.benchmark_id}</> : null}.
        </p>
      </div>
      <div className="verdict-score">
        <TrustDial score={verdict.trust_score} tone={tone} />
        <div className="confidence">
          <span>Confidence</span>
          <span className="num">{formatPercent(verdict.confidence_score / 100)}</span>
          <div className="meter" aria-hidden="true">
            <span style={{ width: `${verdict.confidence_score}%` }} />
          </div>
        </div>
      </div>
    </section>
  );
}
