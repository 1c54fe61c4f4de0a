import type { ShownDiagnosis } from '@critiqor/api/overview';
import { describeCases } from '@critiqor/diagnosis/model/cases';
import type { Dimension } from '@critiqor/diagnosis/model/diagnosis';
import { runHref } from '../../app/route.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { formatCount } from '../../words/format.ts';
import { readinessWords, sayName, type Tone } from '../../words/verdicts.ts';

/** From 100 down to the trust score: every deduction links to its finding and names its rule. */
export function ScoreBreakdown({ diagnosis, run }: { diagnosis: ShownDiagnosis; run: string }) {
  const { deductions, risks, cap, dimensions } = diagnosis.scores;
  const trust = diagnosis.executive_summary.trust_score;
  const tone = readinessWords(diagnosis.executive_summary.readiness_level).tone;
  const findingOf = new Map(diagnosis.findings.map((finding) => [finding.id, finding]));
  return (
    <aside className="card stack score" aria-labelledby="score-title">
      <h2 id="score-title">Score breakdown</h2>
      {trust === null ? (
        <p>No score: there is not enough evidence.</p>
      ) : (
        <ol className="ledger">
          <li>
            <span>Starts at</span>
            <span className="num">100</span>
          </li>
          {deductions.map(({ finding_id, points, rule, type }) => (
            <li key={finding_id}>
              <span>
                <Mark tone={findingOf.get(finding_id)?.severity ?? 'none'} size={12} />{' '}
                <a href={runHref(run, 'diagnosis', { finding: finding_id })}>
                  {findingOf.get(finding_id)?.title ?? sayName(type)}
                </a>
                <small className="said">{withoutTitle(rule, findingOf.get(finding_id)?.title ?? sayName(type))}</small>
              </span>
              <span className="num">−{formatCount(points)}</span>
            </li>
          ))}
          {risks.map(({ rule, points, cases, event_ids: [first] }) => (
            <li key={rule}>
              <span>
                <span className="said">{rule}</span>
                {cases ? <small className="said">{describeCases(cases)}</small> : null}
                {first ? (
                  <small>
                    <EventLink run={run} id={first} />
                  </small>
                ) : null}
              </span>
              <span className="num">{points === 0 ? '0' : `−${formatCount(points)}`}</span>
            </li>
          ))}
          {cap ? (
            <li>
              <span>
                Limited to {cap.limit}
                <small className="said">{cap.rule}</small>
              </span>
              <span className="num">≤ {cap.limit}</span>
            </li>
          ) : null}
          <li className={`ledger-sum tone-${tone}`}>
            <span>Trust</span>
            <span className="num">{trust}</span>
          </li>
        </ol>
      )}
      <h3>By dimension</h3>
      <ul className="dimensions">
        {dimensions.map((dimension) => (
          <DimensionRow key={dimension.name} dimension={dimension} />
        ))}
      </ul>
    </aside>
  );
}

/** The title is the link above. */
const withoutTitle = (rule: string, title: string): string =>
  rule.startsWith(`${title}, `) ? rule.slice(title.length + 2) : rule;

function DimensionRow({ dimension: { name, score, reason } }: { dimension: Dimension }) {
  // The colour repeats the number next to it; the judgement is the engine's.
  const tone: Tone = score === null ? 'none' : score === 100 ? 'ok' : 'medium';
  return (
    <li className={`tone-${tone}`} title={reason ?? undefined}>
      <span>{sayName(name)}</span>
      <span className="num">{score ?? 'not scored'}</span>
      <div className="meter" aria-hidden="true">
        <span style={{ width: `${score ?? 0}%` }} />
      </div>
      {reason ? <small className="said">{reason}</small> : null}
    </li>
  );
}
