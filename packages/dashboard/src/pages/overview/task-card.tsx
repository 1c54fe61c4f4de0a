import type { RunDetail } from '@critiqor/api/overview';
import { runHref } from '../../app/route.ts';

/** What was asked and what came back: nothing else makes sense without it. */
export function TaskCard({ detail }: { detail: RunDetail }) {
  const hidden = detail.anonymous ? 'Hidden: this run is anonymous.' : null;
  return (
    <section className="card asked" aria-labelledby="task-title">
      <div className="card-head">
        <h2 id="task-title">Task</h2>
        {detail.sealed ? <a href={runHref(detail.run.run_id, 'conversation')}>Read the conversation</a> : null}
      </div>
      <blockquote className="task said">{toShown(detail.task) ?? hidden ?? 'No request was recorded.'}</blockquote>
      <h2>Answer</h2>
      <blockquote className="said">{toShown(detail.answer) ?? hidden ?? 'The agent gave no answer.'}</blockquote>
    </section>
  );
}

/** More would push the findings off the page; the conversation has the whole. */
const MAX_CHARS = 900;

const toShown = (text: string | null): string | null =>
  text === null || text.length <= MAX_CHARS ? text : `${text.slice(0, MAX_CHARS)}…`;
