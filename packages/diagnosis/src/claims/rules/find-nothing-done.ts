import { isSureLook } from '../../effects/all-purpose.ts';
import type { Effect } from '../../effects/effect.ts';
import type { StatedDeed as SpokenDeed, Statement } from '../../language/statements/statement.ts';
import { once } from '../../model/once.ts';
import { isLook } from '../../tools/deeds.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { FACTUAL_ACTS } from '../claim.ts';
import { FAMILIES } from '../deed-families.ts';
import type { Judgement } from '../judgement.ts';
import { type Order, toOrder } from '../orders.ts';
import { countShared, toContentPieces } from '../values/check/content-pieces.ts';
import { toVoice } from '../voice.ts';
import { DRAFT, isPrepared } from './find-only-prepared.ts';

/**
 * Something was to be done, no call can have done it, and nothing in the answer says that it is open. How the answer puts it does not matter: whatever
 * it says, the person takes it for done.
 */
export function findNothingDone(answer: AnswerInRecord): Judgement[] {
  const { statements, effects, earlier, askedText, isLast } = answer;
  const order = isLast ? toOrder(answer) : null;
  const doubtful = order === null ? [] : effects.filter((effect) => couldHaveDone(effect, order));
  if (order === null || !doubtful.every(({ kind }) => isLook(kind))) return [];
  if (earlier.some((effect) => couldHaveDone(effect, order) && canBeMeant(effect, order))) return [];
  if (statements.some(leavesOpen)) return [];
  const seen = toShownCalls(effects, askedText);
  const claim = statements.find(
    (statement) =>
      reports(statement, order, seen) && (doubtful.length === 0 || isPlainlyUnmade(statement, order, seen)),
  );
  if (!claim) return [];
  const because = effects.length === 0 ? 'nothing was called' : 'nothing that was called can have done it';
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

/** The calls, with what they were given and what they showed, read when somebody asks and once. */
interface ShownCalls {
  readonly effects: readonly Effect[];
  readonly askedText: string;
  readonly outputs: () => string;
  readonly marks: () => ReadonlySet<string>;
}

function toShownCalls(effects: readonly Effect[], askedText: string): ShownCalls {
  return {
    effects,
    askedText,
    outputs: once(() => effects.map(({ call }) => (call.result?.text ?? '').toLowerCase()).join('\n')),
    marks: once(() => new Set(effects.flatMap((effect) => toRecorded(effect).match(MARK) ?? []))),
  };
}

/** Whether an effect may have brought about what was ordered. What failed or was only tried has not, and a draft goes to nobody. */
function couldHaveDone(effect: Effect, { wishes }: Order): boolean {
  const { ending, isDryRun } = effect;
  if (isPrepared(effect) && OUTGOING.some((wish) => wishes.has(wish))) return false;
  return ending !== 'failed' && ending !== 'not_attempted' && !isDryRun && !isSureLook(effect);
}

const OUTGOING = ['send', 'publish', 'pay', 'book'] as const;

/** A tool of unknown purpose is taken for a look where the very thing that was to be reached is in none of its calls. */
const isPlainlyUnmade = (statement: Statement, order: Order, seen: ShownCalls): boolean =>
  // What a name in another language means is not known well enough.
  statement.language === 'en' &&
  statement.deeds.some((deed) => [...order.wishes].some((wish) => isOf(wish, deed) || isOf(deed, wish))) &&
  isTarget(statement, seen);

/** What was done before may be what a later order means. */
const canBeMeant = ({ kind }: Effect, { wishes }: Order): boolean =>
  kind === 'run' || kind === 'other' || kind === 'delegate' || [...wishes].some((wish) => isOf(wish, kind));
const isOf = (wish: string, kind: string): boolean =>
  wish === kind || ((FAMILIES[wish as SpokenDeed] as readonly string[] | undefined)?.includes(kind) ?? false);

/** Any word with which an answer may say that the matter is open, that it was so before, or that something went wrong. */
function leavesOpen({ act, margin, negated, text, wordClasses }: Statement): boolean {
  if (negated || wordClasses.some((meaning) => OPEN_WORDS.has(meaning)) || BEFORE.test(text) || DRAFT.test(text))
    return true;
  return act === 'question' || (OPEN_ACTS.has(act) && margin >= LEAST_MARGIN) || /[?？]\s*$/.test(text);
}
const LEAST_MARGIN = 0.1;
const OPEN_ACTS: ReadonlySet<string> = new Set(['plan', 'conditional', 'hedge', 'failed', 'not_done', 'correction']);
const OPEN_WORDS: ReadonlySet<string> = new Set(['not', 'none', 'yet', 'fail', 'open', 'sorry', 'correct']);
const BEFORE =
  /(?<!\p{L})(?:already|schon|bereits|déjà|ya estaba|già (?:è|era|in|presente)|já (?:está|estava|é|era)|al (?:op|aan|uit)|już|уже|zaten)(?!\p{L})|本来就|早就|すでに|既に|もともと|이미/iu;

/** A statement that can be taken for a report. Where information was wanted too, the agent must say that it did the deed. */
function reports(statement: Statement, order: Order, seen: ShownCalls): boolean {
  const { effects, askedText } = seen;
  const { act, deeds, margin, text } = statement;
  const isFact = FACTUAL_ACTS.has(act) && act !== 'quote';
  if (!isFact && !(act === 'other' && countShared(toContentPieces(text), toContentPieces(askedText)) > 0)) return false;
  if (isShown(statement, seen)) return false;
  if (order.asks && !effects.some(isPrepared))
    return (
      act === 'done' &&
      margin >= CLEAR_MARGIN &&
      (isOwnDeed(statement) ||
        isTarget(statement, seen) ||
        deeds.some((deed) => order.wishes.has(deed) && isTerse(statement, deed, effects)))
    );
  // What was to be written may be the answer itself.
  if (effects.length === 0 && isInWords(order)) return false;
  // Words for these are also words for things: "as a table", "by train".
  if ([...order.wishes].every((wish) => NOUNS.has(wish))) return deeds.some((deed) => order.wishes.has(deed));
  return true;
}
const CLEAR_MARGIN = 0.3;

/** "Write a greeting" asks for a text, although who writes may also send. */
const isInWords = ({ wishes }: Order): boolean =>
  [...wishes].every((wish) => IN_WORDS.has(wish) || (wish === 'send' && wishes.has('create')));
const IN_WORDS: ReadonlySet<string> = new Set(['create', 'change', 'replace', 'fix', 'set']);
const NOUNS: ReadonlySet<string> = new Set(['book']);

/** "I raised it": a deed in the first person, and no look. */
const isOwnDeed = (statement: Statement): boolean =>
  statement.deeds.some((deed) => !isOf('look_up', deed) && toVoice(statement, deed) === 'first_person');

/** A figure of the request that no call was given and none showed: what was to be reached, said to be reached. */
function isTarget({ text }: Statement, { askedText, marks: known }: ShownCalls): boolean {
  const asked = new Set(askedText.match(MARK));
  const marks = (text.toLowerCase().match(MARK) ?? []).filter((mark) => asked.has(mark));
  return marks.some((mark) => !known().has(mark));
}
const toRecorded = ({ call }: Effect): string =>
  `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.toLowerCase();

/** "Sent": of the agent, unless it waited for others and tells what they did. */
const isTerse = (statement: Statement, deed: SpokenDeed, effects: readonly Effect[]): boolean =>
  toVoice(statement, deed) === 'no_subject' && !effects.some(({ kind }) => kind === 'wait');

/** Whether a statement tells what was found: figures that an output has and the request has not, or nothing that an output has not. */
function isShown({ text }: Statement, { askedText, outputs }: ShownCalls): boolean {
  const shown = outputs();
  const marks = text.toLowerCase().match(MARK) ?? [];
  if (marks.some((mark) => !askedText.includes(mark) && shown.includes(mark))) return true;
  const pieces = [...toContentPieces(text), ...marks];
  return pieces.length > 0 && pieces.every((piece) => shown.includes(piece));
}
const MARK = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}.:,/-]*\d)[\p{L}\p{N}](?:[\p{L}\p{N}.:,/-]*[\p{L}\p{N}])?/gu;
