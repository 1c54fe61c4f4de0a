import type { FleetRun, FleetSort } from '@critiqor/api/fleet';
import { runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { type SortColumn, SortHead } from '../../parts/sort-head.tsx';
import { formatCompact, formatMoney, formatOptionalDuration, formatShortDate, plural } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

const sort = (by: FleetSort, title: string) => ({ by, title });

const COLUMNS: readonly SortColumn[] = [
  { title: 'Run' },
  { title: 'Verdict' },
  { title: 'Trust', sorts: [sort('trust', 'Trust')], right: true },
  { title: 'Primary failure' },
  { title: 'Machine' },
  { title: 'Started', sorts: [sort('started', 'Started')] },
  { title: 'Duration', sorts: [sort('duration', 'Duration'), sort('events', 'Events')], right: true },
  { title: 'Cost', sorts: [sort('cost', 'Cost'), sort('tokens', 'Tokens')], right: true },
];

export function FleetRunTable({ runs, query }: { runs: readonly FleetRun[]; query: URLSearchParams }) {
  return (
    <section className="card runs-card" aria-label="Runs">
      <div className="table-wrap">
        <table className="data fleet-runs">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <SortHead key={column.title} {...column} query={query} first="started" />
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <Row key={run.seal} run={run} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ run }: { run: FleetRun }) {
  return (
    <tr>
      <td>
        <span className="row run-name">
          <a className="mono" href={runHref(run.seal)}>
            {run.run_id}
          </a>
          {Object.entries(run.labels)
            .slice(0, 3)
            .map(([key, value]) => (
              <Tag key={key}>
                {key}={value}
              </Tag>
            ))}
        </span>
        {run.task ? <span className="run-task said-line">{run.task}</span> : null}
        <span className="run-about said">{[run.agent, run.model, ...run.channels].filter(Boolean).join(' · ')}</span>
      </td>
      <td>
        <ReadinessBadge level={run.readiness} />
      </td>
      <td className="right run-trust">{run.trust_score ?? '–'}</td>
      <td>{run.primary_failure ? sayName(run.primary_failure) : ''}</td>
      <td>
        <span className="said">{run.machine}</span>
        <span className="run-about said">{run.host_version}</span>
      </td>
      <td className="no-wrap">{formatShortDate(run.started_at)}</td>
      <td className="right">
        {run.duration_ms === null ? '–' : formatOptionalDuration(run.duration_ms)}
        <span className="run-about">{plural(run.events, 'event')}</span>
      </td>
      <td className="right">
        {run.cost_usd === null ? '–' : formatMoney(run.cost_usd)}
        <span className="run-about">{run.tokens === null ? '' : `${formatCompact(run.tokens)} tokens`}</span>
      </td>
    </tr>
  );
}
