import { Empty } from '../../parts/states.tsx';
import { hasFleetFilters } from './fleet-query.ts';

/** What a page shows when there is no run to show it of. */
export function NoFleetRuns({ query }: { query: URLSearchParams }) {
  if (hasFleetFilters(query)) return <Empty title="No run matches these filters" heading="h2" />;
  return (
    <Empty title="No machine has sent a run yet" heading="h2">
      <p>
        Create a token with <code>critiqor hub token add</code>, give it to a machine as <code>CRITIQOR_HUB_TOKEN</code>{' '}
        and run <code>critiqor push</code> there.
      </p>
    </Empty>
  );
}
