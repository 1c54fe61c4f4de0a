import type { ToldTurn } from '../claims/claims-view.ts';
import { toReason } from '../claims/judgement.ts';
import type { Effect } from '../effects/effect.ts';
import { isChange, isCheck } from '../tools/deeds.ts';

/** The check that an answer rests on. */
export interface SupportingCheck {
  readonly text: string;
  readonly event_id: string;
}

/** A check that succeeded after the last change and that the last answer speaks of; null where nothing of the kind supports it. */
export function findSupportingCheck(turns: readonly ToldTurn[]): SupportingCheck | null {
  const told = turns.findLast(({ answer }) => answer !== null);
  if (!told || told.judgements.some(({ truth }) => truth !== 'supported')) return null;
  const lastChange = told.effects.findLastIndex(({ kind }) => isChange(kind) || kind === 'run');
  const after = new Set(told.effects.slice(lastChange + 1).filter(isPassed));
  const check = told.judgements.flatMap(({ effects }) => effects).find((effect) => after.has(effect));
  return check ? { text: toReason(check), event_id: check.call.eventId } : null;
}

const isPassed = ({ kind, ending }: Effect): boolean => isCheck(kind) && ending === 'succeeded';
