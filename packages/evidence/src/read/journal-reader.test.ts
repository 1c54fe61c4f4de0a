import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { toCanonicalJson } from '../contract/canonical-json.ts';
import { EVIDENCE_VERSION } from '../contract/event.ts';
import {
  draftToolCall,
  makeTestDirectory,
  openTestWriter,
  readText,
  summarizeNotes,
  writeTestJournal,
} from '../testing/test-journal.ts';
import { toChainedLine } from '../write/chain.ts';
import { readJournal, readWholeJournal } from './journal-reader.ts';
import { NOTE_KINDS, type NoteKind } from './note-kinds.ts';

/** The lines of a journal of one writer. */
function makeLines(t: TestContext, count: number): { directory: string; lines: string[] } {
  const directory = makeTestDirectory(t);
  const path = join(directory, 'events.jsonl');
  writeTestJournal(path, ['w_a'], count);
  return { directory, lines: readFileSync(path, 'utf8').trimEnd().split('\n') };
}

const toText = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

test('events come with the place of their line in the file', (t) => {
  const { directory, lines } = makeLines(t, 3);
  const path = join(directory, 'events.jsonl');
  const content = readFileSync(path);
  const found: string[] = [];
  const report = readJournal(path, (_, { offset, length }) => {
    found.push(content.toString('utf8', offset, offset + length));
  });
  assert.deepEqual(found, lines);
  assert.deepEqual([report.events, report.lines, report.bytes], [3, 3, content.length]);
});

test('a file that is not there is an error', async (t) => {
  await assert.rejects(readWholeJournal(join(makeTestDirectory(t), 'missing.jsonl')), { code: 'ENOENT' });
});

test('an empty file is an empty journal', async (t) => {
  const { events, report } = await readText(makeTestDirectory(t), '');
  assert.deepEqual([events, report.lines, report.notes], [[], 0, []]);
});

describe('what is wrong with a line is noted beside the events that could be read:', () => {
  const withMember = (line: string, member: object): string => JSON.stringify({ ...JSON.parse(line), ...member });
  const CASES: readonly (readonly [
    is: string,
    damage: (lines: string[]) => string | Uint8Array,
    notes: readonly string[],
    seqs: readonly number[],
  ])[] = [
    ['nothing', toText, [], [1, 2, 3]],
    ['a last line without its end', (lines) => lines.join('\n'), [], [1, 2, 3]],
    [
      'a line that a full disk cut, and that its writer ended before the next one',
      (lines) => `${lines[0]}\n${lines[1]?.slice(0, 80)}\n${lines[1]}\n`,
      ['torn_line@2'],
      [1, 2],
    ],
    [
      'an object that breaks off without being one of ours is torn; one that is whole, or no object, is garbage',
      (lines) => `${lines[0]}\n{"a":[1\n{"a":1}\n{"a":1}}\n{a\n[1\n`,
      ['torn_line@2', 'garbage_line@3', 'garbage_line@4', 'garbage_line@5', 'garbage_line@6'],
      [1],
    ],
    ['a torn last line', (lines) => toText(lines).slice(0, -30), ['torn_line@3'], [1, 2]],
    [
      'a last line torn inside a character',
      (lines) => Buffer.concat([Buffer.from(toText(lines)), Buffer.from('{"error":"ü').subarray(0, -1)]),
      ['torn_line@4'],
      [1, 2, 3],
    ],
    ['empty lines', ([a = '', ...rest]) => toText([a, '', '', ...rest]), [], [1, 2, 3]],
    ['a line of garbage', ([a = '', ...rest]) => toText([a, 'garbage', ...rest]), ['garbage_line@2'], [1, 2, 3]],
    [
      'JSON that is no object',
      ([a = '', ...rest]) => toText([a, '[1]', 'null', '7', ...rest]),
      ['garbage_line@2', 'garbage_line@3', 'garbage_line@4'],
      [1, 2, 3],
    ],
    [
      'an object that is no event',
      ([a = '', ...rest]) => toText([a, '{"v":1,"writer":"w_a","seq":2}', ...rest]),
      ['garbage_line@2'],
      [1, 2, 3],
    ],
    ['a byte order mark', (lines) => `\ufeff${toText(lines)}`, ['garbage_line@1'], [1, 2, 3]],
    [
      'bytes that are not UTF-8, in a line that is no JSON',
      (lines) => Buffer.concat([Buffer.from([0xff, 0xfe, 10]), Buffer.from(toText(lines))]),
      ['invalid_utf8@1'],
      [1, 2, 3],
    ],
    [
      'bytes that are not UTF-8, in an event',
      (lines) => Buffer.from(toText(lines).replace('step 2', 'step \u00ff'), 'latin1'),
      ['invalid_utf8@2', 'altered_line@2'],
      [1, 2, 3],
    ],
    ['a repeated line', ([a = '', b = '', c = '']) => toText([a, b, a, c]), ['duplicate_line@3'], [1, 2, 3]],
    ['a missing line', ([a = '', , c = '']) => toText([a, c]), ['missing_lines@2'], [1, 3]],
    ['missing first lines', ([, , c = '']) => toText([c]), ['missing_lines@1'], [3]],
    [
      'a moved line',
      ([a = '', b = '', c = '']) => toText([b, a, c]),
      ['missing_lines@1', 'reordered_line@2'],
      [2, 1, 3],
    ],
    ['an altered line', (lines) => toText(lines).replace('step 2', 'step 9'), ['altered_line@2'], [1, 2, 3]],
    [
      'a replaced line, with a hash that fits it',
      ([a = '', b = '', c = '']) => {
        const { hash: _, ...rest } = JSON.parse(b);
        return toText([a, toChainedLine(toCanonicalJson({ ...rest, tool_name: 'forged' })).line, c]);
      },
      ['broken_chain@3'],
      [1, 2, 3],
    ],
    [
      'a line of a newer recorder',
      ([a = '', ...rest]) => toText([a, withMember(a, { v: EVIDENCE_VERSION + 1, writer: 'w_new' }), ...rest]),
      ['future_version@2'],
      [1, 2, 3],
    ],
    [
      'a line without a version',
      ([a = '', ...rest]) => toText([a, withMember(a, { v: undefined }), ...rest]),
      ['garbage_line@2'],
      [1, 2, 3],
    ],
    [
      'a version that never was',
      ([a = '', ...rest]) => toText([a, withMember(a, { v: -1 }), withMember(a, { v: 0.5 }), ...rest]),
      ['garbage_line@2', 'garbage_line@3'],
      [1, 2, 3],
    ],
    [
      'hostile nesting',
      ([a = '', ...rest]) =>
        toText([a.replace('"payload":{', `"payload":{"x":${'['.repeat(99_999)}${']'.repeat(99_999)},`), ...rest]),
      ['altered_line@1'],
      [1, 2, 3],
    ],
    ['a line that the next one was appended to', ([a = '', b = '', c = '']) => `${a}\n${b}${c}\n`, [], [1, 2, 3]],
    [
      'a torn line that lines of others were appended to',
      ([a = '', b = '', c = '']) => `${a.replaceAll('w_a', 'w_b').slice(0, -90)}${a}\n${b}\n${c}\n`,
      ['torn_line@1'],
      [1, 2, 3],
    ],
  ];
  for (const [is, damage, notes, seqs] of CASES) {
    test(is, async (t) => {
      const { directory, lines } = makeLines(t, 3);
      const { events, report } = await readText(directory, damage(lines));
      assert.deepEqual(summarizeNotes(report), notes);
      assert.deepEqual(
        events.map(({ seq }) => seq),
        seqs,
      );
      assert.equal(report.events, seqs.length);
    });
  }

  test('notes say where the line begins, of which writer it is and what is wrong', async (t) => {
    const { directory, lines } = makeLines(t, 3);
    const [a = '', b = ''] = lines;
    const { report } = await readText(directory, toText([a, withMember(b, { v: 7 })]));
    const [note] = report.notes;
    assert.deepEqual(
      { ...note, detail: '' },
      { kind: 'future_version', line: 2, offset: a.length + 1, writer: 'w_a', seq: 2, detail: '' },
    );
    assert.match(note?.detail ?? '', /version 7.*Update Critiqor/);
  });

  test('every kind of note has words for people', () => {
    for (const words of Object.values(NOTE_KINDS)) assert.match(words, /^[A-Z].*\.$/);
  });
});

describe('heads that are known from before', () => {
  async function readAgainstHeads(t: TestContext, damage: (lines: string[]) => string): Promise<string[]> {
    const { directory, lines } = makeLines(t, 3);
    const { report } = await readText(directory, toText(lines));
    return summarizeNotes((await readText(directory, damage(lines), { expectedHeads: report.heads })).report);
  }

  test('are found again in the untouched file', async (t) => {
    assert.deepEqual(await readAgainstHeads(t, toText), []);
  });

  test('show that the end of the file is missing', async (t) => {
    assert.deepEqual(await readAgainstHeads(t, (lines) => toText(lines.slice(0, 2))), ['missing_tail@3']);
    assert.deepEqual(await readAgainstHeads(t, () => ''), ['missing_tail@1']);
  });

  test('show that the whole chain was rewritten, also when the new one is longer', async (t) => {
    const directory = makeTestDirectory(t);
    const path = join(directory, 'forged.jsonl');
    const forged = openTestWriter(path);
    for (let number = 1; number <= 4; number++) forged.append(draftToolCall({ command: `harmless ${number}` }));
    const rewritten = readFileSync(path, 'utf8');
    assert.deepEqual(await readAgainstHeads(t, () => rewritten), ['replaced_line@3']);
    assert.deepEqual(await readAgainstHeads(t, () => toText(rewritten.split('\n').slice(0, 3))), ['replaced_line@3']);
  });

  test('are passed by a journal that has gone on', async (t) => {
    const { directory, lines } = makeLines(t, 3);
    const { report } = await readText(directory, toText(lines.slice(0, 2)));
    assert.deepEqual((await readText(directory, toText(lines), { expectedHeads: report.heads })).report.notes, []);
  });
});

describe('no content makes the reader throw:', () => {
  test('random bytes', async (t) => {
    const directory = makeTestDirectory(t);
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        const { report } = await readText(directory, bytes);
        assert.equal(report.bytes, bytes.length);
      }),
      { numRuns: 200 },
    );
  });

  test('random JSON', async (t) => {
    const directory = makeTestDirectory(t);
    const line = fc.oneof(
      fc.json(),
      fc
        .record({ v: fc.constantFrom(0, 1, 2), payload: fc.jsonValue(), seq: fc.jsonValue(), writer: fc.jsonValue() })
        .map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1 }), async (lines) => {
        const { events, report } = await readText(directory, toText(lines));
        assert.deepEqual([events.length, report.lines], [0, lines.length]);
        assert.equal(report.noteCounts.garbage_line ?? 0, lines.length - (report.noteCounts.future_version ?? 0));
      }),
      { numRuns: 200 },
    );
  });

  test('random changes to a journal', async (t) => {
    const { directory, lines } = makeLines(t, 4);
    const bytes = Buffer.from(toText(lines));
    const changes = fc.array(fc.record({ at: fc.nat(bytes.length - 1), byte: fc.integer({ min: 0, max: 255 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const changed = Buffer.from(bytes);
        for (const { at, byte } of list) changed[at] = byte;
        const { events, report } = await readText(directory, changed);
        assert.ok(events.length <= report.lines + list.length);
        if (!changed.equals(bytes))
          assert.ok(events.length < 4 || report.notes.length > 0 || isOnlyWhiteSpace(changed, bytes));
      }),
      { numRuns: 300 },
    );
  });

  /** Whether two journals hold the same values, so that a difference in their bytes says nothing. */
  function isOnlyWhiteSpace(changed: Buffer, original: Buffer): boolean {
    const canonical = (bytes: Buffer): string =>
      bytes
        .toString()
        .replaceAll('}{', '}\n{')
        .trimEnd()
        .split('\n')
        .map((line) => toCanonicalJson(JSON.parse(line)))
        .join();
    return canonical(changed) === canonical(original);
  }

  test('a journal cut off at any byte: whole lines are read, a torn one is noted', async (t) => {
    const { directory, lines } = makeLines(t, 2);
    const whole = toText(lines);
    const ends = lines.map((_, index) => lines.slice(0, index + 1).join('\n').length);
    for (let length = 0; length <= whole.length; length++) {
      const { events, report } = await readText(directory, whole.slice(0, length));
      const isAtEnd = length === 0 || whole[length - 1] === '\n' || ends.includes(length);
      assert.equal(events.length, ends.filter((end) => end <= length).length, `at ${length}`);
      assert.deepEqual(Object.keys(report.noteCounts), isAtEnd ? [] : ['torn_line'], `at ${length}`);
    }
  });
});

describe('memory', () => {
  /** The longest line that a reader holds, and what Node itself may need meanwhile. */
  const LIMIT_BYTES = (64 + 16) * 1024 * 1024;
  interface Measured {
    readonly grownBytes: number;
    readonly events: number;
    readonly noteCounts: Partial<Record<NoteKind, number>>;
  }
  const measure = (path: string): Measured =>
    JSON.parse(
      execFileSync(process.execPath, [join(import.meta.dirname, '../testing/measure-reading.ts'), path], {
        encoding: 'utf8',
      }),
    );

  test('is not filled by a line of 100 MB, which is passed over', (t) => {
    const { directory, lines } = makeLines(t, 2);
    const path = join(directory, 'huge.jsonl');
    writeFileSync(path, `${lines[0]}\n`);
    // A hole in the file reads as zeros and costs no disk.
    truncateSync(path, 100 * 1024 * 1024);
    appendFileSync(path, `\n${lines[1]}\n`);
    const { grownBytes, events, noteCounts } = measure(path);
    assert.deepEqual([events, noteCounts], [2, { oversized_line: 1 }]);
    assert.ok(grownBytes < LIMIT_BYTES, `grew by ${grownBytes}`);
  });

  test('does not grow with what is noted', async (t) => {
    const line = `${JSON.stringify({ v: 1, seq: 1, writer: 'x'.repeat(10_000) })}\n`;
    const { report } = await readText(makeTestDirectory(t), line.repeat(500) + 'garbage\n'.repeat(5_000));
    assert.deepEqual([report.notes.length, report.noteCounts], [1_000, { garbage_line: 5_500 }]);
    assert.ok(JSON.stringify(report.notes).length < 100_000);
  });

  test('a smaller limit passes over smaller lines, wherever they stand', async (t) => {
    const { directory, lines } = makeLines(t, 2);
    const long = 'x'.repeat(5_000_000);
    const { events, report } = await readText(directory, `${long}\n${toText(lines)}${long}`, { maxLineBytes: 1_000 });
    assert.deepEqual(summarizeNotes(report), ['oversized_line@1', 'oversized_line@4']);
    assert.deepEqual([events.length, report.bytes], [2, 10_000_001 + toText(lines).length]);
  });
});
