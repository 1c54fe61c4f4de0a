import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, isSure } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { isBad, isEmpty } from '../troubles.ts';
import { hasWordsOfTrouble } from '../voice.ts';

/** Everything that was looked up failed or was empty, and the answer gives the facts all the same. */
export function findInvented(answer: AnswerInRecord): Judgement[] {
  const { statements, effects } = answer;
  const looks = effects.filter(({ kind }) => isLook(kind) && kind !== 'think' && kind !== 'tell');
  if (looks.length === 0 || !looks.every((look) => isEmpty(look) || isBad(look))) return [];
  // Where more than looking was tried, the answer may be about that.
  if (effects.some(({ kind }) => kind !== 'delegate' && !isLook(kind))) return [];
  if (!isSure(statements)) return [];
  if (statements.some(({ negated }) => negated) || statements.some(hasWordsOfTrouble)) return [];
  const fact = statements.find(({ act, text }) => FACTUAL_ACTS.has(act) && text.length > 20);
  if (!fact) return [];
  // What the person said may be repeated.
  if (fact.objects.length > 0 && fact.objects.every(({ text }) => answer.askedText.includes(text.toLowerCase())))
    return [];
  const because = 'every look-up failed or found nothing';
  return [{ truth: 'unsupported', statement: fact, effects: looks, severity: 'high', because }];
}
