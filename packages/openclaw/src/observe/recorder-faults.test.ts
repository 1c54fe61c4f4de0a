import assert from 'node:assert/strict';
import { existsSync, mkdirSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { mountSmallDisk } from '@critiqor/evidence/testing/mount-small-disk';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import { ofType, only } from '../testing/evidence-checks.ts';
import { readRecording } from '../testing/recording.ts';
import { type Step, toSteps } from '../testing/replay-steps.ts';
import { createReplayedHost, type ReplayedHost } from '../testing/replayed-host.ts';
import { SEAMS } from './seam-map.ts';

/** A journal that cannot be opened is tried again after 100 ms. */
const REOPEN_MS = 120;
const STEPS = toSteps(readRecording('04-error-cascade'));
const HALF = STEPS.length >> 1;

/** Lines that a recording makes when nothing is in the way: what is recorded and what is counted as lost adds up to it. */
async function countLines(t: TestContext): Promise<number> {
  const host = createReplayedHost(t);
  await host.start();
  host.replay(STEPS);
  host.exit();
  const { events } = await host.journal();
  return events.length;
}

function assertAccountedFor(events: readonly JournalEvent[], lines: number): void {
  const faults = ofType(events, 'recorder_fault');
  const lost = faults.reduce((sum, { payload }) => sum + Number(payload.lost_events), 0);
  assert.equal(events.length - faults.length + lost, lines, `${events.length} lines, ${lost} lost`);
}

function assertUnharmed({ thrown, returned }: ReplayedHost): void {
  assert.deepEqual([thrown, returned], [[], []]);
}

describe('a journal that cannot be written at first', () => {
  const OBSTACLES: readonly (readonly [
    is: string,
    code: string,
    put: (path: string) => void,
    clear: (path: string) => void,
  ])[] = [
    [
      'because a file is in place of the runs directory',
      'EEXIST',
      (path) => writeFileSync(dirname(dirname(path)), ''),
      (path) => rmSync(dirname(dirname(path))),
    ],
    [
      'because a directory is in its place',
      'EREFUSED',
      (path) => mkdirSync(path, { recursive: true }),
      (path) => rmdirSync(path),
    ],
    [
      'because its directory leads nowhere',
      'ENOENT',
      (path) => {
        mkdirSync(dirname(dirname(path)));
        symlinkSync('/nowhere/at/all', dirname(path));
      },
      (path) => rmSync(dirname(path)),
    ],
  ];
  for (const [is, code, put, clear] of OBSTACLES) {
    test(`${is}: handlers go on, and the gap is in the evidence once it can be`, async (t) => {
      const lines = await countLines(t);
      const host = createReplayedHost(t);
      put(host.journalPath);
      await host.start();
      host.replay(STEPS.slice(0, HALF));
      assertUnharmed(host);
      clear(host.journalPath);
      await sleep(REOPEN_MS);
      host.replay(STEPS.slice(HALF));
      host.exit();
      assertUnharmed(host);
      const { events, report } = await host.journal();
      assert.deepEqual(report.notes, []);
      const { payload } = only(events, 'recorder_fault');
      assert.deepEqual([payload.reason, payload.code], ['write_failed', code]);
      assert.ok(Number(payload.lost_events) >= HALF / 2 && payload.from && payload.to);
      assert.deepEqual(Object.keys(payload.lost_by_type as object).includes('tool_call'), true);
      assert.equal(toCoverage(events).gaps.write_failed, payload.lost_events);
      // The header was lost and is written again: without it, nobody could say what this writer saw.
      assertAccountedFor(events, lines + 1);
      const [coverage] = toCoverage(events).writers;
      assert.deepEqual([coverage?.entry_point, coverage?.facts.tool_call.status], ['agent_local', 'captured']);
    });
  }
});

test('a run directory that is removed is created again, and nothing is lost', async (t) => {
  const lines = await countLines(t);
  const host = createReplayedHost(t);
  await host.start();
  host.replay(STEPS.slice(0, HALF));
  rmSync(host.runsDir, { recursive: true });
  host.replay(STEPS.slice(HALF));
  host.exit();
  assertUnharmed(host);
  const { events, report } = await host.journal();
  assert.deepEqual(report.notes, []);
  const { payload } = only(events, 'recorder_fault');
  assert.deepEqual([payload.reason, payload.lost_events], ['file_removed', 0]);
  assert.ok(Number(payload.restored_lines) > 0);
  assertAccountedFor(events, lines);
});

test('a device that takes nothing stops nobody', { skip: !existsSync('/dev/full') }, async (t) => {
  const host = createReplayedHost(t);
  mkdirSync(dirname(host.journalPath), { recursive: true });
  symlinkSync('/dev/full', host.journalPath);
  await host.start();
  host.replay(STEPS);
  host.exit();
  assertUnharmed(host);
});

test('a disk that is full for a while leaves a gap of known size', async (t) => {
  const disk = mountSmallDisk(t, 128);
  if (!disk) return;
  const lines = await countLines(t);
  const host = createReplayedHost(t, { runsDir: join(disk, 'runs') });
  await host.start();
  host.replay(STEPS.slice(0, HALF));
  const ballast = join(disk, 'ballast');
  assert.throws(() => writeFileSync(ballast, Buffer.alloc(1 << 20)), { code: 'ENOSPC' });
  host.replay(STEPS.slice(HALF, HALF + 20));
  assertUnharmed(host);
  rmSync(ballast);
  host.replay(STEPS.slice(HALF + 20));
  host.exit();
  const { events } = await host.journal();
  const { payload } = only(events, 'recorder_fault');
  assert.deepEqual([payload.reason, payload.code], ['write_failed', 'ENOSPC']);
  assert.ok(Number(payload.lost_events) > 0);
  assertAccountedFor(events, lines);
});

describe('an observer that fails', () => {
  for (const seam of Object.keys(SEAMS)) {
    test(`${seam}: the fault is counted and the next event recorded`, async (t) => {
      const entryPoint = seam === 'hook.before_message_write' ? 'agent_local' : 'gateway';
      const host = createReplayedHost(t, { entryPoint });
      await host.start();
      for (let times = 0; times < 5; times++) host.deliver(poisoned(seam));
      host.replay(STEPS);
      host.exit();
      assertUnharmed(host);
      const { events } = await host.journal();
      const layer = seam.startsWith('hook.') ? seam : (seam.split('.', 1)[0] as string);
      const last = ofType(events, 'recorder_status').at(-1);
      assert.deepEqual(last?.payload.faults, { [layer]: 5 });
      const noted = ofType(events, 'recorder_fault');
      assert.equal(noted.length, 3, 'a line for the first few, a count for all');
      assert.ok(noted.every(({ payload }) => payload.reason === 'handler_failed' && payload.seam === layer));
      assert.equal(ofType(events, 'tool_call').filter(({ refines }) => refines === undefined).length, 6);
    });
  }

  /** An event whose members cannot be read. */
  function poisoned(seam: string): Step {
    const event = new Proxy({}, { get: () => assert.fail('unreadable') });
    return { seam, event, context: event };
  }
});

test('what cannot be read inside of an event costs that event and no other', async (t) => {
  const host = createReplayedHost(t, { entryPoint: 'agent_exec' });
  await host.start();
  const bait = Object.defineProperty({}, 'text', { enumerable: true, get: () => assert.fail('unreadable') });
  const call = (seq: number, args: unknown): Step => ({
    seam: 'agent_event.tool',
    event: {
      runId: 'r',
      seq,
      stream: 'tool',
      ts: seq,
      data: { phase: 'start', name: 'exec', toolCallId: `c${seq}`, args },
    },
  });
  host.replay([call(1, { command: 'ls' }), call(2, bait), call(3, { command: 'ls' })]);
  host.exit();
  assertUnharmed(host);
  const { events } = await host.journal();
  assert.deepEqual(
    ofType(events, 'tool_call').map(({ tool_call_id }) => tool_call_id),
    ['c1', 'c3'],
  );
  assert.equal(only(events, 'recorder_fault').payload.lost_events, 1);
});

test('events that the host numbered and did not show are counted as missing', async (t) => {
  const host = createReplayedHost(t, { entryPoint: 'agent_exec' });
  await host.start();
  host.replay(STEPS.filter(({ event }) => event.seq !== 7 && event.seq !== 8));
  host.exit();
  const { payload, host_run_id } = only((await host.journal()).events, 'recorder_fault');
  assert.deepEqual(payload, { reason: 'host_gap', seam: 'agent_event', lost_events: 2 });
  assert.equal(host_run_id, 'uuid-1');
});
