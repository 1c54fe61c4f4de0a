import type { RequestClause } from './clauses.ts';
import type { RequestMark, Wish } from './lexicon/request-lexicon.ts';
import { AND, fold, type RequestWords, toRequestTokens } from './request-words.ts';

interface QuestionMark {
  readonly name: RequestMark;
  readonly at: number;
}

/**
 * Whether a clause asks something, so that its verbs are no orders: "what would it delete?", "is it deployed?". Whoever asks "could you
 * delete it?" gives an order.
 */
export function isQuestionClause(
  clause: RequestClause,
  before: { readonly wishes: readonly Wish[] } | null,
  marks: readonly QuestionMark[],
  { isUnspaced, lexicon }: RequestWords,
): boolean {
  const text = fold(clause.text);
  if (POLITE.test(text)) return false;
  const places = marks.filter(({ name }) => name === 'question').map(({ at }) => at);
  const begins = isUnspaced || lexicon.language === 'tr' ? places.length > 0 : places.some((at) => at <= 1);
  // "Tell me, what would be deleted": asked, with or without a question mark.
  if (begins && !clause.isFirst && before?.wishes.includes('look') && !AND_FIRST.test(text)) return true;
  if (!clause.isAsked) return false;
  if (!clause.isFirst) return begins;
  return begins || (marks.some(({ name, at }) => name === 'state' && at === 0) && !ADDRESSES.test(text));
}

/** Whether a message that ends with a question mark gives an order in its last sentence: "could you send it to Jo?". */
export const isPoliteOrder = (text: string): boolean => {
  const [last = ''] = /[^.!?。！？\n]*[?？]\s*$/u.exec(text.slice(-MOST_CHARS)) ?? [];
  return ASKS_TO.test(fold(last));
};

const MOST_CHARS = 1_000;
/** Asked whether they can or will: "can you tell me" asks for words, and so does "can you see". */
const ASKS_TO =
  /^\s*(?:(?:hi|hey|hello|so|and|ok|okay|please|also|then|hallo|und)[ ,]+)*(?:(?:can|could|would|will) you|(?:kannst|konntest|wurdest|magst|willst) du|(?:konnen|konnten|wurden) sie|(?:peux|pourrais|veux)[- ]tu|(?:pouvez|pourriez|voulez)[- ]vous|(?:me )?(?:puedes|podrias|puede|podria)|(?:voce )?(?:pode|podes|poderia|podias|consegue)|(?:mi )?(?:puoi|potresti)|(?:kun|kan|wil|zou) je|(?:mozesz|moglbys|moglabys|czy mozesz)|(?:можешь|можете|мог бы|могла бы))(?!\p{L})(?! (?:please )?(?:tell|see|check|look|find|explain|show|say|remember|read|mir sagen|me dire|decirme|me dizer|dirmi|zeggen|powiedziec|сказать))|(?:misin|misiniz|musun|musunuz)\s*\?|(?:能不能|可以|能)(?:帮|请|把|给)|(?:くれる|くれます|もらえ|いただけ)|(?:줄래|주실|줄 수)/u;

/** "Why don't you …": an order, in spite of its words. */
export const isProposal = (clause: string): boolean => POLITE.test(fold(clause));

const POLITE =
  /^\s*(?:and |so |und |y |et |e )?(?:why (?:don't|not)|how about|what about|what if you|warum nicht|wie ware es|pourquoi (?:pas|ne)|por que no|que tal|perche non|waarom niet)\b/;
/** A state that is asked of the agent is an order more often than not: "will you delete it?". */
const ADDRESSES = /(?<!\p{L})(?:you|du|ihr|sie|tu|vous|usted|voce|lei|je|jij|u)(?!\p{L})/u;
const AND_FIRST = new RegExp(`^\\s*(?:${AND.source})`, 'u');

/** The verbs of a clause without those inside a question that it asks to have answered: "show me which it would delete". */
export function toAsked<Verb extends { readonly name: Wish; readonly at: number }>(
  wishes: readonly Verb[],
  marks: readonly QuestionMark[],
  clause: string,
  { isUnspaced }: RequestWords,
): readonly Verb[] {
  if (isUnspaced) return wishes;
  const start = marks.find(
    ({ name, at }) =>
      name === 'question' && wishes.some((wish) => wish.name === 'look' && wish.at < at && at - wish.at <= NEAR),
  )?.at;
  if (start === undefined) return wishes;
  const tokens = toRequestTokens(clause);
  const breaks = new Set(marks.filter(({ name }) => name === 'but').map(({ at }) => at));
  let end = start + 1;
  while (end < tokens.length && !breaks.has(end) && !AND.test(tokens[end] as string)) end += 1;
  return wishes.filter(({ name, at }) => name === 'look' || at < start || at >= end);
}

const NEAR = 3;
