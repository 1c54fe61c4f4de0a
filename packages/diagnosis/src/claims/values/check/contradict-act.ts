import { once } from '../../../model/once.ts';
import { holdsAmount, isComputed } from '../origins/find-origins.ts';
import type { SourceIndex } from '../origins/index-sources.ts';
import { createNumberPool, type NumberPool } from '../origins/number-pool.ts';
import { toSourceNumbers } from '../origins/scan-source-numbers.ts';
import { joinTimes, type SourceTimes, toSourceTimes } from '../origins/source-times.ts';
import type { TextMemo } from '../origins/text-memo.ts';
import type { Value } from '../value.ts';
import { countShared, toContentPieces } from './content-pieces.ts';
import type { ChangingCall, CheckedAnswer, ValueCheck } from './value-check.ts';

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
    const kind = KINDS.find(({ matches }) => matches(one.value));
    if (!kind) continue;
    const comparable = facts.filter((fact) => kind.known(fact));
    // One act that agrees, or a result that shows the value, is enough.
    if (
      comparable.length === 0 ||
      comparable.some((fact) => kind.agrees(one.value, fact)) ||
      kind.isShown(one.value, shown())
    )
      continue;
    const meant = comparable.filter((fact) => countShared(toContentPieces(one.segment.text), fact.pieces) >= 1);
    if (meant.length === 0 || meant.length !== comparable.length) continue;
    if (kind.name !== 'amount' && (RELATIVE.test(text) || stated.some(({ value }) => isWeekdayOf(value, meant))))
      continue;
    if (stated.some(({ value }) => kind.matches(value) && meant.some((fact) => kind.agrees(value, fact)))) continue;
    const last = meant.at(-1) as Facts;
    checks.push({
      value: one.value,
      verdict: 'contradicted',
      strength: 'strong',
      against: { eventId: last.act.eventId, text: `${last.act.args} ${last.act.result}`.slice(0, 300) },
      because: `the call has a different ${kind.name}`,
    });
  }
  return checks;
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
  readonly amounts: NumberPool;
}

function toFacts(act: ChangingCall, read: TextMemo): Facts {
  const inArguments = read(toActTimes, act.args);
  const hasTimes = inArguments.days.size + inArguments.minutes.size > 0;
  const times = hasTimes ? inArguments : joinTimes([inArguments, read(toActTimes, act.result)]);
  const pieces = read(toContentPieces, `${act.tool.replaceAll(/[_.-]+/g, ' ')} ${act.args} ${act.result}`);
  return { act, pieces, times, amounts: createNumberPool([...amountsOf(act.args), ...amountsOf(act.result)]) };
}

const toActTimes = (text: string): SourceTimes => toSourceTimes(withoutBookkeeping(text));

/** When something was stored or sent is not what it is for. */
const withoutBookkeeping = (text: string): string =>
  text.replace(
    /"(?:created|updated|modified|sent|received|internal|requested|processed|timestamp|ts)[\w]{0,20}"\s?:\s?"?[^",}\n]{0,40}/gi,
    '',
  );

const AMOUNT =
  /"(?:[a-z_]{0,20}_)?(?:amount|total|price|sum|refund(?:ed)?|paid|charge|betrag|summe|montant|importe|valor|importo|bedrag|kwota|tutar)(?:_[a-z_]{0,20})?"\s?:\s?"?(\d{1,12}(?:\.\d{1,4})?)/gi;
const amountsOf = (text: string): number[] => [...text.matchAll(AMOUNT)].map((match) => Number(match[1]));

/** What results show, whichever call they are from. */
interface Shown {
  readonly times: SourceTimes;
  /** Numbers that can be amounts: with decimals, or of three digits and more. */
  readonly amounts: NumberPool;
}

function toShown({ sources, read }: SourceIndex): Shown {
  const results = sources.filter(({ role }) => role === 'result');
  const amounts = new Set<number>();
  for (const { text } of results)
    for (const number of read(toSourceNumbers, text).alone)
      if ((number >= 100 || !Number.isInteger(number)) && amounts.size < MOST_AMOUNTS) amounts.add(number);
  return {
    times: joinTimes(results.map(({ text }) => read(toSourceTimes, text))),
    amounts: createNumberPool(amounts),
  };
}

const MOST_AMOUNTS = 400;

interface Kind {
  readonly name: string;
  matches(value: Value): boolean;
  known(facts: Facts): boolean;
  agrees(value: Value, facts: Facts): boolean;
  /** Shown by any result: then it is not the agent's invention. */
  isShown(value: Value, results: Shown): boolean;
}

const toDay = ({ date }: Value): string => `${date?.month}-${date?.day}`;

const KINDS: readonly Kind[] = [
  {
    name: 'day',
    matches: ({ kind, date }) => kind === 'date' && date?.day !== undefined && date.swappable !== true,
    known: ({ times }) => times.days.size > 0,
    agrees: (value, { times }) => times.days.has(toDay(value)),
    isShown: (value, { times }) => times.days.has(toDay(value)),
  },
  {
    name: 'time',
    matches: ({ kind }) => kind === 'time',
    known: ({ act, times }) =>
      times.minutes.size > 0 && times.minutes.size <= 6 && /T\d\d:?\d\d(?::?\d\d)?[+-](?!00:?00)\d\d/.test(act.args),
    agrees: ({ minutes = 0 }, { times }) =>
      times.minutes.has(minutes % 1440) || times.minutes.has((minutes + 720) % 1440),
    isShown: ({ minutes = 0 }, { times }) => times.minutes.has(minutes % 1440),
  },
  {
    name: 'amount',
    matches: ({ kind, approximate }) => kind === 'money' && !approximate,
    known: ({ amounts }) => amounts.numbers.length > 0 && amounts.numbers.length <= 2,
    agrees: (value, { amounts }) => holdsAmount(value, amounts),
    isShown: (value, { amounts }) => holdsAmount(value, amounts) || isComputed(value, amounts),
  },
];
