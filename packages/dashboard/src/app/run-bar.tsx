import type { RunDetail } from '@critiqor/api/overview';
import { Badge, ReadinessBadge, Tag } from '../parts/badges.tsx';
import { formatDate } from '../words/format.ts';
import { runHref } from './route.ts';

/** The header of every page of a run. */
export function RunBar({ detail, name, isLoading }: { detail: RunDetail | null; name: string; isLoading: boolean }) {
  const row = detail?.run;
  return (
    <section className="run-bar" aria-label="Run">
      <strong className="mono said-line">{name}</strong>
      {row ? (
        <>
          {row.is_live ? (
            <Tag>running</Tag>
          ) : detail.withheld ? (
            <Tag>no verdict</Tag>
          ) : (
            <ReadinessBadge level={row.readiness_level} />
          )}
          <span className="said-line">
            {row.agent_id ?? (detail.anonymous ? 'agent hidden' : 'agent not reported')}
          </span>
          <time dateTime={row.started_at ?? undefined}>{formatDate(row.started_at)}</time>
          {row.visibility === 'private' ? null : <Tag>{row.visibility}</Tag>}
          <IntegrityTag detail={detail} />
        </>
      ) : null}
      <span className="spacer" />
      <Neighbour to={detail?.previous_run_id ?? null} title="Older run" sign="←" />
      <Neighbour to={detail?.next_run_id ?? null} title="Newer run" sign="→" />
      {row || isLoading ? (
        <p className="run-line">
          <span className="muted">Task</span>
          <span className="said-line">{row ? (row.task ?? (detail.anonymous ? 'hidden' : 'not recorded')) : '…'}</span>
          <span className="muted">Answer</span>
          <span className="said-line">{row ? (row.answer ?? (detail.anonymous ? 'hidden' : 'none')) : '…'}</span>
        </p>
      ) : null}
    </section>
  );
}

const INTEGRITY = {
  signed: { tone: 'ok', words: 'intact, signed' },
  consistent: { tone: 'ok', words: 'intact, unsigned' },
  damaged: { tone: 'critical', words: 'damaged before sealing' },
  invalid: { tone: 'critical', words: 'does not match its seal' },
} as const;

/** Whether the evidence is as it was sealed. */
function IntegrityTag({ detail }: { detail: RunDetail }) {
  if (!detail.integrity) return <Tag>not sealed</Tag>;
  const { tone, words } = INTEGRITY[detail.integrity.status];
  return (
    <span title={detail.integrity.witness}>
      <Badge tone={tone}>{words}</Badge>
    </span>
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
