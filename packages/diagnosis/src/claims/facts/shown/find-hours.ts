import type { AnswerInRecord } from '../../answer-in-record.ts';
import type { Judgement } from '../../judgement.ts';
import { toWeekdays } from '../lexicon/weekdays.ts';
import { isAsserted, type Output, toContradiction } from '../outputs.ts';
import { CLOSED, type HoursLine, readHours, toClockTimes } from './read-hours.ts';

/** The answer gives the hours of one weekday, and the timetable that was read has them for another day, or says closed. */
export function findHours({ statements }: AnswerInRecord, outputs: readonly Output[]): Judgement[] {
  const tables = outputs
    .map(({ text, effect }) => ({ effect, lines: readHours(text) }))
    .filter(({ lines }) => lines.length >= 2);
  if (tables.length === 0) return [];
  return statements.filter(isAsserted).flatMap((statement) => {
    const days = [...new Set(toWeekdays(statement.text))];
    const times = toClockTimes(statement.text);
    const [day] = days;
    if (day === undefined || days.length !== 1 || times.length === 0) return [];
    for (const { effect, lines } of tables) {
      const own = lines.filter((line) => line.days.has(day));
      const [line] = own;
      if (!line || own.length !== 1 || lines.some((other) => other.days.size === 7)) continue;
      if (isWrong(times, line, lines) && !(line.isClosed && CLOSED.test(statement.text)))
        return [toContradiction(statement, effect, `it says “${line.text}”`)];
    }
    return [];
  });
}

/** A time that the line of the day does not have, while that of another day does. */
const isWrong = (times: readonly number[], line: HoursLine, lines: readonly HoursLine[]): boolean =>
  times.some(
    (time) => !line.times.includes(time) && lines.some((other) => other !== line && other.times.includes(time)),
  );
