import type { RunRow } from '@critiqor/api/runs';
import { runHref } from '../../app/route.ts';
import { ReadinessBadge, Tag } from '../../parts/badges.tsx';
import { Mark } from '../../parts/mark.tsx';
import { type SortColumn, SortHead } from '../../parts/sort-head.tsx';
import { formatCompact, formatMoney, formatOptionalDuration, formatShortDate, plural } from '../../words/format.ts';
import { SEVERITY_ORDER, sayName, severityWord } from '../../words/verdicts.ts';

interface Props {
  readonly runs: readonly RunRow[];
  readonly query: URLSearchParams;
  readonly chosen: readonly string[];
  readonly onChoose: (run: string, isOn: boolean) => void;
}

const COLUMNS: readonly SortColumn[] = [
  { title: 'Run', sorts: [{ by: 'run', title: 'Run' }] },
  { title: 'Verdict' },
  { title: 'Trust', sorts: [{ by: 'trust', title: 'Trust' }], right: true },
  { title: 'Primary failure' },
  { title: 'Findings', sorts: [{ by: 'findings', title: 'Findings' }] },
  { title: 'Started', sorts: [{ by: 'started', title: 'Started' }] },
  {
    title: 'Duration',
    sorts: [
      { by: 'duration', title: 'Duration' },
      { by: 'events', title: 'Events' },
    ],
    right: true,
  },
  {
    title: 'Cost',
    sorts: [
      { by: 'cost', title: 'Cost' },
      { by: 'tokens', title: 'Tokens' },
    ],
    right: true,
  },
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
                <SortHead key={column.title} {...column} query={query} first="run" />
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

/** Opening a run verifies it; the table says what only the list of seals, or not even that, says. */
function Verdict({ run }: { run: RunRow }) {
  if (run.is_live) return <Tag>running</Tag>;
  if (run.check === 'changed') return <Tag>no verdict</Tag>;
  return (
    <>
      <ReadinessBadge level={run.readiness_level} />
      {run.check === 'unlisted' ? <Tag>not verified</Tag> : null}
    </>
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
        <span className="row run-name">
          <a className="mono" href={runHref(run.run_id, run.is_live ? 'live' : 'overview')}>
            {run.run_id}
          </a>
          {labels.slice(0, 3).map(([key, value]) => (
            <Tag key={key}>
              {key}={value}
            </Tag>
          ))}
        </span>
        {run.task ? <span className="run-task said-line">{run.task}</span> : null}
        <span className="run-about said">
          {[run.agent_id ?? 'agent hidden', run.benchmark_id, run.difficulty_tier].filter(Boolean).join(' · ')}
        </span>
      </td>
      <td>
        <Verdict run={run} />
      </td>
      <td className="right run-trust">{run.trust_score ?? '–'}</td>
      <td className="said">{run.problem ?? (run.primary_failure ? sayName(run.primary_failure) : '')}</td>
      <td>
        <Severities counts={run.findings_by_severity} />
      </td>
      <td>{toTwoLines(formatShortDate(run.started_at))}</td>
      <td className="right">
        {run.duration_ms === null ? '–' : formatOptionalDuration(run.duration_ms)}
        <span className="run-about">{run.events === null ? '' : plural(run.events, 'event')}</span>
      </td>
      <td className="right">
        {run.cost_usd === null ? '–' : formatMoney(run.cost_usd)}
        <span className="run-about">{run.tokens === null ? '' : `${formatCompact(run.tokens)} tokens`}</span>
      </td>
    </tr>
  );
}

/** Breaks a narrow column only behind the comma: the day above the time. */
const toTwoLines = (moment: string): string => moment.replaceAll(/(?<!,) /g, '\u00a0');

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
