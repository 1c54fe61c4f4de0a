import { scanDates } from '../extract/scan-dates.ts';
import { scanTimes } from '../extract/scan-times.ts';
import { createSpans } from '../extract/spans.ts';
import type { CalendarDate } from '../value.ts';

/** The days and times of day that a record names, in its own zones and in UTC. */
export interface SourceTimes {
  readonly days: Set<string>;
  readonly weekdays: Set<number>;
  readonly minutes: Set<number>;
  /** Minutes that something is late or early by: "+8", "8 min". */
  readonly delays: Set<number>;
}

const createSourceTimes = (): SourceTimes => ({
  days: new Set(),
  weekdays: new Set(),
  minutes: new Set(),
  delays: new Set(),
});

export function toSourceTimes(text: string): SourceTimes {
  const times = createSourceTimes();
  addTimes(text, times);
  return times;
}

export function joinTimes(all: readonly SourceTimes[]): SourceTimes {
  const times = createSourceTimes();
  for (const { days, weekdays, minutes, delays } of all) {
    for (const delay of delays) times.delays.add(delay);
    for (const day of days) times.days.add(day);
    for (const weekday of weekdays) times.weekdays.add(weekday);
    for (const minute of minutes) times.minutes.add(minute);
  }
  return times;
}

function addTimes(text: string, times: SourceTimes): void {
  for (const match of text.matchAll(STAMP)) addStamp(match, times);
  for (const match of text.matchAll(LOG_STAMP)) times.minutes.add((Number(match[1]) * 60 + Number(match[2])) % 1440);
  for (const match of text.matchAll(EPOCH)) addInstant(Number(match[0]) * (match[0].length === 13 ? 1 : 1000), times);
  for (const match of text.matchAll(CRON)) addCron(match, times);
  for (const match of text.matchAll(DELAY)) times.delays.add(Number(match[1] ?? match[2] ?? match[3]));
  const spans = createSpans(text);
  scanDates(spans);
  scanTimes(spans);
  for (const { date, minutes, kind } of spans.values) {
    if (kind === 'weekday' && date?.weekday !== undefined) times.weekdays.add(date.weekday);
    else if (date) addDay(date, times);
    if (minutes !== undefined) times.minutes.add(minutes % 1440);
  }
}

const STAMP = /((?:19|20)\d\d)-(\d\d)-(\d\d)[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?\s?(Z|[+-]\d\d:?\d\d)?/g;
/** The clock of `[12/Nov/2026:17:41:09 +0000]` and of `20261112T174109`, which stands right behind the day. */
const LOG_STAMP = /(?:\/(?:19|20)\d\d:|(?<!\d)(?:19|20)\d{6}T)([01]\d|2[0-3]):?([0-5]\d)/g;
const DELAY =
  /(?<![\d.:])(\d{1,3})[ -]?(?:m(?:in(?!\p{L}|ut)|inut)|мин|dk\b|dakika|分|분)|(?<![\w.])[+−-](\d{1,3})(?![\d:.%])|"\w{0,20}(?:delay|late|versp|retard|retraso|atraso|ritardo|vertrag|opozn|min)\w{0,20}"\s?:\s?"?(\d{1,3})(?!\d)/giu;
const EPOCH = /(?<![\d.])1[5-9]\d{8}(?:\d{3})?(?![\d])/g;
/** Minute and hour in figures; the last field may name weekdays. */
const CRON = /(?<![\d*])(\d{1,2}) (\d{1,2}) (?:\*|[\d,/-]{1,12}) (?:\*|[\d,/-]{1,12}) (\*|[\d,/-]{1,12})(?![\d*])/g;

function addStamp(match: RegExpExecArray, times: SourceTimes): void {
  const [, year, month, day, hour, minute] = match.map(Number) as [number, number, number, number, number, number];
  addDay({ year, month, day }, times);
  times.minutes.add((hour * 60 + minute) % 1440);
  const zone = match[7];
  if (!zone || zone === 'Z') return;
  const offset = (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
  addInstant(Date.UTC(year, month - 1, day, hour, minute) - offset * 60_000, times);
}

function addInstant(milliseconds: number, times: SourceTimes): void {
  const at = new Date(milliseconds);
  if (Number.isNaN(at.getTime())) return;
  addDay({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }, times);
  times.minutes.add(at.getUTCHours() * 60 + at.getUTCMinutes());
}

function addCron(match: RegExpExecArray, times: SourceTimes): void {
  times.minutes.add((Number(match[2]) * 60 + Number(match[1])) % 1440);
  for (const day of (match[3] ?? '').split(/[,/-]/)) if (/^[0-7]$/.test(day)) times.weekdays.add(Number(day) % 7);
}

function addDay(date: CalendarDate, times: SourceTimes): void {
  for (const { year, month, day } of date.swappable ? [date, swap(date)] : [date]) {
    if (month !== undefined && day !== undefined) {
      times.days.add(`${month}-${day}`);
      if (year !== undefined) {
        times.days.add(`${year}-${month}-${day}`);
        times.weekdays.add(new Date(Date.UTC(year, month - 1, day)).getUTCDay());
      }
    }
    if (year !== undefined && month !== undefined) times.days.add(`${year}/${month}`);
    if (month !== undefined) times.days.add(`month ${month}`);
  }
}

/** The other reading of "11/12". */
export function swap(date: CalendarDate): CalendarDate {
  return {
    ...date,
    ...(date.day === undefined ? {} : { month: date.day }),
    ...(date.month === undefined ? {} : { day: date.month }),
  };
}
