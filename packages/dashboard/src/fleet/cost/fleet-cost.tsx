import type { CostRow, FleetCost } from '@critiqor/api/fleet';
import { useResource } from '../../api/use-resource.ts';
import type { FleetPageProps } from '../../app/page-props.ts';
import { FactList } from '../../parts/fact-list.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { formatCompact, formatCount, formatMoney, formatOptionalDuration, formatPercent } from '../../words/format.ts';
import { FleetFilters } from '../parts/fleet-filters.tsx';
import { fleetPath } from '../parts/fleet-query.ts';
import { NoFleetRuns } from '../parts/no-runs.tsx';
import { type CostColumn, CostTable } from './cost-table.tsx';

/** What runs cost, by agent, model and tool. */
export function FleetCostPage({ route: { query } }: FleetPageProps) {
  const cost = useResource<FleetCost>(fleetPath('cost', query), { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Cost</h1>
          <p>Models cost money. Tools have no price of their own: they cost calls and time.</p>
        </div>
      </div>
      <FleetFilters query={query} />
      <ResourceView of={cost} bones={[96, 240, 240]}>
        {(data) => (data.by_agent.length === 0 ? <NoFleetRuns query={query} /> : <Tables cost={data} />)}
      </ResourceView>
    </>
  );
}

const RUNS: CostColumn = { title: 'Runs', say: ({ runs }) => formatCount(runs) };
const MONEY: CostColumn = { title: 'Cost', say: ({ cost_usd }) => formatMoney(cost_usd) };
const PER_RUN: CostColumn = {
  title: 'Per run',
  say: ({ cost_usd, runs }) => formatMoney(cost_usd / Math.max(1, runs)),
};
const TOKENS: CostColumn = { title: 'Tokens', say: ({ tokens }) => formatCompact(tokens) };
const BY_MONEY = ({ cost_usd }: CostRow): number => cost_usd;

function Tables({ cost: { total_usd, runs_without_cost, by_agent, by_model, by_tool } }: { cost: FleetCost }) {
  const runs = by_agent.reduce((sum, row) => sum + row.runs, 0);
  return (
    <>
      <FactList
        label="Figures"
        facts={[
          { name: 'Cost', value: formatMoney(total_usd) },
          { name: 'Runs', value: formatCount(runs) },
          {
            name: 'Without a known cost',
            value: formatCount(runs_without_cost),
            note: runs_without_cost > 0 ? 'not in the sums' : null,
          },
        ]}
      />
      <div className="columns">
        <CostTable
          title="By agent"
          first="Agent"
          filter="agent"
          rows={by_agent}
          weight={BY_MONEY}
          columns={[RUNS, MONEY, PER_RUN, TOKENS]}
        />
        <CostTable
          title="By model"
          first="Model"
          filter="model"
          rows={by_model}
          weight={BY_MONEY}
          columns={[RUNS, MONEY, PER_RUN, TOKENS]}
        />
      </div>
      <CostTable
        title="By tool"
        first="Tool"
        filter={null}
        rows={by_tool}
        weight={({ calls }) => calls}
        columns={[
          RUNS,
          { title: 'Calls', say: ({ calls }) => formatCount(calls) },
          { title: 'Failed', say: ({ calls, failed }) => (calls === 0 ? '–' : formatPercent(failed / calls)) },
          { title: 'Time', say: ({ ms }) => formatOptionalDuration(ms) },
        ]}
      />
    </>
  );
}
