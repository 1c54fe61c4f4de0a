import type { Comparison } from '@critiqor/api/compare';
import { useResource } from '../../api/use-resource.ts';
import type { AllRunsPageProps } from '../../app/page-props.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty, Notice } from '../../parts/states.tsx';
import { ChangeCard } from './change-card.tsx';
import { FailureTable } from './failure-table.tsx';
import { RunPicker } from './run-picker.tsx';
import { ScoreTable } from './score-table.tsx';

/** Two or more runs side by side, and whether the change worked. */
export function Compare({ route }: AllRunsPageProps) {
  const runs = (route.query.get('runs') ?? '').split(',').filter(Boolean);
  const isSameTask = route.query.get('same_task') === 'true';
  const asked = new URLSearchParams({ runs: runs.join(','), ...(isSameTask ? { same_task: 'true' } : {}) });
  const path = runs.length >= 2 ? `/api/compare?${asked}` : null;
  const comparison = useResource<Comparison>(path, { keep: true });
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Compare</h1>
          <p>Changes from the first run to the last.</p>
        </div>
      </div>
      <RunPicker chosen={runs} />
      {path === null ? (
        <section className="card">
          <Empty title="Choose two runs" heading="h2">
            <p>Choose the older one first. The comparison shows whether the changes in between helped.</p>
          </Empty>
        </section>
      ) : (
        <ResourceView of={comparison} bones={[150, 320, 240]}>
          {(data) => (
            <>
              {toNotes(data, isSameTask).length > 0 ? (
                <Notice tone="medium">
                  <ul>
                    {toNotes(data, isSameTask).map((caveat) => (
                      <li key={caveat} className="said">
                        {caveat}
                      </li>
                    ))}
                  </ul>
                </Notice>
              ) : null}
              <ChangeCard comparison={data} />
              <ScoreTable comparison={data} />
              <FailureTable comparison={data} />
            </>
          )}
        </ResourceView>
      )}
    </>
  );
}

/** Differences in the task are part of the verdict, unless the user asked for one all the same. */
const toNotes = ({ unlike, caveats }: Comparison, isSameTask: boolean): readonly string[] =>
  isSameTask ? [...unlike, ...caveats] : caveats;
