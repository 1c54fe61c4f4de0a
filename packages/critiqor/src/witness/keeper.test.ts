import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { type Announcement, parseAnnouncement, toAnnouncement } from '@critiqor/evidence/contract/announcement';
import { createWitnessKeeper } from './keeper.ts';
import { readStatement, toStatementText } from './statement-file.ts';

const WRITER = 'w_0123456789ab';
const hashOf = (seq: number, of = 'line'): string => hash('sha256', `${of} ${seq}`);
const say = (seq: number, about: Partial<Announcement> = {}): string =>
  toAnnouncement({ writer: WRITER, seq, hash: hashOf(seq), file: '1:2', isLast: false, ...about });

function keep(...said: readonly string[]) {
  const keeper = createWitnessKeeper();
  keeper.take(Buffer.from(said.join('')));
  return keeper.toStatement();
}

test('an announcement is read as it was written, and nothing else is one', () => {
  const announcement = { writer: WRITER, seq: 12, hash: hashOf(12), file: '64768:131', isLast: true };
  assert.deepEqual(parseAnnouncement(toAnnouncement(announcement).trimEnd()), announcement);
  const whole = say(1).trimEnd();
  for (const text of [
    '',
    'hello',
    whole.slice(1),
    whole.slice(0, -5),
    `${whole} x`,
    ` ${whole}`,
    whole.replace(' 1 ', ' 0 '),
  ])
    assert.equal(parseAnnouncement(text), null, text);
});

test('the last line of each writer is kept, also where lines before it were dropped', () => {
  const other = 'w_ba9876543210';
  const { writers, kept, absence, conflicts } = keep(say(1), say(2), say(7), say(1, { writer: other, isLast: true }));
  assert.deepEqual([kept, absence, conflicts], ['memory', null, []]);
  const own = writers.get(WRITER);
  assert.deepEqual([own?.seq, own?.hash, own?.announced, own?.ended], [7, hashOf(7), 3, false]);
  assert.deepEqual([writers.get(other)?.seq, writers.get(other)?.ended], [1, true]);
  assert.deepEqual(
    [2, 3, 7, 8].map((seq) => own?.startOfHash(seq)),
    [hashOf(2).slice(0, 12), null, hashOf(7).slice(0, 12), null],
  );
});

test('bytes arrive in any pieces', () => {
  const keeper = createWitnessKeeper();
  for (const byte of Buffer.from(say(1) + say(2))) keeper.take(Buffer.of(byte));
  assert.equal(keeper.toStatement().writers.get(WRITER)?.seq, 2);
});

test('the first announcement of a line wins, and another one of it is a conflict', () => {
  for (const seq of [1, 2, 3]) {
    const { writers, conflicts } = keep(say(1), say(2), say(3), say(seq, { hash: hashOf(seq, 'forged') }), say(4));
    assert.deepEqual(conflicts, [{ writer: WRITER, seq }]);
    assert.equal(writers.get(WRITER)?.startOfHash(seq), hashOf(seq).slice(0, 12));
    assert.equal(writers.get(WRITER)?.seq, 4, 'the recorder goes on');
  }
  assert.deepEqual(
    keep(say(1), say(9), say(5)).conflicts,
    [{ writer: WRITER, seq: 5 }],
    'the recorder never goes back',
  );
});

test('a line that is announced again as the last one is no conflict', () => {
  const { writers, conflicts } = keep(say(1), say(2), say(2, { isLast: true }), say(1));
  assert.deepEqual([conflicts, writers.get(WRITER)?.ended], [[], true]);
  assert.equal(
    keep(say(1), say(1, { isLast: true }), say(2)).writers.get(WRITER)?.ended,
    false,
    'it went on after all',
  );
});

test('another file is noted with the first line in it', () => {
  const { moves, writers } = keep(say(1), say(2), say(3, { file: '1:3' }), say(4, { file: '1:3' }));
  assert.deepEqual(moves, [{ writer: WRITER, seq: 3 }]);
  assert.equal(writers.get(WRITER)?.file, '1:3');
});

test('what is no announcement is a conflict, except half a one at the end', () => {
  assert.deepEqual(keep(say(1), say(2).slice(0, 40)).conflicts, []);
  assert.deepEqual(keep(say(1), 'hello\n', say(2)).conflicts, [null]);
  assert.deepEqual(keep('x'.repeat(1_000_000), '\n').conflicts, [null]);
  assert.equal(keep().absence, 'never_announced');
});

test('whoever holds the socket cannot fill the memory', () => {
  const keeper = createWitnessKeeper();
  for (let number = 0; number < 1_000; number++) {
    const writer = `w_${String(number).padStart(12, '0')}`;
    keeper.take(Buffer.from(say(10 ** 15 - 1 - number, { writer }) + say(1, { writer }) + say(40_000_000, { writer })));
  }
  const { writers, conflicts } = keeper.toStatement();
  assert.deepEqual([writers.size, conflicts.length], [64, 100]);
  assert.ok(process.memoryUsage().rss < 1 << 30);
});

test('a statement that waits in a file is the same, and is known to have been in a file', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-witness-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'run_001.witness');
  const said = keep(say(1), say(2), say(5), say(2, { hash: hashOf(9) }), say(6, { file: '1:3', isLast: true }));
  writeFileSync(path, toStatementText(said));
  const read = readStatement(path);
  const [before, after] = [said.writers.get(WRITER), read?.writers.get(WRITER)];
  assert.deepEqual([read?.kept, read?.conflicts, read?.moves], ['file', said.conflicts, said.moves]);
  for (const member of ['seq', 'hash', 'announced', 'ended', 'file'] as const)
    assert.equal(after?.[member], before?.[member]);
  for (const seq of [1, 2, 3, 5, 6, 7]) assert.equal(after?.startOfHash(seq), before?.startOfHash(seq));
  writeFileSync(path, toStatementText(keep()));
  assert.deepEqual([readStatement(path)?.kept, readStatement(path)?.absence], ['nowhere', 'never_announced']);
  const hostile = [
    '',
    'null',
    '[]',
    '{"absence":null}',
    '{"absence":null,"writers":[{}],"conflicts":[],"moves":[]}',
    toStatementText(said).slice(0, -9),
  ];
  for (const text of hostile) {
    writeFileSync(path, text);
    assert.equal(readStatement(path), null, text);
  }
  assert.equal(readStatement(join(folder, 'none')), null);
});
