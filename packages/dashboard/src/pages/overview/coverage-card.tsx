import type { CoverageSummary } from '@critiqor/diagnosis/model/diagnosis';
import { Mark } from '../../parts/mark.tsx';
import { plural } from '../../words/format.ts';

/** What the diagnosis could not see. An empty card would read as "everything was seen". */
export function CoverageCard({ coverage }: { coverage: CoverageSummary }) {
  const { not_captured, lost_events, open_runs, writers } = coverage;
  return (
    <section className="card stack" aria-labelledby="coverage-title">
      <div className="card-head">
        <h2 id="coverage-title">What was not captured</h2>
        <span className="muted small">{plural(writers, 'recorded process', 'recorded processes')}</span>
      </div>
      {lost_events > 0 ? (
        <p className="row tone-high">
          <Mark tone="high" /> {plural(lost_events, 'event was', 'events were')} lost.
        </p>
      ) : null}
      {open_runs > 0 ? (
        <p className="row tone-medium">
          <Mark tone="medium" /> {plural(open_runs, 'agent run has', 'agent runs have')} no recorded end.
        </p>
      ) : null}
      {not_captured.length === 0 ? (
        <p className="row">
          <Mark tone="ok" /> Everything that the recorder looks for was seen.
        </p>
      ) : (
        <ul className="dashes">
          {not_captured.map((what) => (
            <li key={what} className="said">
              {what}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
