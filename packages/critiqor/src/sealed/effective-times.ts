import type { JournalEvent } from '@critiqor/evidence/contract/event';

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;
const AS_RECORDED = /^.{19}\.\d{3}Z$/;
const SECOND_CHARS = '2026-01-01T00:00:00'.length;

/**
 * Gives the time by which a line is ordered, in ms since 1970. Clocks jump, and a writer's own order is never changed: a line counts as
 * not earlier than those of its writer before it. A time that cannot be read says nothing.
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

/** Lines come many to a second; all but the milliseconds is read once. */
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
