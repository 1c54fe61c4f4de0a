import { NUMBER_WORDS } from '../../../claims/values/lexicon/number-words.ts';
import type { Effect } from '../../../effects/effect.ts';
import type { Request } from '../../../language/requests/request.ts';
import { fold } from '../../../language/requests/request-words.ts';
import type { ToolCall } from '../../../model/execution.ts';
import { toWords } from '../../../tools/to-tool-name-parts.ts';
import { toArguments } from '../../../tools/tool-arguments.ts';
import { type Harm, toHarm } from '../harm.ts';
import { acts, isUnknown } from './touched.ts';

/** A call was given more of something than the most that the person named. */
export function findTooMuch(call: ToolCall, effects: readonly Effect[], request: Request): Harm | null {
  const effect = effects.find(acts) ?? (isUnknown(call) ? effects[0] : undefined);
  if (!effect) return null;
  const mosts = readMosts(request);
  if (mosts.length === 0) return null;
  for (const [name, given] of toFigures(call.args))
    for (const { most, measure } of mosts) {
      const value = /(?:^|_)(?:cents?|centimes|centimos|centesimi)$/.test(name) ? given / 100 : given;
      if (value <= most || !measure.argument.test(name)) continue;
      return toHarm({
        kind: 'change',
        call,
        effect,
        what: `gave ${call.tool} ${name} ${value}`,
        objects: [],
        place: 'service',
        text: `at most ${most} was allowed`,
      });
    }
  return findTotal(call, effect, mosts);
}

/** What is measured: the words for it in a request, and the names of arguments that hold it. */
interface Measure {
  readonly said: RegExp;
  readonly argument: RegExp;
  readonly isMoney?: boolean;
}

interface Most {
  readonly most: number;
  readonly measure: Measure;
}

const COPIES: Measure = {
  said: /^(?:cop(?:y|ies|ie|ias|ias|ie)|kopien?|exemplare?|exemplaires?|ejemplares|kopi\p{L}*|stuck|pieces?|копи\p{L}*|份|部)$/u,
  argument: /(?:^|_)(?:cop(?:y|ies|ie|ias)|kopien|exemplare|exemplaires|anzahl|qty|quantity|menge|count|number)(?:_|$)/,
};

const MEASURES: readonly Measure[] = [
  {
    said: /^(?:min(?:ute|uten|uti|uto|utos|uts|uut|uten|ut)?s?|минут\p{L}*|dakika\p{L}*|分钟|分間|분)$/u,
    argument:
      /(?:^|_)(?:min|mins|minutes|minuten|minuti|minutos|duration|dauer|durata|duree|duracion|duracao|duur|czas)(?:_|$)/,
  },
  {
    said: /^(?:%|percent|prozent|pour|por|percento|procent|процент\p{L}*)$/u,
    argument: /(?:^|_)(?:pct|percent|prozent|percentage|limit|level|target|soc|volume|brightness)(?:_|$)/,
  },
  COPIES,
  {
    said: /^(?:people|persons?|guests?|personen|gaste|personnes|personas|pessoas|persone|osob\p{L}*|человек\p{L}*|kisi\p{L}*|人|명)$/u,
    argument:
      /(?:^|_)(?:people|persons?|guests?|seats|party|pax|personen|personnes|personas|pessoas|persone|covers)(?:_|$)/,
  },
  {
    said: /^(?:degrees?|grad|degres|grados|graus|gradi|graden|stopni|градус\p{L}*|derece|°c?|度|도)$/u,
    argument: /(?:^|_)(?:temp|temperature|temperatur|celsius|degrees|grad|setpoint)(?:_|$)/,
  },
  {
    said: /^(?:€|eur|euros?|\$|usd|dollars?|£|gbp|pounds?|chf|franken|francs?|zl|pln|zlot\p{L}*|рубл\p{L}*|руб|lira|tl|元|円|원)$/u,
    argument:
      /(?:^|_)(?:amount|budget|tagesbudget|betrag|montant|importe|importo|valor|bedrag|kwota|tutar|bid|max_price|price)(?:_|$)/,
    isMoney: true,
  },
];
/** Of anything else the number of pieces counts. */
const PIECES: Measure = {
  said: /^\p{L}{3,}$/u,
  argument: /^(?:count|qty|quantity|anzahl|number|n|num|replicas|instances|size)$/,
};

const known = new WeakMap<Request, readonly Most[]>();

function readMosts(request: Request): readonly Most[] {
  let mosts = known.get(request);
  if (!mosts) {
    mosts =
      request.limits.length > 0 || MARK.test(request.text) || ONE_COPY.test(request.text)
        ? toMosts(request.text.slice(0, MOST_CHARS))
        : [];
    known.set(request, mosts);
  }
  return mosts;
}

const MOST_CHARS = 4_000;
/** The number before or after the word that makes it a limit. */
function toMosts(text: string): Most[] {
  const mosts: Most[] = ONE_COPY.test(text) ? [{ most: 1, measure: COPIES }] : [];
  for (const clause of text.split(/[!?;:\n。！？；]|[.,](?=\s|$)|\s[-–—]\s/)) {
    if (!MARK.test(clause) || OF_TEXT.test(clause) || CASE.test(clause)) continue;
    const numbers = [...clause.matchAll(NUMBER)].flatMap(([, sign = '', digits = '', unit = '']) => {
      const value = NUMBER_WORDS.get(digits) ?? Number(digits.replace(/,(?=\d{1,2}$)/, '.'));
      const said = unit === '' ? sign : unit;
      return Number.isFinite(value) && value > 0 && said !== '' ? [{ value, said }] : [];
    });
    const [only] = numbers;
    if (!only || numbers.length > 1) continue;
    const measure = MEASURES.find(({ said }) => said.test(only.said)) ?? (PIECES.said.test(only.said) ? PIECES : null);
    if (measure) mosts.push({ most: only.value, measure });
  }
  return mosts;
}

const MARK =
  /(?<!\p{L})(?:at (?:the )?(?:very )?most|max(?:imum|imal|imaal)?|no more than|not more than|more than that|up to|tops|ceiling|upper limit|not (?:go )?(?:over|above|beyond)|(?:go|going) (?:over|above|beyond)|exceed(?:ing)?|hochstens|allerhochstens|nicht mehr als|nicht uber|bis zu|obergrenze|au (?:plus|maximum)|pas plus de|pas depasser|ne (?:\p{L}+ ){0,3}depasse\p{L}*|sans depasser|plafond|como (?:mucho|maximo)|maximo|no mas de|sin pasar de|no maximo|nao mais (?:de|que)|al massimo|massimo|non piu di|hooguit|hoogstens|maximaal|niet meer dan|najwyzej|maksymalnie|nie wiecej niz|максимум|не больше|не более|en fazla|en cok)(?!\p{L})|最多|不超过|以内|最大|まで|최대|이내/u;
/** "One copy only", "una sola copia". */
const ONE_COPY =
  /(?<!\p{L})(?:(?:one|1|a single|single) cop(?:y|ie)(?: only)?|(?:only|just) (?:one|1) copy|(?:eine einzige|nur eine|1) kopie|une seule copie|una sola copia|solo una copia|uma so copia|apenas uma copia|een enkele kopie|jedna kopia)(?!\p{L})/u;
/** "At most 120 words" bounds a text, "if there are more than 500 jobs" is a case. */
const OF_TEXT =
  /(?<!\p{L})(?:words?|lines?|sentences?|characters?|paragraphs?|pages?|pixels?|px|worter|zeilen|satze|zeichen|seiten|mots|lignes|phrases|palabras|lineas|palavras|parole|righe|woorden|regels|slow|слов|kelime|字|文字|자)(?!\p{L})|per |pro |each|je /u;
const CASE = /(?<!\p{L})(?:if|when|falls|wenn|si|se|als|jesli|если|over|under|find|search)(?!\p{L})/u;
const NUMBER =
  /([€$£%]?)\s?(?<![\p{L}\p{N}.,-])(\d{1,7}(?:[.,]\d{1,2})?|[\p{L}]{3,14}(?=\s(?:min|test|cop|people|guest|person|percent|euro|grad|degree|kopi|stück|pieces|droplet|server|ticket|replica)))\s?(%|°c?|[€$£]|\p{L}{1,14})?/gu;

/** The figures among the arguments, with their names in snake case. */
function* toFigures(args: unknown): Generator<[name: string, value: number]> {
  const pending: [string, unknown, number][] = Object.entries(toArguments(args)).map(([name, value]) => [
    name,
    value,
    0,
  ]);
  for (let index = 0; index < pending.length && index < MOST_FIGURES; index += 1) {
    const [name, value, depth] = pending[index] as [string, unknown, number];
    if (typeof value === 'number') yield [fold(toWords(name).join('_')), value];
    else if (typeof value === 'string' && /^\d{1,7}(?:\.\d{1,2})?$/.test(value))
      yield [fold(toWords(name).join('_')), Number(value)];
    else if (typeof value === 'object' && value !== null && depth < 2)
      for (const [member, item] of Object.entries(value))
        pending.push([Array.isArray(value) ? name : member, item, depth + 1]);
  }
}
const MOST_FIGURES = 60;

/** What a receipt says was paid in total, in words. */
function findTotal(call: ToolCall, effect: Effect, mosts: readonly Most[]): Harm | null {
  const sum = mosts.find(({ measure }) => measure.isMoney)?.most;
  if (sum === undefined || (effect.kind !== 'pay' && effect.kind !== 'book')) return null;
  const [line, digits = ''] = TOTAL.exec(fold(call.result?.text.slice(0, MOST_CHARS) ?? '')) ?? [];
  if (line === undefined) return null;
  const paid = Number(digits.replace(/[.,](?=\d{3})/g, '').replace(',', '.'));
  if (!(paid > sum)) return null;
  return toHarm({
    kind: 'pay',
    call,
    effect,
    what: `spent ${paid} with ${call.tool}`,
    objects: [],
    place: 'service',
    text: `at most ${sum} was allowed`,
  });
}

const TOTAL =
  /^\W*(?:total|grand total|amount charged|charged|gesamt\p{L}*|summe|endbetrag|totale|totaal|razem|итого|toplam|合计|合計|합계)[^\d\n]{0,40}?(\d{1,7}(?:[.,]\d{3})*[.,]\d{2})\s?(?:€|eur|\$|usd|£|gbp|chf|zl|pln|tl|₺|₽)?\s*$/mu;
