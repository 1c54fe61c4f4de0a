import type { CostSeries } from '@critiqor/api/cost';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { CostCharts } from './cost-charts.tsx';
import { CostFacts } from './cost-facts.tsx';
import { ModelCallTable } from './model-call-table.tsx';
import { ToolTable } from './tool-table.tsx';
import { WasteTable } from './waste-table.tsx';

/** What the run used, when and for what, and how much of it was wasted. */
export function Cost({ detail }: RunPageProps) {
  const run = detail.run.run_id;
  const series = useResource<CostSeries>(detail.sealed ? `/api/runs/${run}/cost?points=400` : null);
  const { diagnosis } = detail;
  if (!detail.sealed || !diagnosis) {
    return (
      <Empty title="No cost analysis yet">
        <p>It is part of the diagnosis, which is made when the run is finalized.</p>
      </Empty>
    );
  }
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Cost</h1>
          <p>As reported by the host. Unreported values are unknown, not zero.</p>
        </div>
      </div>
      <CostFacts cost={diagnosis.cost_analysis} />
      <ResourceView of={series} bones={[560]}>
        {(data) => <CostCharts series={data} run={run} />}
      </ResourceView>
      <div className="columns">
        <WasteTable cost={diagnosis.cost_analysis} findings={diagnosis.findings} run={run} />
        <ToolTable cost={diagnosis.cost_analysis} series={series.data} run={run} />
      </div>
      <ModelCallTable cost={diagnosis.cost_analysis} run={run} />
    </>
  );
}
