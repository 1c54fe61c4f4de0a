import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { KeeperSettings, NotifySettings } from '../config/keeper-settings.ts';
import { readRule } from '../config/notify-rules.ts';
import { readSealList } from '../ledger/seal-list.ts';
import { listRuns } from '../runs/list-runs.ts';
import { makeOpenRun } from '../testing/always/open-run.ts';
import { keepOnce, type PassOptions, type PassReport } from './keep-once.ts';
import type { Notification } from './notify/notification.ts';

const HOUR_MS = 3_600_000;

function makeRunsDir(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-keep-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const toSettings = (rules: readonly string[], changes: Partial<KeeperSettings> = {}): KeeperSettings => {
  const notify: NotifySettings = {
    command: 'true',
    webhook: null,
    secretFile: null,
    rules: rules.map((value) => readRule({ kind: 'scalar', value, line: 1, column: 1 })),
  };
  return {
    keepDays: null,
    keepBytes: null,
    notify: rules.length > 0 ? notify : null,
    hub: null,
    sources: {},
    ...changes,
  };
};

/** A keeper with a clock of its own; what it sends is collected. */
function makeKeeper(runsDir: string, settings: KeeperSettings) {
  const sent: Notification[] = [];
  const clock = { now: Date.now(), up: 10 * 86_400, fails: false };
  const pass = (options: Partial<PassOptions> = {}): Promise<PassReport> =>
    keepOnce(runsDir, {
      settings,
      now: () => clock.now,
      upSince: () => clock.up,
      send: async (one) => {
        if (clock.fails) return 'nobody answered';
        sent.push(one);
        return null;
      },
      ...options,
    });
  const wait = (hours: number): void => {
    clock.now += hours * HOUR_MS;
    clock.up += hours * 3_600;
  };
  return { sent, clock, pass, wait };
}

test('what has ended is sealed and judged once, whoever is at it; what is open stays open', async (t) => {
  const runsDir = makeRunsDir(t);
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  makeOpenRun(runsDir, 'run_002');
  makeOpenRun(runsDir, 'run_003', { isCut: true, process: { pid: 2 ** 22 + 1, start: '0 0' } });
  const { pass } = makeKeeper(runsDir, toSettings([]));
  const reports = await Promise.all([pass(), pass()]);
  assert.deepEqual(reports.flatMap(({ sealed }) => sealed).sort(), ['run_001', 'run_003']);
  assert.deepEqual(
    listRuns(runsDir).map(({ run_id, status, check }) => [run_id, status, check]),
    [
      ['run_001', 'COMPLETED', 'listed'],
      ['run_002', 'MONITORING', 'unlisted'],
      ['run_003', 'COMPLETED', 'listed'],
    ],
  );
  const lines = readFileSync(toRunPaths(runsDir, 'run_001').seals, 'utf8').trim().split('\n');
  assert.equal(lines.length, 2, 'one line for each run: judged once');
  assert.deepEqual((await pass()).sealed, []);
});

test('the first pass tells nothing old; then each cause at most once an hour', async (t) => {
  const runsDir = makeRunsDir(t);
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  const { sent, pass, wait } = makeKeeper(runsDir, toSettings(['trust below 101', 'cost above 2', 'readiness unsafe']));
  await pass();
  assert.equal(sent.length, 0, 'what was sealed before the keeper began');
  for (const id of ['run_002', 'run_003']) makeOpenRun(runsDir, id, { closedBy: 'idle' });
  await pass();
  assert.deepEqual(
    sent.map(({ rule, run_id, agent_id }) => [rule, run_id, agent_id]),
    [['trust below 101', 'run_002', 'main']],
  );
  makeOpenRun(runsDir, 'run_004', { closedBy: 'idle' });
  await pass();
  assert.equal(sent.length, 1, 'the same cause within an hour');
  wait(1.1);
  makeOpenRun(runsDir, 'run_005', { closedBy: 'idle' });
  await pass();
  assert.deepEqual(
    sent.map(({ run_id }) => run_id),
    ['run_002', 'run_005'],
  );
  assert.ok(!JSON.stringify(sent).includes('List the files'), 'nothing recorded is sent');
});

test('what does not arrive is tried again, more and more rarely, and given up in the end', async (t) => {
  const runsDir = makeRunsDir(t);
  const { sent, pass, wait, clock } = makeKeeper(runsDir, toSettings(['trust below 101']));
  await pass();
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  clock.fails = true;
  const first = await pass();
  assert.deepEqual([first.notified, first.waiting, first.notifyProblem], [0, 1, 'nobody answered']);
  assert.equal((await pass()).notifyProblem, null, 'not before its time');
  wait(0.1);
  clock.fails = false;
  assert.deepEqual([(await pass()).notified, sent.length], [1, 1]);
  clock.fails = true;
  wait(2);
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  for (let round = 0; round < 20; round += 1) {
    await pass();
    wait(5);
  }
  assert.deepEqual([(await pass()).waiting, sent.length], [0, 1]);
  assert.equal(JSON.parse(readFileSync(join(runsDir, '.critiqor/keeper.json'), 'utf8')).dropped, 1);
});

test('a run that is listed and whose record is not written yet is told by a later pass, and holds up no other', async (t) => {
  const runsDir = makeRunsDir(t);
  const { sent, pass, wait } = makeKeeper(runsDir, toSettings(['trust below 101']));
  await pass();
  const paths = makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  const other = makeKeeper(runsDir, toSettings([]));
  const unfinished = join(runsDir, '.critiqor/keeper.json');
  const before = readFileSync(unfinished, 'utf8');
  await other.pass();
  const sealed = readFileSync(paths.record, 'utf8');
  // As a command leaves it that is ended between the list and the record.
  const record = JSON.parse(sealed);
  writeFileSync(unfinished, before);
  rmSync(paths.record);
  writeFileSync(paths.record, JSON.stringify({ ...record, status: 'FINALIZING' }));
  await pass();
  assert.equal(sent.length, 0);
  makeOpenRun(runsDir, 'run_002', { closedBy: 'idle' });
  await pass();
  wait(2);
  writeFileSync(paths.record, sealed);
  await pass();
  await pass();
  assert.deepEqual(
    sent.map(({ run_id }) => run_id),
    ['run_002', 'run_001'],
  );
});

test('silence is told while a gateway is busy, and only then', async (t) => {
  const runsDir = makeRunsDir(t);
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  const { sent, pass, wait, clock } = makeKeeper(runsDir, toSettings(['nothing recorded for 6 hours']));
  await pass();
  wait(7.5);
  await pass();
  assert.equal(sent.length, 0, 'no gateway');
  const gateways = join(runsDir, '.critiqor/gateways');
  mkdirSync(gateways);
  writeFileSync(join(gateways, 'w_1.jsonl'), '{}\n');
  utimesSync(join(gateways, 'w_1.jsonl'), clock.now / 1_000, clock.now / 1_000);
  await pass();
  await pass();
  assert.match(sent.map(({ message }) => message).join(), /^Nothing was recorded for 7 hours/);
});

test('retention deletes what is old or too much, with a tombstone, never what is pinned', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const id of ['run_001', 'run_002', 'run_003']) makeOpenRun(runsDir, id, { closedBy: 'idle' });
  const { pass, wait } = makeKeeper(runsDir, toSettings([], { keepDays: 30 }));
  await pass();
  const [first] = listRuns(runsDir);
  wait(31 * 24);
  makeOpenRun(runsDir, 'run_004', { closedBy: 'idle' });
  assert.deepEqual((await pass()).deleted, ['run_001', 'run_002', 'run_003', 'run_004'], 'by the clock of the keeper');
  assert.ok(!existsSync(toRunPaths(runsDir, 'run_001').directory));
  assert.equal(readSealList(toRunPaths(runsDir, 'run_001').seals).runs.get('run_001')?.isDeleted, true);
  assert.ok((first?.size_bytes ?? 0) > 0);
});

test('a clock that was set deletes nothing for a day', async (t) => {
  const runsDir = makeRunsDir(t);
  makeOpenRun(runsDir, 'run_001', { closedBy: 'idle' });
  const { pass, wait, clock } = makeKeeper(runsDir, toSettings([], { keepDays: 30 }));
  await pass();
  wait(25);
  assert.deepEqual([(await pass()).deleted, (await pass()).kept], [[], null]);
  clock.now += 400 * 24 * HOUR_MS;
  const { deleted, kept } = await pass();
  assert.deepEqual(deleted, []);
  assert.match(kept ?? '', /clock was changed/);
  clock.now -= 400 * 24 * HOUR_MS;
  await pass();
  wait(25);
  assert.deepEqual([(await pass()).deleted, (await pass()).kept], [[], null]);
});
