import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';
import type { JournalEvent } from '../contract/event.ts';
import { type JournalReport, readWholeJournal } from '../read/journal-reader.ts';
import { mountSmallDisk } from '../testing/mount-small-disk.ts';
import { createTestClock, draftToolCall, makeTestDirectory, openTestWriter } from '../testing/test-journal.ts';

/**
 * The faults are real ones: other file systems, other descriptors, other processes' files. Permission bits would not do, because
 * tests may run as root, whom they do not bind; so what must not be writable is below a regular file, or on a read-only mount.
 */

/** What became of all events that were appended: each is in the journal, or counted in a gap. */
async function accountFor(
  path: string,
): Promise<{ recorded: JournalEvent[]; gaps: JournalEvent[]; lost: number; report: JournalReport }> {
  const { events, report } = await readWholeJournal(path);
  const gaps = events.filter(({ event_type }) => event_type === 'recorder_fault');
  const recorded = events.filter(({ event_type }) => event_type !== 'recorder_fault');
  const lost = gaps.reduce((sum, { payload }) => sum + (payload.lost_events as number), 0);
  return { recorded, gaps, lost, report };
}

const numbersOf = (events: readonly JournalEvent[]): unknown[] =>
  events.map(({ payload }) => (payload.input as { number: number }).number);

/** The descriptor of this process that leads to a file. */
function descriptorOf(path: string): number {
  const found = readdirSync('/proc/self/fd').find((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      // The descriptor by which the folder itself was read.
      return false;
    }
  });
  return Number(found);
}

describe('a journal that cannot be opened', () => {
  const OBSTACLES: readonly (readonly [
    is: string,
    code: string,
    obstruct: (path: string) => void,
    clear: (path: string) => void,
  ])[] = [
    ['in a directory that is missing', 'ENOENT', () => {}, (path) => mkdirSync(dirname(path))],
    [
      'where there is a directory',
      'EREFUSED',
      (path) => mkdirSync(path, { recursive: true }),
      (path) => rmSync(path, { recursive: true }),
    ],
    [
      'below a regular file',
      'ENOTDIR',
      (path) => writeFileSync(dirname(path), ''),
      (path) => {
        rmSync(dirname(path));
        mkdirSync(dirname(path));
      },
    ],
    [
      'behind a link to itself',
      'EREFUSED',
      (path) => {
        mkdirSync(dirname(path));
        symlinkSync(path, path);
      },
      (path) => rmSync(path),
    ],
  ];
  for (const [is, code, obstruct, clear] of OBSTACLES) {
    test(`${is}: events are counted until it can`, async (t) => {
      const path = join(makeTestDirectory(t), 'run_001', 'events.jsonl');
      const now = createTestClock();
      const journal = openTestWriter(path, { now });
      obstruct(path);
      for (let number = 1; number <= 3; number++) {
        assert.equal(journal.append(draftToolCall({ number })), null);
        now.advance(200);
      }
      clear(path);
      assert.equal(journal.append(draftToolCall({ number: 4 })), 2);
      const { recorded, gaps, lost, report } = await accountFor(path);
      assert.deepEqual([numbersOf(recorded), lost, report.notes], [[4], 3, []]);
      assert.deepEqual(gaps[0]?.payload, {
        reason: 'write_failed',
        code,
        lost_events: 3,
        lost_by_type: { tool_call: 3 },
        from: '2026-01-01T00:00:00.000Z',
        to: '2026-01-01T00:00:00.400Z',
      });
    });
  }

  test('on a file system that is read-only: events are counted until it no longer is', async (t) => {
    const disk = mountSmallDisk(t, 64);
    if (!disk) return;
    const path = join(disk, 'events.jsonl');
    const now = createTestClock();
    const journal = openTestWriter(path, { now });
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    assert.equal(journal.append(draftToolCall({ number: 1 })), null);
    execFileSync('mount', ['-o', 'remount,rw', disk]);
    now.advance(200);
    assert.equal(journal.append(draftToolCall({ number: 2 })), 2);
    const { recorded, gaps, lost } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), lost, gaps[0]?.payload.code], [[2], 1, 'EROFS']);
    journal.close();
  });

  test('is tried again ten times a second, however many events come', (t) => {
    const now = createTestClock();
    const prepare = t.mock.fn();
    const journal = openTestWriter(join(makeTestDirectory(t), 'missing', 'events.jsonl'), { now, prepare });
    for (let event = 0; event < 100; event++) {
      journal.append(draftToolCall());
      now.advance(10);
    }
    assert.equal(prepare.mock.callCount(), 10);
  });

  test('is closed without harm', (t) => {
    const journal = openTestWriter(join(makeTestDirectory(t), 'missing', 'events.jsonl'));
    journal.append(draftToolCall());
    assert.doesNotThrow(() => journal.close());
  });

  test('is made possible by prepare, which is called before it is opened', async (t) => {
    const path = join(makeTestDirectory(t), 'run_001', 'events.jsonl');
    const journal = openTestWriter(path, { prepare: () => mkdirSync(dirname(path), { recursive: true }) });
    assert.equal(journal.append(draftToolCall()), 1);
  });
});

describe('a disk that is full', () => {
  test('takes no event, and append says so', (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    // The one device that is always full.
    symlinkSync('/dev/full', path);
    const journal = openTestWriter(path);
    assert.deepEqual(
      [journal.append(draftToolCall()), journal.append(draftToolCall()), journal.written],
      [null, null, 0],
    );
    assert.doesNotThrow(() => journal.close());
  });

  test('in the middle of a line: the journal stays readable, and no event is lost without a word', async (t) => {
    const disk = mountSmallDisk(t, 32);
    if (!disk) return;
    const path = join(disk, 'events.jsonl');
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(16_384));
    const journal = openTestWriter(path);
    let written = 0;
    let refused = 0;
    const append = (number: number): void => {
      if (journal.append(draftToolCall({ number, text: 'x'.repeat(500) })) === null) refused += 1;
      else written += 1;
    };
    for (let number = 1; number <= 40; number++) append(number);
    assert.ok(refused > 0);
    assert.notEqual(readFileSync(path, 'utf8').at(-1), '\n', 'the disk is to be full in the middle of a line');
    rmSync(join(disk, 'ballast'));
    for (let number = 41; number <= 45; number++) append(number);
    journal.close();
    const { recorded, gaps, lost, report } = await accountFor(path);
    assert.deepEqual([recorded.length, lost], [written, refused]);
    assert.equal(recorded.length + lost, 45);
    assert.deepEqual(
      gaps.map(({ payload }) => [payload.reason, payload.code, payload.lost_events]),
      [['write_failed', 'ENOSPC', refused]],
    );
    assert.deepEqual(report.noteCounts, { torn_line: 1 });
  });

  test('for two writers: each ends what it left open, and each tells its own gap', async (t) => {
    const disk = mountSmallDisk(t, 32);
    if (!disk) return;
    const path = join(disk, 'events.jsonl');
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(16_384));
    const journals = ['w_a', 'w_b'].map((writer) => openTestWriter(path, { writer }));
    const appendToBoth = (from: number, to: number): void => {
      for (let number = from; number <= to; number++) {
        for (const journal of journals) journal.append(draftToolCall({ number, text: 'x'.repeat(700) }));
      }
    };
    appendToBoth(1, 20);
    rmSync(join(disk, 'ballast'));
    appendToBoth(21, 22);
    for (const journal of journals) journal.close();
    const { recorded, gaps, lost, report } = await accountFor(path);
    assert.equal(recorded.length + lost, 44);
    assert.deepEqual(gaps.map(({ writer }) => writer).sort(), ['w_a', 'w_b']);
    assert.deepEqual(
      Object.keys(report.noteCounts).filter((kind) => kind !== 'torn_line'),
      [],
    );
  });
});

describe('a journal that loses its file', () => {
  test('by removal: its lines are written again, and a line says so', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    for (let number = 1; number <= 3; number++) journal.append(draftToolCall({ number }));
    rmSync(path);
    journal.append(draftToolCall({ number: 4 }));
    const { recorded, gaps, lost, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), lost, report.notes], [[1, 2, 3, 4], 0, []]);
    assert.deepEqual([gaps[0]?.payload.reason, gaps[0]?.payload.restored_lines], ['file_removed', 3]);
  });

  test('by removal within a burst: what went into the lost file is written again at the next look', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const now = createTestClock();
    const journal = openTestWriter(path, { now });
    for (const number of [1, 2]) journal.append(draftToolCall({ number }));
    rmSync(path);
    for (const number of [3, 4]) journal.append(draftToolCall({ number }));
    journal.close();
    const { recorded, lost, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), lost, report.notes], [[1, 2, 3, 4], 0, []]);
  });

  test('by removal of the whole run directory', async (t) => {
    const path = join(makeTestDirectory(t), 'run_001', 'events.jsonl');
    const journal = openTestWriter(path, { prepare: () => mkdirSync(dirname(path), { recursive: true }) });
    journal.append(draftToolCall({ number: 1 }));
    rmSync(dirname(path), { recursive: true });
    journal.append(draftToolCall({ number: 2 }));
    const { recorded, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), report.notes], [[1, 2], []]);
  });

  test('by removal, with several writers: each restores its own lines', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journals = ['w_a', 'w_b'].map((writer) => openTestWriter(path, { writer }));
    for (const journal of journals)
      for (let number = 1; number <= 2; number++) journal.append(draftToolCall({ number }));
    rmSync(path);
    for (const journal of journals) journal.append(draftToolCall({ number: 3 }));
    const { recorded, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), report.notes], [[1, 2, 3, 1, 2, 3], []]);
  });

  test('by removal, where it cannot be opened again at once: its lines are written again as soon as it can', async (t) => {
    const path = join(makeTestDirectory(t), 'run_001', 'events.jsonl');
    mkdirSync(dirname(path));
    const now = createTestClock();
    const journal = openTestWriter(path, { now });
    journal.append(draftToolCall({ number: 1 }));
    rmSync(dirname(path), { recursive: true });
    writeFileSync(dirname(path), 'in the way');
    for (const number of [2, 3]) assert.equal(journal.append(draftToolCall({ number })), null);
    rmSync(dirname(path));
    mkdirSync(dirname(path));
    now.advance(200);
    journal.append(draftToolCall({ number: 4 }));
    const { recorded, gaps, lost, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), lost, report.notes], [[1, 4], 2, []]);
    assert.deepEqual([gaps[0]?.payload.reason, gaps[0]?.payload.code], ['file_removed', 'ENOTDIR']);
  });

  test('by removal, where the new file fills the disk: what is left is copied once there is room', async (t) => {
    const disk = mountSmallDisk(t, 64);
    if (!disk) return;
    const path = join(disk, 'events.jsonl');
    writeFileSync(join(disk, 'ballast'), Buffer.alloc(24_576));
    const now = createTestClock();
    const journal = openTestWriter(path, { now });
    // More than half of what is left: the removed file holds its room as long as it is open.
    for (let number = 1; number <= 24; number++) journal.append(draftToolCall({ number, text: 'x'.repeat(500) }));
    assert.equal(journal.written, 24);
    rmSync(path);
    now.advance(10);
    assert.equal(journal.append(draftToolCall({ number: 25 })), null);
    now.advance(200);
    assert.equal(journal.append(draftToolCall({ number: 26 })), null);
    rmSync(join(disk, 'ballast'));
    now.advance(200);
    assert.notEqual(journal.append(draftToolCall({ number: 27 })), null);
    const { recorded, gaps, lost, report } = await accountFor(path);
    assert.deepEqual(numbersOf(recorded), [...Array.from({ length: 24 }, (_, index) => index + 1), 27]);
    assert.deepEqual([lost, gaps[0]?.payload.restored_lines], [2, 24]);
    assert.deepEqual(
      Object.keys(report.noteCounts).filter((kind) => kind !== 'torn_line'),
      [],
    );
    journal.close();
  });

  test('to another one that is renamed over it: its lines are written into that one', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    writeFileSync(`${path}.new`, '');
    renameSync(`${path}.new`, path);
    journal.append(draftToolCall({ number: 2 }));
    const { recorded, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), report.notes], [[1, 2], []]);
  });

  test('to a copy of itself, as editors save: no line is lost and none is doubled', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    copyFileSync(path, `${path}.new`);
    journal.append(draftToolCall({ number: 2 }));
    renameSync(`${path}.new`, path);
    journal.append(draftToolCall({ number: 3 }));
    const { recorded, gaps, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), report.notes], [[1, 2, 3], []]);
    assert.equal(gaps[0]?.payload.restored_lines, 1);
  });
});

describe('a descriptor that somebody else', () => {
  test('closed is replaced: nothing is lost, so nothing is reported', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    closeSync(descriptorOf(path));
    assert.equal(journal.append(draftToolCall({ number: 2 })), 2);
    const { recorded, gaps, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), gaps, report.notes], [[1, 2], [], []]);
  });

  test('closed and took for a file of its own: that file gets not a single byte, and stays open', async (t) => {
    const directory = makeTestDirectory(t);
    const path = join(directory, 'events.jsonl');
    const foreignPath = join(directory, 'foreign');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    const fd = descriptorOf(path);
    closeSync(fd);
    assert.equal(openSync(foreignPath, 'a+'), fd, 'the number is to be used again');
    t.after(() => closeSync(fd));
    journal.append(draftToolCall({ number: 2 }));
    journal.close();
    assert.equal(statSync(foreignPath).size, 0);
    assert.equal(descriptorOf(foreignPath), fd);
    assert.deepEqual(numbersOf((await accountFor(path)).recorded), [1, 2]);
  });

  test('took for a file with the same inode number on another disk: that file gets not a single byte', async (t) => {
    const [disk, otherDisk] = [mountSmallDisk(t, 64), mountSmallDisk(t, 64)];
    if (!disk || !otherDisk) return;
    const path = join(disk, 'events.jsonl');
    const foreignPath = join(otherDisk, 'foreign');
    writeFileSync(foreignPath, '');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    assert.equal(statSync(foreignPath).ino, statSync(path).ino, 'fresh file systems number their files alike');
    const fd = descriptorOf(path);
    closeSync(fd);
    assert.equal(openSync(foreignPath, 'a+'), fd);
    journal.append(draftToolCall({ number: 2 }));
    journal.close();
    closeSync(fd);
    assert.equal(statSync(foreignPath).size, 0);
    assert.deepEqual(numbersOf((await accountFor(path)).recorded), [1, 2]);
  });

  test('closed, of a file that was removed: what is lost is seen by the reader', async (t) => {
    const path = join(makeTestDirectory(t), 'events.jsonl');
    const journal = openTestWriter(path);
    journal.append(draftToolCall({ number: 1 }));
    closeSync(descriptorOf(path));
    rmSync(path);
    journal.append(draftToolCall({ number: 2 }));
    const { recorded, gaps, report } = await accountFor(path);
    assert.deepEqual([numbersOf(recorded), gaps[0]?.payload.reason], [[2], 'file_removed']);
    assert.deepEqual(report.noteCounts, { missing_lines: 1 });
  });
});
