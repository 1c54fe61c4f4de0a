import type { RequestMark, Wish } from './lexicon/request-lexicon.ts';
import type { Prohibition } from './request.ts';

/** What of a message tells how it takes up the one before. */
interface Reply {
  readonly marks: ReadonlySet<RequestMark>;
  readonly asks: boolean;
  readonly isHalt: boolean;
  readonly prohibitions: readonly Prohibition[];
  readonly folded: string;
}

/** A few words of agreement do not tell their language. */
export const SAYS_YES =
  /^\s*(?:yes|yep|yeah|yup|sure|ok|okay|ja|jo|klar|gern|oui|ouais|d['’]accord|sí|vale|dale|sim|claro|sì|certo|graag|prima|tak|jasne|да|давай|ага|хорошо|evet|tamam|olur|好|行|可以|是的|はい|お願い|うん|네|예|그래|좋아)(?![\p{L}])|^[^.!?\n]{0,20}(?<!\p{L})(?:(?:looks?|sounds?) (?:good|great|fine|right|perfect)|lgtm|ship it|(?:klingt|sieht) (?:gut|super|prima)|passt so|ça me va|c['’]est parfait|me parece bien|está perfecto|ficou (?:bom|ótimo)|va (?:bene|benissimo)|ziet er goed uit|wygląda (?:dobrze|świetnie)|отлично|harika)(?!\p{L})|^[^。！？\n]{0,6}(?:不错|没问题|いいですね|大丈夫|좋네|괜찮)/iu;

/** "Which one?" – "The Thursday one": a short answer to the agent's question chooses what it offered. */
export const isChoice = (answer: string, text: string, { asks, isHalt }: Reply): boolean =>
  text.trim().length <= MOST_CHOICE && !asks && !isHalt && LAST_QUESTION.test(answer.slice(-MOST_QUESTION));
const MOST_CHOICE = 60;

/** Whoever is asked "shall I book one?" and does not say no orders what was offered. */
export function toOffered(
  answer: string,
  { marks, asks, isHalt, prohibitions }: Reply,
  read: (text: string) => { readonly wishes: ReadonlySet<Wish> },
): ReadonlySet<Wish> {
  if (asks || isHalt || marks.has('not') || prohibitions.length > 0) return NO_WISHES;
  const [question = ''] = LAST_QUESTION.exec(answer.slice(-MOST_QUESTION)) ?? [];
  return question === '' ? NO_WISHES : read(question.replace(/[?？]\s*$/, '.').replace(OFFERS, ' ')).wishes;
}

export const NO_WISHES: ReadonlySet<Wish> = new Set();
const MOST_QUESTION = 400;
const LAST_QUESTION = /[^.!?。！？\n]{2,300}[?？]\s*$/u;
const OFFERS =
  /^\s*(?:(?:do you )?want me to|(?:would|do) you (?:want|like) me to|shall i|should i|may i|soll ich|darf ich|möchtest du,? dass ich|veux-tu que je|voulez-vous que je|dois-je|je|quieres que(?: lo| la)?|debo|quer que eu|devo|posso|vuoi che|zal ik|wil je dat ik|mam|czy mam|мне|要我|需要我)(?!\p{L})/iu;

/** Whoever gives an address in a later message wants something sent there. */
export const namesReceiver = ({ folded }: Reply): boolean => /[\w.+-]{1,64}@[\w-]{1,63}\.\w/.test(folded);
