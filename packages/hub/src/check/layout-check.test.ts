import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { makeFinalizedRun, makeRunsDir } from '../../../critiqor/src/testing/finalized-run.ts';
import { createLayoutCheck } from './layout-check.ts';

test('only a file that is nothing but its lines can be rebuilt', async (t) => {
  const { session } = await makeFinalizedRun(makeRunsDir(t), 'w_a');
  const sealed = openSealedSession(session);
  const records = [...sealed.events()];
  sealed.close();
  const { headerLine, footerLine, sizeBytes } = sealed;
  const isWhole = (shown: typeof records, size = sizeBytes): boolean => {
    const check = createLayoutCheck(session, headerLine, footerLine);
    for (const record of shown) check.see(record);
    check.close();
    return check.isWhole(size);
  };
  assert.equal(isWhole(records), true);
  assert.equal(isWhole(records, sizeBytes + 1), false, 'something behind the last line');
  assert.equal(isWhole(records.slice(1)), false, 'bytes that belong to no event');
  assert.equal(isWhole(records.toSpliced(2, 1)), false, 'between two events too');
});

test('a line that is not UTF-8 cannot be given back, one with the replacement character can', (t) => {
  const path = join(makeRunsDir(t), '..', 'session.json');
  const isWhole = (line: Buffer): boolean => {
    writeFileSync(path, Buffer.concat([Buffer.from('{\n'), line, Buffer.from('\n]}\n')]));
    const check = createLayoutCheck(path, '{', ']}');
    const place = { offset: 2, bytes: line.length, text: line.toString('utf8') };
    check.see(place as Parameters<typeof check.see>[0]);
    check.close();
    return check.isWhole(line.length + 6);
  };
  assert.equal(isWhole(Buffer.from('{"a":"\uFFFD"}')), true);
  // As long as the character that it is read as.
  assert.equal(isWhole(Buffer.from([0x7b, 0xf0, 0x90, 0x80, 0x7d])), false);
});
