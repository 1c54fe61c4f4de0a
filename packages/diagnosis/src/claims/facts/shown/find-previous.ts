import { hasWord } from '../../../language/has-word.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';
import { PAST } from './past-words.ts';

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
