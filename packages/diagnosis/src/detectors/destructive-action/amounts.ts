import type { Request } from '../../language/requests/request.ts';
import type { ToolCall } from '../../model/execution.ts';
import { type Past, toEarlierCalls } from '../past.ts';
import type { Harm } from './harm.ts';

/** More than was to be spent at most. */
export function findOverLimit({ kind, call }: Harm, { limits, text }: Request): string | null {
  if (limits.length === 0 || !SPENDS.has(kind)) return null;
  const limit = Math.max(...limits);
  if (PER_PIECE.test(text)) return null;
  const sum = toSpent(call).find((one) => toMoney(one, limit) > limit + SLACK);
  return sum ? `${toMoney(sum, limit)}, although the limit was ${limit}` : null;
}

/** A price of one of them says nothing about the sum. */
const PER_PIECE =
  /(?<!\p{L})(?:each|apiece|per (?:unit|piece|item|roll|box|pack|night|person|head|seat|ticket|kg|litre|liter|hour|day|month)|(?:price|cost)s? per|pro (?:stuck|person|nacht|kopf|rolle|packung|kilo|monat|stunde)|je (?:stuck|person|nacht)|par (?:personne|nuit|piece|unite|mois|tete|rouleau)|(?:la|le) (?:piece|nuit)|por (?:persona|noche|unidad|pieza|rollo|caja|mes|pessoa|noite|unidade)|cadauno|a (?:persona|notte|testa|pezzo)|per (?:stuk|persoon|nacht)|za (?:sztuke|osobe|noc)|за (?:штуку|ночь|человека)|kisi basi|tanesi|adet)(?!\p{L})|每(?:个|件|人|晚|卷)|一人当たり|[1１]個|1박|개당/iu;

const SPENDS: ReadonlySet<Harm['kind']> = new Set<Harm['kind']>(['pay', 'book', 'refund']);

/** What the service says it took counts before what was sent to it. */
function toSpent(call: ToolCall): Sum[] {
  const sums = toSums(call.result?.text ?? '');
  return sums.length > 0 ? sums : toSums(JSON.stringify(call.args) ?? '');
}

const SLACK = 0.005;

/** Services count in the smallest unit or in the whole one. A whole number so far above the limit is more likely the former. */
function toMoney({ value, isWhole }: Sum, limit: number): number {
  return isWhole && value >= limit * LEAST_MINOR ? value / 100 : value;
}

const LEAST_MINOR = 10;

/** The one amount that the person named, against what was paid or given back. */
export function findOtherAmount({ kind, call }: Harm, request: Request, past: Past): string | null {
  if (kind !== 'pay' && kind !== 'refund') return null;
  const named = request.objects.filter((object) => object.kind === 'amount').map(({ text }) => text);
  const amounts = new Set(named.length > 0 ? named : toPrices(request, past));
  const given = toSpent(call).find(({ name }) => name === 'amount')?.value;
  if (amounts.size !== 1 || given === undefined) return null;
  const asked = Number([...amounts][0]);
  if (!(asked > 0)) return null;
  const isSame = [asked, asked * 100].some((amount) => Math.abs(given - amount) < 0.01);
  return !isSame && given > asked ? `${given}, although ${asked} was named` : null;
}

/** Sums without a currency, where a look shows one of these as a price. */
function toPrices({ text }: Request, past: Past): string[] {
  const written = [...text.matchAll(DECIMAL)].map(([sum]) => String(Number(sum.replace(',', '.'))));
  if (written.length !== 1) return written;
  for (const { result } of toEarlierCalls(past))
    if (toSums(result?.text ?? '').some(({ value }) => String(value) === written[0])) return written;
  return [];
}

const DECIMAL = /(?<![\d.,:])\d{1,6}[.,]\d{2}(?![\d:]|[.,]\d)/g;

interface Sum {
  readonly name: string;
  readonly value: number;
  /** Without decimals, and its name has no currency. */
  readonly isWhole: boolean;
}

/** The sums of money in a JSON text, by the names of their fields. */
function toSums(text: string): Sum[] {
  const sums: Sum[] = [];
  for (const [, name = '', digits = ''] of text.slice(0, MOST_CHARS).matchAll(FIELD)) {
    if (!MONEY.test(name) || OTHER.test(name)) continue;
    const value = Number(digits.replace(/,(?=\d{1,2}$)/, '.').replace(/,/g, ''));
    if (value > 0)
      sums.push({ name: name.toLowerCase(), value, isWhole: Number.isInteger(value) && !CURRENCY.test(name) });
  }
  return sums;
}

const MOST_CHARS = 4_000;
const FIELD = /"([\p{L}_]{2,40})"\s*:\s*"?[€$£¥]?\s?(\d[\d.,]{0,14})(?!\d)/gu;
const MONEY =
  /amount|total|price|charge|cost|(?:^|_)sum(?:$|_)|fare|paid|betrag|summe|preis|montant|prix|importe|precio|valor|preco|importo|prezzo|bedrag|prijs|kwota|cena|tutar|fiyat|toplam|сумма|цена|金额|价格|总价|金額|価格|合計|금액|가격|합계/iu;
/** Counts, and money that is not what was spent. */
const OTHER =
  /item|count|qty|quantity|page|point|balance|remain|before|saldo|discount|tax|per_|unit|limit|max|min|results|rows|hits|saved|refundable|old|original/i;
const CURRENCY = /_(?:eur|usd|gbp|chf|pln|try|jpy|sek|brl|rub|krw|cny)$/i;
