import { useEffect } from 'react';
import type { RunPageProps } from '../../app/page-props.ts';
import { ReaderCards } from '../../parts/reader-card.tsx';
import { Empty, Notice } from '../../parts/states.tsx';
import { formatCount, plural } from '../../words/format.ts';
import { SEVERITY_ORDER, severityWord } from '../../words/verdicts.ts';
import { DetectorTable } from './detector-table.tsx';
import { FindingCard } from './finding-card.tsx';
import { Playbook } from './playbook.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

/** Every finding with its evidence, every point of the score, and what to change. */
export function DiagnosisPage({ detail, route, mayWrite }: RunPageProps) {
  const { diagnosis, run } = detail;
  const wanted = route.query.get('finding') ?? (route.query.get('show') === 'playbook' ? 'playbook' : null);
  useEffect(() => {
    if (!wanted) return;
    const target = document.getElementById(wanted);
    target?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [wanted]);
  if (!diagnosis) return <Empty title="This run has no diagnosis" />;
  const { findings, findings_total } = diagnosis;
  const ids = new Set(findings.map(({ id }) => id));
  const isPart = ({ part_of }: { part_of: string | null }) => part_of !== null && ids.has(part_of);
  const groups = SEVERITY_ORDER.map((severity) => ({
    severity,
    // One failure, one card: what is part of another finding is told there.
    found: findings.filter((finding) => finding.severity === severity && !isPart(finding)),
  })).filter(({ found }) => found.length > 0);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Diagnosis</h1>
          <p>
            {findings_total === 0
              ? 'No known failure pattern found.'
              : `${plural(findings_total, 'finding')}, worst first.`}{' '}
            Each is based on recorded events; open any of them.
          </p>
        </div>
        <p className="muted small">
          Engine {diagnosis.engine_version}, profile {diagnosis.scores.profile}
        </p>
      </div>
      {findings.length < findings_total ? (
        <Notice tone="none">The worst {formatCount(findings.length)} are shown.</Notice>
      ) : null}
      <div className="diagnosis-grid">
        <div className="stack findings">
          {groups.map(({ severity, found }) => (
            <section key={severity} className="stack" aria-label={`${severityWord(severity)} findings`}>
              {found.map((finding) => (
                <FindingCard
                  key={finding.id}
                  finding={finding}
                  parts={findings.filter(({ part_of }) => part_of === finding.id)}
                  detail={detail}
                  mayWrite={mayWrite}
                  isWanted={wanted === finding.id}
                />
              ))}
            </section>
          ))}
          {findings_total === 0 ? (
            <section className="card">
              <Empty
                title="Nothing to fix"
                heading="h2"
                tone={diagnosis.executive_summary.trust_score === null ? 'none' : 'ok'}
              >
                <p>What was checked, and what could not be checked, is listed below.</p>
              </Empty>
            </section>
          ) : null}
          <ReaderCards detail={detail} />
          <Playbook diagnosis={diagnosis} run={run.run_id} />
          <DetectorTable detectors={diagnosis.failure_analysis.detectors} />
        </div>
        <ScoreBreakdown diagnosis={diagnosis} run={run.run_id} />
      </div>
    </>
  );
}
