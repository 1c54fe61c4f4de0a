import { runHref } from '../app/route.ts';

export function EventLink({ run, id }: { run: string; id: string }) {
  return (
    <a className="event-link" href={runHref(run, 'evidence', { event: id })} title="Open this event in the evidence">
      {id}
    </a>
  );
}
