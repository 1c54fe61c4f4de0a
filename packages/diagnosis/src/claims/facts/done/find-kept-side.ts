import { hasWord } from '../../../language/has-word.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { toReplacements } from './replacements.ts';

/** A conflict was resolved by hand, and the answer names what only the side that was dropped has. */
export function findKeptSide({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = statements.map(({ text }) => text).join('\n');
  for (const output of outputs.toReversed())
    for (const { before, after } of toReplacements(output.effect.call)) {
      const sides = CONFLICT.exec(before);
      if (!sides || output.effect.ending === 'failed') continue;
      const [ours, theirs] = [toWords(sides[1] ?? ''), toWords(sides[2] ?? '')];
      const kept = toWords(after);
      const dropped = [...ours, ...theirs].filter((word) => !kept.has(word));
      const left = [...ours, ...theirs].filter((word) => kept.has(word) && !(ours.has(word) && theirs.has(word)));
      if (dropped.length === 0 || left.length === 0 || left.some((word) => hasWord(said, word))) continue;
      const named = dropped.find((word) => hasWord(said, word));
      const claim = named && statements.find((one) => isAsserted(one) && !one.negated && hasWord(one.text, named));
      if (claim) return [toContradiction(claim, output.effect, `the side with “${named}” was dropped`)];
    }
  return [];
}

/** The two sides between the marks; a base between them belongs to none. */
const CONFLICT = /^<{7}[^\n]*\n([\s\S]{0,4000}?)(?:^\|{7}[^\n]*\n[\s\S]{0,4000}?)?^={7}[ \t]*\n([\s\S]{0,4000}?)^>{7}/m;

/** Figures and names; short words are in every text. */
const toWords = (text: string): Set<string> => new Set(text.match(/\d+(?:\.\d+)*|[\p{L}_][\p{L}\p{N}_]{4,}/gu) ?? []);
