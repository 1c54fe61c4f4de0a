/** Reads a time, as milliseconds since 1970; null for what is none. */
export type TimeReader = (timestamp: string) => number | null;

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
      if (within !== null) return minuteAt + within;
    }
    const time = Date.parse(timestamp);
    if (Number.isNaN(time)) return null;
    const within = timestamp.length === ALL_CHARS ? readWithinMinute(timestamp) : null;
    const head = timestamp.slice(0, MINUTE_CHARS);
    if (within !== null && MINUTE.test(head)) {
      minute = head;
      minuteAt = time - within;
    }
    return time;
  };
}

/** The milliseconds of `05.678Z` at the end of a time; null when something else stands there. */
function readWithinMinute(timestamp: string): number | null {
  const digit = (at: number): number => {
    const value = timestamp.charCodeAt(at) - 48;
    return value >= 0 && value <= 9 ? value : Number.NaN;
  };
  const seconds = 10 * digit(17) + digit(18);
  const milliseconds = 100 * digit(20) + 10 * digit(21) + digit(22);
  const within = 1_000 * seconds + milliseconds;
  return seconds < 60 && within >= 0 && timestamp[19] === '.' && timestamp[23] === 'Z' ? within : null;
}
