import type { LiveEventDetail, LiveRow } from '@critiqor/api/live';
import { memo, useState } from 'react';
import { useResource } from '../../api/use-resource.ts';
import { Mark } from '../../parts/mark.tsx';
import { formatClock, formatOptionalDuration, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

interface Props {
  readonly run: string;
  readonly rows: readonly LiveRow[];
  readonly skipped: number;
}

/** Events, newest first; each opens to its journal entry. */
export function LiveRows({ run, rows, skipped }: Props) {
  return (
    <section className="card stack" aria-labelledby="rows-title">
      <div className="card-head">
        <h2 id="rows-title">Events, newest first</h2>
        {skipped > 0 ? <span className="muted small">{plural(skipped, 'earlier event')} not shown</span> : null}
      </div>
      {rows.length === 0 ? <p className="muted">Nothing has been recorded yet.</p> : null}
      <ol className="live-rows">
        {rows.map((row) => (
          <Row key={row.live_id} run={run} row={row} />
        ))}
      </ol>
    </section>
  );
}

/** Memoized: a new event draws one row only. */
const Row = memo(function Row({ run, row }: { run: string; row: LiveRow }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={row.status === 'error' ? 'failed' : undefined}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span className="num">{formatClock(row.at)}</span>
          <span className={`kind kind-${row.kind}`}>{sayName(row.type)}</span>
          <span className="said-line mono">{[row.tool, row.text].filter(Boolean).join(' ')}</span>
          <span className="num right">{row.duration_ms === null ? '' : formatOptionalDuration(row.duration_ms)}</span>
          <span>{row.status === 'error' ? <Mark tone="critical" size={13} /> : null}</span>
        </summary>
        {isOpen ? <Opened run={run} id={row.live_id} /> : null}
      </details>
    </li>
  );
});

function Opened({ run, id }: { run: string; id: string }) {
  const detail = useResource<LiveEventDetail>(`/api/runs/${run}/live/events/${encodeURIComponent(id)}`);
  const text = detail.data ? JSON.stringify(detail.data.event, null, 2) : (detail.error?.message ?? 'Loading…');
  return <pre className="block">{text}</pre>;
}
