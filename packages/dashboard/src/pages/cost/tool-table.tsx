import type { CostSeries } from '@critiqor/api/cost';
import type { CostAnalysis } from '@critiqor/diagnosis/model/diagnosis';
import { runHref } from '../../app/route.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { formatCount, formatOptionalDuration } from '../../words/format.ts';

interface Props {
  readonly cost: CostAnalysis;
  readonly series: CostSeries | null;
  readonly run: string;
}

export function ToolTable({ cost, series, run }: Props) {
  const slowestOf = new Map(series?.by_tool.map(({ tool, slowest_event_id }) => [tool, slowest_event_id]));
  return (
    <section className="card stack" aria-labelledby="tools-title">
      <h2 id="tools-title">By tool</h2>
      {cost.by_tool.length === 0 ? (
        <p className="muted">No tools were called.</p>
      ) : (
        <DataTable words={['Tool']} numbers={['Calls', 'Failed', 'Repeated', 'Time', 'Slowest']}>
          {cost.by_tool.map(({ tool, calls, failed, duplicates, total_ms, slowest_ms }) => {
            const slowest = slowestOf.get(tool);
            return (
              <tr key={tool}>
                <td>
                  <a className="said" href={runHref(run, 'evidence', { tool })}>
                    {tool}
                  </a>
                </td>
                <td className="right">{formatCount(calls)}</td>
                <td className="right">{formatCount(failed)}</td>
                <td className="right">{formatCount(duplicates)}</td>
                <td className="right">{formatOptionalDuration(total_ms)}</td>
                <td className="right">
                  {slowest ? (
                    <a href={runHref(run, 'evidence', { event: slowest })}>{formatOptionalDuration(slowest_ms)}</a>
                  ) : (
                    formatOptionalDuration(slowest_ms)
                  )}
                </td>
              </tr>
            );
          })}
        </DataTable>
      )}
    </section>
  );
}
