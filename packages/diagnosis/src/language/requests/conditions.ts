import { fold } from './request-words.ts';

/** Whether a sentence, folded, holds only in a certain case. */
export const isConditional = (sentence: string): boolean =>
  CONDITION.test(sentence) || (ENDS_AS_CONDITION.test(sentence) && TURKISH_CONDITION.test(sentence));

/** Whether a sentence, folded, waits for something to happen first. */
export const isWaiting = (sentence: string): boolean => WAITS.test(sentence.replace(WHEN_DONE, ' '));

/** "Let him know when it is done": an order of steps and no condition. */
const WHEN_DONE =
  /(?<!\p{L})(?:(?:when|once|as soon as) (?:it|this|that|you|everything)(?:'s|'re| is| are| have| has)? (?:all )?(?:done|finished|ready|through|over)|(?:wenn|sobald) (?:du|es|das|alles) (?:fertig|erledigt|durch) (?:bist|ist)|(?:quand|des que) (?:c'est|tu as) (?:fait|fini|pret)|cuando (?:este|hayas) (?:listo|hecho|terminado)|quando (?:estiver|tiver) (?:pronto|feito|terminado)|quando (?:e|hai) (?:fatto|finito|pronto)|als (?:het|je) klaar (?:is|bent))(?!\p{L})/gu;

/** Whether one of the sentences says to stop or to tell the person in a certain case: then doing so is the job. */
export function isToldToReport(text: string): boolean {
  const sentences = fold(text.slice(0, MOST_CHARS)).split(/[.!?]\s|[。！？\n]/);
  return sentences.some((sentence) => isConditional(sentence) && REPORTS.test(sentence));
}

const MOST_CHARS = 4_000;

const REPORTS =
  /(?<!\p{L})(?:tell me|let me know|ask me|report|stop|halt|sag mir|sag bescheid|gib bescheid|melde|frag|stopp|dis-?le?-? ?moi|dis le|previens|arrete|dime|avisa\p{L}*|me avisas|para(?:te)?|detente|avise|me diga|me avisa|pare|dimmi|avvisa\p{L}*|fermati|laat het|zeg het|meld|powiedz|daj znac|zatrzymaj|скажи|сообщи|остановись|haber ver|soyle|dur)(?!\p{L})|告诉我|停|教えて|知らせて|止め|알려|멈/u;
const CONDITION =
  /(?<!\p{L})(?:if|unless|otherwise|in case|falls|wenn|sonst|andernfalls|sofern|sinon|si|s'il|sino|caso|senao|se|altrimenti|als|anders|indien|tenzij|jesli|jezeli|inaczej|если|иначе|eger|ise|yoksa|degilse)(?!\p{L})|如果|要是|若|否则|的话|もし|場合|でなければ|なら|(?:이)?면 |아니면|다면/u;
/** A condition as the ending of a verb; the few letters tell most sentences apart at once. */
const ENDS_AS_CONDITION = /[yr]s[ae]/;
const TURKISH_CONDITION = /(?<!\p{L})\p{L}{3,20}(?:ysa|yse|[ıiuü]rs[ae])(?!\p{L})/u;
const WAITS =
  /(?<!\p{L})(?:when|once(?! (?:now|more|again|and|a|per|or)\b| \p{L}+ now\b)(?=\s+\p{L})|until|as soon as|before|first|sobald|bis|erst|bevor|des que|jusqu'a|avant|d'abord|cuando|en cuanto|hasta|antes|primero|assim que|ate|quando|primeiro|appena|finche|prima|zodra|tot|eerst|voordat|gdy|dopoki|najpierw|когда|пока|как только|сначала)(?!\p{L})|先|たら|先に|먼저/u;
