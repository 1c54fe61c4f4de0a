import type { RunsPage } from '@critiqor/api/runs';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.ts';
import type { AllRunsPageProps } from '../../app/page-props.ts';
import { pageHref } from '../../app/route.ts';
import { Pager } from '../../parts/pager.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { plural } from '../../words/format.ts';
import { Recurring } from './recurring.tsx';
import { RunFilters } from './run-filters.tsx';
import { countRunFilters, LIMIT, runsPath } from './run-query.ts';
import { RunTable } from './run-table.tsx';
import { TrustTrend } from './trust-trend.tsx';

/** All runs of the directory, with filters, sorting and comparison. */
export function Runs({ route }: AllRunsPageProps) {
  const page = useResource<RunsPage>(runsPath(route.query), { keep: true });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (run: string, isOn: boolean) =>
    setChosen((before) => (isOn ? [...before, run].slice(-8) : before.filter((one) => one !== run)));
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Runs</h1>
          <p className="num">{page.data ? plural(page.data.total, 'run') : 'Loading…'}</p>
        </div>
        <CompareButton chosen={chosen} />
      </div>
      <RunFilters query={route.query} facets={page.data?.facets ?? null} />
      <TrustTrend query={route.query} />
      <Recurring />
      <ResourceView of={page} bones={[420]}>
        {(data) =>
          data.runs.length === 0 ? (
            <NoRuns isFiltered={countRunFilters(route.query) > 0} />
          ) : (
            <>
              <RunTable runs={data.runs} query={route.query} chosen={chosen} onChoose={choose} />
              <Pager offset={data.offset} total={data.total} limit={LIMIT} />
            </>
          )
        }
      </ResourceView>
    </>
  );
}

function CompareButton({ chosen }: { chosen: readonly string[] }) {
  if (chosen.length < 2) {
    return <p className="muted small">Select two or more runs to compare them.</p>;
  }
  // Older first: the comparison shows what changed since.
  const inOrder = [...chosen].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
  return (
    <a className="button primary" href={pageHref('compare', { runs: inOrder.join(',') })}>
      Compare {chosen.length} runs
    </a>
  );
}

function NoRuns({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <Empty title="No run matches these filters" heading="h2" />;
  return (
    <Empty title="No runs yet" heading="h2">
      <p>
        Record one with <code>critiqor monitor openclaw</code>, or try <code>critiqor demo</code>.
      </p>
    </Empty>
  );
}
