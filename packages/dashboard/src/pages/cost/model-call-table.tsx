import type { CostAnalysis } from '@critiqor/diagnosis/model/diagnosis';
import { DataTable } from '../../parts/data-table.tsx';
import { EventLink } from '../../parts/event-link.tsx';
import {
  formatCompact,
  formatMoney,
  formatOptionalDuration,
  formatPercent,
  plural,
  UNKNOWN,
} from '../../words/format.ts';

const FIRST = 12;

/** The most expensive model calls, as listed in the diagnosis. */
export function ModelCallTable({ cost, run }: { cost: CostAnalysis; run: string }) {
  const rows = [...cost.by_model_call]
    .sort((a, b) => (b.cost_usd ?? 0) - (a.cost_usd ?? 0) || (b.tokens.total ?? 0) - (a.tokens.total ?? 0))
    .slice(0, FIRST);
  if (rows.length === 0) return null;
  const others = cost.by_model_call.length + cost.by_model_call_left_out - rows.length;
  return (
    <section className="card stack" aria-labelledby="calls-title">
      <div className="card-head">
        <h2 id="calls-title">Most expensive model calls</h2>
        {others > 0 ? <span className="muted small">{plural(others, 'more call')} in the evidence</span> : null}
      </div>
      <DataTable words={['Event', 'Model']} numbers={['Input', 'Output', 'Cache', 'Context', 'Duration', 'Cost']}>
        {rows.map(({ event_id, model, tokens, cost_usd, context_used, context_budget, duration_ms }) => (
          <tr key={event_id}>
            <td>
              <EventLink run={run} id={event_id} />
            </td>
            <td className="said">{model ?? 'not reported'}</td>
            {[
              ['input', formatCompact(tokens.input)],
              ['output', formatCompact(tokens.output)],
              ['cache', formatCompact(tokens.cache_read)],
              [
                'context',
                context_used !== null && context_budget
                  ? formatPercent(context_used / context_budget)
                  : formatCompact(context_used),
              ],
              ['duration', formatOptionalDuration(duration_ms)],
              ['cost', formatMoney(cost_usd)],
            ].map(([column, text]) => (
              <td key={column} className="right">
                {text === UNKNOWN ? '–' : text}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
      <p className="muted small">A dash is a value that the host did not report.</p>
    </section>
  );
}
