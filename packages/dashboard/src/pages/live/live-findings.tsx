import type { LiveFindings } from '@critiqor/api/live';
import { ReadinessBadge, SeverityBadge, Tag } from '../../parts/badges.tsx';
import { formatCount } from '../../words/format.ts';

/** The diagnosis so far, clearly marked as provisional. */
export function LiveFindingsCard({ findings }: { findings: LiveFindings | null }) {
  return (
    <section className="card stack provisional" aria-labelledby="provisional-title">
      <div className="card-head">
        <h2 id="provisional-title">
          Verdict so far <Tag>provisional</Tag>
        </h2>
        {findings ? <span className="muted small num">as of {formatCount(findings.as_of_events)} events</span> : null}
      </div>
      {findings ? (
        <>
          <p className="row">
            <ReadinessBadge level={findings.readiness_level} />
            <span className="num">trust {findings.trust_score ?? '–'}</span>
          </p>
          <p className="said">{findings.summary}</p>
          {findings.paused ? (
            <p className="muted">
              The run has become too long to be judged while it runs; the verdict follows when it is sealed.
            </p>
          ) : null}
          <ul className="stack tight">
            {findings.findings.map(({ id, severity, title, explanation }) => (
              <li key={id} className="row nowrap live-finding">
                <SeverityBadge severity={severity} />
                <span>
                  <strong>{title}</strong> <span className="said">{explanation}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="muted">The first diagnosis takes a few seconds. Nothing here is final.</p>
      )}
    </section>
  );
}
