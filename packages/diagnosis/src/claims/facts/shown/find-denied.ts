import type { Statement } from '../../../language/statements/statement.ts';
import { isChange } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { DENIED, NONE_BEFORE, NONE_BEHIND } from '../lexicon/denied.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** The answer says that there is none of something, and the last output that counts or lists it has some. */
export function findDenied({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const changed = outputs.findLastIndex(({ effect }) => isChange(effect.kind));
  return statements.filter(isAsserted).flatMap((statement) => {
    for (const { name, said, shown } of DENIED) {
      if (!isDenied(statement.text, said)) continue;
      // Whoever speaks of the thing elsewhere may be telling which ones there are.
      if (statements.some((other) => other !== statement && said.test(other.text))) continue;
      const found = outputs.map(({ text, json }) => toShown(text, json, shown));
      const last = found.findLastIndex((counts) => counts.length > 0);
      const counts = found[last] ?? [];
      const output = outputs[last];
      // What was changed since may have ended it.
      if (!output || changed > last || !counts.every((count) => count > 0)) continue;
      return [toContradiction(statement, output.effect, `it shows ${name}`)];
    }
    return findOwnWord(statement, statements, outputs, changed);
  });
}

/** "No destroys" beside "1 to destroy": the thing goes by one word in both. */
function findOwnWord(
  statement: Statement,
  statements: readonly Statement[],
  outputs: readonly Output[],
  changed: number,
): Judgement[] {
  const [, word = ''] = NONE_OF.exec(statement.text) ?? [];
  const stem = word.toLowerCase().replace(/(?:ies|es|s|en|n)$/, '');
  if (stem.length < LEAST_STEM || COMMON.test(stem)) return [];
  if (statements.some((other) => other !== statement && other.text.toLowerCase().includes(stem))) return [];
  const shown = new RegExp(`^(?:to )?${stem}`, 'iu');
  const last = outputs.findLastIndex(({ text, json }) => toShown(text, json, shown).length > 0);
  const output = outputs[last];
  if (!output || changed > last) return [];
  const counts = toShown(output.text, output.json, shown);
  return counts.every((count) => count > 0) ? [toContradiction(statement, output.effect, `it counts ${word}`)] : [];
}

const NONE_OF =
  /(?:^|[.;:,–—(] ?|\b(?:and|with|there (?:are|were)|found) )(?:no|zero|keine|aucune?|geen) (\p{L}{5,20})(?![\p{L}-])/iu;
const LEAST_STEM = 5;
/** Words that count something else in most outputs. */
const COMMON =
  /^(?:change|file|other|further|result|action|issue|update|record|entr|item|match|test|line|day|minute|second|hour)/;

function isDenied(text: string, said: RegExp): boolean {
  const match = said.exec(text);
  if (!match) return false;
  const before = text.slice(Math.max(0, match.index - 40), match.index);
  // "No other open tickets" leaves some.
  if (
    /(?<!\p{L})(?:other|more|new|further|weitere\p{L}*|neue\p{L}*|autres?|otr[ao]s?|nouve\p{L}*|outr[ao]s?|altr[io]|andere)\s/iu.test(
      before,
    )
  )
    return false;
  return NONE_BEFORE.test(before) || NONE_BEHIND.test(text.slice(match.index + match[0].length));
}

/** How many of it an output shows: "2 critical", "critical: 2", a state of a record. */
function toShown(text: string, json: unknown, shown: RegExp): number[] {
  if (json !== null)
    return toMembers(json).flatMap(({ object }) =>
      Object.entries(object).flatMap(([key, value]) => {
        if (typeof value === 'number' && shown.test(key)) return [value];
        return typeof value === 'string' && STATE.test(key) && shown.test(value) ? [1] : [];
      }),
    );
  return [...text.slice(0, 8_000).matchAll(COUNTED)].flatMap((match) => {
    const [, before, word = '', label = '', behind] = match;
    if (before !== undefined) return shown.test(word) ? [Number(before)] : [];
    return shown.test(label) ? [Number(behind)] : [];
  });
}

const STATE = /^(?:status|state|severity|stato|estado|statut|état|durum|stan|статус|状态|状態|상태|zustand|level)$/iu;
const COUNTED =
  /(?<![\w.:/-])(\d{1,7}) ((?:to )?\p{L}{3,20}(?: \p{L}{3,20})?)|(?<!\p{L})(\p{L}{4,20})\s?[:=]\s?(\d{1,7})(?![\d.:])/gu;
