import type { Tone } from '../words/verdicts.ts';
import { EventLink } from './event-link.tsx';

/** A quoted event with a link to it. Its text is never interpreted. */
export function EventQuote({ run, id, text, tone }: { run: string; id: string; text: string; tone?: Tone }) {
  return (
    <blockquote className={tone ? `quote lead tone-${tone}` : 'quote'}>
      <EventLink run={run} id={id} />
      <span className="said">{text}</span>
    </blockquote>
  );
}
