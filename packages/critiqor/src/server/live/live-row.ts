import type { LiveRow } from '@critiqor/api/live';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toNumber } from '@critiqor/evidence/contract/payload-values';
import { toReportedTokens } from '@critiqor/evidence/read/facts/token-usage';
import type { LinePlace } from '@critiqor/evidence/read/journal-scanner';
import { toCanonicalType } from '../../sealed/canonical-type.ts';
import type { Pseudonyms } from '../../visibility/anonymity.ts';
import { toEventKind } from '../index/event-kind.ts';
import { toEventText } from '../index/event-text.ts';

/** An event of an unsealed run in one row; with pseudonyms it shows neither contents nor names. */
export function toLiveRow(event: JournalEvent, place: LinePlace, line: number, pseudonyms: Pseudonyms | null): LiveRow {
  const type = toCanonicalType(event);
  const kind = toEventKind(type);
  const time = Date.parse(event.timestamp);
  const name = (what: string, value: string | undefined): string | null =>
    value === undefined ? null : pseudonyms ? pseudonyms(what, value) : value.slice(0, 300);
  return {
    live_id: toLiveId(event),
    line,
    at: Number.isNaN(time) ? '' : new Date(time).toISOString(),
    at_ms: Number.isNaN(time) ? null : time,
    type: pseudonyms && kind === 'other' ? 'other' : type.slice(0, 300),
    kind,
    tool: name('tool', event.tool_name),
    status: event.status,
    outcome: event.outcome ?? null,
    session: name('session', event.conversation_key ?? event.conversation_id),
    run: name('run', event.host_run_id),
    duration_ms: event.duration_ms ?? null,
    tokens: toReportedTokens(event.payload),
    cost_usd: toNumber(event.payload.cost_usd),
    text: pseudonyms ? '' : toEventText(event),
    size_bytes: place.length,
    refinement: event.refines !== undefined,
    copy: event.derived_from !== undefined,
    redactions: event.redactions ?? 0,
    truncations: event.truncations ?? 0,
  };
}

/** The seal assigns event ids; until then the writer's own number identifies an event. */
export const toLiveId = ({ writer, seq }: JournalEvent): string => `${writer}:${seq}`;
