import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { type Replacement, toReplacements } from './replacements.ts';

/** A text was replaced; what was looked at afterwards still shows the old one, and the answer says that it shows the new one. */
export function findStillOld({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  for (const [at, change] of outputs.entries()) {
    for (const { before, after } of toShortReplacements(change)) {
      const said = statements.find((statement) => isAsserted(statement) && statement.text.includes(after));
      if (!said || statements.some(({ text }) => text.includes(before))) continue;
      const look = outputs
        .slice(at + 1)
        .findLast(({ effect, text }) => !isChange(effect.kind) && (text.includes(before) || text.includes(after)));
      if (look && !look.text.includes(after)) return [toContradiction(said, look.effect, `it still shows “${before}”`)];
    }
  }
  return [];
}

/** Short texts whose change can be seen by looking for them. */
const toShortReplacements = ({ effect }: Output): Replacement[] =>
  toReplacements(effect.call)
    .map(({ before, after }) => ({ before: before.trim(), after: after.trim() }))
    .filter(({ before, after }) => {
      const isShort = before.length >= 3 && after.length >= 3 && before.length <= 120 && after.length <= 120;
      return isShort && !after.includes(before) && !before.includes(after);
    });
