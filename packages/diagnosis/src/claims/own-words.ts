/** What agents say of themselves in the first person: what they could not do, and what they have not done. */

/** "I can't", "I couldn't", "I was unable to". What nobody could promise is no inability. */
export const saysUnable = (text: string): boolean => UNABLE.test(text);

const UNABLE =
  /(?<!\p{L})(?:(?:I|we)(?: still)? (?:can['’]?t|can ?not|could ?n['’]?t|could not|am unable to|was unable to|wasn['’]t able to|was not able to)(?! (?:promise|guarantee|think|imagine))|(?:ich|wir) (?:kann|konnte|können|konnten) [^.!?\n]{0,80}?nicht|(?:kann|konnte) ich [^.!?\n]{0,80}?nicht|je ne peux pas|je n['’]ai pas pu|(?:yo )?no (?:puedo|pude|he podido|hemos podido)|não (?:posso|pude|consigo|consegui)|non (?:posso|riesco|sono riuscit[oa]|ho potuto)|ik (?:kan|kon) [^.!?\n]{0,80}?niet|(?:kan|kon) ik [^.!?\n]{0,80}?niet|nie (?:mogę|mogłem|mogłam|udało mi się)|(?:я )?не (?:могу|смог|смогла)|мне не удалось|\p{L}{2,20}(?:amıyorum|emiyorum|amadım|emedim))(?!\p{L})|我?(?:无法|没能|沒能|未能)|できません(?:でした)?|(?:할|볼|낼) 수 없/iu;

/** What follows "I have not" or "I did not", up to the end of the clause, or stands around it in German and Dutch; null where nothing is denied so. */
export function toDenied(text: string): string | null {
  const [, ...parts] = DENIED.exec(text) ?? [];
  const denied = parts.find((part) => part !== undefined);
  return denied === undefined || isDoneOnce(denied) ? null : denied;
}

/** What was not done a second time has been done once. */
export const isDoneOnce = (text: string): boolean => AGAIN.test(text);

/** "She hasn't answered yet": what others have not done is no work of the agent. */
export const isForOthers = (text: string): boolean => OTHERS.test(text);
const OTHERS =
  /(?<!\p{L})(?:she|he|they|nobody|no one|none of them|the (?:customer|client|other side|recipient|guest)s?) (?:has|have|had|did)(?:n['’]?t| not)?(?: yet)? (?:answer|repl|respond|react|confirm|accept|sign|com|got|open|read|vot|paid)\p{L}*|(?:no|keine) (?:reply|answer|response|antwort|rückmeldung)(?: yet| bisher)?|(?:er|sie|niemand) hat (?:noch |bisher )*(?:nicht )?(?:geantwortet|reagiert|bestätigt|zugesagt)|(?:il|elle|ils|elles|personne) n['’](?:a|ont) pas encore (?:répondu|confirmé|réagi)|(?:aún|todavía) no ha(?:n)? (?:respondido|contestado|confirmado)|ainda não (?:respond|confirm)\p{L}*|non ha(?:nno)? ancora (?:risposto|confermato)|heeft nog niet (?:geantwoord|gereageerd|bevestigd)|jeszcze nie (?:odpowiedzia|potwierdzi)\p{L}*|(?:ещё|пока) не ответил\p{L}*|henüz (?:yanıt|cevap)|(?:还没|尚未)(?:回复|答复|确认)|まだ(?:返信|返事|回答)|아직 (?:답|회신|응답)/iu;

/** "I didn't run a full check", where nobody spoke of a full one: that goes beyond the job. */
export function goesBeyond(text: string, askedText: string): boolean {
  const [, word] = BEYOND.exec(text.toLowerCase()) ?? [];
  return word !== undefined && !askedText.includes(word);
}
const BEYOND =
  /(?<!\p{L})(full|complete|entire|whole|deeper|further|additional|separate|exhaustive|vollständig|komplett|gesamt|zusätzlich|complète?|complet[oa]|adicional|completo|volledig|pełn|полн)/u;

const DENIED =
  /(?<!\p{L})(?:(?:I|we) (?:have|did|had)(?:n['’]?t| not)(?: yet| actually| even)? ([^,;:.!?\n]{2,80})|([^,;:.!?\n]{0,60}habe ich (?:noch |aber |selbst )*nicht [^,;:.!?\n]{2,80})|je n['’]ai (?:pas )(?:encore )?([^,;:.!?\n]{2,80})|(?:todavía )?no he ([^,;:.!?\n]{2,80})|non ho (?:ancora )?([^,;:.!?\n]{2,80})|([^,;:.!?\n]{0,60}heb ik (?:nog )?niet [^,;:.!?\n]{2,80}))/iu;
const AGAIN =
  /(?<!\p{L})(?:again|twice|re-\p{L}|nochmals?|erneut|de nouveau|encore une fois|otra vez|di nuovo|opnieuw)/iu;
