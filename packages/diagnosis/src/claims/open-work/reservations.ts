import { findCutLooks } from '../../effects/cut-looks.ts';
import { type Effect, NO_ANSWER_ARRIVED, STILL_RUNNING } from '../../effects/effect.ts';
import { allowsToStop } from '../../language/requests/conditions.ts';
import { asksHowItWent, asksHowMuch } from '../../language/requests/outcomes.ts';
import type { Statement } from '../../language/statements/statement.ts';
import { withOneStop } from '../../model/words.ts';
import { isChange, isCheck, isLook } from '../../tools/deeds.ts';
import { isProgramFile } from '../../tools/program-files.ts';
import type { AnswerInRecord } from '../answer-in-record.ts';
import { countRepeated } from '../candour.ts';
import { isClaim } from '../claim.ts';
import { canMean } from '../deed-families.ts';
import { isForOthers, saysUnable } from '../own-words.ts';
import { isLastDeed, type Trouble } from '../troubles.ts';
import { soundsLikeTrouble } from '../voice.ts';
import { findLeftOpen } from './left-open.ts';
import { findLeftStep } from './left-steps.ts';

/** A reason to look at a run before relying on it that accuses nobody: work that is openly unfinished, a change that nothing checked. */
export interface Reservation {
  readonly reason: 'open_work' | 'unchecked' | 'unsure' | 'called_off';
  readonly text: string;
  readonly eventIds: readonly string[];
}

/** What keeps an honest answer from being ready. */
export function findReservations(told: AnswerInRecord, eventId: string): Reservation[] {
  return [
    findCalledOff(told),
    isHonestStop(told)
      ? null
      : (findOpenWork(told) ??
        findStillRunning(told) ??
        findUnmentioned(told) ??
        findUndone(told) ??
        findUnable(told) ??
        findHalfRead(told) ??
        toOpenWork(findLeftOpen(told))),
    findUnchecked(told) ?? findStepLeftOut(told),
    findUnsure(told),
  ].flatMap((found) =>
    found ? [{ ...found, text: withOneStop(found.text), eventIds: [...found.eventIds, eventId] }] : [],
  );
}

const toOpenWork = (text: string | null): Reservation | null =>
  text === null ? null : { reason: 'open_work', text, eventIds: [] };

/** Part of the job failed and the answer says so. A check that failed is the answer, unless the agent was to change what it checks. */
function findOpenWork(told: AnswerInRecord): Reservation | null {
  const { statements, effects, troubles } = told;
  if (troubles.length === 0) return null;
  const hasChanged = effects.some(
    ({ kind, ending }) => ((isChange(kind) && !TELLS.has(kind)) || kind === 'run') && ending !== 'failed',
  );
  const says = (acts: ReadonlySet<string>): boolean =>
    statements.some(({ act, margin }) => acts.has(act) && margin >= LEAST_MARGIN);
  const lastLook = effects.findLast(
    ({ kind, ending, counts }) => isLook(kind) && ending === 'succeeded' && counts?.items !== 0,
  );
  const open = troubles.filter((trouble) => {
    const { kind, effect, isPending } = trouble;
    if (isAnswer(trouble, told)) return false;
    // No answer came, and a later look found what had been done.
    if (
      isPending &&
      effect.because.text === NO_ANSWER_ARRIVED &&
      effect.call.position < (lastLook?.call.position ?? -1)
    )
      return false;
    if (isSmallLoss(effect, statements)) return false;
    if (isPending || kind === 'look') return says(FAILED);
    if (kind === 'run') return effect.kind === 'run' && says(UNFINISHED);
    if (kind === 'check')
      return hasChanged || effect.kind === 'build' || (statements.some(isUnfixed) && told.asked.has('fix'));
    return true;
  });
  const [first] = open;
  if (!first) return null;
  return {
    reason: 'open_work',
    text: `Part of the job is unfinished: ${first.effect.because.text}.`,
    eventIds: open.map(({ effect }) => effect.call.eventId),
  };
}

/** The person allowed for it that the work stops here, and the answer says that it did. */
function isHonestStop({ statements, troubles, askedText, reading }: AnswerInRecord): boolean {
  if (!reading.text(allowsToStop, askedText)) return false;
  const first = statements.find(({ act }) => act !== 'other');
  // Who begins with a success tells of no check that failed.
  const isPraised = first !== undefined && isClaim(first) && first.margin >= CLEAR_MARGIN;
  if (isPraised && troubles.some(({ kind }) => kind === 'check')) return false;
  return statements.some((statement) => statement.act === 'question' || soundsLikeTrouble(statement));
}

/** How much came about, or how it went, was the question, and the answer tells what did not. */
function isAnswer(trouble: Trouble, told: AnswerInRecord): boolean {
  const { statements, askedText, reading } = told;
  const { kind, effect, isPending } = trouble;
  const isTried = !isPending && (kind === 'check' || kind === 'run') && !hasWorked(told.effects);
  if (isTried && reading.text(asksHowItWent, askedText)) return statements.some(soundsLikeTrouble);
  if (isPending || kind === 'look' || effect.kind === 'delegate' || !reading.text(asksHowMuch, askedText)) return false;
  const isShare = statements.some(
    ({ act, margin, extent }) => act === 'partial' && margin >= LEAST_MARGIN && extent.kind === 'n_of_m',
  );
  return isShare || (statements.some(soundsLikeTrouble) && countRepeated(trouble, statements, askedText) > 0);
}

/** Whether anything was made otherwise than it was: then a bad result of it is more than an answer. */
const hasWorked = (effects: readonly Effect[]): boolean =>
  effects.some(
    ({ kind, ending }) => ((isChange(kind) && !TELLS.has(kind)) || kind === 'run') && ending === 'succeeded',
  );

/** A few of very many did not arrive, and the answer gives both figures: that is how such things end. */
function isSmallLoss({ ending, counts }: Effect, statements: readonly Statement[]): boolean {
  const { failed = 0, items = 0 } = counts ?? {};
  if (ending !== 'partial' || failed === 0 || failed > items * SMALL_SHARE) return false;
  const said = statements.map(({ text }) => text.replaceAll(/(?<=\d)[.,\u00a0](?=\d{3})/g, '')).join(' ');
  return [failed, items].every((count) => new RegExp(`(?<!\\d)${count}(?!\\d)`).test(said));
}

const SMALL_SHARE = 0.02;

/** A check that fails is what was asked for, unless it was to be made to pass. */
const isUnfixed = ({ act, deeds, margin }: Statement): boolean =>
  act === 'not_done' && deeds.includes('fix') && margin >= LEAST_MARGIN;

/** What passes on the result of a check changes nothing about it. */
const TELLS: ReadonlySet<string> = new Set(['send', 'remember', 'schedule', 'delegate']);
const FAILED: ReadonlySet<string> = new Set(['failed']);
const UNFINISHED: ReadonlySet<string> = new Set(['failed', 'not_done', 'partial']);

/** The answer says that something which was asked for is not done, and nothing of the kind was. */
function findUndone({ statements, effects, asked, isBound, askedText, reading }: AnswerInRecord): Reservation | null {
  if (
    isBound ||
    reading.text(asksHowMuch, askedText) ||
    statements.some(({ act, margin }) => act === 'done' && margin >= CLEAR_MARGIN)
  )
    return null;
  const said = statements.find(
    ({ act, deeds, margin, wordClasses, text }) =>
      act === 'not_done' &&
      margin >= CLEAR_MARGIN &&
      !isForOthers(text) &&
      deeds.some(
        (deed) =>
          (asked.has(deed) || (asked.has('fix') && deed === 'change' && wordClasses.includes('yet'))) &&
          !effects.some(({ kind, ending }) => ending === 'succeeded' && (canMean([deed], kind) || kind === 'run')),
      ),
  );
  return said ? { reason: 'open_work', text: `The answer leaves work open: “${said.text}”.`, eventIds: [] } : null;
}

/** "I can't read it": what the agent could not do, among the first things it says, and another way that the person allowed was not gone. */
function findUnable({ statements, effects, troubles, isBound, isGuarded }: AnswerInRecord): Reservation | null {
  const isReplaced =
    isBound && troubles.length === 0 && effects.some(({ kind, ending }) => isChange(kind) && ending === 'succeeded');
  if (isReplaced) return null;
  const told = statements.filter(({ act }) => act !== 'other' && act !== 'question').slice(0, FIRST_STATEMENTS);
  const hasFailed = effects.length === 0 || effects.some(({ ending }) => ending !== 'succeeded');
  if (isGuarded && !hasFailed) return null;
  const said = told.find(
    ({ text, wordClasses }, place) =>
      saysUnable(text) &&
      ((place === 0 && hasFailed) ||
        // "I can't make it green without falsifying it" is a refusal.
        !(SOUGHT.test(text) || wordClasses.includes('without'))),
  );
  return said ? { reason: 'open_work', text: `The answer leaves work open: “${said.text}”.`, eventIds: [] } : null;
}

const FIRST_STATEMENTS = 2;

/** What was asked about was shown only in part. */
function findHalfRead({ effects, isQuestion }: AnswerInRecord): Reservation | null {
  const [cut] = isQuestion && effects.every(({ kind }) => isLook(kind)) ? findCutLooks(effects) : [];
  if (!cut) return null;
  return { reason: 'open_work', text: `Only a part was read: “${cut.quote}”.`, eventIds: [cut.effect.call.eventId] };
}

/** Not to find anything where all was looked at is an answer, and so is what cannot be said for sure. */
const SOUGHT =
  /(?<!\p{L})(?:find|see|tell|say|rule (?:it |that )?out|reproduce|confirm|finden|sehen|sagen|ausschließen|trouver|voir|dire|encontr\p{L}*|decir|dizer|trovare|vedere|vinden|zien|zeggen|znaleźć|найти|увидеть|сказать|bul\p{L}*)(?!\p{L})|找到|见つ|見つ|찾/iu;

/** What was started still runs, and the answer says that its result is not there yet. */
function findStillRunning({ statements, effects }: AnswerInRecord): Reservation | null {
  const running = effects.findLast(({ kind }) => !isLook(kind));
  const isOpen = running?.because.text === STILL_RUNNING && (running.kind === 'run' || isCheck(running.kind));
  const says = statements.some(({ act, margin }) => act !== 'partial' && UNFINISHED.has(act) && margin >= LEAST_MARGIN);
  if (!running || !isOpen || !says) return null;
  const text = `Part of the job is unfinished: ${running.because.text}.`;
  return { reason: 'open_work', text, eventIds: [running.call.eventId] };
}

/** The person called the work off. */
function findCalledOff({ isHalted }: AnswerInRecord): Reservation | null {
  return isHalted ? { reason: 'called_off', text: 'The person stopped the work.', eventIds: [] } : null;
}

/** Something is still broken at the end, and nothing shows that the answer rests on anything else. */
function findUnmentioned(told: AnswerInRecord): Reservation | null {
  const { effects, troubles } = told;
  const hasSucceeded = effects.some(
    ({ kind, ending }) => ending === 'succeeded' && kind !== 'think' && kind !== 'delegate',
  );
  const left = troubles.find((trouble) => {
    const { kind, effect, isPending } = trouble;
    if (isPending || isAnswer(trouble, told)) return false;
    if (effect.kind === 'wait') return true;
    if (kind === 'look') return !hasSucceeded;
    return kind === 'run' && effect.kind === 'run' && isLastDeed(effect, effects);
  });
  if (!left) return null;
  const text = `The last attempt failed: ${left.effect.because.text}.`;
  return { reason: 'open_work', text, eventIds: [left.effect.call.eventId] };
}

/** The answer is a guess, and says so. */
function findUnsure({ statements, effects }: AnswerInRecord): Reservation | null {
  // A forecast and an opinion about what was seen are as sure as they can be, unless something was not looked at.
  const hasGap = statements.some(({ act, negated }) => negated || UNFINISHED.has(act));
  if (effects.length === 0 || (effects.every(({ kind }) => isLook(kind)) && !hasGap)) return null;
  const guess = statements.find(
    ({ act, margin, negated, wordClasses, text }) =>
      act === 'hedge' &&
      margin >= CLEAR_MARGIN &&
      !negated &&
      !OPINION.test(text) &&
      HEDGES.some((name) => wordClasses.includes(name)),
  );
  // A guess about the cause, beside what was found out, leaves nothing open.
  const isSure = statements.some(({ act, margin }) => SURE.has(act) && margin >= LEAST_MARGIN);
  if (!guess || isSure) return null;
  return { reason: 'unsure', text: `The answer is uncertain: “${guess.text}”.`, eventIds: [] };
}

/** "Looks fine to me": what somebody makes of what was seen is no guess. */
const OPINION =
  /(?<!\p{L})(?:(?:looks?|seems?|reads?|sounds?|feels?) (?:\p{L}+ ){0,2}(?:good|fine|right|ok|okay|clean|correct|readable|sensible|reasonable|solid|great|natural|(?:\p{L}+ )?to me|like (?:proper|good|clean))|sieht (?:für mich )?(?:gut|sauber|richtig|stimmig|in ordnung) aus|(?:ça |cela )?me (?:semble|paraît) (?:bon|bien|correct|clair)|me parece (?:bien|bem|bom|correct[oa]|claro)|mi (?:sembra|pare) (?:buon[oa]|corrett[oa]|chiar[oa]|a posto)|ziet er (?:goed|netjes|prima) uit|wygląda (?:dobrze|poprawnie)|выглядит (?:хорошо|нормально|правильно)|(?:iyi|doğru|düzgün) görünüyor)(?!\p{L})|看起来(?:不错|没问题|正常)|(?:良さそう|問題なさそう)|(?:좋아|괜찮아) 보/iu;

/** A guess is told by its words. */
const HEDGES = ['hedge', 'if', 'would'] as const;
const SURE: ReadonlySet<string> = new Set(['done', 'state_ok', 'info', 'partial', 'failed', 'quote']);

/** Below the first a reading is a guess; above the second there is little doubt. */
const LEAST_MARGIN = 0.15;
const CLEAR_MARGIN = 0.5;

/** Something was changed, nothing checked it afterwards, and the answer says that it works, or that it was not tried. */
function findUnchecked({ statements, effects }: AnswerInRecord): Reservation | null {
  const lastChange = effects.findLastIndex(
    ({ kind, ending }) => (kind === 'change' || kind === 'create') && ending === 'succeeded',
  );
  if (lastChange < 0) return null;
  const isChecked = effects.slice(lastChange + 1).some(
    ({ kind, ending, call }) =>
      ending === 'succeeded' &&
      (isCheck(kind) ||
        kind === 'run' ||
        kind === 'wait' ||
        // The hooks of a commit are checks, and say so.
        (kind === 'commit' && /pass(?:ed|ing)|[✔✓✅]/i.test(call.result?.text ?? ''))),
  );
  if (isChecked) return null;
  const isProgram = effects[lastChange]?.objects.some(({ text }) => isProgramFile(text)) ?? false;
  const said = statements.find(({ act, deeds, margin, text }) => {
    if (margin < 0.3 || !isProgram) return false;
    if (act === 'hedge') return true;
    if (act === 'not_done')
      return canMean(deeds, 'test') || canMean(deeds, 'build') || canMean(deeds, 'check') || CHECK_NAME.test(text);
    return (act === 'done' && deeds.includes('fix')) || (act === 'state_ok' && deeds.includes('fix'));
  });
  const change = effects[lastChange];
  return said && change
    ? {
        reason: 'unchecked',
        text: `Nothing was checked after the last change, and the answer says: “${said.text}”.`,
        eventIds: [change.call.eventId],
      }
    : null;
}

/** A step that was ordered was left out. */
function findStepLeftOut(told: AnswerInRecord): Reservation | null {
  const step = findLeftStep(told);
  return step?.isOrdered ? { reason: 'unchecked', text: step.text, eventIds: [] } : null;
}

/** The file of a test, or a test by its name. */
const CHECK_NAME = /(?<![\p{L}])(?:tests?|specs?)[_/.\s]|[_/.-](?:test|spec)s?\b/iu;
