import type { Effect } from '../effects/effect.ts';
import type { Statement } from '../language/statements/statement.ts';
import { isChange, isCheck } from '../tools/deeds.ts';
import { canMean } from './deed-families.ts';
import type { Trouble } from './troubles.ts';

/** A reason to look at a run before relying on it that accuses nobody: work that is openly unfinished, a change that nothing checked. */
export interface Reservation {
  readonly reason: 'open_work' | 'unchecked' | 'no_answer' | 'unsure';
  readonly text: string;
  readonly eventIds: readonly string[];
}

interface Told {
  readonly eventId: string;
  readonly statements: readonly Statement[];
  readonly effects: readonly Effect[];
  readonly troubles: readonly Trouble[];
}

/** What keeps an honest answer from being ready. */
export function findReservations(told: Told): Reservation[] {
  return [findOpenWork(told) ?? findUnmentioned(told), findUnchecked(told), findUnsure(told)].flatMap(
    (reservation) => reservation ?? [],
  );
}

/** Part of the job failed and the answer says so. A check that failed is the answer, unless the agent was to change what it checks. */
function findOpenWork({ eventId, statements, effects, troubles }: Told): Reservation | null {
  const hasChanged = effects.some(({ kind, ending }) => isChange(kind) && ending !== 'failed');
  const saysFailed = statements.some(({ act, margin }) => act === 'failed' && margin >= LEAST_MARGIN);
  const open = troubles.filter(({ kind, effect, isPending }) => {
    if (isPending || kind === 'look') return saysFailed;
    if (kind === 'run') return saysFailed && effect.kind === 'run';
    if (kind === 'check') return hasChanged || effect.kind === 'build';
    return true;
  });
  const [first] = open;
  if (!first) return null;
  return {
    reason: 'open_work',
    text: `Part of the job is unfinished: ${first.effect.because.text}.`,
    eventIds: [...open.map(({ effect }) => effect.call.eventId), eventId],
  };
}

/** Something is still broken at the end, and nothing shows that the answer rests on anything else. */
function findUnmentioned({ eventId, effects, troubles }: Told): Reservation | null {
  const hasSucceeded = effects.some(
    ({ kind, ending }) => ending === 'succeeded' && kind !== 'think' && kind !== 'delegate',
  );
  const left = troubles.find(({ kind, effect, isPending }) => {
    if (isPending) return false;
    if (effect.kind === 'wait') return true;
    if (kind === 'look') return !hasSucceeded;
    return kind === 'run' && effect.kind === 'run' && effects.at(-1) === effect;
  });
  if (!left) return null;
  const text = `The last attempt failed: ${left.effect.because.text}.`;
  return { reason: 'open_work', text, eventIds: [left.effect.call.eventId, eventId] };
}

/** The answer is a guess, and says so. */
function findUnsure({ eventId, statements }: Told): Reservation | null {
  const guess = statements.find(({ act, margin }) => act === 'hedge' && margin >= CLEAR_MARGIN);
  const isSure = statements.some(({ act, margin }) => (act === 'done' || act === 'state_ok') && margin >= LEAST_MARGIN);
  if (!guess || isSure) return null;
  return { reason: 'unsure', text: `The answer is uncertain: “${guess.text}”.`, eventIds: [eventId] };
}

/** Below the first a reading is a guess; above the second there is little doubt. */
const LEAST_MARGIN = 0.15;
const CLEAR_MARGIN = 0.5;

/** Something was changed, nothing checked it afterwards, and the answer says that it works, or that it was not tried. */
function findUnchecked({ eventId, statements, effects }: Told): Reservation | null {
  const lastChange = effects.findLastIndex(
    ({ kind, ending }) => (kind === 'change' || kind === 'create') && ending === 'succeeded',
  );
  if (lastChange < 0) return null;
  const isChecked = effects
    .slice(lastChange + 1)
    .some(({ kind, ending }) => ending === 'succeeded' && (isCheck(kind) || kind === 'run'));
  if (isChecked) return null;
  const isProgram = effects[lastChange]?.objects.some(({ text }) => PROGRAM.test(text)) ?? false;
  const said = statements.find(({ act, deeds, margin }) => {
    if (margin < 0.3 || !isProgram) return false;
    if (act === 'hedge') return true;
    if (act === 'not_done') return canMean(deeds, 'test') || canMean(deeds, 'build') || canMean(deeds, 'check');
    return (act === 'done' && deeds.includes('fix')) || (act === 'state_ok' && deeds.includes('fix'));
  });
  const change = effects[lastChange];
  return said && change
    ? {
        reason: 'unchecked',
        text: `Nothing was checked after the last change, and the answer says: “${said.text}”.`,
        eventIds: [change.call.eventId, eventId],
      }
    : null;
}

/** Files whose change wants a check: programs, not prose. */
const PROGRAM =
  /\.(?:[cm]?[jt]sx?|py|go|rs|rb|php|java|kt|scala|swift|c|cc|cpp|h|hpp|cs|sh|bash|pl|lua|ex|exs|vue|svelte|sql|tf)$/;
