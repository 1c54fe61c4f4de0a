import type { ConversationItem } from '@critiqor/api/conversation';
import { runHref } from '../../app/route.ts';
import { EventLink } from '../../parts/event-link.tsx';
import { Mark } from '../../parts/mark.tsx';
import { formatClock, formatCount } from '../../words/format.ts';

const WHO = { person: 'Request', agent: 'Agent', note: 'Note', tool: 'Tool' } as const;

/** A prompt, an answer or a note. */
export function Spoken({ item, run }: { item: ConversationItem; run: string }) {
  return (
    <>
      <TurnHead item={item} run={run} title={WHO[item.who]} />
      <p className="said talk-text">{item.text || 'Hidden, or without text.'}</p>
      {item.text_chars > item.text.length ? (
        <a className="small" href={runHref(run, 'evidence', { event: item.event_id })}>
          All {formatCount(item.text_chars)} characters
        </a>
      ) : null}
      <FindingsHere item={item} run={run} />
    </>
  );
}

export function TurnHead({ item, run, title }: { item: ConversationItem; run: string; title: string }) {
  return (
    <p className="turn-head small muted">
      <strong>{title}</strong> <time dateTime={item.at}>{formatClock(item.at)}</time>{' '}
      <EventLink run={run} id={item.event_id} />
    </p>
  );
}

/** Findings that cite this place, the beginning marked. */
export function FindingsHere({ item, run }: { item: ConversationItem; run: string }) {
  if (item.findings.length === 0) return null;
  return (
    <ul className="talk-findings">
      {item.findings.map(({ id, title, severity, began }) => (
        <li key={id}>
          <a className={`badge tone-${severity}`} href={runHref(run, 'diagnosis', { finding: id })}>
            <Mark tone={severity} size={12} />
            {title}
            {began ? ' began here' : ''}
          </a>
        </li>
      ))}
    </ul>
  );
}
