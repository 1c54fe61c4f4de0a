import type { ShownFinding } from '@critiqor/api/overview';
import type { CostAnalysis } from '@critiqor/diagnosis/model/diagnosis';
import { runHref } from '../../app/route.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Mark } from '../../parts/mark.tsx';
import { formatCompact, formatCount, formatMoney } from '../../words/format.ts';

interface Props {
  readonly cost: CostAnalysis;
  readonly findings: readonly ShownFinding[];
  readonly run: string;
}

/** What each failure cost. */
export function WasteTable({ cost, findings, run }: Props) {
  const findingOf = new Map(findings.map((finding) => [finding.id, finding]));
  const rows = cost.waste_by_finding.filter(
    ({ tokens, tool_calls, model_calls }) => tokens || tool_calls || model_calls,
  );
  return (
    <section className="card stack" aria-labelledby="waste-title">
      <h2 id="waste-title">Waste by finding</h2>
      {rows.length === 0 ? (
        <p className="muted">No finding wasted calls or tokens.</p>
      ) : (
        <DataTable words={['Finding']} numbers={['Calls', 'Tokens', 'Cost']}>
          {rows.map(({ finding_id, tool_calls, model_calls, tokens, cost_usd }) => {
            const finding = findingOf.get(finding_id);
            return (
              <tr key={finding_id}>
                <td>
                  <Mark tone={finding?.severity ?? 'none'} size={13} />{' '}
                  <a href={runHref(run, 'diagnosis', { finding: finding_id })}>{finding?.title ?? finding_id}</a>
                </td>
                <td className="right">{formatCount(tool_calls + model_calls)}</td>
                <td className="right">{formatCompact(tokens)}</td>
                <td className="right">{formatMoney(cost_usd)}</td>
              </tr>
            );
          })}
        </DataTable>
      )}
    </section>
  );
}
