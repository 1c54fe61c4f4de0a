import type { ToldTurn } from '../../claims/claims-view.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { ToolCall } from '../../model/execution.ts';
import type { FailureType } from '../../model/failure-types.ts';
import type { Citation, DropReason } from '../../model/model-reading.ts';
import { hasQuote, overlaps } from '../find-quote.ts';
import type { ReaderRecord } from '../reader-record.ts';
import type { EntryKind, RecordEntry } from '../record-entries.ts';

/** An event that was cited, with what was quoted from it. */
interface CitedEntry {
  readonly entry: RecordEntry;
  readonly quote: string;
}

/** What an objection or a clearance cites, found in the record. */
export interface CitedFacts {
  readonly record: ReaderRecord;
  readonly type: FailureType;
  /** The answer that was quoted, and what we read in the quoted words. */
  readonly answer: RecordEntry | null;
  readonly quote: string;
  readonly statements: readonly Statement[];
  readonly turn: ToldTurn | null;
  readonly evidence: readonly CitedEntry[];
  readonly calls: readonly ToolCall[];
  readonly effects: readonly Effect[];
}

export interface DropCause {
  readonly reason: DropReason;
  readonly detail: string;
}

interface Citing {
  readonly type: FailureType;
  readonly statement: Citation | null;
  readonly evidence: readonly Citation[];
}

/** Finds what is cited: every event must exist and contain what is quoted from it. */
export function toCited(record: ReaderRecord, { type, statement, evidence }: Citing): CitedFacts | DropCause {
  const answer = statement === null ? null : findEntry(record, statement, ANSWERS);
  if (answer && 'reason' in answer) return answer;
  const cited: CitedEntry[] = [];
  for (const citation of evidence) {
    const entry = findEntry(record, citation, null);
    if ('reason' in entry) return entry;
    cited.push({ entry, quote: citation.quote });
  }
  const turn = (answer && record.turns.find((told) => told.answer?.eventId === answer.id)) ?? null;
  const quote = statement?.quote ?? '';
  const calls = [...new Set(cited.flatMap(({ entry }) => entry.call ?? []))];
  return {
    record,
    type,
    answer,
    quote,
    turn,
    statements: turn?.statements.filter(({ text }) => overlaps(text, quote)) ?? [],
    evidence: cited,
    calls,
    effects: calls.flatMap((call) => record.effects.get(call) ?? []),
  };
}

const ANSWERS: readonly EntryKind[] = ['answer'];

/** An id may belong to several things, such as a message and the model call that wrote it. */
function findEntry(
  { byId }: ReaderRecord,
  { event_id, quote }: Citation,
  kinds: readonly EntryKind[] | null,
): RecordEntry | DropCause {
  const known = byId.get(event_id);
  if (!known) return { reason: 'unknown_event', detail: `there is no event ${event_id.slice(0, 40)}` };
  const fitting = known.filter(({ kind }) => kinds === null || kinds.includes(kind));
  if (fitting.length === 0) return { reason: 'no_statement', detail: `${event_id} is not a statement of the agent` };
  return (
    fitting.find(({ text }) => hasQuote(text, quote)) ?? {
      reason: 'quote_not_found',
      detail: `${event_id} does not contain “${quote.slice(0, 80)}”`,
    }
  );
}
