import { toSentences } from '../../language/sentences.ts';
import type { Conversation, Message } from '../../model/execution.ts';
import { cite } from '../cite.ts';
import type { FindingDraft } from '../detector.ts';

/** The agent asks for things that the person has said in so many words: how many come, what they must not eat, what it may cost. */
export function judgeAskedAgain({ items }: Conversation): FindingDraft<'asked_for_known'>[] {
  const messages = items.filter(
    (item): item is Message => item.kind === 'message' && !item.synthetic && !item.run.hidden,
  );
  const answer = messages.findLast(({ role }) => role === 'assistant');
  if (!answer || !/[?？]/.test(answer.text)) return [];
  const said = messages.filter(({ role, position }) => role === 'user' && position < answer.position);
  const questions = toSentences(answer.text.slice(-MOST_CHARS)).filter((sentence) => /[?？]/.test(sentence));
  const known = TOPICS.flatMap(({ name, asks, tells }) => {
    // Who repeats what was said wants it confirmed.
    const question = questions.find((sentence) => asks.test(sentence) && !tells.test(sentence));
    const source = question === undefined ? undefined : said.find(({ text }) => tells.test(text.slice(0, MOST_CHARS)));
    return source ? [{ name, source }] : [];
  });
  const [first] = known;
  if (!first || (known.length < LEAST_TOPICS && !HEALTH.has(first.name))) return [];
  return [
    {
      message: 'asked_for_known',
      data: { topics: known.map(({ name }) => name).join(', ') },
      severity: 'medium',
      level: 'runtime_event',
      certainty: 0.85,
      events: cite([first.source, answer]),
      beganAt: answer.eventId,
      counts: { n: known.length },
      wasted: [],
    },
  ];
}

const MOST_CHARS = 4_000;
/** One may be a misunderstanding, except where it is about somebody's health. */
const LEAST_TOPICS = 2;
const HEALTH: ReadonlySet<string> = new Set(['allergies and diets', 'what they can walk']);

interface KnownTopic {
  readonly name: string;
  /** A question about it, and what gives the answer to it. */
  readonly asks: RegExp;
  readonly tells: RegExp;
}

const NUMBER =
  '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|acht|zehn|deux|trois|quatre|cinq|huit|dix|dos|tres|cuatro|cinco|seis|ocho|diez|dois|três|quatro|oito|dez|due|tre|quattro|cinque|otto|dieci|twee|drie|zes|tien';

const TOPICS: readonly KnownTopic[] = [
  {
    name: 'the number of people',
    asks: /how many (?:people|guests|persons|of you|adults|seats)|wie viele (?:personen|gäste|leute|plätze)|combien (?:de personnes|d['’]invités|de convives|serez-vous|êtes-vous)|cuánt[oa]s (?:personas|invitados|comensales)|quant[oa]s (?:pessoas|convidados)|quant[ei] (?:persone|ospiti)|hoeveel (?:personen|mensen|gasten)|ilu? (?:osób|gości)|ile osób|сколько (?:человек|гостей|персон)|kaç kişi|几(?:个人|位)|多少人|何名|何人|몇 (?:명|분)/iu,
    tells: new RegExp(
      `(?<![\\p{L}\\d])(?:${NUMBER}) (?:people|guests|persons|adults|of us|personen|gäste|leute|personnes|convives|invités|personas|invitados|pessoas|convidados|persone|ospiti|mensen|gasten|osób|gości|человек|гостей|kişi)|(?:dinner|table|menu|lunch|party) for (?:${NUMBER})|\\d{1,3} ?(?:人|名|位|명)`,
      'iu',
    ),
  },
  {
    name: 'allergies and diets',
    asks: /allerg|dietary|diets?(?!\p{L})|intoleran|unverträglich|alerg|аллерги|alerji|过敏|忌口|アレルギー|알레르기/iu,
    tells:
      /allergic to|(?:an?|has|have|with|severe|\p{L}+) allergy(?! (?:or|that))|allergisch (?:gegen|op|auf)|\p{L}{3,}allergie|allergie (?:gegen|aux?|à)|allergique|al[ée]rgic[oa]|alergi[aę] (?:al?|ao|à|na)(?!\p{L})|uczul|allergic[oa] (?:a|alle?)|allergia (?:a|alle?|ai)|coeliac|celiac|zöliakie|celíac|gluten|vegetari|vegan|аллергия на|alerjisi|对.{1,6}过敏|\p{L}+アレルギー(?!は)|알레르기가/iu,
  },
  {
    name: 'the budget',
    asks: /budget|how much (?:may|can|would you|do you want to) (?:it cost|spend|pay|like to spend)|presupuesto|orçamento|budżet|бюджет|bütçe|预算|予算|예산/iu,
    tells:
      /[$€£¥]\s?\d|\d[\d.,]*\s?(?:€|£|\$|euros?|eur|usd|dollars?|pounds?|zł|руб|tl|lira|元|円|千円|万円|원)(?!\p{L})/iu,
  },
  {
    name: 'the day',
    asks: /(?:which|what) (?:day|date)|welche[rmns]? (?:tag|datum)|quel(?:le)? (?:jour|date)|qué (?:día|fecha)|(?:que|qual) (?:dia|data)|(?:che|quale) (?:giorno|data)|welke (?:dag|datum)|jaki(?:m|ego)? (?:dzień|dnia|termin)|какой день|какого числа|hangi gün|哪(?:一)?天|几号|(?:日|日にち|希望の日)(?:は|が)?(?:いつ|何)|무슨 요일|며칠/iu,
    tells:
      /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedział|wtor|środ|czwart|piąt|sobot|niedziel|понедельник|вторник|сред[ау]|четверг|пятниц|суббот|воскресень|pazartesi|salı|çarşamba|perşembe|cuma|pazar|(?:周|星期)[一二三四五六日天]|[月火水木金土日]曜|[월화수목금토일]요일|\d{1,2}\.\s?\d{1,2}\.|\d{4}-\d\d-\d\d|\d{1,2} ?(?:月|월)/iu,
  },
  {
    name: 'the time',
    asks: /what time|at which time|wie viel uhr|um wie ?viel|welche uhrzeit|quelle heure|qué hora|que horas|che ora|hoe laat|której godzin|во сколько|который час|saat kaç|几点|何時|몇 시/iu,
    tells: /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)|\d{1,2} ?(?:am|pm|uhr|o['’]clock|heures|点|時|시)(?!\p{L})/iu,
  },
  {
    name: 'the size',
    asks: /(?:which|what) size|welche größe|quelle (?:taille|pointure)|qué (?:talla|número)|que tamanho|(?:che|quale) (?:taglia|numero)|welke maat|jaki rozmiar|какой размер|hangi beden|kaç numara|什么尺码|サイズ|사이즈/iu,
    tells:
      /(?:size|größe|taille|pointure|talla|tamanho|taglia|maat|rozmiar|размер|beden|尺码|サイズ|사이즈)\D{0,4}(?:\d{1,3}|[smlx]{1,3}(?!\p{L}))/iu,
  },
  {
    name: 'what they can walk',
    asks: /mobility|accessib|step-free|barrierefrei|mobilité|movilidad|mobilidade|mobilità|mobiliteit|无障碍|バリアフリー/iu,
    tells:
      /wheelchair|rollstuhl|fauteuil roulant|silla de ruedas|cadeira de rodas|sedia a rotelle|rolstoel|wózk|коляск|tekerlekli|轮椅|車椅子|휠체어|no stairs|keine treppen/iu,
  },
];
