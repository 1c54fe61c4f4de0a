import { fold } from './request-words.ts';

/** Whether a sentence, folded, holds only in a certain case. */
export const isConditional = (sentence: string): boolean =>
  CONDITION.test(sentence) || (ENDS_AS_CONDITION.test(sentence) && TURKISH_CONDITION.test(sentence));

/** Whether a sentence, folded, waits for something to happen first. */
export const isWaiting = (sentence: string): boolean => WAITS.test(sentence.replace(WHEN_DONE, ' '));

/** "Let him know when it is done": an order of steps and no condition. */
const WHEN_DONE =
  /(?<!\p{L})(?:(?:when|once|as soon as) (?:it|this|that|you|everything)(?:'s|'re| is| are| have| has)? (?:all )?(?:done|finished|ready|through|over)|(?:wenn|sobald) (?:du|es|das|alles) (?:fertig|erledigt|durch) (?:bist|ist)|(?:quand|des que) (?:c'est|tu as) (?:fait|fini|pret)|cuando (?:este|hayas) (?:listo|hecho|terminado)|quando (?:estiver|tiver) (?:pronto|feito|terminado)|quando (?:e|hai) (?:fatto|finito|pronto)|als (?:het|je) klaar (?:is|bent))(?!\p{L})/gu;

/**
 * Whether the person allowed for the case that it does not come about: "only if the signature matches", "if the tests fail, don't push", "if you
 * lack rights, tell me", "check the disk first", "ask before you restart anything". Stopping there and saying so is then the job.
 */
export function allowsToStop(text: string): boolean {
  const folded = fold(text.slice(0, MOST_CHARS));
  if (GATES.test(folded) || ASKS_FIRST.test(folded)) return true;
  return folded.split(SENTENCE_END).some((sentence) => {
    if (CHECKS_FIRST.test(sentence)) return true;
    // "Tell me if it is full" asks something; "tell me if it fails" speaks of a case.
    const ordered = GOES_WRONG.test(sentence) ? sentence : sentence.replace(INDIRECT, ' ');
    if (CASE_FIRST.test(ordered) && !AS_IT_GOES.test(ordered)) return true;
    return isConditional(ordered) ? REPORTS.test(ordered) || REFRAINS.test(ordered) : UNSPACED_CASE.test(ordered);
  });
}

const MOST_CHARS = 4_000;
const INDIRECT =
  /(?<!\p{L})(?:tell (?:me|us)|let (?:me|us) know|say|sag mir|sag|dis-moi|dime|diga(?:-me)?|me diz|dimmi|zeg(?: me)?) (?:if|whether|ob|si|se|of)(?!\p{L})/gu;
const GOES_WRONG =
  /(?<!\p{L})(?:fails?|failed|wrong|odd|errors?|lack|missing|can't|cannot|can not|doesn't|don't|isn't|aren't|won't|problems?|stuck|conflicts?|broken|denied|refuse\p{L}*|schief|fehl\p{L}*|nicht|kein\p{L}*|problem\p{L}*|echou\p{L}*|erreur\p{L}*|manque|pas|falla\p{L}*|falta|errore?s?|falh\p{L}*|manca|non|fout\p{L}*|mis|niet|geen|bled\p{L}*|nie|ошибк\p{L}*|не|нет|hata\p{L}*|yok)(?!\p{L})|失败|错|不|失敗|エラー|ない|실패|오류|없/u;
const SENTENCE_END = /[.!?]\s|[。！？\n]/;

/** "…, and if it is green, push it": the case comes before what is to be done in it. */
const CASE_FIRST =
  /(?:^|[,;:–-]\s*|(?<!\p{L})(?:and|but|then|und|aber|dann|et|mais|puis|y|pero|e|mas|ma|en|maar|i|ale|и|но|ve)\s)(?:if|in case|falls|wenn|sofern|si|s'il|se|caso|als|indien|jesli|jezeli|если|eger)\s/u;
/** A case that only says how far to go. */
const AS_IT_GOES =
  /(?<!\p{L})(?:if|wenn|falls|si|se|als|jesli|если) (?:(?:you|it|there|that|this|du|es|tu|c'|hay|e|je|het)(?:'s| is| are| were)? ?)?(?:possible|needed|necessary|required|at all|one|any|like|want|can|could|moglich|notig|notwendig|willst|kannst|magst|possibile|necesario|necessario|posible|besoin|veux|peux|puedes|quieres|puoi|vuoi|mogelijk|nodig|kunt|wilt|mozliwe|trzeba|mozesz|можно|нужно|надо|хочешь)(?!\p{L})/u;

/** "Only if", "provided that", "as long as". */
const GATES =
  /(?<!\p{L})(?:only (?:if|when|once|after|with)(?! (?:you|we|it is|it's)? ?(?:can|could|have to|need|needed|must|really|necessary|possible|required)(?!\p{L}))|provided (?:that )?|as long as|but not (?:if|unless)|nur (?:wenn|falls|sofern|bei)(?! (?:notig|moglich|unbedingt|du musst|es sein muss))|erst wenn|sofern|solange|(?:seulement|uniquement) (?:si|quand)|que si|a condition que|tant que|solo (?:si|cuando|se|quando)|siempre que|a condicion de|so (?:se|quando)|apenas (?:se|quando)|somente se|desde que|a patto che|purche|alleen (?:als|wanneer|indien)|pas als|mits|tylko (?:jesli|jezeli|gdy|wtedy)|dopiero gdy|o ile|только (?:если|когда|при)|при условии|ancak|sadece eger|yalnizca eger)(?!\p{L})|只有|才(?:能|可以)?[^。，]{0,6}|(?:場合|とき|時)(?:のみ|だけ|に限)|경우에만|때만/u;
/** "Ask before you …", "for approval first". */
const ASKS_FIRST =
  /(?<!\p{L})(?:ask(?: me)? (?:first|before)|(?:check|clear) (?:it )?with me (?:first|before)|approv\p{L}* (?:first|before)|frag\p{L}* (?:mich )?(?:vorher|zuerst|erst|bevor)|(?:vorher|zuerst) frag\p{L}*|demande(?:-moi)? (?:d'abord|avant)|pregunt\p{L}* (?:antes|primero)|pergunt\p{L}* (?:antes|primeiro)|chiedi(?:mi)? prima|vraag (?:me )?(?:eerst|voordat)|zapytaj (?:mnie )?(?:najpierw|zanim|przed)|(?:сначала )?спроси(?:те)?(?: меня)? (?:перед|прежде|сначала)|bana sor\p{L}*)(?!\p{L})|先问|先跟我|前に(?:聞|確認|相談)|먼저 (?:물어|확인받)/u;
/** "Check the disk first": whatever comes after hangs on it. */
const CHECKS_FIRST =
  /(?<!\p{L})(?:(?:check|verify|test|count|look|make sure|confirm|compare)(?!ed|ing)(?: [^,;]{1,80})? (?:first|beforehand)|first (?:check|verify|test|count|make sure|look|confirm|compare)|(?:pruf|schau|zahl|test|kontrollier)\p{L}* (?:[^,;]{1,60} )?(?:vorher|zuerst|erst)|(?:vorher|zuerst|erst(?:mal)?) [^,;]{0,40}(?:pruf|schau|zahl|test|kontrollier)\p{L}*|(?:verifie|controle|teste|compte)\p{L}* (?:[^,;]{1,60} )?d'abord|d'abord[^;.]{0,40}(?:verifie|controle|compte)\p{L}*|(?:comprueba|verifica|revisa|cuenta)(?: [^,;]{1,60})? (?:primero|antes)|primero (?:comprueba|verifica|revisa|cuenta)|(?:verifica|verifique|confere|conta)(?: [^,;]{1,60})? (?:primeiro|antes)|prima (?:controlla|verifica|conta)|(?:controlla|verifica)(?: [^,;]{1,60})? prima|(?:controleer|check|tel)(?: [^,;]{1,60})? eerst|eerst (?:controleren|checken|tellen)|najpierw (?:sprawdz|policz|zweryfikuj)|сначала (?:проверь|посчитай|убедись)|once (?:\p{L}+ ){0,4}kontrol et)(?!\p{L})|先(?:检查|确认|看|数|核对)|まず[^。]{0,12}(?:確認|チェック|数え)|먼저[^.]{0,12}(?:확인|점검)/u;
const REPORTS =
  /(?<!\p{L})(?:tell me|let me know|ask me|say so|report(?! of)|stop(?! (?:it|them|the|that|this|\p{L}+ing)(?!\p{L}))|halt|sag mir|sag es|sag bescheid|gib bescheid|melde|frag|stopp|dis-?le?-? ?moi|dis le|previens|arrete(?:-toi)?|dime|dimelo|avisa\p{L}*|me avisas|para(?:te)?|detente|avise|me diga|me avisa|pare|dimmi|dimmelo|avvisa\p{L}*|fermati|laat het|zeg het|meld|powiedz|daj znac|zatrzymaj|скажи|сообщи|остановись|haber ver|soyle|dur)(?!\p{L})|告诉我|停|教えて|知らせて|止め|알려|멈/u;
/** What is not to be done in that case. */
const REFRAINS =
  /(?<!\p{L})(?:don't|dont|do not|never|not (?:at all|yet)|leave it|skip it|nicht|lass es|kein\p{L}*|ne [^,;]{1,20}(?:pas|rien)|no (?:lo |la |los |las )?\p{L}+[ae]s?|deja(?:lo|la)?|nao|non|lascia\p{L}*|niet|laat|nie|не|yapma|etme|gonderme|silme|baslatma|yayinlama|dokunma|kurma)(?!\p{L})|别|不要|先不|しないで|やめて|하지 ?마|말고|말아/u;
/** Chinese and Japanese put the case before the consequence without a word for "if": "测试不过就别推". */
const UNSPACED_CASE = /就(?:别|不要|先不|停|告诉)|ときは(?:しないで|やめて|教えて|止め)/u;
const CONDITION =
  /(?<!\p{L})(?:if|unless|otherwise|in case|falls|wenn|sonst|andernfalls|sofern|sinon|si|s'il|sino|caso|senao|se|altrimenti|als(?! entwurf)|anders|indien|tenzij|jesli|jezeli|inaczej|если|иначе|eger|ise|yoksa|degilse)(?!\p{L})|如果|要是|若|否则|的话|もし|場合|でなければ|なら|(?:이)?면 |아니면|다면/u;
/** A condition as the ending of a verb; the few letters tell most sentences apart at once. */
const ENDS_AS_CONDITION = /[yr]s[ae]/;
const TURKISH_CONDITION = /(?<!\p{L})\p{L}{3,20}(?:ysa|yse|[ıiuü]rs[ae])(?!\p{L})/u;
const WAITS =
  /(?<!\p{L})(?:when|once(?! (?:now|more|again|and|a|per|or)\b| \p{L}+ now\b)(?=\s+\p{L})|until|as soon as|before|first|sobald|bis|erst|bevor|des que|jusqu'a|avant|d'abord|cuando|en cuanto|hasta|antes|primero|assim que|ate|quando|primeiro|appena|finche|prima|zodra|tot|eerst|voordat|gdy|dopoki|najpierw|когда|пока|как только|сначала)(?!\p{L})|先|たら|先に|먼저/u;
