import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import fc from 'fast-check';
import { createEffectiveTimes } from './effective-times.ts';

const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** The time of one line, the first of its writer; 0 when it is not a time. */
function timeOf(timestamp: string): number {
  return createEffectiveTimes()({ writer: 'w', timestamp } as JournalEvent);
}

test('a time is read as Date.parse reads it, whatever was read before', () => {
  const part = fc.integer({ min: 0, max: 61 }).map((number) => String(number).padStart(2, '0'));
  const fraction = fc.constantFrom('', '.1', '.005', '.999', '.123456789', ',123', '.12a', '.1234567890');
  const timestamp = fc
    .tuple(
      fc.constantFrom('2026', '1970', '20x6'),
      part,
      part,
      part,
      part,
      part,
      fraction,
      fc.constantFrom('Z', '', 'z'),
    )
    .map(
      ([year, month, day, hour, minute, second, rest, end]) =>
        `${year}-${month}-${day}T${hour}:${minute}:${second}${rest}${end}`,
    );
  fc.assert(
    fc.property(fc.array(timestamp, { minLength: 1, maxLength: 4 }), (timestamps) => {
      const timeIn = createEffectiveTimes();
      for (const [index, text] of timestamps.entries()) {
        const expected = UTC.test(text) && !text.includes('T24:') ? Date.parse(text) : Number.NaN;
        if (text.includes('T24:')) continue;
        const time = timeIn({ writer: `w${index}`, timestamp: text } as JournalEvent);
        assert.equal(time, expected > 0 ? expected : 0, text);
      }
    }),
  );
});

test('the end of a day may be written as its 24th hour, with milliseconds', () => {
  assert.equal(timeOf('2026-01-01T24:00:00.500Z'), Date.parse('2026-01-02T00:00:00.500Z'));
});

test('a clock that jumps back does not change the order of a writer', () => {
  const timeIn = createEffectiveTimes();
  const read = (writer: string, timestamp: string): number => timeIn({ writer, timestamp } as JournalEvent);
  const first = read('a', '2026-01-01T00:00:05.000Z');
  assert.equal(read('a', '2026-01-01T00:00:01.000Z'), first);
  assert.equal(read('b', '2026-01-01T00:00:01.000Z'), first - 4_000);
});
