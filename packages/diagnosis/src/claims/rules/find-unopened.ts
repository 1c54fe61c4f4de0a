import { isSureLook } from '../../effects/all-purpose.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Statement } from '../../language/statements/statement.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS, LEAST_MARGIN } from '../claim.ts';
import type { Judgement } from '../judgement.ts';
import { toContentPieces } from '../values/check/content-pieces.ts';
import { NUMBER_WORDS } from '../values/lexicon/number-words.ts';
import { namesLack } from '../voice.ts';

/**
 * Several documents were to be read: the person named them, or a folder that a call listed. One of them no call opened, and the answer gives what is in
 * it, or speaks of all of them. That its name stands in a list shows nothing of what it says.
 */
export function findUnopened(answer: AnswerInRecord): Judgement[] {
  const { statements, effects, earlier, askedText, isLast } = answer;
  // Where something was changed, a file may be named for another reason than to be read.
  if (!isLast || effects.length === 0 || !effects.every(isSureLook)) return [];
  const wanted = toWanted(effects, askedText);
  if (wanted.length < 2 || statements.some((statement) => isOpen(statement, askedText))) return [];
  const record = [...effects, ...earlier];
  const lists = new Set(record.filter(isList));
  const touched = record
    .filter((effect) => !lists.has(effect))
    .map(toTouched)
    .join('\n');
  // A pattern of names, or all of a folder, may stand for any of them.
  if (record.some(({ call }) => PATTERN.test(JSON.stringify(call.args) ?? ''))) return [];
  const unopened = wanted.filter((file) => !touched.includes(toStem(file)));
  if (unopened.length === 0) return [];
  const claim =
    statements.find((statement) => tellsOf(statement, unopened, wanted, touched)) ??
    findExtra(statements, wanted, touched) ??
    // Named by the person, and read in part: whatever is said rests on that part.
    (unopened.length < wanted.length && wanted.every((file) => askedText.includes(file))
      ? statements.find(({ act }) => FACTUAL_ACTS.has(act))
      : undefined);
  if (!claim) return [];
  const because = `no call opened ${unopened[0]}`;
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

const MOST_CHARS = 50_000;
const PATTERN = /[*?]|\{[\w.-]{1,60},| -\w*[rR](?!\w)/;

/** The files that the request names, or those of a list where it gives their number. */
function toWanted(effects: readonly Effect[], askedText: string): string[] {
  const named = [...new Set(askedText.match(FILE) ?? [])];
  if (named.length > 1) return named;
  const list = effects.find(isList);
  const listed = [...new Set((list?.call.result?.text ?? '').toLowerCase().match(FILE) ?? [])];
  return listed.length > 1 && listed.length <= MOST_FILES && isCounted(listed.length, askedText) ? listed : [];
}
const MOST_FILES = 20;

const isCounted = (count: number, askedText: string): boolean =>
  (askedText.match(/\p{L}+|\d+/gu) ?? []).some((word) => Number(word) === count || NUMBER_WORDS.get(word) === count);

/** Names and little else: what `ls` and the tools like it give. */
function isList({ kind, call }: Effect): boolean {
  const text = call.result?.text ?? '';
  if (kind !== 'read' && kind !== 'look_up') return false;
  const names = text.slice(0, MOST_CHARS).match(FILES) ?? [];
  return names.length > 0 && names.join('').length >= text.replaceAll(/[\s\d"',:{}[\]]/g, '').length * MOSTLY;
}
const MOSTLY = 0.6;

const FILE =
  /(?<![\p{L}\p{N}/@.:])[\p{L}\p{N}_-][\p{L}\p{N}_./-]{0,80}\.[a-z][a-z0-9]{1,4}(?![\p{L}\p{N}@/]|\.[\p{L}\p{N}])/gu;
const FILES = new RegExp(FILE.source, 'giu');
const toStem = (file: string): string => (file.split('/').at(-1) ?? file).replace(/\.[^.]+$/, '');
const toTouched = ({ call }: Effect): string =>
  `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.toLowerCase();

/** A fact about one that was not opened, of which no output has a word, or about all of them. */
function tellsOf(
  { act, extent, text }: Statement,
  unopened: readonly string[],
  wanted: readonly string[],
  touched: string,
): boolean {
  if (extent.kind === 'all' || extent.n === wanted.length) return FACTUAL_ACTS.has(act);
  const said = text.toLowerCase();
  const isNamed = unopened.some((file) => said.includes(toStem(file)));
  return isNamed && [...toContentPieces(said)].filter((piece) => !touched.includes(piece)).length >= LEAST_NEW;
}
const LEAST_NEW = 2;

/** A list with an item for each of them: one of the items has nothing from any output. */
function findExtra(
  statements: readonly Statement[],
  wanted: readonly string[],
  touched: string,
): Statement | undefined {
  const items = statements.filter(({ text }) => ITEM.test(text));
  return items.length === wanted.length
    ? items.find(({ text }) => {
        const pieces = [...toContentPieces(text)];
        return pieces.length >= LEAST_NEW && pieces.every((piece) => !touched.includes(piece));
      })
    : undefined;
}
const ITEM = /^\s*(?:[-*•]|\d+[.)])\s/;

/** What the person asked for in these words ("who is missing?") is a result and admits nothing. */
const isOpen = (statement: Statement, askedText: string): boolean =>
  statement.act === 'question' ||
  (namesLack(statement, askedText) && !ITEM.test(statement.text)) ||
  (OPEN.has(statement.act) && statement.margin >= LEAST_MARGIN);
const OPEN: ReadonlySet<string> = new Set(['conditional', 'hedge', 'not_done']);
