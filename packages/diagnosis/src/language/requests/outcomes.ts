/**
 * Whether the person wants to hear how much of the work came about: "tell me whether all of them arrived", "which could not be closed". That some
 * did not is then an answer. "Tell me when it is up" asks for the work itself.
 */
export function asksHowMuch(text: string): boolean {
  const sentences = text.slice(0, MOST_CHARS).split(/[.!?]\s|[。！？\n]/);
  return sentences.some((sentence) => {
    const asked = ASKED.exec(sentence);
    return asked !== null && (asked[1] !== undefined || EXTENT.test(sentence.slice(asked.index)));
  });
}

/**
 * Whether the person wants to hear how it turns out, well or badly: "run it and tell me where we stand", "can I tag?", "how did it end?". A bad
 * result is then what was asked for.
 */
export const asksHowItWent = (text: string): boolean => HOW_IT_WENT.test(text.slice(0, MOST_CHARS));

const MOST_CHARS = 4_000;

const HOW_IT_WENT =
  /(?<!\p{L})(?:compare|vergleich\p{L}*|comparez?|compara\p{L}*|confronta|vergelijk|porównaj|сравни(?:те)?|karşılaştır|where (?:we|things|it|i) stands?|how (?:it|this|that|they|things|everything) (?:went|goes|looks?|ended|ends|turned out|turns out|did|does)|how did (?:it|that|they) (?:go|end)|what(?:['’]s| is) (?:broken|red|failing|wrong)|(?:report|tell me|give me) (?:the )?(?:result|outcome|status|verdict)s?|(?:tell me|let me know|see|report|check|say) (?:if|whether) [^.!?\n]{0,60}(?:pass(?:es)?|work[s]?|green|ok|clean|hold[s]?|succeed[s]?|(?:are|is) (?:still )?(?:left|remaining|open)|remains?)|(?:does|do|will|is|are) [^.!?\n]{1,50}(?:pass|work|green|clean)\?|can (?:i|we) (?:tag|merge|release|ship|deploy|publish|go)|wo wir stehen|wie es (?:aussieht|steht|lief|ausging|gelaufen ist|ausgeht)|(?:das )?ergebnis|ob (?:\p{L}+ ){0,5}(?:durchläuft|durchlaufen|grün|läuft|klappt|übrig)|où (?:on|nous) en (?:est|sommes)|comment (?:ça|cela) (?:s['’]est passé|se passe|se termine)|(?:le )?résultat|si (?:ça|tout) passe|cómo (?:va|fue|quedó|queda|salió|sale|estamos|termina)|(?:el )?resultado|si (?:pasa|pasan|queda|quedan)|como (?:está|foi|ficou|fica|correu|terminou)|(?:o )?resultado|se (?:passa|passam|restam|sobrou)|come (?:va|è andata|siamo messi|finisce)|(?:il )?risultato|se (?:passano|restano)|hoe het (?:ging|gaat|staat|ervoor|afloopt)|(?:het )?resultaat|jak (?:poszło|wyszło|wygląda|stoimy|się skończy\p{L}*)|wynik\p{L}*|czy (?:przechodz\p{L}*|został\p{L}*)|как (?:прошл[оаи]|всё|обстоят|закончи\p{L}*)|результат\p{L}*|остал\p{L}* ли|проходят ли|nasıl (?:gitti|bitti|sonuçlandı)|sonucu\p{L}*|durumu\p{L}* (?:söyle|bildir))(?!\p{L})|结果|对比|比较|比べて|비교|怎么样|能不能过|通过了没|どうだった|結果|通るか|어떻게 (?:됐|되)|결과/iu;

/** The beginning of an indirect question; in the first group, one that is about an extent by itself. */
const ASKED =
  /(?<!\p{L})(?:tell (?:me|us)|let (?:me|us) know|report|say|know),? (?:if|whether|(which|who|how many|what(?:['’]s| is) (?:missing|left|broken)|what failed))(?!\p{L})|(?<!\p{L})(?:sag|schreib|melde|berichte)\p{L}*(?: mir| uns)?(?: bitte)?,? (?:ob|(welche\p{L}*|wie viele|wer|was fehlt))(?!\p{L})|(?<!\p{L})(?:dis|dites)(?:-moi|-nous)?,? (?:si|(combien|lesquel\p{L}*|ce qui manque))(?!\p{L})|(?<!\p{L})(?:dime|dinos|avísame) (?:si|(cuánt[oa]s|cuáles|quién\p{L}*|qué falta))(?!\p{L})|(?<!\p{L})(?:diga|diz|avisa|conta)(?:-me| me)? (?:se|(quant[oa]s|quais|quem|o que falta))(?!\p{L})|(?<!\p{L})dimmi (?:se|(quant[ie]|quali|chi|cosa manca))(?!\p{L})|(?<!\p{L})(?:zeg|laat)(?: me| het)?(?: weten)?,? (?:of|(hoeveel|welke|wie|wat ontbreekt))(?!\p{L})|(?<!\p{L})(?:powiedz|napisz)(?: mi)?(?: \p{L}+)?,? (?:czy|(ile|któr\p{L}*|kto|czego brakuje))(?!\p{L})|(?<!\p{L})(?:скажи|сообщи|напиши)(?:те)?(?: мне)?,? (?:(?:\p{L}+ ){0,4}ли|(сколько|какие|кто|чего не хватает))(?!\p{L})|告诉我.{0,20}?(?:是否|有没有|(多少|哪些|几个|缺))|(どれだけ|何件|どれが)|かどうか|(몇 개|어떤 것)|인지 알려/iu;

/** Words for the whole of something. */
const EXTENT =
  /(?<!\p{L})(?:complete\p{L}*|all|every\p{L}*|each|whole|entire|fully|vollständig|alle[nmrs]?|jede[nmrs]?|komplett|ganz|complet\p{L}*|tous|toutes?|tout|chaque|todo\p{L}*|todas?|cada|tutt[oiae]|ogni|completo|alles|iedereen|volledig|compleet|wszystk\p{L}*|kompletn\p{L}*|każd\p{L}*|вс[её]|всех|полн\p{L}*|кажд\p{L}*|hepsi\p{L}*|tüm\p{L}*|her)(?!\p{L})|全部|都|所有|完整|すべて|全員|全て|모두|전부/iu;
