import type { Statement } from '../../../language/statements/statement.ts';
import { isChange, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { NUMBER_WORDS } from '../../values/lexicon/number-words.ts';
import type { Output } from '../outputs.ts';

/** Somebody is said to be allergic to something, and what is proposed or done for them has it. */
export function findUnsuitable({ statements, askedText }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  // Who asks what somebody is allergic to wants to hear it.
  if (/[?？]/.test(askedText) && SENSITIVE.test(askedText)) return [];
  const looks = outputs.filter(({ effect, text }) => isLook(effect.kind) && SENSITIVE.test(text));
  const [claim] = statements;
  if (!claim || (looks.length === 0 && !SENSITIVE.test(askedText))) return [];
  const known = [...looks.map(({ text, effect }) => ({ text, effect })), { text: askedText, effect: null }];
  const done = outputs.filter(({ effect }) => isChange(effect.kind) && effect.ending !== 'failed');
  for (const { text, effect } of known) {
    for (const thing of toAllergens(text.toLowerCase())) {
      const naming = new RegExp(`(?<!\\p{L})${thing}`, 'iu');
      const named = statements.filter((statement) => naming.test(statement.text));
      // Who knows of it says so.
      if (named.some(isCareful)) continue;
      const made = named.length > 0 ? null : done.find(({ args }) => naming.test(args) && !isCarefulText(args));
      if (named.length === 0 && !made) continue;
      const by = effect ?? made?.effect ?? done.at(-1)?.effect ?? null;
      const because = `${by?.means ?? 'request'}: an allergy to ${thing} is on record`;
      const statement = named[0] ?? claim;
      return [{ truth: 'contradicted', statement, effects: by ? [by] : [], severity: 'high', because }];
    }
  }
  return [];
}

/** The word is nearly the same in most languages. */
const SENSITIVE = /al+[ey]rg|аллерг|alerji|过敏|過敏|アレルギー|알레르기/iu;

/** What stands beside the word: "walnut allergy", "allergic to walnuts", "Nussallergie", "alergia grave al marisco". */
function toAllergens(text: string): string[] {
  const found = [...text.matchAll(BEFORE), ...text.matchAll(AFTER), ...text.matchAll(WITHOUT_SPACES)].map(
    ([, word = '']) => word,
  );
  return [...new Set(found)].filter((word) => word !== '' && !VAGUE.has(word) && !NUMBER_WORDS.has(word)).map(toStem);
}

const BEFORE = /(\p{L}{4,30}|nut|egg)[\s-]?al+ergi?(?:y|ies|ies?|ien?|i)(?!\p{L})/gu;
const AFTER =
  /al+[ey]rg\p{L}{1,8}\s(?:\p{L}{4,12}\s)?(?:to|against|gegen|auf|à|aux?|al?|als|às|ao|aos|alle|alla|agli|ai|voor|na)\s(?:the\s|les\s|las?\s|los\s|l['’]|die\s|de\s)?(\p{L}{4,30})/gu;
const WITHOUT_SPACES = /[对對](\p{Script=Han}{1,4})[过過]敏|([\p{Script=Han}\p{Script=Katakana}ー]{2,6})アレルギー/gu;
const VAGUE: ReadonlySet<string> = new Set(
  'severe serious strong bad known food any the and her his their has have with for about mild this that some anything everything schwere starke lebensmittel eine keine'.split(
    ' ',
  ),
);
const toStem = (word: string): string => (word.length > 5 ? word.replace(/(?:es|s|e|en|i|a|o)$/u, '') : word);

const isCareful = ({ text, wordClasses }: Statement): boolean =>
  wordClasses.some((meaning) => CAREFUL.has(meaning)) || isCarefulText(text);
const CAREFUL: ReadonlySet<string> = new Set(['not', 'none', 'without', 'except', 'sorry']);
const isCarefulText = (text: string): boolean => SENSITIVE.test(text) || FREE.test(text);
/** "walnut-free", "leave out the nuts", "contains nuts": the thing is named because of the danger. */
const FREE =
  /(?<!\p{L})(?:no|not|free|without|avoid\p{L}*|instead|left out|leave out|skip\p{L}*|swap\p{L}*|replac\p{L}*|contains?|ohne|frei|statt|enth\p{L}*|sans|sin|sem|senza|zonder|geen|bez|keine?n?|conti[eè]n\p{L}*|bevat|без)(?!\p{L})|-?freie?|не |不|无|無|なし|抜き|避け/iu;
