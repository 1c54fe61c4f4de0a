import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toDuration, toFit, toMinute, toPrintable, toWidth } from './format.ts';
import { type TableColumn, toTable } from './table.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly size: string;
}

const COLUMNS: readonly TableColumn<Row>[] = [
  { title: 'id', cell: ({ id }) => id },
  { title: 'name', cell: ({ name }) => name, shortestWidth: 6 },
  { title: 'size', cell: ({ size }) => size, align: 'right', expendable: 1 },
];

const ROWS: readonly Row[] = [
  { id: 'run_001', name: 'a-rather-long-name', size: '5 B' },
  { id: 'run_1000', name: '発表エージェント', size: '12 MB' },
];

test('columns are aligned, whatever the script of a name', () => {
  assert.equal(
    toTable(COLUMNS, ROWS),
    [
      'id        name                 size',
      'run_001   a-rather-long-name    5 B',
      'run_1000  発表エージェント    12 MB',
    ].join('\n'),
  );
});

test('a narrow terminal shortens first, then leaves out, and no line is ever too long', () => {
  assert.match(toTable(COLUMNS, ROWS, 30), /a-rather-lon…/);
  assert.match(toTable(COLUMNS, ROWS, 30), /12 MB/);
  const narrow = toTable(COLUMNS, ROWS, 18);
  assert.doesNotMatch(narrow, /MB/);
  assert.match(narrow, /a-rathe…/, 'what a column took is free for the others');
  for (let width = 1; width < 60; width++) {
    for (const line of toTable(COLUMNS, ROWS, width).split('\n'))
      assert.ok(toWidth(line) <= width, `${width}: ${line}`);
  }
});

test('durations and moments in words; what is neither is unknown', () => {
  const minute = 60_000;
  const times = [
    0,
    420,
    9_940,
    9_960,
    59_400,
    3 * minute + 20_400,
    125 * minute,
    76 * 60 * minute,
    null,
    Number.NaN,
    -5,
  ];
  assert.deepEqual(times.map(toDuration), [
    '0 ms',
    '420 ms',
    '9.9 s',
    '10.0 s',
    '59.4 s',
    '3 min 20 s',
    '2 h 5 min',
    '3 d 4 h',
    '–',
    '–',
    '–',
  ]);
  assert.deepEqual(['2026-11-15T11:34:43.120Z', 'yesterday', '', null].map(toMinute), [
    '2026-11-15 11:34Z',
    '–',
    '–',
    '–',
  ]);
});

test('hostile text cannot move the cursor, break a line or turn the writing around', () => {
  assert.equal(toPrintable('a\u001b[2Jb\nc\u202ed\u0007'), 'a�[2Jb�c�d�');
  assert.equal(toFit('abcdef', 4), 'abc…');
  assert.equal(toFit('発表発表', 5), '発表…');
  assert.equal(toFit('abc', 0), '');
});
