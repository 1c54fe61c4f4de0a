import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NOTE_KINDS } from '@critiqor/evidence/read/note-kinds';
import { toPlacedNotes } from './placed-notes.ts';

test('a note says where it is', () => {
  assert.deepEqual(
    toPlacedNotes([
      { kind: 'replaced_line', source: 'witness', line: 4, offset: 9, writer: 'w_a', seq: 3 },
      { kind: 'missing_tail', source: 'witness', line: 0, offset: 0, writer: 'w_a', seq: 20 },
    ]),
    [
      { kind: 'replaced_line', where: 'line 4 of the journal, writer w_a, its line 3' },
      { kind: 'missing_tail', where: 'not in the journal, writer w_a, its line 20' },
    ],
  );
});

test('every kind of note has a place', () => {
  const kinds = Object.keys(NOTE_KINDS);
  const notes = kinds.map((kind) => ({ kind, source: 'lifecycle', line: 2 })).slice(0, 20);
  assert.deepEqual(
    toPlacedNotes(notes),
    notes.map(({ kind }) => ({ kind, where: "line 2 of the record's events" })),
  );
});

test('a hostile seal has nothing to say to a terminal, and not much of it', () => {
  const hostile = [
    null,
    7,
    'x',
    [],
    { kind: 7 },
    { kind: 'a\u001b[2J' },
    { kind: 'garbage_line', writer: { toString: null } },
  ];
  assert.deepEqual(toPlacedNotes(hostile), [{ kind: 'garbage_line', where: 'not in the journal' }]);
  const [escaped] = toPlacedNotes([{ kind: 'garbage_line', line: 1, writer: `\u001b]0;x\u0007${'y'.repeat(900)}` }]);
  assert.match(escaped?.where ?? '', /^line 1 of the journal, writer \?\]0;x\?y{58}$/);
  assert.equal(toPlacedNotes(Array(1_000).fill({ kind: 'garbage_line' })).length, 20);
  assert.deepEqual(toPlacedNotes('notes'), []);
});
