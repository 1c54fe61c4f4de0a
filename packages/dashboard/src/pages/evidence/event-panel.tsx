import type { EventDetail } from '@critiqor/api/evidence';
import { useResource } from '../../api/use-resource.ts';
import { replaceQuery, runHref } from '../../app/route.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { ResourceView } from '../../parts/resource-view.tsx';
import { sayName } from '../../words/verdicts.ts';
import { CallDiff } from './call-diff.tsx';
import { EventContents } from './event-contents.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventMarks } from './event-marks.tsx';
import { RawEvent } from './raw-event.tsx';

/** One event, down to its raw line. */
export function EventPanel({ run, id }: { run: string; id: string }) {
  const event = useResource<EventDetail>(`/api/runs/${encodeURIComponent(run)}/events/${encodeURIComponent(id)}`);
  return (
    <aside className="card panel" aria-label={`Event ${id}`}>
      <ResourceView of={event} bones={[60, 140, 220]}>
        {(data) => <Opened run={run} data={data} />}
      </ResourceView>
    </aside>
  );
}

function Opened({ run, data }: { run: string; data: EventDetail }) {
  const { row } = data;
  const link = `${location.origin}/${runHref(run, 'evidence', { event: row.event_id })}`;
  return (
    <div className="stack">
      <div className="panel-head">
        <div>
          <h2>{sayName(row.type)}</h2>
          <span className="mono muted">{row.event_id}</span>
        </div>
        <div className="row tools">
          <Step to={data.previous_event_id} title="Previous event" sign="↑" />
          <Step to={data.next_event_id} title="Next event" sign="↓" />
          <CopyButton text={link} label="Copy link" />
          <button
            type="button"
            className="button quiet"
            aria-label="Close"
            onClick={() => replaceQuery({ event: null })}
          >
            ✕
          </button>
        </div>
      </div>
      <EventFacts data={data} run={run} />
      <EventContents data={data} run={run} />
      {data.previous ? <CallDiff previous={data.previous} run={run} /> : null}
      <EventMarks data={data} />
      <RawEvent data={data} />
    </div>
  );
}

function Step({ to, title, sign }: { to: string | null; title: string; sign: string }) {
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={title}
      title={title}
      disabled={!to}
      onClick={() => replaceQuery({ event: to })}
    >
      {sign}
    </button>
  );
}
