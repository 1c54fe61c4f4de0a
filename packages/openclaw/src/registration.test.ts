import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import fc from 'fast-check';
import { SEAMS } from './observe/seam-map.ts';
import { ofType, only } from './testing/evidence-checks.ts';
import { readRecording } from './testing/recording.ts';
import { type Step, toSteps } from './testing/replay-steps.ts';
import { createReplayedHost, type ReplayedHostOptions } from './testing/replayed-host.ts';

/** A gateway with a subagent, and a run with retries: between them, most seams. */
const STREAMS: readonly (readonly Step[])[] = ['09-subagent', '08a-model-500-429-recovered'].map((name) =>
  toSteps(readRecording(name)),
);

const WORKING_MODES = ['full', 'discovery', 'setup-runtime', 'a mode of the future'];
const IDLE_MODES = ['cli-metadata', 'setup-only'];

interface Registration {
  readonly mode: string;
  /** Which copy of the plugin. */
  readonly copy: number;
  /** After how much of the stream. */
  readonly at: number;
}

const ONCE: readonly Registration[] = [{ mode: 'full', copy: 1, at: 0 }];

const registration = fc.record({
  mode: fc.constantFrom(...WORKING_MODES, ...IDLE_MODES),
  copy: fc.integer({ min: 1, max: 5 }),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('any mix of registrations records exactly what a single one records', async (t) => {
  const single: unknown[][] = [];
  for (const steps of STREAMS) single.push(await recordWith(t, steps, ONCE, 'removes'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...WORKING_MODES, ...IDLE_MODES), { maxLength: 3 }),
      fc.array(registration, { maxLength: 5 }),
      fc.constantFrom('removes', 'ignores', 'throws'),
      fc.integer({ min: 0, max: STREAMS.length - 1 }),
      async (before, during, unsubscribe, stream) => {
        const first = [...before, 'discovery'].map((mode, index) => ({ mode, copy: index + 1, at: 0 }));
        const facts = await recordWith(t, STREAMS[stream] ?? [], [...first, ...during], unsubscribe as 'removes');
        assert.deepEqual(facts, single[stream]);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});

test('what a later registration does not get to see goes on through the earlier one', async (t) => {
  for (const steps of STREAMS) {
    const whole = await recordWith(t, steps, ONCE, 'removes');
    const adaptApi: ReplayedHostOptions['adaptApi'] = (api) =>
      api.registrationMode === 'full' ? api : { ...api, runtime: {} };
    const host = createReplayedHost(t, { entryPoint: 'gateway', adaptApi });
    await host.register('full');
    await host.register('discovery');
    host.replay(steps);
    host.exit();
    assert.deepEqual(comparable((await host.journal()).events), whole);
  }
});

test('each registration is noted, with all that it subscribed', async (t) => {
  for (const unsubscribe of ['removes', 'ignores', 'throws'] as const) {
    const host = createReplayedHost(t, { entryPoint: 'agent_local', unsubscribe });
    await host.start();
    host.exit();
    const { events } = await host.journal();
    const noted = [only(events, 'recorder_start'), ...ofType(events, 'recorder_status')].filter(
      ({ payload }) => payload.registration,
    );
    const modes = noted.map(({ payload }) => payload.registration);
    assert.deepEqual(
      modes,
      ['full', 'discovery', 'discovery'].map((mode, index) => ({ mode, number: index + 1 })),
    );
    for (const { payload } of noted) assert.deepEqual(payload.subscribed, Object.keys(SEAMS));
  }
});

for (const mode of IDLE_MODES) {
  test(`${mode} creates nothing and listens to nothing`, async (t) => {
    const parent = makeDirectory(t);
    const host = createReplayedHost(t, { runsDir: join(parent, 'runs') });
    await host.register(mode);
    host.replay(STREAMS[0] ?? []);
    host.exit();
    assert.deepEqual(readdirSync(parent), []);
  });
}

const HOSTILE_IDS = [
  '',
  '../x',
  'run_001/../..',
  'run_001/../../x',
  '/tmp',
  'run_1',
  'run_001\n',
  'run_001\0',
  'RUN_001',
  'run_٣٣٣',
  '.',
];
const runsDirOf = (parent: string): string => join(parent, 'a', 'b', 'runs');
const ENVIRONMENTS: readonly (readonly [is: string, of: (parent: string) => Record<string, string>])[] = [
  ['without a run', () => ({})],
  ['without a runs directory', () => ({ CRITIQOR_RUN_ID: 'run_001' })],
  ['without a run id', (parent) => ({ CRITIQOR_RUNS_DIR: runsDirOf(parent) })],
  ['with an empty runs directory', () => ({ CRITIQOR_RUN_ID: 'run_001', CRITIQOR_RUNS_DIR: '' })],
  ...HOSTILE_IDS.map((id) => {
    const is = `with the run id ${JSON.stringify(id)}`;
    return [is, (parent: string) => ({ CRITIQOR_RUN_ID: id, CRITIQOR_RUNS_DIR: runsDirOf(parent) })] as const;
  }),
];
for (const [is, environmentOf] of ENVIRONMENTS) {
  test(`${is} nothing is recorded and nothing created`, async (t) => {
    const parent = makeDirectory(t);
    const cwd = process.cwd();
    process.chdir(parent);
    t.after(() => process.chdir(cwd));
    const listeners = process.listenerCount('exit');
    const host = createReplayedHost(t, { environment: environmentOf(parent) });
    await host.start();
    assert.equal(process.listenerCount('exit'), listeners);
    host.replay(STREAMS[0] ?? []);
    host.exit();
    assert.deepEqual(readdirSync(parent), []);
    assert.deepEqual(host.thrown, []);
  });
}

/** Records a stream with further registrations, and returns what does not depend on time or on how often we were registered. */
async function recordWith(
  t: TestContext,
  steps: readonly Step[],
  registrations: readonly Registration[],
  unsubscribe: NonNullable<ReplayedHostOptions['unsubscribe']>,
): Promise<unknown[]> {
  const host = createReplayedHost(t, { entryPoint: 'gateway', unsubscribe });
  for (const [index, step] of steps.entries()) {
    for (const { mode, copy, at } of registrations)
      if (Math.floor(at * (steps.length - 1)) === index) await host.register(mode, copy);
    host.deliver(step);
  }
  host.exit();
  assert.deepEqual([host.thrown, host.returned], [[], []]);
  const { events, report } = await host.journal();
  assert.deepEqual(report.notes, []);
  rmSync(host.runsDir, { recursive: true });
  return comparable(events);
}

function comparable(events: readonly JournalEvent[]): unknown[] {
  return foldEvents(events)
    .filter(({ event_type }) => !event_type.startsWith('recorder_'))
    .map(({ seq, derived_from, timestamp, hash, prev_hash, writer, ...rest }) => rest);
}

function makeDirectory(t: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'critiqor-registration-'));
  t.after(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}
