import type { PreviousCall } from '@critiqor/api/evidence';
import { useMemo } from 'react';
import { EventLink } from '../../parts/event-link.tsx';
import { diffLines } from '../../words/diff-lines.ts';

const SIGNS = { both: ' ', before: '−', after: '+' } as const;
const SPOKEN = { both: '', before: 'only before: ', after: 'only now: ' } as const;

/** The difference from the previous call: in a loop there is none. */
export function CallDiff({ previous, run }: { previous: PreviousCall; run: string }) {
  const { call, this_call } = previous;
  return (
    <section className="stack tight">
      <h3>
        Compared with the previous call {previous.same === 'arguments' ? 'with the same arguments' : 'of this tool'},{' '}
        <EventLink run={run} id={previous.call_event_id} />
      </h3>
      <Side title="Arguments" before={call.arguments} after={this_call.arguments} />
      <Side title="Result" before={call.result} after={this_call.result} />
    </section>
  );
}

function Side({ title, before, after }: { title: string; before: string | null; after: string | null }) {
  const lines = useMemo(() => diffLines(before ?? '', after ?? ''), [before, after]);
  if (before === null && after === null) return null;
  if (before === after) return <p className="small muted">{title}: identical.</p>;
  return (
    <div className="stack tight">
      <span className="small muted">{title}</span>
      <pre className="block diff">
        {lines.map(({ side, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its place
          <span key={index} className={`diff-${side}`}>
            <span aria-hidden="true">{SIGNS[side]} </span>
            <span className="sr">{SPOKEN[side]}</span>
            {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  );
}
