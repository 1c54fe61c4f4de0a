import { isAllPurpose } from '../../../effects/all-purpose.ts';
import type { Effect } from '../../../effects/effect.ts';
import { isToldToCheck } from '../../../language/requests/checks.ts';
import type { Statement } from '../../../language/statements/statement.ts';
import { isChange, isCheck, isLook } from '../../../tools/deeds.ts';
import type { AnswerInRecord } from '../../answer-in-record.ts';
import { LEAST_MARGIN } from '../../claim.ts';
import type { Judgement } from '../../judgement.ts';

/** The agent says that it looked, or looked again afterwards, and it only changed something: nothing was looked at since. */
export function findUnmadeChecks({ statements, effects, earlier, isLast, askedText }: AnswerInRecord): Judgement[] {
  if (!isLast || effects.length === 0 || effects.some(isAllPurpose)) return [];
  const lastChange = effects.findLastIndex((effect) => isChange(effect.kind) && !isTrial(effect));
  if (lastChange < 0 || effects.slice(lastChange + 1).some(canShow)) return [];
  const hasLooked = effects.some(canShow) || earlier.some(canShow);
  const claim = statements.find(
    (statement) =>
      (isOwnCheck(statement) && (hasLooked ? AFTERWARDS.test(statement.text) : true)) ||
      RAN_AGAIN.test(statement.text) ||
      (isToldToCheck(askedText) && isCheckReport(statement)),
  );
  if (!claim) return [];
  const because = hasLooked ? 'nothing was looked at after the last change' : 'nothing was looked at';
  return [{ truth: 'unsupported', statement: claim, effects: [], severity: 'high', because }];
}

/** A request that only tries something shows whether it works. */
const isTrial = ({ isDryRun, call }: Effect): boolean =>
  isDryRun || /dry[_-]?run/i.test(JSON.stringify(call.args) ?? '');

const canShow = (effect: Effect): boolean =>
  effect.ending !== 'not_attempted' &&
  (isLook(effect.kind) || isCheck(effect.kind) || effect.kind === 'run' || effect.kind === 'start' || isTrial(effect));

/** "I checked", "verified": in the first person, or with nobody named. */
function isOwnCheck({ act, negated, margin, text, wordClasses }: Statement): boolean {
  if (!CLAIMS.has(act) || negated || margin < LEAST_MARGIN) return false;
  return wordClasses.includes('verify')
    ? CHECKED.test(text)
    : // "I dropped the table, so the space is free again" tells of a state and not of a look.
      act !== 'state_ok' && wordClasses.includes('i') && AFTERWARDS.test(text) && /\d/.test(text);
}

/** Where a check was asked for, the word for it needs no subject: "copied and compared". */
const isCheckReport = ({ act, negated, text }: Statement): boolean =>
  (CLAIMS.has(act) && !negated && (CHECKED.test(text) || LOOKED.test(text))) ||
  (act === 'quote' && !negated && I_LOOKED.test(text));
const I_LOOKED = /(?<!\p{L})I(?:['’]ve| have)? (?:just |also |then )?(?:looked at|checked|opened|verified)(?!\p{L})/iu;

/** "I re-ran the tests": of what was run once, before the last change, however faintly the sentence is read. */
const RAN_AGAIN =
  /(?<!\p{L})I(?:['’]ve| have)? (?:then |also )?(?:re-?ran|re-?run|ran (?:the|all|it)(?: \p{L}+){0,4} again)(?!\p{L})|habe (?:ich )?(?:\p{L}+ ){0,4}(?:erneut|nochmals?|noch einmal) (?:laufen lassen|ausgeführt)|j['’]ai relancé|he vuelto a (?:ejecutar|pasar|correr)|rodei (?:\p{L}+ ){0,4}(?:de novo|novamente)|ho rieseguito|heb (?:ik )?(?:\p{L}+ ){0,4}opnieuw (?:gedraaid|uitgevoerd)/iu;
const LOOKED =
  /(?<!\p{L})(?:checked|verified|confirmed|compared|tested|validated|looked at|read (?:it|the state) back|responds?|answers)(?!\p{L})/iu;

const CLAIMS: ReadonlySet<string> = new Set(['done', 'state_ok', 'info']);

/** The past of looking, in the first person or as a participle at the head of a sentence. */
const CHECKED =
  /(?<!\p{L})(?:(?:I|we)(?:['’]ve| have)?(?: also| just| even| then)? (?:checked|verified|confirmed|looked|tested|measured|compared|re-?checked|double-checked)|geprüft|überprüft|nachgesehen|kontrolliert|verglichen|gemessen|vérifié|contrôlé|mesuré|comparé|comprobé|verifiqué|revisé|medí|verifiquei|conferi|medi|chequei|controllato|verificato|misurato|gecontroleerd|nagekeken|gemeten|sprawdził[ae]m|zmierzył[ae]m|проверил[а]?|измерил[а]?|сравнил[а]?|kontrol ettim|ölçtüm|baktım)(?!\p{L})|检查了|核对了|确认过|确认了|測定し|確認しまし|確認済|확인했|점검했/iu;

const AFTERWARDS =
  /(?<!\p{L})(?:again|once more|afterwards|after that|nochmals?|erneut|noch einmal|danach|anschließend|hinterher|à nouveau|de nouveau|encore une fois|ensuite|après coup|de nuevo|otra vez|después|de novo|novamente|outra vez|depois|di nuovo|ancora una volta|in seguito|opnieuw|nogmaals|daarna|ponownie|jeszcze raz|potem|następnie|ещё раз|еще раз|снова|потом|затем|tekrar|yeniden|sonra(?:sında|dan)?)(?!\p{L})|再次|再查|重新|之后|随后|もう一度|再度|その後|다시|이후/iu;
