import { type Output, toMembers } from '../outputs.ts';

/** A stretch of a day in which somebody has something on, in minutes. */
export interface Busy {
  readonly from: number;
  readonly to: number;
  /** The day, where it is given. */
  readonly day: string;
  readonly person: string;
  readonly quote: string;
}

/** What a calendar showed as taken. */
export function readBusy({ json, text, effect, args }: Output): Busy[] {
  const isCalendar = CALENDAR.test(effect.call.tool) || CALENDAR.test(args.slice(0, 200));
  if (json !== null) return readJson(json, isCalendar);
  if (!isCalendar) return [];
  return text
    .split('\n')
    .slice(0, 200)
    .flatMap((line) => {
      const span = LINE.exec(line);
      return span && !FREE_LINE.test(line) ? toBusy(span[1] ?? '', span[2] ?? '', '', line.trim()) : [];
    });
}

const CALENDAR =
  /calend|kalend|agenda|free_?busy|schedule|termin|takvim|календар|日历|日程|予定|カレンダー|일정|캘린더/iu;
const LINE = /^\s*(?:[-*•]\s?)?(\d{1,2}:\d\d)\s?[–—〜~-]\s?(\d{1,2}:\d\d)(?=\s+\S)/u;
const FREE_LINE = /(?<!\p{L})(?:free|frei|libre|libero|livre|vrij|wolne|свободно|boş)(?!\p{L})|空|비어/iu;

function readJson(json: unknown, isCalendar: boolean): Busy[] {
  return toMembers(json).flatMap(({ object, path }) => {
    if (path.some((key) => NOT_BUSY.test(key))) return [];
    const isBusy = path.some((key) => BUSY.test(key));
    const person = path.findLast((key) => !GENERIC.test(key)) ?? '';
    const spans = Object.entries(object).flatMap(([key, value]) =>
      Array.isArray(value) && (isBusy || BUSY.test(key))
        ? value.slice(0, 200).flatMap((item) => {
            const span = typeof item === 'string' ? SPAN.exec(item) : null;
            const owner = GENERIC.test(key) ? person : key;
            return span ? toBusy(span[1] ?? '', span[2] ?? '', owner, item) : [];
          })
        : [],
    );
    const start = toStamp(object.start ?? object.from ?? object.begin);
    const end = toStamp(object.end ?? object.to ?? object.until);
    const isTaken = isBusy || (isCalendar && ('title' in object || 'summary' in object || 'subject' in object));
    if (!start || !end || !isTaken || FREE_STATE.test(JSON.stringify(object))) return spans;
    return [...spans, ...toBusy(start, end, person, `${start}–${end}`)];
  });
}

const BUSY = /busy|belegt|occup|ocupad|bezet|zajęt|занят|dolu|忙/iu;
const NOT_BUSY = /free|avail|work|window|hours|slot|query|request/i;
const GENERIC =
  /^(?:busy|belegt|occup\w*|ocupad\w*|data|result|results|calendars?|events?|items?|people|users?|attendees|periods?|entries|days?)$/i;
const SPAN = /^\s*(\S{0,20}\d{1,2}:\d\d)\S{0,10}\s?[–—〜~/-]\s?(\S{0,20}\d{1,2}:\d\d)/u;
const FREE_STATE = /"(?:cancelled|canceled|transparent|free|declined)"/;

/** A time of day with or without its day. UTC says nothing about the hour on the wall. */
function toStamp(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? (value as Record<string, unknown>).dateTime : value;
  return typeof text === 'string' && /\d{1,2}:\d\d/.test(text) && !/Z$/.test(text) ? text : '';
}

function toBusy(start: string, end: string, person: string, quote: string): Busy[] {
  const [from, to] = [toMinutes(start), toMinutes(end)];
  const day = /\d{4}-\d\d-\d\d/.exec(start)?.[0] ?? '';
  return from < to ? [{ from, to, day, person: person.toLowerCase(), quote }] : [];
}

function toMinutes(stamp: string): number {
  const match = /(\d{1,2}):(\d\d)/.exec(stamp);
  return match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
}
