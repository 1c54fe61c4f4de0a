import type { ConversationItem, ConversationPage } from '@critiqor/api/conversation';
import { useState } from 'react';
import { useResource } from '../../api/use-resource.ts';
import type { RunPageProps } from '../../app/page-props.ts';
import { ResourceView } from '../../parts/resource-view.tsx';
import { Empty } from '../../parts/states.tsx';
import { formatCount, plural } from '../../words/format.ts';
import { Spoken } from './said.tsx';
import { CalledTool } from './tool-call.tsx';

const PAGE = 100;

/** What was said and done, as people read it. What only the recorder needs is counted, not shown. */
export function ConversationView({ detail }: RunPageProps) {
  const run = detail.run.run_id;
  const [offset, setOffset] = useState(0);
  const page = useResource<ConversationPage>(
    detail.sealed ? `/api/runs/${run}/conversation?offset=${offset}&limit=${PAGE}` : null,
  );
  if (!detail.sealed) return <Empty title="This run is not sealed yet" />;
  return (
    <>
      <div className="page-head">
        <div>
          <h1>Conversation</h1>
          <p>Prompts, answers and calls in order of time, with findings where they began.</p>
        </div>
      </div>
      <ResourceView of={page} bones={[80, 160, 120, 160]}>
        {(data) => (
          <>
            <ol className="talk">
              {data.items.map((item) => (
                <Item key={item.event_id} item={item} run={run} isNamed={data.sessions > 1} />
              ))}
            </ol>
            {data.total === 0 ? <Empty title="Nothing was said" heading="h2" /> : null}
            <Pages {...data} onGo={setOffset} />
          </>
        )}
      </ResourceView>
    </>
  );
}

function Item({ item, run, isNamed }: { item: ConversationItem; run: string; isNamed: boolean }) {
  return (
    <>
      {item.folded > 0 ? (
        <li className="folded small muted">{plural(item.folded, 'event')} of the recorder and the host</li>
      ) : null}
      <li className={`turn ${item.who}`} id={item.event_id}>
        {item.call ? <CalledTool item={item} call={item.call} run={run} /> : <Spoken item={item} run={run} />}
        {isNamed && item.session ? <p className="small muted said-line">{item.session}</p> : null}
      </li>
    </>
  );
}

function Pages({ total, offset, limit, onGo }: ConversationPage & { onGo: (offset: number) => void }) {
  if (total <= limit) return null;
  const go = (to: number) => {
    onGo(to);
    scrollTo(0, 0);
  };
  return (
    <nav className="row" aria-label="Parts of the conversation">
      <button type="button" className="button" disabled={offset === 0} onClick={() => go(Math.max(0, offset - limit))}>
        Earlier
      </button>
      <span className="num muted">
        {formatCount(offset + 1)} to {formatCount(Math.min(total, offset + limit))} of {formatCount(total)}
      </span>
      <button type="button" className="button" disabled={offset + limit >= total} onClick={() => go(offset + limit)}>
        Later
      </button>
    </nav>
  );
}
