import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { overlaps } from '../find-quote.ts';
import { cameAbout, hasDoubt, hasOtherFigure } from './call-facts.ts';
import type { CitedFacts, DropCause } from './cited.ts';

/** Acts that are read this clearly are taken at their word. */
const CLEAR_MARGIN = 0.6;
/** Acts that assert nothing about the work. */
const ASSERTS_NOTHING: ReadonlySet<string> = new Set(['question', 'plan']);
const ADMITS: ReadonlySet<string> = new Set(['failed', 'not_done']);

/** Why an objection against a statement cannot be right, by what the statement says and what the effects show. */
export function refuteClaimObjection(cited: CitedFacts): DropCause | null {
  const { statements, answer, evidence, effects } = cited;
  if (answer === null) return { reason: 'no_statement', detail: 'an objection to a claim must quote the claim' };
  const clear = statements.filter(({ margin }) => margin >= CLEAR_MARGIN);
  if (clear.length > 0 && clear.every(({ act }) => ASSERTS_NOTHING.has(act)))
    return opposite('the quoted words ask or announce something and claim nothing');
  if (evidence.length === 0) return refuteAbsence(cited);
  if (evidence.every(({ entry }) => entry.position > answer.position))
    return { reason: 'wrong_kind', detail: 'everything that is cited happened after the statement' };
  if (evidence.every(({ entry }) => entry.id === answer.id && entry.kind === 'answer'))
    return { reason: 'wrong_kind', detail: 'only the statement itself is cited' };
  if (clear.length > 0 && clear.every(isAdmission) && effects.length > 0 && effects.every(hasNotSucceeded))
    return opposite('the answer says itself that this failed or is open');
  if (effects.length > 0 && effects.every((effect) => givesCounts(cited.quote, effect)))
    return opposite('the statement gives the figures of the cited result');
  return isConfirmed(cited) ? opposite('the cited call did what the statement says') : null;
}

const opposite = (detail: string): DropCause => ({ reason: 'record_shows_opposite', detail });

const isAdmission = ({ act }: Statement): boolean => ADMITS.has(act);
const hasNotSucceeded = ({ ending }: Effect): boolean => ending === 'failed' || ending === 'not_attempted';

/** Whether a statement repeats what a result counts, failures included: "9 of 12 pass, 3 fail". */
function givesCounts(quote: string, { counts, ending }: Effect): boolean {
  const { failed, errors, passed, total } = counts ?? {};
  const bad = failed ?? errors;
  if (ending === 'succeeded' || bad === undefined || bad === 0) return false;
  const figures = new Set(quote.match(/\d+/g) ?? []);
  const has = (count: number | undefined): boolean => count !== undefined && figures.has(String(count));
  return has(bad) || (has(passed) && has(total));
}

/** Nothing is cited: the objection says that nothing of the kind was done. An effect of that kind refutes it. */
function refuteAbsence({ statements, turn, record }: CitedFacts): DropCause | null {
  const deeds = new Set<string>(statements.flatMap((statement) => statement.deeds));
  const done = [...record.effects.values()].flat().find((effect) => deeds.has(effect.kind) && isDone(effect));
  if (done) return opposite(`${done.call.eventId} did it: ${done.means}`);
  const supported = turn?.judgements.some(
    ({ truth, statement }) => truth === 'supported' && statements.includes(statement),
  );
  return supported ? opposite('an effect shows what the statement says') : null;
}

const isDone = (effect: Effect): boolean => effect.ending === 'succeeded' && cameAbout(effect) && !effect.undoneBy;

/** Whether the cited calls are the very ones that show the statement to be true, and nothing that is quoted speaks against it. */
function isConfirmed({ turn, statements, effects, evidence, quote }: CitedFacts): boolean {
  const showing = turn?.judgements
    .filter(({ truth, statement }) => truth === 'supported' && statements.includes(statement))
    .flatMap((judgement) => judgement.effects);
  if (!showing || showing.length === 0 || effects.length === 0) return false;
  if (!effects.every((effect) => isDone(effect) && showing.some(({ call }) => call === effect.call))) return false;
  return !evidence.some((cited) => hasDoubt(cited.quote) || hasOtherFigure(cited.quote, quote));
}

/** Whether the engine itself found the quoted statement wrong, or one of its values. */
export function isClaimShownWrong({ turn, statements, quote }: CitedFacts): boolean {
  if (!turn) return false;
  return (
    turn.judgements.some(
      ({ truth, statement }) =>
        truth !== 'supported' && (statements.includes(statement) || overlaps(statement.text, quote)),
    ) || turn.wrongValues.some(({ value }) => quote.includes(value.raw))
  );
}
