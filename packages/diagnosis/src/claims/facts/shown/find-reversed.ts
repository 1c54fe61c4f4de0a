import type { Statement } from '../../../language/statements/statement.ts';
import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { FACTUAL_ACTS } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { toFragments } from '../opposites/fragments.ts';
import { type Output, toContradiction } from '../outputs.ts';
import { type Sides, toSides } from './read-sides.ts';

/** An output denies what the answer says of the same thing, or says what the answer denies: "bicycles cannot be carried", "bicycles are carried". */
export function findReversed({ statements, reading }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const changed = outputs.findLastIndex(({ effect }) => isChange(effect.kind));
  const shown = outputs
    .slice(Math.max(0, changed))
    .filter(({ text, effect }) => isLook(effect.kind) && effect.ending !== 'failed' && text.length <= MOST_CHARS);
  const fragments = shown.flatMap((output) =>
    toFragments(output)
      .filter(
        (text) =>
          text.length <= MOST_FRAGMENT && text.trim().split(' ', 3).length === 3 && !/(?<![\d.])0(?![\d.])/.test(text),
      )
      .map((text) => ({ output, text, sides: reading.text(toSides, text) })),
  );
  for (const statement of statements.filter(isPutForward))
    for (const clause of statement.text.split(CLAUSE)) {
      const said = reading.text(toSides, clause);
      const turned = fragments.flatMap((fragment) => {
        const word = findTurned(said, fragment.sides);
        return word === null ? [] : [{ ...fragment, word }];
      });
      const against = turned.find(({ word }) => !fragments.some(({ sides }) => agrees(word, said, sides)));
      if (!against) continue;
      return [
        toContradiction(statement, against.output.effect, `the output says “${against.text.trim().slice(0, 120)}”`),
      ];
    }
  return [];
}

const MOST_CHARS = 6_000;
const MOST_FRAGMENT = 240;
const isPutForward = ({ act }: Statement): boolean => act !== 'quote' && FACTUAL_ACTS.has(act);
const CLAUSE =
  /[;:](?=\s)\s*|[；。]|,\s+(?=(?:and|but|so|und|aber|et|mais|y|pero|e|mas|ma|en|maar|i|ale|и|но|а|ve|ama)\s)|\s(?:but|aber|mais|pero|mas|maar|ale|но|ama)\s/u;

/**
 * A word of which the output denies what the answer says, where both are about the same, or which the answer denies of everybody. "No fares yet" in
 * an answer may well follow from what an output says.
 */
function findTurned(said: Sides, shown: Sides): string | null {
  if (said.denied.size === 0)
    for (const word of shown.denied) if (said.said.has(word) && sharesOther(word, said, shown)) return word;
  if (shown.denied.size === 0) for (const word of said.ofNobody) if (shown.said.has(word)) return word;
  return null;
}

function sharesOther(word: string, a: Sides, b: Sides): boolean {
  for (const other of a.all) if (other !== word && b.all.has(other)) return true;
  return false;
}

/** Another piece of the outputs has it as the answer does. */
const agrees = (word: string, said: Sides, shown: Sides): boolean =>
  (said.denied.has(word) ? shown.denied.has(word) : shown.said.has(word)) && sharesOther(word, said, shown);
