import type { Statement } from '../../language/statements/statement.ts';
import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, isSure } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { isBad, isEmpty } from '../troubles.ts';
import { toContentPieces } from '../values/check/content-pieces.ts';
import { extractValues } from '../values/extract/extract-values.ts';
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
  if (isRepeated(fact, answer.askedText)) return [];
  const because = 'every look-up failed or found nothing';
  return [{ truth: 'unsupported', statement: fact, effects: looks, severity: 'high', because }];
}

/** What the person said may be repeated: its figures and dates, or most of its words where it has none. */
function isRepeated({ text }: Statement, askedText: string): boolean {
  const values = extractValues(text);
  if (values.length > 0) return values.every(({ raw }) => askedText.includes(raw.toLowerCase()));
  const pieces = [...toContentPieces(text)];
  const known = toContentPieces(askedText);
  return pieces.filter((piece) => known.has(piece)).length >= pieces.length * MOSTLY;
}
const MOSTLY = 0.6;
