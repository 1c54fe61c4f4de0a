import type { JournalEvent } from '@critiqor/evidence/contract/event';

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const SECOND_CHARS = '2026-01-01T00:00:00'.length;
const RECORDED_CHARS = '2026-01-01T00:00:00.000Z'.length;

/**
 * The time by which a line is ordered, in ms since 1970. Clocks jump but a writer's own order never changes: a line counts as no earlier
 * than the previous lines of its writer. Unreadable times are ignored.
 */
export function createEffectiveTimes(): (event: JournalEvent) => number {
  const latest = new Map<string, number>();
  const parse = createTimestampParser();
  return ({ writer, timestamp }) => {
    const before = latest.get(writer) ?? 0;
    const time = parse(timestamp);
    if (!(time > before)) return before;
    latest.set(writer, time);
    return time;
  };
}

/** Many lines share a second, so everything but the milliseconds is parsed once. */
function createTimestampParser(): (timestamp: string) => number {
  let second = '';
  let secondMs = Number.NaN;
  return (timestamp) => {
    const milliseconds = timestamp.length === RECORDED_CHARS ? readMilliseconds(timestamp) : Number.NaN;
    if (Number.isNaN(milliseconds)) return UTC.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
    if (second === '' || !timestamp.startsWith(second)) {
      second = timestamp.slice(0, SECOND_CHARS);
      secondMs = UTC.test(timestamp) ? Date.parse(`${second}Z`) : Number.NaN;
    }
    return secondMs + milliseconds;
  };
}

/** The milliseconds of a time with three digits of them, by character: this runs for every line. NaN for any other text. */
function readMilliseconds(timestamp: string): number {
  if (timestamp.charCodeAt(SECOND_CHARS) !== POINT || timestamp.charCodeAt(RECORDED_CHARS - 1) !== LETTER_Z)
    return Number.NaN;
  return (
    100 * digitAt(timestamp, SECOND_CHARS + 1) +
    10 * digitAt(timestamp, SECOND_CHARS + 2) +
    digitAt(timestamp, SECOND_CHARS + 3)
  );
}

const POINT = 46;
const LETTER_Z = 90;
const ZERO = 48;

function digitAt(text: string, index: number): number {
  const digit = text.charCodeAt(index) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : Number.NaN;
}
