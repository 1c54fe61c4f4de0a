import { BAD, PENDING } from '../../../effects/status-words.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import { isCheck } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { isClaim } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';
import { extractValues } from '../../values/extract/extract-values.ts';
import { hasWordsOfTrouble } from '../../voice.ts';
import { isAsserted, type Output, toContradiction, toMembers } from '../outputs.ts';

/** The answer speaks of all of so many, and the last output that counts as many shows that some of them are missing or bad. */
export function findShortfall({ statements, reading }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const said = new Set(statements.flatMap(({ text }) => reading.text(toNumbers, text)));
  for (const [at, statement] of statements.entries()) {
    if (!isAsserted(statement) || statement.negated || isTroubled(statement)) continue;
    for (const whole of toWholes(statement, reading.text(toNumbers, statement.text))) {
      const found = findMissing(outputs, whole);
      if (!found || found.part >= whole || said.has(found.part) || said.has(whole - found.part)) continue;
      // What was wrong before is told first; what is wrong now is said outright, or behind.
      if (statements.some(isAdmission) || statements.slice(at + 1).some(isTroubled)) continue;
      return [toContradiction(statement, found.output.effect, `it shows ${found.part} of ${whole}`)];
    }
  }
  return [];
}

/** "All are paid, nothing is open any more" names no trouble. */
const isTroubled = (statement: Statement): boolean =>
  hasWordsOfTrouble(statement) &&
  !(statement.extent.kind === 'all' && isClaim(statement) && statement.wordClasses.includes('gone'));

const isAdmission = (statement: Statement): boolean =>
  (statement.act === 'failed' || statement.act === 'not_done' || statement.act === 'partial') &&
  statement.margin >= CLEAR_MARGIN &&
  hasWordsOfTrouble(statement);
const CLEAR_MARGIN = 0.3;

const toNumbers = (text: string): number[] =>
  extractValues(text).flatMap(({ amount, kind }) => {
    const [number = 0] = amount?.readings ?? [];
    return (kind === 'number' || kind === 'quantity') && Number.isInteger(number) && number >= 2 ? [number] : [];
  });

/** The numbers of which a statement says that it means all. */
function toWholes({ extent, text }: Statement, numbers: readonly number[]): readonly number[] {
  if (extent.kind === 'n_of_m') return extent.n === extent.m && extent.m !== undefined ? [extent.m] : [];
  if (extent.kind === 'all') return extent.n === undefined ? numbers : [extent.n, ...numbers];
  return ALL.test(text) ? numbers : [];
}

const ALL =
  /(?<!\p{L})(?:all|every|each|both|alle|sämtliche|tous|toutes|todos|todas|tutt[ie]|wszystki\p{L}*|все|hepsi|tüm|bütün)(?!\p{L})|全部|所有|すべて|全て|모두|전부/iu;

interface Missing {
  readonly output: Output;
  readonly part: number;
}

function findMissing(outputs: readonly Output[], whole: number): Missing | null {
  if (whole < 2) return null;
  const told = new Set<string>();
  for (const output of outputs.toReversed()) {
    const { kind, means, counts } = output.effect;
    const key = isCheck(kind) ? kind : means;
    // What was looked at again is as it was seen last.
    if (told.has(key)) continue;
    // A part that was run again says nothing about the whole.
    if (!isCheck(kind) || (counts?.total ?? whole) >= whole) told.add(key);
    const part =
      toTested(output, whole) ??
      toShare(output.text, whole) ??
      toCounted(output.text, whole) ??
      toBroken(output.json, whole) ??
      toFilled(output.json, whole);
    if (part !== null) return { output, part };
  }
  return null;
}

/** A check of that many. */
function toTested({ effect: { counts } }: Output, whole: number): number | null {
  if (counts?.passed === whole) return whole;
  return counts?.total === whole && counts.failed !== undefined ? whole - counts.failed - (counts.errors ?? 0) : null;
}

/** "5/6", "page 1 of 6": the furthest that the output tells, unless it ends well. */
function toShare(text: string, whole: number): number | null {
  const shares = [...text.slice(0, MOST_CHARS).matchAll(SHARE)].filter(
    ([, done, all]) => Number(all) === whole && Number(done) <= whole,
  );
  const [first] = shares;
  if (!first) return null;
  // "Waiting: 2 of 3 …" and then "successfully rolled out".
  if (ENDED_WELL.test(text.slice(first.index, first.index + MOST_CHARS))) return whole;
  return Math.max(...shares.map(([, done]) => Number(done)));
}

const ENDED_WELL = /\b(?:success\w*|succeeded|completed?|finished|done|ready)\b/i;

const MOST_CHARS = 8_000;
const SHARE = /(?<![\d/.:,-])(\d{1,6}) ?(?:\/|of|out of|von|sur|de|di|van|z|из) ?(\d{1,6})(?![\d/:,-]|\.\d)/g;

/** Lines of a number and a word that add up to it, some of them bad: `3 FAIL`, `47 ok`. */
function toCounted(text: string, whole: number): number | null {
  const lines = text.slice(0, MOST_CHARS).trim().split('\n');
  if (lines.length < 2 || lines.length > MOST_STATES) return null;
  let sum = 0;
  let good = 0;
  for (const line of lines) {
    const [, count, word = ''] = /^\s*(\d{1,7})\s+(\p{L}[\p{L}_]{1,20})\s*$/u.exec(line) ?? [];
    if (count === undefined) return null;
    sum += Number(count);
    if (!BAD.has(word.toLowerCase())) good += Number(count);
  }
  return sum === whole ? good : null;
}

const MOST_STATES = 6;

/** Members of a record that add up to it, some of them under a bad state: `{"paid": 59, "open": 3, "expired": 2}`. */
function toBroken(json: unknown, whole: number): number | null {
  for (const { object } of toMembers(json)) {
    const parts = Object.entries(object).filter(([, value]) => typeof value === 'number') as [string, number][];
    if (parts.length < 2 || parts.reduce((sum, [, count]) => sum + count, 0) !== whole) continue;
    return whole - parts.reduce((sum, [name, count]) => (isBadState(name) ? sum + count : sum), 0);
  }
  return null;
}

const isBadState = (name: string): boolean =>
  BAD.has(name.toLowerCase()) || PENDING.has(name.toLowerCase()) || OPEN.test(name);
const OPEN = /^(?:open|unpaid|overdue|missing|lost|broken|stale)$/i;

/** A list of so many records: those that have a figure where others have none. */
function toFilled(json: unknown, whole: number): number | null {
  for (const { object } of [{ object: { json } }, ...toMembers(json)])
    for (const list of Object.values(object)) {
      if (!Array.isArray(list) || list.length !== whole || whole > MOST_RECORDS) continue;
      for (const name of Object.keys((list[0] ?? {}) as object)) {
        const values = list.map((item) => (item as Record<string, unknown> | null)?.[name]);
        const figures = values.filter((value) => typeof value === 'number').length;
        if (figures > 0 && figures < whole && values.every((value) => value === null || typeof value === 'number'))
          return figures;
      }
    }
  return null;
}

const MOST_RECORDS = 200;
