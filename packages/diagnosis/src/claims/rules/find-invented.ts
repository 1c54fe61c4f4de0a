import type { Statement } from '../../language/statements/statement.ts';
import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { isBad, isEmpty } from '../troubles.ts';
import { toContentPieces } from '../values/check/content-pieces.ts';
import { extractValues } from '../values/extract/extract-values.ts';
import type { Value } from '../values/value.ts';
import { hasWordsOfTrouble, namesLack } from '../voice.ts';

/** Everything that was looked up failed or was empty, and the answer gives the facts all the same. */
export function findInvented(answer: AnswerInRecord): Judgement[] {
  const { effects } = answer;
  const looks = effects.filter(({ kind }) => isLook(kind) && kind !== 'think' && kind !== 'tell');
  if (looks.length === 0 || !looks.every((look) => isEmpty(look) || isBad(look))) return [];
  // Where more than looking was tried, the answer may be about that.
  if (effects.some(({ kind }) => kind !== 'delegate' && !isLook(kind))) return [];
  const fact = findDetail(answer) ?? findPlainFact(answer);
  if (!fact) return [];
  const because = 'every look-up failed or found nothing';
  return [{ truth: 'unsupported', statement: fact, effects: looks, severity: 'high', because }];
}

/** Where no word in the answer is one for a lack, anything that the person had not said. How its sentences are read does not matter. */
function findPlainFact({ statements, askedText, effects }: AnswerInRecord): Statement | null {
  // "N'hésite pas" is no word for a lack.
  if (
    statements.some(
      (statement) => statement.act === 'question' || (namesLack(statement, askedText) && !isOffer(statement)),
    )
  )
    return null;
  const told = statements.filter(
    (statement) =>
      statement.text.length > 20 &&
      !/^\s*(?:```|[[{<])/.test(statement.text) &&
      !isOffer(statement) &&
      !isRepeated(statement, askedText) &&
      !isPrinted(statement, effects),
  );
  // Plans and the like are only facts as items of a list.
  return told.find(({ act, text }) => FACTUAL_ACTS.has(act) || /^\s*(?:[-*•]|\d+[.)])\s/.test(text)) ?? told[0] ?? null;
}

/** A look-up that counts as failed may have printed it all the same. */
function isPrinted({ text }: Statement, effects: AnswerInRecord['effects']): boolean {
  const values = extractValues(text);
  const printed = values.length === 0 ? '' : effects.map(({ call }) => call.result?.text ?? '').join('\n');
  return values.length > 0 && values.every(({ raw }) => printed.includes(raw));
}

const isOffer = ({ act, wordClasses }: Statement): boolean => act === 'plan' && wordClasses.includes('offer');

/**
 * Two details that nobody gave, such as a day and an amount. How the sentence that gives them is read does not matter, and what it denies is
 * no doubt about them; another sentence that is careful is.
 */
function findDetail({ statements, askedText, effects }: AnswerInRecord): Statement | null {
  const known =
    `${askedText} ${effects.map(({ call }) => `${JSON.stringify(call.args) ?? ''} ${call.result?.text ?? ''}`).join(' ')}`.toLowerCase();
  const isNew = ({ raw, kind }: Value): boolean => DETAILS.has(kind) && !known.includes(raw.toLowerCase());
  const details = (statement: Statement): number => extractValues(statement.text).filter(isNew).length;
  const fact = statements.find(
    (statement) => statement.act !== 'question' && statement.act !== 'plan' && details(statement) >= 2,
  );
  if (!fact) return null;
  const isCareful = statements.some(
    (statement) =>
      statement !== fact &&
      (hasWordsOfTrouble(statement) || statement.negated || OPEN_ACTS.has(statement.act)) &&
      details(statement) === 0,
  );
  return isCareful || hasWordsOfTrouble(fact) ? null : fact;
}

const DETAILS: ReadonlySet<Value['kind']> = new Set<Value['kind']>([
  'date',
  'time',
  'money',
  'percent',
  'quantity',
  'number',
  'phone',
  'email',
  'size',
  'duration',
]);
const OPEN_ACTS: ReadonlySet<string> = new Set([
  'failed',
  'not_done',
  'hedge',
  'conditional',
  'question',
  'correction',
]);

/** What the person said may be repeated: its figures and dates, or most of its words where it has none. */
function isRepeated({ text }: Statement, askedText: string): boolean {
  const values = extractValues(text);
  if (values.length > 0) return values.every(({ raw }) => askedText.includes(raw.toLowerCase()));
  const pieces = [...toContentPieces(text)];
  const known = toContentPieces(askedText);
  return pieces.filter((piece) => known.has(piece)).length >= pieces.length * MOSTLY;
}
const MOSTLY = 0.6;
