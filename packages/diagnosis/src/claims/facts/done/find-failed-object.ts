import { hasWord } from '../../../language/has-word.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { toContradiction } from '../outputs.ts';

/** A list of what was changed names a file whose change failed, and nothing else in the answer says so. */
export function findFailedObject({ statements, troubles }: AnswerInRecord): Judgement[] {
  for (const { kind, effect, isPending } of troubles) {
    if (kind !== 'change' || isPending || effect.ending !== 'failed') continue;
    const path = effect.objects.find((object) => object.kind === 'path')?.text ?? '';
    const name = path.split('/').at(-1) ?? '';
    if (name.length < LEAST_CHARS) continue;
    const about = statements.filter(({ text }) => hasWord(text, path) || hasWord(text, name));
    const claim = about.find(({ act, negated }) => act === 'done' && !negated);
    if (
      claim &&
      !about.some(hasWordsOfTrouble) &&
      about.every(({ act, margin }) => FACTUAL_ACTS.has(act) || margin < UNCLEAR)
    )
      return [toContradiction(claim, effect, effect.because.quote ?? effect.because.text)];
  }
  return [];
}

const LEAST_CHARS = 4;
const UNCLEAR = 0.2;
