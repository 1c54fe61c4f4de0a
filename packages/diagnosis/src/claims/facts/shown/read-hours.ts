import { scanTimes } from '../../values/extract/scan-times.ts';
import { createSpans } from '../../values/extract/spans.ts';
import { toWeekday, WEEKDAY_TOKEN } from '../lexicon/weekdays.ts';

/** A line of a timetable: the weekdays that it is about, and its times; none when it says closed. */
export interface HoursLine {
  readonly days: ReadonlySet<number>;
  readonly times: readonly number[];
  readonly isClosed: boolean;
  readonly text: string;
}

/** The lines of a text that begin with weekdays and give hours. */
export function readHours(text: string): HoursLine[] {
  return text
    .slice(0, 8_000)
    .split(/\n|(?<=\d)[;,]\s(?=\p{Lu})/u)
    .slice(0, 200)
    .flatMap((line) => {
      const head = HEAD.exec(line)?.[0] ?? '';
      const days = toDays(head);
      if (days.size === 0) return [];
      const rest = line.slice(head.length);
      const times = toClockTimes(rest);
      const isClosed = times.length === 0 && CLOSED.test(line);
      return times.length > 0 || isClosed ? [{ days, times, isClosed, text: line.trim() }] : [];
    });
}

/** Up to the first figure, colon or word for closed. */
const HEAD = /^[^\d:：]{2,60}(?=[\d:：])|^[^\d]{2,40}/u;

export function toClockTimes(text: string): number[] {
  const spans = createSpans(text);
  scanTimes(spans);
  return spans.values
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ minutes }) => (minutes === undefined ? [] : [minutes % 1440]));
}

/** "Mon–Fri", "火曜〜金曜", "月〜木", "土日", "sam. et dim.". */
function toDays(head: string): Set<number> {
  const days = new Set<number>();
  const single =
    /(?<![一-龯])([日月火水木金土])(?:\s?[〜～~–-]\s?([日月火水木金土])|([日月火水木金土]))?(?![一-龯])/u.exec(head);
  const names: { day: number; start: number; end: number }[] = [];
  for (const match of head.matchAll(WEEKDAY_TOKEN)) {
    const day = toWeekday(match[0], true);
    if (day !== undefined) names.push({ day, start: match.index, end: match.index + match[0].length });
  }
  if (names.length === 0 && single) {
    const [, from = '', to, other] = single;
    addRange(days, SIGNS.indexOf(from), SIGNS.indexOf(to ?? from));
    if (other) days.add(SIGNS.indexOf(other));
    return days;
  }
  for (const [i, { day, end }] of names.entries()) {
    const next = names[i + 1];
    if (next && RANGE.test(head.slice(end, next.start))) addRange(days, day, next.day);
    days.add(day);
  }
  return days;
}

const SIGNS = '日月火水木金土';
const RANGE = /^\.?\s?(?:[〜～~–—-]|to|through|thru|bis|au|à|a|al|até|tot|t\/m|do|по|до|至|到|から|부터)\.?\s?$/u;

function addRange(days: Set<number>, from: number, to: number): void {
  for (let day = from; ; day = (day + 1) % 7) {
    days.add(day);
    if (day === to || days.size >= 7) return;
  }
}

export const CLOSED =
  /(?<!\p{L})(?:closed|shut|geschlossen|zu|ruhetag|fermée?s?|cerrad[oa]s?|encerrad[oa]s?|fechad[oa]s?|chius[oaie]|gesloten|dicht|zamknięt[eyao]|nieczynn[eyao]|закрыт[оаы]?|выходной|kapalı)(?!\p{L})|休館|休业|定休|休み|閉館日|关闭|闭馆|休息|휴관|휴무/iu;
