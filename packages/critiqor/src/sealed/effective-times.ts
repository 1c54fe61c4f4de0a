import type { JournalEvent } from '@critiqor/evidence/contract/event';

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const AS_RECORDED = /^.{19}\.\d{3}Z$/;
const SECOND_CHARS = '2026-01-01T00:00:00'.length;

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
    if (!AS_RECORDED.test(timestamp)) return UTC.test(timestamp) ? Date.parse(timestamp) : Number.NaN;
    if (second === '' || !timestamp.startsWith(second)) {
      second = timestamp.slice(0, SECOND_CHARS);
      secondMs = UTC.test(timestamp) ? Date.parse(`${second}Z`) : Number.NaN;
    }
    return secondMs + Number(timestamp.slice(SECOND_CHARS + 1, -1));
  };
}
