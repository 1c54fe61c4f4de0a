import { isChange } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import type { Judgement } from '../judgement.ts';
import { isAsserted, type Output, toContradiction, toMembers } from './outputs.ts';

/** A text was replaced; what was looked at afterwards still shows the old one, and the answer says that it shows the new one. */
export function findStillOld({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  for (const [at, change] of outputs.entries()) {
    for (const { before, after } of toReplacements(change)) {
      const said = statements.find((statement) => isAsserted(statement) && statement.text.includes(after));
      if (!said || statements.some(({ text }) => text.includes(before))) continue;
      const look = outputs.slice(at + 1).findLast(({ effect, text }) => !isChange(effect.kind) && text.trim() !== '');
      if (look?.text.includes(before) && !look.text.includes(after))
        return [toContradiction(said, look.effect, `it still shows “${before}”`)];
    }
  }
  return [];
}

interface Replacement {
  readonly before: string;
  readonly after: string;
}

/** Short texts that one call put in the place of others. */
const toReplacements = ({ effect }: Output): Replacement[] =>
  toMembers(effect.call.args).flatMap(({ object }) => {
    const [before, after] = [pick(object, OLD), pick(object, NEW)];
    const isShort = before.length >= 3 && after.length >= 3 && before.length <= 120 && after.length <= 120;
    return isShort && !after.includes(before) && !before.includes(after) ? [{ before, after }] : [];
  });

function pick(object: Readonly<Record<string, unknown>>, name: RegExp): string {
  const value = Object.entries(object).find(([key]) => name.test(key))?.[1];
  return typeof value === 'string' ? value.trim() : '';
}

const OLD = /^old_?(?:text|string|str|value)$/i;
const NEW = /^new_?(?:text|string|str|value)$/i;
