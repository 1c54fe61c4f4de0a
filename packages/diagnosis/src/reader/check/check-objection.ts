import { toContentWords } from '../../language/content-words.ts';
import type { Clearance, Objection } from '../../model/model-reading.ts';
import type { ReaderRecord } from '../reader-record.ts';
import { didCallFail } from './call-facts.ts';
import { type CitedFacts, type DropCause, toCited } from './cited.ts';
import { TYPE_RULES } from './type-rules.ts';

/** What became of an objection: how well the record bears it out, or why it is not believed. */
type CheckedObjection = { readonly support: 'shown' | 'open' } | DropCause;

/**
 * Holds an objection against the evidence, without a model. Believed only if every quotation and every event exists, the events are of the kind
 * that its type needs, and what the calls did does not show the opposite.
 */
export function checkObjection(record: ReaderRecord, objection: Objection): CheckedObjection {
  const cited = toCited(record, objection);
  if ('reason' in cited) return cited;
  if (cited.evidence.length === 0 && cited.answer === null)
    return { reason: 'no_evidence', detail: 'neither a statement nor an event is cited' };
  const refusal = TYPE_RULES[objection.type].refute(cited);
  if (refusal) return refusal;
  return { support: TYPE_RULES[objection.type].isShown(cited) || isFoundByEngine(cited) ? 'shown' : 'open' };
}

/** Whether the engine has a finding of the same type about something that is cited. */
function isFoundByEngine({ record, type, evidence, answer }: CitedFacts): boolean {
  const ids = new Set(evidence.flatMap(({ entry }) => [entry.id, entry.call?.eventId, entry.call?.result?.eventId]));
  if (answer) ids.add(answer.id);
  return record.diagnosis.findings.some(
    (finding) => finding.type === type && finding.event_ids.some((eventId) => ids.has(eventId)),
  );
}

/** Holds a clearance against the evidence in the same way: what rules a failure out must exist, and must not itself be a failure. */
export function checkClearance(record: ReaderRecord, clearance: Clearance): DropCause | null {
  const cited = toCited(record, clearance);
  if ('reason' in cited) return cited;
  const failed = cited.calls.find((call) => didCallFail(cited, call));
  if (failed) return { reason: 'record_shows_opposite', detail: `${failed.eventId} failed` };
  // What was asked for may be done; that it was done only a result can show.
  const isGood = cited.evidence.some(
    ({ entry, quote }) =>
      (entry.kind === 'request' && cited.answer === null) ||
      (entry.kind === 'result' && (cited.answer === null || sharesSubject(quote, cited.quote))),
  );
  return isGood ? null : { reason: 'no_evidence', detail: 'no result that is cited speaks of it' };
}

/** Whether two texts have a figure or two words in common. */
function sharesSubject(quote: string, statement: string): boolean {
  const said = new Set(toContentWords(statement));
  const shared = toContentWords(quote).filter((word) => said.has(word));
  return shared.length >= 2 || shared.some((word) => /\d/.test(word));
}
