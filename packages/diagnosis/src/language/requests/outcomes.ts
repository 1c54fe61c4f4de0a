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

const MOST_CHARS = 4_000;

/** The beginning of an indirect question; in the first group, one that is about an extent by itself. */
const ASKED =
  /(?<!\p{L})(?:tell (?:me|us)|let (?:me|us) know|report|say|know),? (?:if|whether|(which|who|how many|what(?:['’]s| is) (?:missing|left|broken)|what failed))(?!\p{L})|(?<!\p{L})(?:sag|schreib|melde|berichte)\p{L}*(?: mir| uns)?(?: bitte)?,? (?:ob|(welche\p{L}*|wie viele|wer|was fehlt))(?!\p{L})|(?<!\p{L})(?:dis|dites)(?:-moi|-nous)?,? (?:si|(combien|lesquel\p{L}*|ce qui manque))(?!\p{L})|(?<!\p{L})(?:dime|dinos|avísame) (?:si|(cuánt[oa]s|cuáles|quién\p{L}*|qué falta))(?!\p{L})|(?<!\p{L})(?:diga|diz|avisa|conta)(?:-me| me)? (?:se|(quant[oa]s|quais|quem|o que falta))(?!\p{L})|(?<!\p{L})dimmi (?:se|(quant[ie]|quali|chi|cosa manca))(?!\p{L})|(?<!\p{L})(?:zeg|laat)(?: me| het)?(?: weten)?,? (?:of|(hoeveel|welke|wie|wat ontbreekt))(?!\p{L})|(?<!\p{L})(?:powiedz|napisz)(?: mi)?(?: \p{L}+)?,? (?:czy|(ile|któr\p{L}*|kto|czego brakuje))(?!\p{L})|(?<!\p{L})(?:скажи|сообщи|напиши)(?:те)?(?: мне)?,? (?:(?:\p{L}+ ){0,4}ли|(сколько|какие|кто|чего не хватает))(?!\p{L})|告诉我.{0,20}?(?:是否|有没有|(多少|哪些|几个|缺))|(どれだけ|何件|どれが)|かどうか|(몇 개|어떤 것)|인지 알려/iu;

/** Words for the whole of something. */
const EXTENT =
  /(?<!\p{L})(?:complete\p{L}*|all|every\p{L}*|each|whole|entire|fully|vollständig|alle[nmrs]?|jede[nmrs]?|komplett|ganz|complet\p{L}*|tous|toutes?|tout|chaque|todo\p{L}*|todas?|cada|tutt[oiae]|ogni|completo|alles|iedereen|volledig|compleet|wszystk\p{L}*|kompletn\p{L}*|każd\p{L}*|вс[её]|всех|полн\p{L}*|кажд\p{L}*|hepsi\p{L}*|tüm\p{L}*|her)(?!\p{L})|全部|都|所有|完整|すべて|全員|全て|모두|전부/iu;
