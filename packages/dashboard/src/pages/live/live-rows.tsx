import type { LiveRow } from '../../api/types.ts';
import { Mark } from '../../parts/mark.tsx';
import { formatClock, formatDuration, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

/** The newest events on top. */
export function LiveRows({ rows, skipped }: { rows: readonly LiveRow[]; skipped: number }) {
  return (
    <section className="card stack" aria-labelledby="rows-title">
      <div className="card-head">
        <h2 id="rows-title">Events, the newest first</h2>
        {skipped > 0 ? <span className="muted small">{plural(skipped, 'earlier event')} left out</span> : null}
      </div>
      {rows.length === 0 ? <p className="muted">Nothing has been recorded yet.</p> : null}
      <ol className="live-rows">
        {rows.map((row) => (
          <li key={row.live_id} className={row.status === 'error' ? 'failed' : undefined}>
            <span className="num">{formatClock(row.at)}</span>
            <span className={`kind kind-${row.kind}`}>{sayName(row.type)}</span>
            <span className="said-line mono">{[row.tool, row.text].filter(Boolean).join(' ')}</span>
            <span className="num right">{row.duration_ms === null ? '' : formatDuration(row.duration_ms)}</span>
            <span>{row.status === 'error' ? <Mark tone="critical" size={13} /> : null}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
