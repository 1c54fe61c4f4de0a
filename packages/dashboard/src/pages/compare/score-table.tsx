import type { ComparedRun, Comparison } from '@critiqor/api/compare';
import type { ReactNode } from 'react';
import { runHref } from '../../app/route.ts';
import { ReadinessBadge } from '../../parts/badges.tsx';
import { formatCompact, formatDate, formatMoney, formatOptionalDuration, formatPercent } from '../../words/format.ts';
import { sayName } from '../../words/verdicts.ts';

const ROWS: readonly { readonly title: string; readonly value: (compared: ComparedRun) => ReactNode }[] = [
  { title: 'Verdict', value: ({ run }) => <ReadinessBadge level={run.readiness_level} /> },
  { title: 'Trust', value: ({ run }) => <strong>{run.trust_score ?? '–'}</strong> },
  {
    title: 'Confidence',
    value: ({ run }) => (run.confidence_score === null ? '–' : formatPercent(run.confidence_score / 100)),
  },
  { title: 'Started', value: ({ run }) => formatDate(run.started_at) },
  { title: 'Duration', value: ({ run }) => formatOptionalDuration(run.duration_ms) },
  { title: 'Cost', value: ({ run }) => formatMoney(run.cost_usd) },
  { title: 'Wasted', value: ({ wasted_usd }) => formatMoney(wasted_usd) },
  { title: 'Tokens', value: ({ run }) => formatCompact(run.tokens) },
  { title: 'Tool calls', value: ({ run }) => formatCompact(run.tool_calls) },
];

/** Verdict, size and dimension scores of each run. */
export function ScoreTable({ comparison: { runs } }: { comparison: Comparison }) {
  const dimensions = [...new Set(runs.flatMap((compared) => compared.dimensions.map(({ name }) => name)))];
  return (
    <section className="card stack" aria-labelledby="scores-title">
      <h2 id="scores-title">Verdicts and scores</h2>
      <div className="table-wrap">
        <table className="data compare">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">What</span>
              </th>
              {runs.map(({ run }) => (
                <th key={run.run_id} scope="col">
                  <a className="mono" href={runHref(run.run_id)}>
                    {run.run_id}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ title, value }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {runs.map((compared) => (
                  <td key={compared.run.run_id}>{value(compared)}</td>
                ))}
              </tr>
            ))}
            {dimensions.map((name) => (
              <tr key={name}>
                <th scope="row">{sayName(name)}</th>
                {runs.map(({ run, dimensions: scored }) => (
                  <DimensionCell key={run.run_id} score={scored.find((one) => one.name === name)?.score ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function DimensionCell({ score }: { score: number | null }) {
  return (
    <td>
      <span className="dimension-cell">
        <span>{score ?? 'not scored'}</span>
        <span className={`meter tone-${score === 100 ? 'ok' : 'medium'}`} aria-hidden="true">
          <span style={{ width: `${score ?? 0}%` }} />
        </span>
      </span>
    </td>
  );
}
