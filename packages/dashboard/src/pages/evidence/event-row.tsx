import type { EventRow } from '@critiqor/api/evidence';
import { memo } from 'react';
import { Mark } from '../../parts/mark.tsx';
import { formatClock, formatCompact, formatOptionalDuration, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

interface Props {
  /** Null while it is loading. */
  readonly row: EventRow | null;
  readonly index: number;
  /** Pixels from the top of all rows. */
  readonly top: number;
  readonly height: number;
  readonly isSelected: boolean;
}

/** Memoized: scrolling draws only rows that come into view. */
export const EventTableRow = memo(function EventTableRow({ row, index, top, height, isSelected }: Props) {
  const place = { height, transform: `translateY(${top}px)` };
  if (!row) {
    return (
      <tr className="event-row waiting" aria-rowindex={index + 2} style={place}>
        <td>…</td>
      </tr>
    );
  }
  const classes = ['event-row', row.status === 'error' ? 'failed' : '', row.refinement || row.copy ? 'added' : ''];
  return (
    <tr
      className={classes.join(' ')}
      aria-rowindex={index + 2}
      aria-current={isSelected ? 'true' : undefined}
      data-event={row.event_id}
      style={place}
    >
      <td className="num">{formatClock(row.at)}</td>
      <td className={`kind kind-${row.kind}`}>{sayName(row.type)}</td>
      <td className="said-line">{row.tool ?? ''}</td>
      <td className="said-line mono">{row.text}</td>
      <td className="num right">{row.duration_ms === null ? '' : formatOptionalDuration(row.duration_ms)}</td>
      <td className="num right">{row.tokens === null ? '' : formatCompact(row.tokens)}</td>
      <td className="event-marks">
        {row.finding_ids.length > 0 ? <Flag title={`Cited by ${row.finding_ids.join(', ')}`} text="cited" /> : null}
        {row.redactions > 0 ? <Flag title={plural(row.redactions, 'redacted secret')} text="redacted" /> : null}
        {row.truncations > 0 ? <Flag title={plural(row.truncations, 'shortened text')} text="cut" /> : null}
        {row.status === 'error' ? <Mark tone="critical" size={13} /> : null}
      </td>
    </tr>
  );
});

function Flag({ title, text }: { title: string; text: string }) {
  return (
    <span className="flag" title={title}>
      {text}
    </span>
  );
}
