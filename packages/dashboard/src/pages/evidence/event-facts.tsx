import type { EventDetail } from '@critiqor/api/evidence';
import type { ReactNode } from 'react';
import { runHref } from '../../app/route.ts';
import { Badge } from '../../parts/badges.tsx';
import { EventLink } from '../../parts/event-link.tsx';
import { formatClock, formatCompact, formatDate, formatMoney, formatOptionalDuration } from '../../words/format.ts';

/** Time, status, and related events. */
export function EventFacts({ data, run }: { data: EventDetail; run: string }) {
  const { row, related } = data;
  const link = (id: string | null) => (id && id !== row.event_id ? <EventLink run={run} id={id} /> : null);
  const facts: readonly { readonly name: string; readonly value: ReactNode }[] = [
    { name: 'Time', value: `${formatClock(row.at)}, ${formatDate(row.at)}` },
    { name: 'Status', value: <Status row={row} /> },
    { name: 'Tool', value: row.tool },
    { name: 'Duration', value: row.duration_ms === null ? null : formatOptionalDuration(row.duration_ms) },
    { name: 'Tokens', value: row.tokens === null ? null : formatCompact(row.tokens) },
    { name: 'Cost', value: row.cost_usd === null ? null : formatMoney(row.cost_usd) },
    { name: 'Session', value: row.session },
    { name: 'Agent run', value: row.run },
    { name: 'Begins with', value: link(related.begin) },
    { name: 'Ends with', value: link(related.end) },
    { name: 'Adds to', value: link(related.refines) },
    { name: 'Copy of', value: link(related.copied_from) },
    { name: 'Refined by', value: related.refined_by.length > 0 ? <Links run={run} ids={related.refined_by} /> : null },
    { name: 'Cited by', value: row.finding_ids.length > 0 ? <Findings run={run} ids={row.finding_ids} /> : null },
  ];
  return (
    <dl className="pairs">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ name, value }) => (
          <div className="pair" key={name}>
            <dt>{name}</dt>
            <dd className="said">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Status({ row }: { row: EventDetail['row'] }) {
  return <Badge tone={row.status === 'error' ? 'critical' : 'ok'}>{row.outcome ?? row.status}</Badge>;
}

function Links({ run, ids }: { run: string; ids: readonly string[] }) {
  return ids.map((id) => (
    <span key={id}>
      <EventLink run={run} id={id} />{' '}
    </span>
  ));
}

function Findings({ run, ids }: { run: string; ids: readonly string[] }) {
  return ids.map((id) => (
    <span key={id}>
      <a href={runHref(run, 'diagnosis', { finding: id })}>{id}</a>{' '}
    </span>
  ));
}
