import type { RunDetail, ShownFinding } from '@critiqor/api/overview';
import type { ReactNode } from 'react';
import { runHref } from '../../app/route.ts';
import { SeverityBadge } from '../../parts/badges.tsx';
import { Judge } from '../../parts/judge.tsx';
import { EventQuote } from '../../parts/quote.tsx';
import { formatCompact, formatMoney, formatOptionalDuration, formatPercent, plural } from '../../words/format.ts';
import { evidenceWords } from '../../words/verdicts.ts';

interface Props {
  readonly finding: ShownFinding;
  /** Findings about the same failure, which have no points of their own. */
  readonly parts: readonly ShownFinding[];
  readonly detail: RunDetail;
  readonly mayWrite: boolean;
  readonly isWanted: boolean;
}

/** One finding: what happened, where it began, its evidence, what to change, and how to confirm the fix. */
export function FindingCard({ finding, parts, detail, mayWrite, isWanted }: Props) {
  const run = detail.run.run_id;
  const { id, severity, title, impact } = finding;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={`card finding tone-${severity}${isWanted ? ' wanted' : ''}`}
    >
      <div className="finding-head">
        <SeverityBadge severity={severity} />
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="finding-points num">
          {impact > 0 ? `−${impact} points` : 'no extra points: a worse finding of this type counts'}
        </span>
      </div>
      <p className="said finding-what">{finding.explanation}</p>
      <div className="stack tight">
        <div className="card-head">
          <h3>Evidence</h3>
          <span className="small">
            <a href={runHref(run, 'evidence', { finding: id })}>{plural(finding.event_total, 'cited event')}</a>
            <span className="muted"> · </span>
            <a href={runHref(run, 'timeline', { event: finding.began_at_event_id })}>on the timeline</a>
          </span>
        </div>
        {finding.quotes.map(({ event_id, text }) => (
          <EventQuote
            key={event_id}
            run={run}
            id={event_id}
            text={text}
            {...(event_id === finding.began_at_event_id ? { tone: severity } : {})}
          />
        ))}
      </div>
      <div className="columns">
        <Part title="What to change">{finding.remedy}</Part>
        <Part title="How to confirm the fix">{finding.verification}</Part>
      </div>
      <p className="small muted">
        Based on {evidenceWords(finding.evidence_level)}, certainty {formatPercent(finding.certainty)}.{' '}
        {wasteWords(finding)}
      </p>
      {parts.length > 0 ? (
        <details>
          <summary>{plural(parts.length, 'further sign', 'further signs')} of the same failure</summary>
          <ul className="stack tight">
            {parts.map((part) => (
              <li key={part.id} id={part.id}>
                <strong>{part.title}</strong> <span className="said">{part.explanation}</span>{' '}
                <a href={runHref(run, 'evidence', { finding: part.id })}>{plural(part.event_total, 'cited event')}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {mayWrite ? <Judge finding={finding} run={run} annotations={detail.annotations} /> : null}
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack tight">
      <h3>{title}</h3>
      <p className="said">{children}</p>
    </div>
  );
}

function wasteWords({ waste }: ShownFinding): string {
  const parts = [
    waste.tool_calls > 0 ? plural(waste.tool_calls, 'tool call') : null,
    waste.model_calls > 0 ? plural(waste.model_calls, 'model call') : null,
    waste.tokens ? `${formatCompact(waste.tokens)} tokens` : null,
    waste.cost_usd ? formatMoney(waste.cost_usd) : null,
    waste.duration_ms ? formatOptionalDuration(waste.duration_ms) : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `Wasted: ${parts.join(', ')}.` : '';
}
