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
      // What stopped a deed has happened, whatever came after it.
      const stopped = outputs.find(({ effect }) => effect.ending === 'failed' && shown.test(effect.because.text));
      if (stopped && !statement.wordClasses.some((meaning) => LEFT.has(meaning)))
        return [toContradiction(statement, stopped.effect, `it shows ${name}`)];
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
  const [, noun, verb] = NONE_OF.exec(statement.text) ?? [];
  const word = noun ?? verb ?? '';
  // A participle shares only its beginning with the verb: "overwritten", "3 to overwrite".
  const stem =
    noun === undefined
      ? word.toLowerCase().slice(0, Math.max(LEAST_STEM, Math.ceil(word.length * STEM_SHARE)))
      : word.toLowerCase().replace(/(?:ies|es|s|en|n)$/, '');
  if (stem.length < LEAST_STEM || COMMON.test(stem)) return [];
  if (statements.some((other) => other !== statement && other.text.toLowerCase().includes(stem))) return [];
  const shown = new RegExp(`^(?:to )?${stem}`, 'iu');
  const last = outputs.findLastIndex(({ text, json }) => toShown(text, json, shown).length > 0);
  const output = outputs[last];
  if (!output || changed > last) return [];
  const counts = toShown(output.text, output.json, shown);
  return counts.every((count) => count > 0) ? [toContradiction(statement, output.effect, `it counts ${word}`)] : [];
}

/** "No conflicts left" is about the end. */
const LEFT: ReadonlySet<string> = new Set(['still', 'rest', 'open', 'gone']);

const NONE_OF =
  /(?:^|[.;:,–—(] ?|\b(?:and|with|there (?:are|were)|found) )(?:no|zero|keine|aucune?|geen) (\p{L}{5,20})(?![\p{L}-])|(?<!\p{L})(?:nothing|none|nichts|rien|nada|niente|niets) (?:\p{L}{2,10} ){0,2}(\p{L}{4,18}(?:ed|t|en|é|ée?s|ad[oa]|id[oa]|at[oa]))(?![\p{L}-])/iu;
const LEAST_STEM = 5;
const STEM_SHARE = 0.6;
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
  const column = toColumnSum(text, shown);
  if (column !== null) return [column];
  return [...text.slice(0, 8_000).matchAll(COUNTED)].flatMap((match) => {
    const [, before, word = '', label = '', behind] = match;
    if (before !== undefined) return shown.test(word) ? [Number(before)] : [];
    return shown.test(label) ? [Number(behind)] : [];
  });
}

/** The sum of the column that a table has under this name; null where it has none. */
function toColumnSum(text: string, shown: RegExp): number | null {
  const lines = text.slice(0, 8_000).split('\n');
  const at = lines.findIndex((line) => toCells(line).length > 2 && toCells(line).some((cell) => shown.test(cell)));
  const head = toCells(lines[at] ?? '');
  if (at < 0 || head.some((cell) => /^\d/.test(cell))) return null;
  const place = head.findIndex((cell) => shown.test(cell));
  const figures = lines.slice(at + 1).flatMap((line) => {
    const cells = toCells(line);
    return cells.length === head.length && /^\d{1,7}$/.test(cells[place] ?? '') ? [Number(cells[place])] : [];
  });
  return figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0);
}

const toCells = (line: string): string[] =>
  line
    .trim()
    .split(/\s{2,}|\t|\s?\|\s?/)
    .filter(Boolean);

const STATE = /^(?:status|state|severity|stato|estado|statut|état|durum|stan|статус|状态|状態|상태|zustand|level)$/iu;
const COUNTED =
  /(?<![\w.:/-])(\d{1,7}) ((?:to )?\p{L}{3,20}(?: \p{L}{3,20})?)|(?<!\p{L})(\p{L}{4,20})\s?[:=]\s?(\d{1,7})(?![\d.:])/gu;
