import type { Amount, CalendarDate, Value } from '../value.ts';
import { isDerived, type TargetForm } from './derive.ts';
import { findQuotation } from './find-quotation.ts';
import type { SourceIndex } from './index-sources.ts';
import type { NearPool, NumberPool } from './number-pool.ts';
import { swap } from './source-times.ts';

/** How the record holds a value: written in some notation, to be counted or computed from it, or not at all. */
export type Origin = 'written' | 'derived' | 'none';

export function findOrigin(value: Value, index: SourceIndex): Origin {
  if (value.amount) return findAmount(value, value.amount, index);
  if (value.kind === 'quotation')
    return findQuotation(value.normal, index.triples()).coverage >= SAME_QUOTATION ? 'written' : 'none';
  if (value.kind === 'date') return hasDate(value.date ?? {}, index) ? 'written' : 'none';
  if (value.kind === 'weekday') return index.times().weekdays.has(value.date?.weekday ?? -1) ? 'written' : 'none';
  if (value.kind === 'time') return findTime(value, index);
  return index.hasName(value.normal) || index.hasName(value.raw) ? 'written' : 'none';
}

/** Small changes of wording and an ellipsis leave a quotation what it is. */
const SAME_QUOTATION = 0.85;

function findAmount(value: Value, amount: Amount, index: SourceIndex): Origin {
  const forms = toForms(value, amount);
  const clock = CLOCK.exec(value.raw);
  const minutes = clock ? Number(clock[1]) * 60 + Number(clock[2]) : -1;
  if (
    clock &&
    (index.times().minutes.has(minutes) ||
      (clock[1]?.length === 2 && findTime({ ...value, minutes }, index) === 'derived'))
  )
    return 'written';
  if (isDaysApart(amount, index) || isInBits(value, forms, index)) return 'derived';
  for (const { number, tolerance } of forms) if (index.written().hasNear(number, tolerance)) return 'written';
  for (const { number, tolerance } of forms) if (index.figures().hasNear(number, tolerance)) return 'derived';
  return isComputed(value, index.operands(), index.alike(value.kind)) || isConverted(value, index.operands())
    ? 'derived'
    : 'none';
}

/** "08.41" is a time of day in many languages. */
const CLOCK = /^([01]?\d|2[0-3])\.([0-5]\d)$/;

/** Connections are measured in bits. */
const isInBits = ({ kind }: Value, forms: readonly Form[], index: SourceIndex): boolean =>
  kind === 'size' &&
  index.sources.some(({ text }) => /\d\s?[kMG](?:bit|bps|b\/s)/i.test(text)) &&
  forms.some(({ number, tolerance }) => index.written().hasNear(number * 8, tolerance * 8));

/** From one day that the record names to another; the first or the last may be counted or not. */
function isDaysApart({ base, readings }: Amount, index: SourceIndex): boolean {
  const [seconds = 0] = base ?? [];
  if (seconds < DAY_SECONDS) return false;
  const days = [...index.times().days].flatMap((name) => (/^\d+-\d+-\d+$/.test(name) ? [toDayNumber(name)] : []));
  const length = seconds / DAY_SECONDS;
  return days
    .slice(0, MOST_DAYS)
    .some((from, at) =>
      days
        .slice(at + 1, MOST_DAYS)
        .some((to) => readings.some((said) => Math.abs(Math.abs(to - from) - said * length) <= length)),
    );
}

const DAY_SECONDS = 86_400;
const MOST_DAYS = 60;

function toDayNumber(name: string): number {
  const [year = 0, month = 1, day = 1] = name.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / (DAY_SECONDS * 1000);
}

/** The same in another unit: degrees, miles, pounds, inches. A minus sign may have been read as a dash. */
function isConverted({ kind, amount }: Value, { numbers }: NumberPool): boolean {
  if (kind !== 'quantity' || !amount) return false;
  const { unit, step } = amount;
  const toOther =
    unit === '°C'
      ? [(f: number) => (f - 32) / 1.8]
      : unit === '°F'
        ? [(c: number) => c * 1.8 + 32]
        : CONVERSIONS.flatMap((ratio) => [(n: number) => n * ratio, (n: number) => n / ratio]);
  return numbers.some((number) =>
    [number, -number].some((from) =>
      toOther.some((convert) => amount.readings.some((said) => Math.abs(Math.abs(convert(from)) - said) <= step)),
    ),
  );
}

/** Kilometres in a mile, centimetres in an inch, kilograms in a pound, litres in a gallon, metres in a foot. */
const CONVERSIONS = [1.609_344, 2.54, 0.453_592, 3.785_41, 0.3048];

/** Whether an amount, as it is given or in its base unit, follows from a few of the numbers. */
export function isComputed({ kind, amount }: Value, operands: NumberPool, alike: NumberPool = operands): boolean {
  if (!amount) return false;
  const form = toTargetForm(kind, amount);
  for (const factor of [1, ...(amount.base ?? [])])
    for (const reading of amount.readings) {
      const target = { number: reading * factor, step: amount.step * factor, form, isExact: amount.digits >= 4 };
      if (isDerived(target, operands, alike)) return true;
    }
  return false;
}

function toTargetForm(kind: Value['kind'], { unit, step }: Amount): TargetForm {
  if (kind === 'percent') return 'percent';
  if (kind === 'size' || kind === 'duration') return 'measure';
  return kind === 'number' && unit === '' && step >= 1 ? 'count' : 'figure';
}

interface Form {
  readonly number: number;
  readonly tolerance: number;
}

/** The same amount in the units that outputs use: cents, fractions, milliseconds, bytes by 1000 and by 1024. */
function toForms(value: Value, amount: Amount): Form[] {
  const forms: Form[] = [];
  for (const reading of amount.readings) {
    // Rounding down is as usual as rounding to the nearest; announced rounding may be rougher.
    const step = value.approximate ? Math.max(amount.step, Math.abs(reading) * ABOUT) : amount.step;
    const tolerance =
      step *
      (amount.step === 1 && Number.isInteger(reading) && !value.approximate && amount.unit === '' ? 1e-9 : 0.999);
    for (const factor of toFactors(value, amount))
      forms.push({ number: reading * factor, tolerance: tolerance * factor });
  }
  return forms;
}

/** Whether a pool has the amount of a value, in any of its forms. */
export const holdsAmount = (value: Value, pool: NearPool): boolean =>
  value.amount !== undefined &&
  toForms(value, value.amount).some(({ number, tolerance }) => pool.hasNear(number, tolerance));

/** "about" allows a tenth. */
const ABOUT = 0.1;

function toFactors({ kind }: Value, { base, unit }: Amount): readonly number[] {
  if (kind === 'money') return [1, 100, 0.01, 1000];
  if (kind === 'percent') return [1, 0.01];
  if (kind === 'duration' && base)
    return [1, ...[1, 1e3, 1 / 60, 1 / 3600, 1 / 86_400, 1e6, 1e9].map((per) => (base[0] ?? 1) * per)];
  if (kind === 'size' && base) return [1, ...base.flatMap((bytes) => SIZES.map((size) => bytes / size))];
  return unit === '' ? [1, 100, 0.01, 1e-3, 1e3] : [1, 1e-3, 1e3];
}

const SIZES = [1, 1e3, 1024, 1e6, 1024 ** 2, 1e9, 1024 ** 3, 1e12, 1024 ** 4];

function hasDate(date: CalendarDate, index: SourceIndex): boolean {
  const times = index.times();
  for (const { year, month, day } of date.swappable ? [date, swap(date)] : [date]) {
    if (month === undefined) continue;
    if (day === undefined) {
      if (times.days.has(`${year}/${month}`) || (times.days.has(`month ${month}`) && index.hasWord(String(year))))
        return true;
    } else if (year === undefined || !times.days.has(`${year}-${month}-${day}`)) {
      if (times.days.has(`${month}-${day}`)) return true;
    } else return true;
  }
  return false;
}

/** Lessons, trips and deadlines are that far from a time that is named. */
const QUARTER = 15;

/**
 * The time itself, the same time in the other half of the day, one at a whole number of hours' distance (another zone), or one that lies as far from
 * a known time as the record says: a departure and its delay. "2 h 15" may also be the time between two.
 */
function findTime({ minutes = -1, raw }: Value, index: SourceIndex): Origin {
  const times = index.times();
  if (times.minutes.has(minutes % 1440) || times.minutes.has((minutes + 720) % 1440)) return 'written';
  for (const known of times.minutes) {
    const apart = Math.abs(known - minutes);
    if (apart % QUARTER === 0) return 'derived';
    if (apart >= 10 ? index.operands().hasNear(apart, 0) : times.delays.has(apart)) return 'derived';
  }
  // "4:57" may be minutes and seconds.
  if (minutes >= 100 && index.written().hasNear(minutes, 0.5)) return 'derived';
  return /h/.test(raw) && isLength(minutes, index) ? 'derived' : 'none';
}

function isLength(minutes: number, index: SourceIndex): boolean {
  const known = index.times().minutes;
  for (const from of known) if (known.has((from + minutes) % 1440)) return true;
  return [minutes, minutes * 60].some((length) => index.written().hasNear(length, length === minutes ? 0 : 59));
}
