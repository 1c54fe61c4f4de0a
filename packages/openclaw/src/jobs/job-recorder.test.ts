import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, type TestContext, test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { type OpenRunEntry, parseOpenRun } from '@critiqor/evidence/contract/open-run';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { readWholeJournal } from '@critiqor/evidence/read/journal-reader';
import { foldEvents } from '@critiqor/evidence/testing/fold-events';
import {
  assertContract,
  assertIntact,
  assertRefinementsAdd,
  assertSeamMap,
  ofType,
} from '../testing/evidence-checks.ts';
import { RECORDINGS, readRecording } from '../testing/recording.ts';
import { asOtherRuns, type Step, toSteps } from '../testing/replay-steps.ts';
import {
  createReplayedHost,
  type Evidence,
  type ReplayedHost,
  type ReplayedHostOptions,
  replayRecording,
} from '../testing/replayed-host.ts';

interface JobRun extends Evidence {
  readonly entry: OpenRunEntry;
  readonly closedBy: unknown;
}

/** A host whose configuration says where to record, and that nobody supervises. */
async function startInstalled(
  t: TestContext,
  options: ReplayedHostOptions = {},
  idleMinutes = 15,
): Promise<ReplayedHost> {
  const host: ReplayedHost = createReplayedHost(t, {
    entryPoint: 'gateway',
    environment: {},
    adaptApi: (api) => ({ ...api, pluginConfig: { runsDir: host.runsDir, idleMinutes }, config: configuration }),
    ...options,
  });
  await host.start();
  return host;
}
let configuration: object = {};

async function readRuns({ runsDir }: ReplayedHost): Promise<JobRun[]> {
  const ended = join(runsDir, '.critiqor', 'ended');
  const ids = (existsSync(ended) ? readdirSync(ended) : []).map((name) => name.slice(0, -'.json'.length)).sort();
  return Promise.all(
    ids.map(async (id) => {
      const paths = toRunPaths(runsDir, id);
      const entry = parseOpenRun(readFileSync(paths.endedEntry, 'utf8'));
      assert.ok(entry);
      const { events, report } = await readWholeJournal(paths.journal);
      const closedBy = ofType(events, 'recorder_status').findLast(({ payload }) => payload.closed_by)?.payload
        .closed_by;
      return { entry, closedBy, events, facts: foldEvents(events), report };
    }),
  );
}

async function replayInstalled(t: TestContext, steps: readonly Step[], options?: ReplayedHostOptions) {
  const host = await startInstalled(t, options);
  host.replay(steps);
  host.exit();
  assert.deepEqual([host.returned, host.thrown], [[], []]);
  const runs = await readRuns(host);
  for (const run of runs) {
    assertIntact(run);
    assertContract(run.events);
    assertSeamMap(run.events);
    assertRefinementsAdd(run.events);
    assert.equal(run.events[0]?.event_type, 'recorder_start');
    assert.deepEqual(run.events[0]?.payload.job, run.entry.job);
  }
  return { host, runs };
}

const steps = (name: string): Step[] => toSteps(readRecording(name), 'late');
const sketch = ({ entry: { job }, closedBy }: JobRun): string => `${job.kind} ${job.conversation_key} ${closedBy}`;

/** What the journal says about turns: everything but the recorder's own lines, ids of lines and times. */
const told = (events: readonly JournalEvent[]): string[] =>
  events
    .filter(({ source, event_type }) => source !== 'recorder' && !GATEWAY.has(event_type))
    // A heartbeat that was announced and never came is no run; only the log of the gateway has it.
    .filter(({ host_run_id, payload }) => host_run_id || payload.text !== '[OpenClaw heartbeat poll]')
    .map(({ event_type, host_run_id, conversation_key, payload, outcome, tool_call_id }) =>
      JSON.stringify([event_type, host_run_id, conversation_key, payload, outcome, tool_call_id]).replaceAll(
        /[0-9a-f]{8,16}\b/g,
        '#',
      ),
    )
    .sort();
const GATEWAY = new Set([
  'gateway_start',
  'gateway_stop',
  'cron',
  'session_start',
  'session_end',
  'skill_available',
  'context_report',
]);

describe('every recording is recorded completely, whichever run its lines are in', () => {
  for (const name of RECORDINGS) {
    test(name, async (t) => {
      const supervised = await replayRecording(t, name, { lateness: 'late' });
      const isGateway = readRecording(name).some((line) => line.name === 'gateway_start');
      const { runs } = await replayInstalled(t, steps(name), { entryPoint: isGateway ? 'gateway' : 'agent_local' });
      assert.deepEqual(told(runs.flatMap(({ events }) => events)), told(supervised.events));
    });
  }
});

describe('a run per job', () => {
  test('a subagent is recorded with its parent', async (t) => {
    const { runs } = await replayInstalled(t, steps('09-subagent'));
    assert.deepEqual(runs.map(sketch), ['conversation agent:main:main gateway_stop']);
    assert.equal(new Set(ofType(runs[0]?.facts ?? [], 'agent_start').map(({ host_run_id }) => host_run_id)).size, 3);
    const keys = new Set(ofType(runs[0]?.facts ?? [], 'input').map(({ conversation_key }) => conversation_key));
    assert.ok(
      [...keys].some((key) => key?.includes(':subagent:')),
      'the task of the subagent too',
    );
  });

  test('an execution of a cron job is a run, and says which job', async (t) => {
    const { runs } = await replayInstalled(t, steps('18-cron'));
    assert.equal(runs.length, 1);
    const [run] = runs;
    assert.equal(run?.entry.job.kind, 'cron');
    assert.match(run?.entry.job.conversation_key ?? '', new RegExp(`:cron:${run?.entry.job.job_id}:`));
    assert.deepEqual(
      ofType(run?.facts ?? [], 'cron').map(({ payload }) => payload.action),
      ['started', 'finished'],
    );
  });

  test('a heartbeat is a run of its own within a conversation that goes on', async (t) => {
    const before = asTurn('01-clean-success', 'main', 'before');
    const after = asTurn('01-clean-success', 'main', 'after');
    const key = String(readRecording('18b-heartbeat').find(({ name }) => name === 'llm_input')?.ctx?.sessionKey);
    const { runs } = await replayInstalled(t, [...before, ...steps('18b-heartbeat'), ...after]);
    assert.deepEqual(
      runs.map(({ entry: { job } }) => `${job.kind} ${job.conversation_key}`),
      [`conversation ${key}`, `heartbeat ${key}`],
    );
    const turns = runs.map(({ facts }) => ofType(facts, 'agent_start').length);
    assert.deepEqual(turns, [2, 1]);
    assert.equal(ofType(runs[1]?.facts ?? [], 'input').length, 1, 'its own message is in it');
  });

  test('the message of a heartbeat is stored before its turn, and belongs to it', async (t) => {
    const heartbeat = steps('18b-heartbeat');
    const key = 'agent:main:main';
    const message = { role: 'user', content: '[OpenClaw heartbeat poll]', timestamp: 1 };
    const poll: Step = { seam: 'transcript', event: { sessionKey: key, agentId: 'main', messageId: 'poll', message } };
    const { runs } = await replayInstalled(t, [poll, ...heartbeat]);
    assert.deepEqual(
      runs.map(({ entry: { job } }) => job.kind),
      ['heartbeat'],
    );
    const inputs = ofType(runs[0]?.facts ?? [], 'input').map(({ payload }) => payload.text);
    assert.ok(inputs.includes('[OpenClaw heartbeat poll]'));
  });

  test('a reset ends a run, and the next turn begins another', async (t) => {
    const { runs } = await replayInstalled(t, steps('19-gateway-two-turns-and-new'));
    assert.deepEqual(runs.slice(0, 2).map(sketch), [
      'conversation agent:main:main reset',
      'conversation agent:main:main exit',
    ]);
    assert.equal(ofType(runs[0]?.facts ?? [], 'session_start').length, 1);
    assert.equal(
      ofType(runs[1]?.facts ?? [], 'session_start').length,
      1,
      'what was shown before its first turn is in it',
    );
  });

  test('twenty conversations at once do not mix', async (t) => {
    const names = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const alone = steps('14-parallel-tools');
    const all = names.map((name) => asTurn('14-parallel-tools', name, name));
    const mixed = alone.flatMap((_, at) => all.flatMap((one) => one[at] ?? []));
    const { runs } = await replayInstalled(t, mixed, { entryPoint: 'gateway' });
    assert.equal(runs.length, 20);
    for (const { entry, events, facts } of runs) {
      const key = entry.job.conversation_key;
      assert.deepEqual([...new Set(events.flatMap(({ conversation_key }) => conversation_key ?? []))], [key]);
      assert.equal(ofType(facts, 'tool_call').length, 4);
    }
  });
});

/** The same stream as another turn, in a conversation of that name. */
const asTurn = (name: string, conversation: string, turn: string): Step[] =>
  asOtherRuns(steps(name), turn).map(
    (step) =>
      JSON.parse(JSON.stringify(step).replaceAll(`agent:main:main${turn}`, `agent:main:${conversation}`)) as Step,
  );

describe('what ends runs', () => {
  test('a reload ends idle runs at once, and a turn under way with that turn', async (t) => {
    const host = await startInstalled(t);
    const idle = asTurn('01-clean-success', 'idle', 'idle');
    const busy = asTurn('01-clean-success', 'busy', 'busy');
    host.replay(idle);
    host.replay(busy.slice(0, busy.length / 2));
    configuration = { agents: { changed: true } };
    await host.register('discovery');
    configuration = {};
    host.replay(busy.slice(busy.length / 2));
    host.replay(asTurn('01-clean-success', 'idle', 'again'));
    host.exit();
    assert.deepEqual((await readRuns(host)).map(sketch), [
      'conversation agent:main:idle reload',
      'conversation agent:main:busy reload',
      'conversation agent:main:idle exit',
    ]);
  });

  test('silence ends a conversation; the next turn begins another run', async (t) => {
    const host = await startInstalled(t, {}, 0.01);
    host.replay(asTurn('01-clean-success', 'main', 'a'));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    host.replay(asTurn('01-clean-success', 'main', 'b'));
    host.exit();
    const runs = await readRuns(host);
    assert.ok(runs.length >= 2);
    assert.equal(runs[0]?.closedBy, 'idle');
  });
});

describe('a recorder that was not installed', () => {
  test('records nothing and creates nothing', async (t) => {
    const host = createReplayedHost(t, { entryPoint: 'gateway', environment: {} });
    await host.start();
    host.replay(steps('01-clean-success'));
    host.exit();
    assert.ok(!existsSync(host.runsDir));
  });

  test('leaves the run of a supervisor alone: it is recorded once', async (t) => {
    const host = createReplayedHost(t, {
      entryPoint: 'gateway',
      adaptApi: (api) => ({ ...api, pluginConfig: { runsDir: host.runsDir } }),
    });
    await host.start();
    host.replay(steps('01-clean-success'));
    host.exit();
    assert.deepEqual(readdirSync(host.runsDir).sort(), ['.critiqor', 'run_001']);
    assert.deepEqual(await readRuns(host), []);
  });
});
