import type { RunDetail } from '@critiqor/api/overview';
import { ReadinessBadge, Tag } from '../parts/badges.tsx';
import { formatDate } from '../words/format.ts';
import { runHref } from './route.ts';

/** The header of every page of a run. */
export function RunBar({ detail, run }: { detail: RunDetail | null; run: string }) {
  const row = detail?.run;
  return (
    <header className="run-bar">
      <strong className="mono">{row?.run_id ?? run}</strong>
      {row ? (
        <>
          {row.is_live ? (
            <Tag>running</Tag>
          ) : detail.withheld ? (
            <Tag>no verdict</Tag>
          ) : (
            <ReadinessBadge level={row.readiness_level} />
          )}
          <span className="said-line">{row.agent_id ?? 'agent hidden'}</span>
          <time dateTime={row.started_at ?? undefined}>{formatDate(row.started_at)}</time>
          {row.visibility === 'private' ? null : <Tag>{row.visibility}</Tag>}
        </>
      ) : null}
      <span className="spacer" />
      <Neighbour to={detail?.previous_run_id ?? null} title="Older run" sign="←" />
      <Neighbour to={detail?.next_run_id ?? null} title="Newer run" sign="→" />
    </header>
  );
}

function Neighbour({ to, title, sign }: { to: string | null; title: string; sign: string }) {
  if (!to) return null;
  return (
    <a href={runHref(to)} title={title} aria-label={`${title}: ${to}`} className="neighbour">
      <span aria-hidden="true">{sign}</span> {to}
    </a>
  );
}
