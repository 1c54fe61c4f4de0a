import type { RunRow, RunSort } from '../../api/types.ts';
import { replaceQuery, runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { Mark } from '../../parts/mark.tsx';
import { formatCompact, formatCount, formatDate, formatDuration, formatMoney } from '../../words/format.ts';
import { SEVERITY_ORDER, sayName, severityWord } from '../../words/verdicts.ts';

interface Props {
  readonly runs: readonly RunRow[];
  readonly query: URLSearchParams;
  readonly chosen: readonly string[];
  readonly onChoose: (run: string, isOn: boolean) => void;
}

const COLUMNS: readonly { readonly title: string; readonly sort?: RunSort; readonly right?: boolean }[] = [
  { title: 'Run', sort: 'run' },
  { title: 'Verdict' },
  { title: 'Trust', sort: 'trust', right: true },
  { title: 'Primary failure' },
  { title: 'Findings', sort: 'findings' },
  { title: 'Began', sort: 'started' },
  { title: 'Duration', sort: 'duration', right: true },
  { title: 'Events', sort: 'events', right: true },
  { title: 'Tokens', sort: 'tokens', right: true },
  { title: 'Cost', sort: 'cost', right: true },
];

export function RunTable({ runs, query, chosen, onChoose }: Props) {
  return (
    <section className="card runs-card" aria-label="Runs">
      <div className="table-wrap">
        <table className="data runs">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Compare</span>
              </th>
              {COLUMNS.map((column) => (
                <HeadCell key={column.title} {...column} query={query} />
              ))}
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <Row key={run.run_id} run={run} isChosen={chosen.includes(run.run_id)} onChoose={onChoose} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function HeadCell({ title, sort, right, query }: (typeof COLUMNS)[number] & { query: URLSearchParams }) {
  const isSorted = sort !== undefined && (query.get('sort') ?? 'run') === sort;
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  const spoken = isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined;
  return (
    <th scope="col" className={right ? 'right' : undefined} aria-sort={spoken}>
      {sort ? (
        <button
          type="button"
          onClick={() => replaceQuery({ sort, order: isSorted && order === 'desc' ? 'asc' : 'desc', offset: null })}
        >
          {title}
          <span aria-hidden="true">{isSorted ? (order === 'asc' ? ' ↑' : ' ↓') : ''}</span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}

function Row({ run, isChosen, onChoose }: { run: RunRow; isChosen: boolean; onChoose: Props['onChoose'] }) {
  const labels = Object.entries(run.labels);
  return (
    <tr>
      <td>
        <input
          type="checkbox"
          aria-label={`Compare ${run.run_id}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(run.run_id, target.checked)}
        />
      </td>
      <td>
        <a className="mono" href={runHref(run.run_id, run.is_live ? 'live' : 'overview')}>
          {run.run_id}
        </a>
        <span className="run-about said">
          {[run.agent_id ?? 'agent hidden', run.benchmark_id, run.difficulty_tier].filter(Boolean).join(' · ')}
        </span>
        {labels.slice(0, 3).map(([key, value]) => (
          <Tag key={key}>
            {key}={value}
          </Tag>
        ))}
      </td>
      <td>{run.is_live ? <Tag>under way</Tag> : <ReadinessBadge level={run.readiness_level} />}</td>
      <td className="right run-trust">{run.trust_score ?? '–'}</td>
      <td className="said">{run.problem ?? (run.primary_failure ? sayName(run.primary_failure) : '')}</td>
      <td>
        <Severities counts={run.findings_by_severity} />
      </td>
      <td className="no-wrap">{formatDate(run.started_at)}</td>
      <td className="right">{run.duration_ms === null ? '–' : formatDuration(run.duration_ms)}</td>
      <td className="right">{run.events === null ? '–' : formatCount(run.events)}</td>
      <td className="right">{run.tokens === null ? '–' : formatCompact(run.tokens)}</td>
      <td className="right">{run.cost_usd === null ? '–' : formatMoney(run.cost_usd)}</td>
    </tr>
  );
}

function Severities({ counts }: { counts: RunRow['findings_by_severity'] }) {
  return (
    <span className="severities">
      {SEVERITY_ORDER.filter((severity) => (counts[severity] ?? 0) > 0).map((severity) => (
        <span key={severity} title={severityWord(severity)}>
          <Mark tone={severity} size={12} />
          <span className="sr">{severityWord(severity)} </span>
          {counts[severity]}
        </span>
      ))}
    </span>
  );
}
