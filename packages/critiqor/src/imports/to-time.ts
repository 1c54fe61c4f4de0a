/** Before this, and after the year 9999, a time is not one. */
const EARLIEST_MS = Date.UTC(2000, 0);
const LATEST_MS = Date.UTC(9999, 0);

/** A time in ms since 1970, from an ISO text or a number; undefined for what is none. */
export function toTime(value: unknown): number | undefined {
  const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return time >= EARLIEST_MS && time <= LATEST_MS ? time : undefined;
}
