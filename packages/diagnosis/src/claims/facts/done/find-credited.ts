import { hasWord } from '../../../language/has-word.ts';
import { isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { type Output, toContradiction } from '../outputs.ts';

/** Something could not be loaded, nothing else gave it, and the answer says that it was used. */
export function findCredited({ statements, effects }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  for (const effect of effects) {
    if (!isLook(effect.kind) || effect.ending !== 'failed' || effect.repairedBy !== null) continue;
    const name = effect.objects.find(({ kind, text }) => kind === 'name' && NAME.test(text))?.text ?? '';
    if (name === '') continue;
    const isElsewhere = outputs.some(
      (output) => output.effect.call !== effect.call && `${output.args} ${output.text}`.includes(name),
    );
    const about = statements.filter(({ text }) => hasWord(text, name));
    const claim = about.find(({ act, negated }) => act === 'done' && !negated);
    if (isElsewhere || !claim || statements.some(hasWordsOfTrouble)) continue;
    return [toContradiction(claim, effect, effect.because.quote ?? effect.because.text)];
  }
  return [];
}

/** A name that nobody uses for anything else. */
const NAME = /^[a-z][\w]*(?:[-_][\w]+)+$/i;
