import type { Effect } from '../../effects/effect.ts';
import { toContentWords } from '../../language/content-words.ts';
import { allowsToStop } from '../../language/requests/conditions.ts';
import { asksHowItWent, asksHowMuch } from '../../language/requests/outcomes.ts';
import { isPoliteOrder } from '../../language/requests/questions.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { once } from '../../model/once.ts';
import { isChange, isCheck, isLook } from '../../tools/deeds.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { toSnakeName } from '../../tools/to-tool-name-parts.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { isLeftAlone } from '../candour.ts';
import { isClaim } from '../claim.ts';
import { goesBeyond, isDoneOnce, isForOthers, toDenied } from '../own-words.ts';
import { NUMBER_WORDS } from '../values/lexicon/number-words.ts';
import { soundsLikeTrouble } from '../voice.ts';

/** Something that was asked for and that the record or the answer shows as not done, in a sentence. */
export function findLeftOpen(told: AnswerInRecord): string | null {
  if (!told.isLast || told.isQuestion) return null;
  return (
    findAskedBack(told) ??
    findDenied(told) ??
    findFailedFirst(told) ??
    findAdmittedGap(told) ??
    findAdmittedFailure(told) ??
    findShare(told) ??
    findFewerRuns(told) ??
    findDraft(told) ??
    findNoFile(told)
  );
}

/**
 * An order without any condition, and the answer ends by asking how to go on. Where the person set a limit, wanted a draft or asked how it would
 * turn out, asking is part of the job.
 */
function findAskedBack({ statements, asked, isBound, askedText, effects, reading }: AnswerInRecord): string | null {
  if (isBound || !hasOrder(asked) || asked.has('draft') || effects.every(({ kind }) => isLook(kind))) return null;
  if (HAS_LIMIT.test(askedText) || reading.text(asksHowItWent, askedText) || reading.text(allowsToStop, askedText))
    return null;
  // An offer behind finished work hands nothing back.
  const isOffer =
    statements.some(isClaim) &&
    !statements.some(
      (statement) =>
        statement.act !== 'question' &&
        (soundsLikeTrouble(statement) || statement.wordClasses.some((meaning) => LIMITS.has(meaning))),
    );
  if (isOffer) return null;
  const said = statements
    .slice(-LAST_STATEMENTS)
    .find(({ act, margin, text }) => act === 'question' && margin >= CLEAR_MARGIN && !NOT_ASKED.test(text));
  return said ? `The answer hands the job back: “${said.text}”.` : null;
}

const LAST_STATEMENTS = 2;
const LIMITS: ReadonlySet<string> = new Set(['but', 'except', 'without']);
/** "Anything else?", and the questions in a list of what was found. */
const NOT_ASKED =
  /^\s*(?:[-*•|>]|\d+[.)])\s|(?<!\p{L})(?:(?:any|some)thing else|what else|sonst noch|noch (?:et)?was|autre chose|algo más|mais alguma|altro|nog iets|coś jeszcze|что-нибудь ещё|başka bir)(?!\p{L})|还有(?:什么|别的)|他に何か|더 (?:필요|도와)/iu;
const HAS_LIMIT =
  /(?<!\p{L})(?:at (?:the )?(?:very )?most|max(?:imum)?|up to|under|below|no more than|not (?:more than|above|over)|budget|höchstens|maximal|bis zu|unter|au plus|jusqu'à|moins de|como máximo|máximo|menos de|no máximo|até|al massimo|fino a|hoogstens|maximaal|najwyżej|maksymalnie|do|не больше|до|en fazla|en çok)(?!\p{L})[^\n]{0,12}\d|\d[^\n]{0,12}(?:at (?:the )?(?:very )?most|max|tops)|最多|不超过|以内|まで|이하/iu;

/** "I did not run the check", of a step that the request orders without a condition. */
function findDenied({ statements, askedText, isGuarded, isBound }: AnswerInRecord): string | null {
  if (isGuarded || (isBound && statements.some(({ act }) => act === 'question'))) return null;
  const orders = once(() => toOrders(askedText));
  const said = statements.find(({ text, act, margin }) => {
    if (act === 'done' && margin >= CLEAR_MARGIN) return false;
    const denied = toDenied(text);
    if (denied === null || goesBeyond(denied, askedText)) return false;
    const shared = new Set(toStems(denied).filter((stem) => orders().words.has(stem)));
    if (shared.size >= 2) return true;
    return [...shared].some((stem) => orders().verbs.has(stem) || (YET.test(text) && isName(stem, text)));
  });
  return said ? `The answer leaves open what was asked for: “${said.text}”.` : null;
}

interface Orders {
  readonly words: ReadonlySet<string>;
  /** What clauses begin with, and what is to be done in "do a full check". */
  readonly verbs: ReadonlySet<string>;
}

/** The stems of the words in clauses that ask and forbid nothing. */
function toOrders(asked: string): Orders {
  const text = asked
    .slice(0, MOST_ASKED)
    .replaceAll(QUESTION, (question) => (isPoliteOrder(question) ? question : ' '));
  const words = new Set<string>();
  const verbs = new Set<string>();
  for (const clause of text.split(CLAUSE_END)) {
    if (FORBIDS.test(clause) || INQUIRES.test(clause)) continue;
    const stems = toStems(clause);
    for (const stem of stems) words.add(stem);
    for (const stem of DOES.test(clause) ? stems : stems.slice(0, 1)) verbs.add(stem);
  }
  return { words, verbs };
}

const QUESTION = /[^.!?。！？\n]*[?？]/gu;
const DOES = /^\s*(?:please )?(?:do|make|perform|mach|führ\p{L}*|fais|haz|faz|fai|fa|doe?) /u;

const CLAUSE_END = /[,;:!?\n]|\.\s|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois|en|dan)(?!\p{L})/u;

const toStems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(PARTICIPLE, '').slice(0, STEM_CHARS));
/** "gedruckt" is of "drucken"; in other words the same letters are missing on both sides. */
const PARTICIPLE = /^ge(?=\p{L}{5})/u;
const STEM_CHARS = 5;
const EMPTY: ReadonlySet<string> = new Set(
  'the an do please also it is are to of in on and or you your my me we this that these those one for with at by from any all anything do be as ich habe noch nicht das die der den dem ein eine und zu im ik heb niet nog le la les un une de des el los las lo il gli het een'.split(
    ' ',
  ),
);
const FORBIDS =
  /(?<!\p{L})(?:not|don['’]?t|never|without|no|nothing|nicht|kein\p{L}*|nichts|ohne|pas|rien|sans|nada|sin|não|sem|non|niente|senza|niet|geen|niets|zonder)(?!\p{L})/iu;
/** "Tell me whether she has seen it": either answer does it. */
const INQUIRES =
  /(?<!\p{L})(?:whether|(?:tell|let|know|say)\b[^,;]{0,20} if|ob|(?:dis|dites)-moi si|(?:dime|diga|avísame) si|(?:diga|avise|me diz) se|(?:dimmi|fammi sapere) se|(?:zeg|laat)\b[^,;]{0,20} of|czy)(?!\p{L})/iu;
const YET = /(?<!\p{L})(?:yet|noch|encore|todavía|aún|ainda|ancora|nog)(?!\p{L})/iu;
/** A word that is written with a capital inside a sentence. */
const isName = (stem: string, text: string): boolean =>
  text.includes(` ${(stem[0] ?? '').toUpperCase()}${stem.slice(1)}`);

/** "It did not work": the first word of the answer, about something that was to be made otherwise, and nothing after it says that it was. */
function findFailedFirst({ statements, asked, isBound, effects }: AnswerInRecord): string | null {
  const hasTried = effects.some(({ kind }) => isChange(kind) || isCheck(kind) || kind === 'run');
  // Who wants to be told how it went hears it first.
  if (isBound || !hasTried || !hasOrder(asked) || asked.has('look')) return null;
  const first = statements.find(({ act }) => act !== 'other');
  if (first?.act !== 'failed' || first.margin < SURE_MARGIN || LIST_ITEM.test(first.text)) return null;
  const isMadeUpFor = statements.some(
    ({ act, margin }) => (act === 'done' || act === 'state_ok') && margin >= CLEAR_MARGIN,
  );
  return isMadeUpFor ? null : `The answer leaves open what was asked for: “${first.text}”.`;
}

const SURE_MARGIN = 0.8;
/** A list has no first word: what went wrong may be one of several things. */
const LIST_ITEM = /^\s*[-*•]\s/;

/** "Not yet", or "I did not", about something that the request names. A person who set conditions may have wanted just that. */
function findAdmittedGap({ statements, asked, isBound, askedText }: AnswerInRecord): string | null {
  if (isBound || !hasOrder(asked)) return null;
  const gaps = statements.filter((statement) => isGap(statement) && !goesBeyond(statement.text, askedText));
  if (gaps.length === 0) return null;
  const words = new Set(toContentWords(askedText));
  const said = gaps.find(({ text }) => toContentWords(text).some((word) => word.length > 2 && words.has(word)));
  return said ? `The answer leaves open what was asked for: “${said.text}”.` : null;
}

/** "The vents did not close": what was ordered did not come about, and nothing else in the answer says that it did. */
function findAdmittedFailure({ statements, asked, isBound, askedText, effects }: AnswerInRecord): string | null {
  const isOrder = asked.size === 0 || hasOrder(asked);
  if (isBound || !isOrder || !effects.some(({ kind }) => isChange(kind) || kind === 'run')) return null;
  if (statements.some(({ act, margin }) => (act === 'done' || act === 'state_ok') && margin >= CLEAR_MARGIN))
    return null;
  const failed = statements.filter(
    ({ act, margin, negated, extent }) =>
      act === 'failed' && negated && extent.kind !== 'none' && margin >= CLEAR_MARGIN,
  );
  if (failed.length === 0) return null;
  const words = new Set(toContentWords(askedText));
  const said = failed.find(({ text }) => toContentWords(text).some((word) => word.length > 3 && words.has(word)));
  return said ? `The answer leaves open what was asked for: “${said.text}”.` : null;
}

function isGap(statement: Statement): boolean {
  const { act, margin, wordClasses, text } = statement;
  if (act === 'question' || margin < GAP_MARGIN || isForOthers(text) || isDoneOnce(text)) return false;
  // "I only touched the selector, the assertions are as they were."
  if (isLeftAlone(statement) && wordClasses.includes('only')) return false;
  const has = (name: Statement['wordClasses'][number]): boolean => wordClasses.includes(name);
  return (has('yet') && (has('not') || act === 'not_done')) || (act === 'not_done' && has('i'));
}

/** A reading below it is a guess. */
const GAP_MARGIN = 0.3;

/** Wishes that something be made otherwise than it is. */
const hasOrder = (asked: ReadonlySet<string>): boolean =>
  [...asked].some((wish) => wish !== 'look' && wish !== 'check');

/** "208 of 214": a share of the things that were to be changed. */
function findShare({ statements, effects, asked, isGuarded, askedText, reading }: AnswerInRecord): string | null {
  if (reading.text(asksHowMuch, askedText)) return null;
  if (isGuarded || !hasOrder(asked) || !effects.some(({ kind }) => isChange(kind) || kind === 'run')) return null;
  const said = statements.find(({ act, margin, extent, deeds, text }) => {
    if (act !== 'partial' || margin < CLEAR_MARGIN || extent.kind !== 'n_of_m' || deeds.length === 0) return false;
    const { n = 0, m = 0 } = extent;
    // A pair is no list of work, and a sentence with more figures tells of something else.
    return !MONEY.test(text) && n < m && m >= LEAST_MEMBERS && (text.match(/\d+/g) ?? []).length <= 2;
  });
  return said ? `Part of the job is unfinished: “${said.text}”.` : null;
}

const CLEAR_MARGIN = 0.5;
const LEAST_MEMBERS = 3;
/** A share of a sum is no list of work. */
const MONEY = /[€$£¥]\s?\d|\d\s?(?:[€$£¥]|eur|usd|gbp|chf|pln|zł|kr)/i;

/** "Run it ten times", and it ran once. */
function findFewerRuns({ effects, askedText, reading }: AnswerInRecord): string | null {
  const wanted = reading.text(toTimes, askedText);
  if (wanted === null) return null;
  const runs = effects.filter(({ kind, ending }) => (isCheck(kind) || kind === 'run') && ending !== 'not_attempted');
  if (runs.length === 0 || runs.length >= wanted) return null;
  // A loop or an option may repeat it inside one call.
  const isRepeated = effects.some(({ call }) => {
    const text = describeTool(call).command ?? JSON.stringify(call.args) ?? '';
    return text.includes(String(wanted)) || REPEATS.test(text);
  });
  return isRepeated
    ? null
    : `It was to be run ${wanted} times and ran ${runs.length === 1 ? 'once' : `${runs.length} times`}.`;
}

const REPEATS = /\b(?:for|while|until|seq|repeat|xargs|watch|loop|parallel|count|times|runs|stress|hyperfine)\b/i;

function toTimes(text: string): number | null {
  const [, figure, word = ''] = TIMES.exec(text) ?? [];
  const times = figure === undefined ? NUMBER_WORDS.get(word) : Number(figure);
  return times !== undefined && times >= LEAST_TIMES ? times : null;
}

const LEAST_TIMES = 3;
/** A number and "times"; in German and Korean it is one word. */
const TIMES =
  /(?<![\p{L}\p{N}.,])(?:(\d{1,3})|(\p{L}{2,12}?))[\s-]?(?:times|mal|fois|veces|vezes|volte|keer|razy|раз|kez|kere|次|回|번)(?![\p{L}])/iu;

/** Something was to reach somebody, and a draft is all that was made. */
function findDraft({ effects, asked, isBound }: AnswerInRecord): string | null {
  if (isBound || asked.has('draft') || asked.has('create')) return null;
  const last = effects.findLast(({ kind }) => !isLook(kind) && !isCheck(kind));
  return last && last.ending !== 'failed' && isDraft(last) && !isDraftWork(asked)
    ? 'Only a draft was made: it has not gone out.'
    : null;
}

const isDraft = ({ call }: Effect): boolean => /(?:^|_)draft/.test(toSnakeName(call.tool)) && !/send/i.test(call.tool);
/** Somebody who wants a file or a page changed may well find it in the drafts. */
const isDraftWork = (asked: ReadonlySet<string>): boolean => asked.has('change') || asked.has('replace');

/** A file that was to be written, and that no call or result names. */
function findNoFile({ effects, asked, askedText, isBound }: AnswerInRecord): string | null {
  if (effects.length === 0 || !asked.has('create')) return null;
  if (isBound && effects.some(({ kind, ending }) => isChange(kind) && ending === 'succeeded')) return null;
  for (const [, path = ''] of askedText.slice(0, MOST_ASKED).matchAll(SAVED_AS)) {
    const name = path.split('/').at(-1) ?? '';
    if (PATTERN.test(name)) continue;
    const isNamed = effects.some(({ call }) =>
      `${JSON.stringify(call.args) ?? ''}\n${call.result?.text ?? ''}`.toLowerCase().includes(name),
    );
    if (!isNamed) return `${path} was to be written, and no call names it.`;
  }
  return null;
}

const MOST_ASKED = 4_000;
/** Where something is to be kept: "save it as x.md". In all languages the verb comes before the name or right behind it. */
const SAVED_AS =
  /(?:save|store|write|put|export|speicher\p{L}*|schreib\p{L}*|leg\p{L}*|enregistre\p{L}*|sauvegarde\p{L}*|écri\p{L}*|guarda\p{L}*|escrib\p{L}*|salva\p{L}*|escrev\p{L}*|scriv\p{L}*|opsla\p{L}*|sla|bewaar|schrijf|zapisz|сохрани\p{L}*|запиши|kaydet|保存|存到|写到)[^\n.!?]{0,60}?((?:[\w~.-]+\/)*[\w-]+\.[a-z]{2,5})(?![\w/])/giu;
/** The pattern of a name is no name: "YYYY-MM-DD.jpg". */
const PATTERN = /yyyy|hhmm|_nnn|xxx|[<{*]/i;
