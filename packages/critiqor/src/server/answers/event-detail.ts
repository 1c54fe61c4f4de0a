import type { EventDetail, RedactedText, RelatedEvents, TextSlice, Truncation } from '@critiqor/api/evidence';
import { toAnonymousEvent } from '../../visibility/anonymity.ts';
import { ApiFailure } from '../api-failure.ts';
import { FLAGS } from '../index/layout.ts';
import { REDACTION } from '../index/privacy-counter.ts';
import type { QueryParams } from '../query-params.ts';
import { readSealedEvent } from '../read-sealed-event.ts';
import type { RunView } from '../run-view.ts';
import { forEachText, readText, shortenEvent } from '../shorten-event.ts';
import { unknownEvent } from './events-page.ts';
import { toPreviousCall } from './previous-call.ts';

const MAX_MARKS = 500;
const MAX_REFINEMENTS = 50;

export function toEventDetail(view: RunView, sessionPath: string, eventId: string): EventDetail {
  const { index, isAnonymous } = view;
  const ordinal = toOrdinal(view, eventId);
  const { event, hashMatches } = readSealedEvent(index, sessionPath, ordinal);
  const row = index.row(ordinal);
  const marks = toMarks(event);
  return {
    row: view.toRow(ordinal),
    ...shortenEvent(isAnonymous ? toAnonymousEvent(event) : event),
    hash: String(event.hash),
    prev_hash: String(event.prev_hash),
    hash_matches: hashMatches,
    writer: String(event.writer),
    seq: Number(event.seq),
    place: row.offset === -1 ? null : { offset: row.offset, length: row.bytes },
    redacted: isAnonymous ? [] : marks.redacted,
    truncated: isAnonymous ? [] : marks.truncated,
    related: toRelated(view, ordinal),
    previous: isAnonymous ? null : toPreviousCall(view, sessionPath, ordinal),
    previous_event_id: ordinal > 0 ? index.idOf(ordinal - 1) : null,
    next_event_id: ordinal + 1 < index.total ? index.idOf(ordinal + 1) : null,
  };
}

/** A slice of a text that an answer had to shorten. */
export function toTextSlice(view: RunView, sessionPath: string, eventId: string, params: QueryParams): TextSlice {
  const pointer = params.text('pointer') ?? '';
  const offset = params.integer('offset', { min: 0, max: 1e9, fallback: 0 });
  const limit = params.integer('limit', { min: 1, max: 262_144, fallback: 65_536 });
  const { event } = readSealedEvent(view.index, sessionPath, toOrdinal(view, eventId));
  const text = readText(view.isAnonymous ? toAnonymousEvent(event) : event, pointer);
  if (text === undefined) throw new ApiFailure(404, 'not_found', 'There is nothing at this pointer.');
  return { pointer, offset, chars: text.length, text: text.slice(offset, offset + limit) };
}

function toOrdinal({ index }: RunView, eventId: string): number {
  const ordinal = index.ordinalOf(eventId);
  if (ordinal === -1) throw unknownEvent(eventId);
  return ordinal;
}

const CUT = /\[cut (\d{1,12}) of (\d{1,12}) characters, digest [0-9a-f]+\]/g;
const WITHHELD = /^\[withheld (\d{1,12}) characters, digest [0-9a-f]+\]$/;
const LEFT_OUT = /^\[(?:not recorded: [a-z ]{1,60}|\d{1,12} more, not recorded)\]$/;

/** What the recorder removed from the texts of an event, and where. */
function toMarks(event: Readonly<Record<string, unknown>>) {
  const redacted: RedactedText[] = [];
  const truncated: Truncation[] = [];
  forEachText(event, (text, pointer) => {
    if (redacted.length + truncated.length >= MAX_MARKS) return;
    for (const [, kind = '', fingerprint = ''] of text.matchAll(REDACTION)) {
      redacted.push({ pointer, kind, fingerprint });
    }
    for (const [, cut, original] of text.matchAll(CUT)) {
      truncated.push({ pointer, what: 'cut', missing_chars: Number(cut), original_chars: Number(original) });
    }
    if (LEFT_OUT.test(text)) truncated.push({ pointer, what: 'left_out', missing_chars: 0, original_chars: 0 });
    const withheld = Number(WITHHELD.exec(text)?.[1] ?? Number.NaN);
    if (!Number.isNaN(withheld)) {
      truncated.push({ pointer, what: 'withheld', missing_chars: withheld, original_chars: withheld });
    }
  });
  return { redacted, truncated };
}

function toRelated({ index }: RunView, ordinal: number): RelatedEvents {
  const { events, spans, idOf } = index;
  const flags = events.flags[ordinal] ?? 0;
  const root = (events.root[ordinal] ?? 0) - 1;
  const span = (events.span[ordinal] ?? 0) - 1;
  const toId = (other: number): string | null => (other >= 0 && other !== ordinal ? idOf(other) : null);
  const refinedBy: string[] = [];
  for (let later = ordinal + 1; later < index.total && refinedBy.length < MAX_REFINEMENTS; later++) {
    const isRefinement = events.root[later] === ordinal + 1 && ((events.flags[later] ?? 0) & FLAGS.refinement) !== 0;
    if (isRefinement) refinedBy.push(idOf(later));
  }
  return {
    refines: flags & FLAGS.refinement ? toId(root) : null,
    refined_by: refinedBy,
    copied_from: flags & FLAGS.copy ? toId(root) : null,
    begin: span === -1 ? null : toId((spans.first[span] ?? 0) - 1),
    end: span === -1 ? null : toId((spans.last[span] ?? 0) - 1),
  };
}
