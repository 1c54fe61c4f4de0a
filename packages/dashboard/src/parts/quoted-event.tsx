import type { EventDetail } from '@critiqor/api/evidence';
import type { ShownDiagnosis } from '@critiqor/api/overview';
import { useResource } from '../api/use-resource.ts';
import { quoteOf } from '../words/quote-of.ts';
import { sayName, type Tone } from '../words/verdicts.ts';
import { EventQuote } from './quote.tsx';

interface Props {
  readonly diagnosis: ShownDiagnosis;
  readonly run: string;
  readonly sealed: boolean;
  readonly id: string;
  readonly tone?: Tone;
}

/** The text of an event: as quoted in the diagnosis, or else from the evidence. */
export function QuotedEvent({ diagnosis, run, sealed, id, tone }: Props) {
  const known = quoteOf(diagnosis, id);
  const event = useResource<EventDetail>(known === null && sealed ? `/api/runs/${run}/events/${id}` : null);
  const row = event.data?.row;
  const text = known ?? (row ? [sayName(row.type), row.tool, row.text].filter(Boolean).join(' · ') : '…');
  return <EventQuote run={run} id={id} text={text} {...(tone ? { tone } : {})} />;
}
