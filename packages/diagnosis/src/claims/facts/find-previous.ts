import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';
import { hasWord, isAsserted, type Output, toContradiction, toMembers } from './outputs.ts';

/** A result gives what something is and what it was before, and the answer gives only the latter, as if it were still so. */
export function findOldValue({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = statements.map(({ text }) => text).join('\n');
  for (const { json, effect } of outputs.toReversed())
    for (const { object } of toMembers(json))
      for (const [key, old] of Object.entries(object)) {
        const name = PREVIOUS.exec(key)?.[1];
        const now = name === undefined ? undefined : object[name];
        if (!isPlain(old) || !isPlain(now) || String(old) === String(now)) continue;
        const claim = statements.find(
          (statement) => isAsserted(statement) && hasWord(statement.text, String(old)) && !PAST.test(statement.text),
        );
        if (claim && !hasWord(said, String(now))) return [toContradiction(claim, effect, `${name} is ${now} now`)];
      }
  return [];
}

const PREVIOUS = /^(?:previous|prev|old|former|prior|original)_?(\w{1,40})$/;
const isPlain = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length >= 2 && value.length <= 80);
const PAST =
  /(?<!\p{L})(?:was|were|had been|previous\p{L}*|former\p{L}*|before|old|instead of|vorher|war|bisher\p{L}*|statt|avant|était|ancien\p{L}*|antes|era|anterior\p{L}*|prima|precedente|eerst|vorige|was|poprzedni\p{L}*|wcześniej|раньше|был[ао]?|прежн\p{L}*|önce\p{L}*|eski)(?!\p{L})|之前|原来|以前|元の|이전|기존/iu;
