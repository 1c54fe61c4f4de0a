import type { RunDetail, ShownReading } from '@critiqor/api/overview';
import { formatCount, formatDate, formatMoney, plural } from '../words/format.ts';
import { sayName } from '../words/verdicts.ts';
import { ReadinessBadge, SeverityBadge, Tag } from './badges.tsx';
import { EventQuote } from './quote.tsx';

/** What second readers said, beside the engine's verdict and marked as theirs. Nothing when nobody read the run. */
export function ReaderCards({ detail }: { detail: RunDetail }) {
  const { readings, diagnosis, run } = detail;
  if (!diagnosis) return null;
  return (
    <>
      {readings.map((reading) => (
        <ReaderCard
          key={`${reading.model} ${reading.prompt_revision}`}
          reading={reading}
          engine={diagnosis.executive_summary.readiness_level}
          run={run.run_id}
        />
      ))}
    </>
  );
}

function ReaderCard({ reading, engine, run }: { reading: ShownReading; engine: string; run: string }) {
  const { model, prompt_revision, readiness_level, agrees, overlooked, objections, dropped } = reading;
  return (
    <section className="card stack" aria-label={`Second reader ${model}`}>
      <div className="card-head">
        <h2>
          Second reader <span className="said">{model}</span>
        </h2>
        <span className="muted small">
          {formatDate(reading.created_at)} · prompt {prompt_revision}
          {reading.tokens === null ? '' : ` · ${formatCount(reading.tokens)} tokens`}
          {reading.cost_usd === null ? '' : ` · ${formatMoney(reading.cost_usd)}`}
        </span>
      </div>
      <p className="row">
        <span>Engine</span> <ReadinessBadge level={engine} />
        <span>Reader</span>{' '}
        {readiness_level === null ? <Tag>No verdict</Tag> : <ReadinessBadge level={readiness_level} />}
        {readiness_level === null ? null : <span className="muted">{agrees ? 'They agree.' : 'They differ.'}</span>}
      </p>
      <p className="small muted">
        A model read this run. Its statements were checked against the evidence; the verdict of record is the engine’s.
      </p>
      {reading.state === 'read' ? null : (
        <p className="small">
          {reading.state === 'failed'
            ? 'It gave no answer that could be read.'
            : 'Only a part of the run was read, so it is not believed that all is well.'}
        </p>
      )}
      {overlooked.length > 0 && readiness_level !== null ? (
        <p className="small">
          It ignores {plural(overlooked.length, 'finding')} of the engine without citing evidence, so its all-clear does
          not count.
        </p>
      ) : null}
      {objections.map((objection) => (
        <div key={objection.id} className="stack tight">
          <p className="row">
            <SeverityBadge severity={objection.severity} /> <strong>{sayName(objection.type)}</strong>{' '}
            <Tag>{objection.support === 'shown' ? 'Reader, shown by the record' : 'Reader, not refuted'}</Tag>
          </p>
          <p className="said">{objection.sentence}</p>
          {[...(objection.statement ? [objection.statement] : []), ...objection.evidence].map(({ event_id, quote }) => (
            <EventQuote key={`${event_id} ${quote}`} run={run} id={event_id} text={quote} />
          ))}
        </div>
      ))}
      {dropped.length > 0 ? (
        <p className="small muted">
          Dropped: {dropped.map(({ reason, count }) => `${formatCount(count)} × ${reason}`).join('; ')}.
        </p>
      ) : null}
    </section>
  );
}
