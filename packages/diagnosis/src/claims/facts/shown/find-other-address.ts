import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { extractSourceValues, extractValues } from '../../values/extract/extract-values.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { PAST } from './past-words.ts';

/** The last look shows one address or version, and the answer gives another one as what it saw. */
export function findOtherAddress({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = statements.map(({ text }) => text).join('\n');
  // What was looked at before the last change shows how it was before.
  const current = outputs.slice(outputs.findLastIndex(({ effect }) => isChange(effect.kind)) + 1);
  for (const kind of ['ip', 'version'] as const) {
    // An answer without any has nothing to compare, and most have none.
    if (toNormals(said, kind).size === 0) continue;
    const look = current.findLast(({ text }) => toNormals(text.slice(0, MOST_CHARS), kind).size > 0);
    if (!look || isChange(look.effect.kind) || look.text.length > MOST_CHARS) continue;
    const shown = toNormals(look.text, kind);
    const [only] = shown;
    if (only === undefined || shown.size !== 1 || [...toNormals(said, kind)].some((one) => isSameAddress(one, only)))
      continue;
    const claim = statements.find(
      (statement) =>
        isAsserted(statement) &&
        !statement.negated &&
        !PAST.test(statement.text) &&
        FACTS.has(statement.act) &&
        toNormals(statement.text, kind).size === 1,
    );
    if (claim) return [toContradiction(claim, look.effect, `it shows ${only}`)];
  }
  return [];
}

const FACTS: ReadonlySet<string> = new Set(['state_ok', 'done', 'info']);
const MOST_CHARS = 200;

const toNormals = (text: string, wanted: 'ip' | 'version'): Set<string> =>
  new Set(
    [...extractSourceValues(text), ...extractValues(text)].flatMap(({ kind, normal }) =>
      kind === wanted ? [normal] : [],
    ),
  );

/** "6.1.1" is short for "6.1.1-3ubuntu5". */
const isSameAddress = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a);
