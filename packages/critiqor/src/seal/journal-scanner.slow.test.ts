import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createJournalScanner, type LinePlace, type ScanOptions } from '@critiqor/evidence/read/journal-scanner';
import { createWriterChains } from '@critiqor/evidence/read/writer-chains';
import fc from 'fast-check';
import { createTestWriter, makeJournalLines } from '../testing/test-evidence.ts';

interface Scan {
  readonly events: readonly unknown[];
  readonly places: readonly LinePlace[];
  readonly notes: readonly string[];
  readonly unreadable: readonly string[];
}

/** Scans bytes that come in chunks of a size. */
function scan(bytes: Buffer, chunkBytes = bytes.length || 1, options: Partial<ScanOptions> = {}): Scan {
  const found = {
    events: [] as unknown[],
    places: [] as LinePlace[],
    notes: [] as string[],
    unreadable: [] as string[],
  };
  const scanner = createJournalScanner({
    chains: createWriterChains(),
    visitor: {
      onEvent(event, place) {
        found.events.push(event);
        found.places.push(place);
      },
      onNote: ({ kind }, { line }) => void found.notes.push(`${kind}@${line}`),
      onUnreadable: (kind, { offset, length }, kept) =>
        void found.unreadable.push(`${kind}@${offset}+${length} ${kept.toString('latin1')}`),
    },
    ...options,
  });
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    // What a chunk held must not be needed after it.
    const chunk = Buffer.from(bytes.subarray(start, start + chunkBytes));
    scanner.push(chunk);
    chunk.fill(0);
  }
  scanner.end();
  return found;
}

/** Pieces that a journal may be made of, whole, torn and foreign. */
const lines = makeJournalLines();
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...lines).map((line) => Buffer.from(`${line}\n`)) },
  fc.tuple(fc.constantFrom(...lines), fc.nat(400)).map(([line, length]) => Buffer.from(line).subarray(0, length)),
  fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  fc
    .constantFrom('\n', '\r\n', '{}', '[]\n', '{"v":99}\n', 'null\n', '{"v":1,"event_type":"x"}\n')
    .map((text) => Buffer.from(text)),
);
const journal = fc.array(piece, { maxLength: 14 }).map((pieces) => Buffer.concat(pieces));

test('it does not matter in which chunks a journal comes', () => {
  fc.assert(
    fc.property(journal, fc.integer({ min: 1, max: 300 }), (bytes, size) =>
      assert.deepEqual(scan(bytes, size), scan(bytes)),
    ),
    { numRuns: 500 },
  );
});

test('every byte that says something is in an event or handed over as unreadable', () => {
  fc.assert(
    fc.property(journal, (bytes) => {
      const { places, unreadable } = scan(bytes);
      const left = Buffer.from(bytes);
      for (const { offset, length } of places) left.fill(' ', offset, offset + length);
      for (const text of unreadable) {
        const [, offset = '', length = ''] = /@(\d+)\+(\d+) /.exec(text) ?? [];
        left.fill(' ', Number(offset), Number(offset) + Number(length));
      }
      assert.equal(left.toString('latin1').trim(), '');
    }),
    { numRuns: 500 },
  );
});

test('places lead to the lines, also behind torn ones and between white space', () => {
  const [first = '', second = '', third = ''] = lines;
  const bytes = Buffer.from(`\r\n  ${first} \r\n{"event_type":"torn"${second}\nÜ\n${third}`);
  const { places } = scan(bytes);
  const texts = places.map(({ offset, length }) => bytes.toString('utf8', offset, offset + length));
  assert.deepEqual(texts, [first, second, third]);
});

test('of a line beyond the limit its place and its first bytes are kept', () => {
  const [first = '', second = ''] = lines;
  const bytes = Buffer.from(`${first}\n${'x'.repeat(200_000)}\n${second}\n`);
  for (const chunkBytes of [1_000, 70_000, bytes.length]) {
    const { events, notes, unreadable } = scan(bytes, chunkBytes, { maxLineBytes: 100_000 });
    assert.equal(events.length, 2);
    assert.deepEqual(notes, ['oversized_line@2']);
    assert.deepEqual(unreadable, [`oversized_line@${first.length + 1}+200000 ${'x'.repeat(65_536)}`]);
  }
});

test('lines of a writer that does not belong here, and lines that pose as sealed events, are no events', () => {
  const posing = createTestWriter('w_x')({ event_id: 'evt_000001' } as object);
  const foreign = createTestWriter('supervisor')();
  const { events, notes } = scan(Buffer.from(`${posing}\n${foreign}\n`), undefined, { foreignWriters: ['supervisor'] });
  assert.deepEqual(events, []);
  assert.deepEqual(notes, ['garbage_line@1', 'garbage_line@2']);
});
