import type { EventFacets, EventsPage } from '@critiqor/api/evidence';
import { useCallback } from 'react';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { replaceQuery } from '../../app/route.ts';
import { Empty } from '../../parts/states.tsx';
import { formatCount } from '../../words/format.ts';
import { EventPanel } from './event-panel.tsx';
import { eventsPath } from './event-query.ts';
import { EventTable } from './event-table.tsx';
import { Filters } from './filters.tsx';
import { useEventPages } from './use-event-pages.ts';

/** Every recorded event, with search and filters. The address holds the view and the open event. */
export function Evidence({ detail, route }: RunPageProps) {
  const run = detail.run.run_id;
  const path = eventsPath(run, route.query);
  const pages = useEventPages(path);
  const selected = route.query.get('event');
  const facets = useResource<EventFacets>(detail.sealed ? `/api/runs/${run}/facets` : null);
  const around = useResource<EventsPage>(
    selected && pages.total !== null ? `${path}&around=${selected}&limit=1` : null,
  );
  const select = useCallback((id: string) => replaceQuery({ event: id }), []);
  if (!detail.sealed) {
    return (
      <Empty title="The evidence is not sealed yet">
        <p>While a run is active, its events are on the live page.</p>
      </Empty>
    );
  }
  return (
    <>
      <div className="page-head">
        <h1>Evidence</h1>
        <p className="num muted" aria-live="polite">
          {pages.total === null
            ? 'Counting…'
            : `${pages.isExact ? '' : 'At least '}${formatCount(pages.total)} of ${formatCount(facets.data?.total ?? detail.run.events)} events`}
        </p>
      </div>
      <Filters query={route.query} facets={facets.data} findings={detail.diagnosis?.findings ?? []} />
      <div className={selected ? 'evidence with-panel' : 'evidence'}>
        <EventTable pages={pages} selected={selected} place={around.data?.offset ?? null} onSelect={select} />
        {selected ? <EventPanel run={run} id={selected} /> : null}
      </div>
    </>
  );
}
