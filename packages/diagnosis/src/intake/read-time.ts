/** Reads a time as milliseconds since 1970; null if it is not a time. */
type TimeReader = (timestamp: string) => number | null;

/** `2026-01-02T03:04:`, which `05.678Z` follows. */
const MINUTE = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):\d\d:$/;
const MINUTE_CHARS = 17;
const ALL_CHARS = 24;

/**
 * Reads the times of events that follow each other: mostly only seconds and milliseconds differ from the one before, and those are read
 * without reading the date again. Everything that looks different goes to `Date.parse`.
 */
export function createTimeReader(): TimeReader {
  let minute: string | null = null;
  let minuteAt = 0;
  return (timestamp) => {
    if (minute !== null && timestamp.length === ALL_CHARS && timestamp.startsWith(minute)) {
      const within = readWithinMinute(timestamp);
      if (within >= 0) return minuteAt + within;
    }
    const time = Date.parse(timestamp);
    if (Number.isNaN(time)) return null;
    const within = timestamp.length === ALL_CHARS ? readWithinMinute(timestamp) : -1;
    const head = timestamp.slice(0, MINUTE_CHARS);
    if (within >= 0 && MINUTE.test(head)) {
      minute = head;
      minuteAt = time - within;
    }
    return time;
  };
}

/** The milliseconds of `05.678Z` at the end of a time; -1 if there is something else. */
function readWithinMinute(timestamp: string): number {
  if (timestamp.charCodeAt(19) !== DOT || timestamp.charCodeAt(23) !== ZULU) return -1;
  let number = 0;
  for (let at = MINUTE_CHARS; at < 23; at += 1) {
    if (at === 19) continue;
    const digit = timestamp.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = 10 * number + digit;
  }
  return number < 60_000 ? number : -1;
}

const DOT = '.'.charCodeAt(0);
const ZULU = 'Z'.charCodeAt(0);
