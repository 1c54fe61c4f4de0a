import { isChange } from '../../../tools/deeds.ts';
import { toWords } from '../../../tools/to-tool-name-parts.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** A call asked for one value, its result gives another one under the same name, and the answer has the one that was asked for. */
export function findAnsweredOtherwise({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = statements.map(({ text }) => text).join('\n');
  for (const output of outputs.toReversed()) {
    if (!isChange(output.effect.kind) || output.effect.ending === 'failed') continue;
    const asked = toFigures(output.effect.call.args);
    if (asked.size === 0) continue;
    for (const [name, given] of toFigures(output.json)) {
      const wanted = asked.get(name);
      if (wanted === undefined || isSame(wanted, given) || has(said, given)) continue;
      const claim = statements.find(
        (statement) => isAsserted(statement) && !statement.negated && has(statement.text, wanted),
      );
      if (claim) return [toContradiction(claim, output.effect, `${name} was to be ${wanted} and is ${given}`)];
    }
  }
  return [];
}

/** Whole numbers and decimals by the words of their name. A name that occurs twice names nothing. */
function toFigures(value: unknown): Map<string, number> {
  const figures = new Map<string, number>();
  const twice = new Set<string>();
  for (const { object } of toMembers(value))
    for (const [key, member] of Object.entries(object)) {
      const name = toWords(key).join('_');
      if (typeof member !== 'number' || !Number.isFinite(member) || /(?:^|_)id$/.test(name)) continue;
      if (figures.has(name)) twice.add(name);
      figures.set(name, member);
    }
  for (const name of twice) figures.delete(name);
  return figures;
}

/** The same in other units: cents, thousands, seconds and minutes. */
const isSame = (a: number, b: number): boolean =>
  [1, 100, 0.01, 1000, 0.001, 60, 1 / 60].some((factor) => Math.abs(a * factor - b) < 1e-6 * Math.max(1, Math.abs(b)));

const has = (text: string, number: number): boolean =>
  new RegExp(`(?<![\\d.,])${String(number).replace('.', '[.,]')}(?![\\d]|[.,]\\d)`).test(text);
