import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeHubFolder } from '../testing/test-store.ts';
import { readEventRows } from './event-rows.ts';

const LINES = Array.from({ length: 60 }, (_, index) => `{"n":${index},"t":"${'é😀'.repeat(index % 7)}\\n\\\\ \t\r"}`);
const HEADER = '{"é":[';
const PLACE = { rowStart: 'team\t', agent: 'a\tb', seal: 's', month: '2026-01-01', expires: '2099-01-01 00:00:00' };

test('rows have their columns and the bytes of their lines, whatever the sizes', (t) => {
  const folder = makeHubFolder(t);
  const [path, columnsPath] = [join(folder, 'session.json'), join(folder, 'columns')];
  writeFileSync(path, `${HEADER}\n${LINES.join(',\n')}\n]}\n`);
  const columns = LINES.map((line, index) => `${Buffer.byteLength(line)}\t1.000\ttype${index}\t\tok\n`);
  writeFileSync(columnsPath, columns.join(''));
  const escaped = (line: string): string =>
    line.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\r', '\\r');
  const expected = LINES.map(
    (line, index) =>
      `team\ta\\tb\ts\t2026-01-01\t2099-01-01 00:00:00\t${index + 1}\t1.000\ttype${index}\t\tok\t${escaped(line)}\n`,
  );
  for (const batchBytes of [1, 200, 1_000, 1_000_000]) {
    for (const batches of [1, 2]) {
      const made = Array.from(
        readEventRows(path, columnsPath, { ...PLACE, headerLine: HEADER, batchBytes, batches }),
        String,
      );
      assert.equal(made.join(''), expected.join(''), `${batchBytes}`);
      assert.ok(made.every((batch) => batch.endsWith('\n')));
    }
  }
  // Of two that are in use, the first is still there when the second was made.
  const rows = readEventRows(path, columnsPath, { ...PLACE, headerLine: HEADER, batchBytes: 200, batches: 2 });
  const [first, second] = [rows.next().value, rows.next().value];
  assert.equal(`${first}${second}`, expected.slice(0, 2).join(''));
  rows.return(undefined);
});

test('evidence without events has no rows', (t) => {
  const folder = makeHubFolder(t);
  const [path, columnsPath] = [join(folder, 'session.json'), join(folder, 'columns')];
  writeFileSync(path, `${HEADER}\n]}\n`);
  writeFileSync(columnsPath, '');
  assert.deepEqual([...readEventRows(path, columnsPath, { ...PLACE, headerLine: HEADER })], []);
});

test('columns that were cut are noticed, not read as shorter ones', (t) => {
  const folder = makeHubFolder(t);
  const [path, columnsPath] = [join(folder, 'session.json'), join(folder, 'columns')];
  writeFileSync(path, `${HEADER}\n${LINES[0]}\n]}\n`);
  for (const cut of ['1', '10\t1.000\ttype']) {
    writeFileSync(columnsPath, cut);
    assert.throws(() => [...readEventRows(path, columnsPath, { ...PLACE, headerLine: HEADER })], /not whole/);
  }
});
