import { once } from '../../../model/once.ts';
import { extractSourceValues } from '../extract/extract-values.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import { createNumberPool, type NumberPool } from '../origins/number-pool.ts';
import { joinTimes, type SourceTimes, toSourceTimes } from '../origins/source-times.ts';
import type { TextMemo } from '../origins/text-memo.ts';
import type { Value } from '../value.ts';
import { countShared, toContentPieces } from './content-pieces.ts';
import type { ChangingCall, CheckedAnswer, Stated, ValueCheck } from './value-check.ts';

/**
 * The answer reports an act (an entry made, a payment, a refund) with a day, a time or an amount, and every act that it can mean carries another one,
 * which the answer does not mention. Naming both is a correction, not a contradiction.
 */
export function contradictAct({ stated, acts, index, text }: CheckedAnswer): ValueCheck[] {
  if (acts.length === 0 || index.isPartial) return [];
  const facts = acts.slice(-MOST_ACTS).map((act) => toFacts(act, index.read));
  const shown = once(() => toShown(index));
  const checks: ValueCheck[] = [];
  for (const one of stated) {
    if (!one.isReported || checks.length >= MOST_CHECKS) continue;
    for (const kind of KINDS.filter(({ matches }) => matches(one.value))) {
      const act = findOtherAct(one, kind, { facts, shown, text, stated });
      if (!act) continue;
      checks.push({
        value: one.value,
        verdict: 'contradicted',
        strength: 'strong',
        against: { eventId: act.eventId, text: `${act.args} ${act.result}`.slice(0, 300) },
        because: `the call has a different ${kind.name}`,
      });
      break;
    }
  }
  return checks;
}

interface Acts {
  readonly facts: readonly Facts[];
  readonly shown: () => SourceTimes;
  readonly text: string;
  readonly stated: readonly Stated[];
}

/** The act that a value is said of and that has another one; null where one agrees, or where it may be about something else. */
function findOtherAct(one: Stated, kind: Kind, { facts, shown, text, stated }: Acts): ChangingCall | null {
  const comparable = facts.filter((fact) => kind.known(fact));
  const misread = comparable.find(({ act }) => kind.isMisread?.(one.value, act));
  if (misread) return misread.act;
  if (comparable.length === 0 || comparable.some((fact) => kind.agrees(one.value, fact, text))) return null;
  if (kind.isShown?.(one.value, shown())) return null;
  const days = stated.filter(({ segment, value }) => segment === one.segment && value.date?.day !== undefined);
  const meant = comparable.filter(
    (fact) =>
      countShared(toContentPieces(one.segment.text), fact.pieces) >= 1 ||
      (one.value.kind === 'time' && days.some(({ value }) => fact.times.days.has(toDay(value)))),
  );
  if (meant.length === 0 || meant.length !== comparable.length) return null;
  if (kind.isRelative && (RELATIVE.test(text) || stated.some(({ value }) => isWeekdayOf(value, meant)))) return null;
  if (stated.some(({ value }) => kind.matches(value) && meant.some((fact) => kind.agrees(value, fact, text))))
    return null;
  return meant.at(-1)?.act ?? null;
}

const MOST_ACTS = 30;
const MOST_CHECKS = 20;

/** The day may be named without a date, and a time in another zone. */
const RELATIVE =
  /(?<!\p{L})(?:today|tomorrow|tonight|heute|morgen|demain|aujourd|mañana|hoy|amanhã|hoje|domani|oggi|vandaag|jutro|dzisiaj|завтра|сегодня|yarın|bugün|UTC|GMT|[A-Z]{1,3}[SD]T|CET|local time|Ortszeit|heure locale)(?!\p{L})|明天|今天|明日|今日|내일|오늘/u;

const isWeekdayOf = ({ kind, date }: Value, meant: readonly Facts[]): boolean =>
  kind === 'weekday' && meant.some(({ times }) => times.weekdays.has(date?.weekday ?? -1));

interface Facts {
  readonly act: ChangingCall;
  readonly pieces: ReadonlySet<string>;
  readonly times: SourceTimes;
  /** Those of the words that were sent. */
  readonly spoken: SourceTimes;
  readonly amounts: NumberPool;
}

function toFacts(act: ChangingCall, read: TextMemo): Facts {
  const inArguments = read(toActTimes, act.args);
  const hasTimes = inArguments.days.size + inArguments.minutes.size > 0;
  const times = hasTimes ? inArguments : joinTimes([inArguments, read(toActTimes, act.result)]);
  const pieces = read(toContentPieces, `${act.tool.replaceAll(/[_.-]+/g, ' ')} ${act.args} ${act.result}`);
  const words = [...act.args.matchAll(WORDS)].map(([, said = '']) => read(toSourceTimes, said));
  return {
    act,
    pieces,
    times,
    spoken: joinTimes(words),
    amounts: createNumberPool([...amountsOf(act.args), ...amountsOf(act.result)]),
  };
}

const toActTimes = (text: string): SourceTimes => toSourceTimes(withoutBookkeeping(text));

/** When something was stored or sent is not what it is for. */
const withoutBookkeeping = (text: string): string =>
  text.replace(
    /"(?:created|updated|modified|sent|received|internal|requested|processed|timestamp|ts)[\w]{0,20}"\s?:\s?"?[^",}\n]{0,40}/gi,
    '',
  );

/** What a message says. */
const WORDS = /"(?:text|body|message|content|caption)"\s?:\s?"((?:[^"\\]|\\.){1,2000})"/gi;

const AMOUNT =
  /(?<![a-z_])"?(?:[a-z_]{0,20}_)?(?:amount|total|price|sum|refund(?:ed)?|paid|charge|betrag|summe|montant|importe|valor|importo|bedrag|kwota|tutar)(?:_[a-z_]{0,20})?"?\s?[:=]\s?"?[€$£]?(\d{1,12}(?:[.,]\d{1,18})?)/gi;
const amountsOf = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map((match) => Number(match[1]?.replace(',', '.')));

/** The times that results show, whichever call they are from. */
const toShown = ({ sources, read }: SourceIndex): SourceTimes =>
  joinTimes(sources.filter(({ role }) => role === 'result').map(({ text }) => read(toSourceTimes, text)));

interface Kind {
  readonly name: string;
  /** It can be told in other words: by a weekday, or in another zone. */
  readonly isRelative: boolean;
  matches(value: Value): boolean;
  known(facts: Facts): boolean;
  agrees(value: Value, facts: Facts, text: string): boolean;
  /** The act itself shows that it was meant in another unit, whatever other acts show. */
  isMisread?(value: Value, act: ChangingCall): boolean;
  /** Shown by any result: then it is not the agent's invention. */
  isShown?(value: Value, results: SourceTimes): boolean;
}

/** "64.90" is a price without its currency. */
const isPrice = (kind: string, raw: string): boolean => kind === 'number' && /^\d{1,7}[.,]\d\d$/.test(raw);

/** A call takes a sum in whole money or in its smallest unit, never in thousands. */
const isPaid = ({ amount }: Value, amounts: NumberPool): boolean =>
  amount?.readings.some((said) => [1, 100].some((factor) => amounts.hasNear(said * factor, 0.001 * factor))) ?? false;

/** `"net": 7344.00`: a sum that the result of the act gives under another name. */
const isInResult = ({ amount }: Value, result: string): boolean =>
  (amount?.digits ?? 0) >= 3 &&
  [...result.matchAll(SUM_MEMBER)].some(([, sum]) => amount?.readings.includes(Number(sum)));
const SUM_MEMBER =
  /"[\w ]{0,30}(?:net|gross|netto|brutto|subtotal|due|value|cost|balance|wert|ht|ttc)[\w ]{0,20}"\s?:\s?"?(\d{1,12}(?:\.\d{1,4})?)/gi;

/** The result shows the sum with its currency, and it is a hundredth or a hundred times of what is said: cents were taken for whole money. */
function isOffByCents({ amount }: Value, result: string): boolean {
  const shown = extractSourceValues(result.slice(0, 2_000)).flatMap((value) =>
    value.kind === 'money' ? (value.amount?.readings ?? []) : [],
  );
  const isShown = (factor: number): boolean =>
    amount?.readings.some((said) => shown.some((sum) => Math.abs(sum - said * factor) < 0.001)) ?? false;
  return !isShown(1) && (isShown(0.01) || isShown(100));
}

const toDay = ({ date }: Value): string => `${date?.month}-${date?.day}`;

/** "7 in the morning" cannot be 19:00. */
const isMorning = ({ start, end }: Value, text: string): boolean =>
  MORNING.test(text.slice(Math.max(0, start - 12), end + 16));
const MORNING =
  /(?<!\p{L})(?:a\.?m\.?|(?:in the )?morning|morgens|früh|vormittags?|du matin|matin|de la mañana|da manhã|del mattino|di mattina|ochtends?|rano|утра|утром|sabah)(?!\p{L})|朝|午前|早上|上午|早晨|清晨|아침|오전/iu;

/** A time with its distance from UTC, or without any: then it is that of the place. */
const LOCAL_TIME = /T\d\d:?\d\d(?::?\d\d)?(?:[+-](?!00:?00)\d\d|(?![\d:.Z+-]))/;

const KINDS: readonly Kind[] = [
  {
    name: 'day',
    isRelative: true,
    matches: ({ kind, date }) => kind === 'date' && date?.day !== undefined && date.swappable !== true,
    known: ({ times }) => times.days.size > 0,
    agrees: (value, { times }) => times.days.has(toDay(value)),
    isShown: (value, times) => times.days.has(toDay(value)),
  },
  {
    name: 'time',
    isRelative: true,
    matches: ({ kind }) => kind === 'time',
    known: ({ act, times }) => times.minutes.size > 0 && times.minutes.size <= 6 && LOCAL_TIME.test(act.args),
    agrees: (value, { times }, text) =>
      times.minutes.has((value.minutes ?? 0) % 1440) ||
      // "9:30" may be in the evening; 21:30 is not in the morning.
      (!isMorning(value, text) && (value.minutes ?? 0) < 780 && times.minutes.has(((value.minutes ?? 0) + 720) % 1440)),
    isShown: ({ minutes = 0 }, times) => times.minutes.has(minutes % 1440),
  },
  {
    name: 'amount',
    isRelative: false,
    matches: ({ kind, approximate, raw }) => (kind === 'money' || isPrice(kind, raw)) && !approximate,
    known: ({ amounts }) => amounts.numbers.length > 0 && amounts.numbers.length <= 2,
    agrees: (value, { amounts, act }) => isPaid(value, amounts) || isInResult(value, act.result),
    isMisread: (value, { result }) => isOffByCents(value, result),
  },
  {
    name: 'time in its text',
    isRelative: false,
    matches: ({ kind }) => kind === 'time',
    known: ({ spoken }) => spoken.minutes.size > 0 && spoken.minutes.size <= 6,
    agrees: ({ minutes = 0 }, { spoken }) =>
      spoken.minutes.has(minutes % 1440) || spoken.minutes.has((minutes + 720) % 1440),
    isShown: ({ minutes = 0 }, times) => times.minutes.has(minutes % 1440),
  },
];
