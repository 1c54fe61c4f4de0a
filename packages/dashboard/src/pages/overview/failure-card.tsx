import type { ShownDiagnosis } from '@critiqor/api/overview';
import { runHref } from '../../app/route.ts';
import { SeverityBadge } from '../../parts/badges.tsx';
import { Mark } from '../../parts/mark.tsx';
import { QuotedEvent } from '../../parts/quoted-event.tsx';
import { formatPercent, plural } from '../../words/format.ts';

interface Props {
  readonly diagnosis: ShownDiagnosis;
  readonly run: string;
  readonly sealed: boolean;
}

/** The primary failure, and the event it goes back to. */
export function FailureCard({ diagnosis, run, sealed }: Props) {
  const primary = diagnosis.primary_diagnosis;
  if (!primary) return <NothingWrong diagnosis={diagnosis} />;
  const finding = diagnosis.findings.find(({ id }) => id === primary.finding_id);
  const [root] = diagnosis.root_cause;
  const others = diagnosis.findings_total - 1;
  const quoted = { diagnosis, run, sealed, tone: primary.severity };
  return (
    <section className="card stack" aria-labelledby="failure-title">
      <div className="card-head">
        <h2 id="failure-title">What went wrong</h2>
        <a href={runHref(run, 'diagnosis')}>{others > 0 ? `and ${plural(others, 'more finding')}` : 'Details'}</a>
      </div>
      <div className="row">
        <SeverityBadge severity={primary.severity} />
        <a className="strong" href={runHref(run, 'diagnosis', { finding: primary.finding_id })}>
          {finding?.title ?? primary.root_cause_failure_type}
        </a>
      </div>
      <p className="said">{primary.description}</p>
      {finding && finding.began_at_event_id !== root?.event_id ? (
        <div className="stack tight">
          <h3>First visible here</h3>
          <QuotedEvent {...quoted} id={finding.began_at_event_id} />
        </div>
      ) : null}
      {root ? (
        <div className="stack tight">
          <h3>
            Most likely root cause{' '}
            <span className="muted small">{formatPercent(root.score)} of the evidence for it</span>
          </h3>
          <QuotedEvent {...quoted} id={root.event_id} />
          <p className="small muted said">{root.reason}</p>
          <p>
            <a href={runHref(run, 'why')}>Follow it from root cause to effect</a>
          </p>
        </div>
      ) : null}
    </section>
  );
}

function NothingWrong({ diagnosis }: { diagnosis: ShownDiagnosis }) {
  const isJudged = diagnosis.executive_summary.trust_score !== null;
  const clear = diagnosis.failure_analysis.detectors.filter(({ outcome }) => outcome === 'clear').length;
  return (
    <section className="card stack" aria-labelledby="failure-title">
      <h2 id="failure-title">What went wrong</h2>
      <p className="row">
        <Mark tone={isJudged ? 'ok' : 'none'} size={20} />
        {isJudged ? 'No known failure pattern found.' : 'There was nothing to diagnose.'}
      </p>
      <p className="muted">
        {plural(clear, 'failure type was checked and not found', 'failure types were checked and not found')}.
      </p>
    </section>
  );
}
