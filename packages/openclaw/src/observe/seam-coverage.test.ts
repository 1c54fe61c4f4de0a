import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { CONVERSATION_SEAMS, FACTS, type FactName } from '@critiqor/evidence/contract/facts';
import { ENTRY_POINTS, type EntryPoint, type Fact } from '@critiqor/evidence/contract/known-facts/fact';
import type { Coverage, WriterCoverage } from '@critiqor/evidence/read/coverage';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import { ofType, only } from '../testing/evidence-checks.ts';
import { RECORDINGS, readRecording } from '../testing/recording.ts';
import { asOtherRuns, type Step, toSteps, withoutSeam } from '../testing/replay-steps.ts';
import { type ReplayedHostOptions, record, replayRecording } from '../testing/replayed-host.ts';
import { rareSteps } from '../testing/scripted-steps.ts';
import { HOOK_SEAMS, SEAMS } from './seam-map.ts';

const FACT_LIST = Object.entries(FACTS) as [FactName, Fact][];
const isGateway = (name: string): boolean => readRecording(name).some((line) => line.name === 'gateway_start');
/**
 * Hosts that hide a fact may still let a little of it slip: the trigger of a run in a conversation of its own, the end of the
 * conversation of a subagent that could not start.
 */
const EXCEPTIONS = ['07b-compaction-preflight', '09b-subagent-fails-locally'];

/** Of the compactions of an entry point without hooks only those that a run makes itself slip through. */
const COMPACTION = 'agent_event.compaction';

/** What the recordings that are possible in an entry point show there, one after the other in one process. */
function everything(entryPoint: EntryPoint): Step[] {
  const isPossible = (name: string): boolean =>
    entryPoint === 'gateway' || !(isGateway(name) || EXCEPTIONS.includes(name));
  const recorded = RECORDINGS.filter(isPossible).flatMap((name) =>
    asOtherRuns(toSteps(readRecording(name)), `-${name}`),
  );
  const hasHooks = entryPoint === 'gateway' || entryPoint === 'agent_local';
  const hidden = [...(entryPoint === 'gateway' ? [] : ['hook.message_sent']), ...(hasHooks ? [] : [COMPACTION])];
  return [...recorded, ...hidden.reduce<Step[]>(withoutSeam, rareSteps())];
}

/** An entry point in which a seam is listened to. */
function entryPointWith(seam: string): EntryPoint {
  return HOOK_SEAMS[seam.replace('hook.', '')]?.entryPoints?.includes('agent_local') ? 'agent_local' : 'gateway';
}

async function coverageOf(t: TestContext, steps: readonly Step[], options: ReplayedHostOptions): Promise<Coverage> {
  return toCoverage((await record(t, steps, options)).events);
}

function writerOf({ writers: [writer] }: Coverage): WriterCoverage {
  assert.ok(writer);
  return writer;
}

describe('facts and seams', () => {
  test('every seam contributes to a fact, and every seam that a fact names exists', () => {
    const named = new Set(FACT_LIST.flatMap(([, { seams, extraSeams = [] }]) => [...seams, ...extraSeams]));
    assert.deepEqual([...named].sort(), Object.keys(SEAMS).sort());
  });

  test('the seams that need access to conversations are known to both sides', () => {
    const needing = Object.entries(HOOK_SEAMS).filter(([, { needsConversationAccess }]) => needsConversationAccess);
    assert.deepEqual([...CONVERSATION_SEAMS].sort(), needing.map(([name]) => `hook.${name}`).sort());
  });
});

for (const entryPoint of ENTRY_POINTS) {
  test(`${entryPoint}: what the table says is shown was seen, and what it says is not shown was not`, async (t) => {
    const { events } = await record(t, everything(entryPoint), { entryPoint });
    assert.deepEqual(ofType(events, 'recorder_fault'), []);
    const writer = writerOf(toCoverage(events));
    assert.equal(writer.entry_point, entryPoint);
    assert.equal(writer.host_version, '2026.9.6');
    for (const [name, { where }] of FACT_LIST) {
      const expected = where[entryPoint] === 'not_shown' ? 'not_shown' : 'captured';
      assert.equal(writer.facts[name].status, expected, `${name}: ${JSON.stringify(writer.facts[name])}`);
    }
  });

  test(`${entryPoint}: a run in which little happens is not blamed for what did not occur`, async (t) => {
    const { events } = await replayRecording(t, '10b-claim-without-any-tool', { entryPoint });
    const { facts } = writerOf(toCoverage(events));
    assert.equal(facts.tool_call.status, 'none_seen');
    assert.equal(facts.run_end.status, 'captured');
    for (const [name, { where }] of FACT_LIST)
      if (where[entryPoint] === 'not_shown') assert.equal(facts[name].status, 'not_shown');
  });
}

describe('a seam that the host does not deliver', () => {
  const streams = [...RECORDINGS.map((name) => toSteps(readRecording(name))), rareSteps()].sort(
    (left, right) => left.length - right.length,
  );
  const baselines = new Map<readonly Step[], string>();
  const summaryOf = async (t: TestContext, steps: readonly Step[], entryPoint: EntryPoint): Promise<string> => {
    const { writers, ...rest } = await coverageOf(t, steps, { entryPoint });
    return JSON.stringify([writers.map(({ facts }) => facts), rest]);
  };
  for (const seam of Object.keys(SEAMS)) {
    test(`${seam}: coverage is another`, async (t) => {
      const entryPoint = entryPointWith(seam);
      for (const steps of streams.filter((candidate) => candidate.some((step) => step.seam === seam))) {
        const known = entryPoint === 'gateway' ? baselines.get(steps) : undefined;
        const baseline = known ?? (await summaryOf(t, steps, entryPoint));
        if (entryPoint === 'gateway') baselines.set(steps, baseline);
        if ((await summaryOf(t, withoutSeam(steps, seam), entryPoint)) !== baseline) return;
      }
      assert.fail('no recording tells the difference');
    });
  }
});

describe('a seam that the host does not have', () => {
  const steps = toSteps(readRecording('01-clean-success'));
  const factsOf = (seam: string): FactName[] =>
    FACT_LIST.filter(([, fact]) => fact.seams.includes(seam)).map(([name]) => name);
  const assertMissing = ({ facts }: WriterCoverage, seams: readonly string[]): void => {
    for (const seam of seams) {
      for (const name of factsOf(seam)) {
        assert.ok(facts[name].missing_seams?.includes(seam), `${name} lacks ${seam}`);
        assert.match(facts[name].status, /^(partial|not_captured)$/);
      }
    }
  };

  for (const hook of Object.keys(HOOK_SEAMS)) {
    test(`the hook ${hook}: the facts that it contributes to say so`, async (t) => {
      const adaptApi: ReplayedHostOptions['adaptApi'] = (api) => ({
        ...api,
        on: (name, handler) => (name === hook ? assert.fail('unknown hook') : api.on?.(name, handler)),
      });
      const { events } = await record(t, steps, { entryPoint: entryPointWith(`hook.${hook}`), adaptApi });
      assert.deepEqual(only(events, 'recorder_start').payload.refused, [`hook.${hook}`]);
      assertMissing(writerOf(toCoverage(events)), [`hook.${hook}`]);
    });
  }

  const LAYERS: Readonly<Record<string, Partial<ReplayedHostOptions>>> = {
    agent_event: {
      adaptApi: (api) => ({
        ...api,
        runtime: { ...api.runtime, events: { ...api.runtime?.events, onAgentEvent: undefined as never } },
      }),
    },
    transcript: {
      adaptApi: (api) => ({
        ...api,
        runtime: { ...api.runtime, events: { ...api.runtime?.events, onSessionTranscriptUpdate: undefined as never } },
      }),
    },
    diagnostic: { diagnostics: false },
  };
  for (const [layer, options] of Object.entries(LAYERS)) {
    test(`the stream ${layer}: the facts that it contributes to say so`, async (t) => {
      const seams = Object.keys(SEAMS).filter((seam) => seam.split('.', 1)[0] === layer);
      const { events } = await record(t, steps, { entryPoint: 'gateway', ...options });
      assert.deepEqual(only(events, 'recorder_start').payload.refused, seams);
      assertMissing(writerOf(toCoverage(events)), seams);
    });
  }
});

test('without access to conversations, what needs it is reported as missing', async (t) => {
  const { events } = await replayRecording(t, '24-no-conversation-access', { conversationAccess: false });
  const writer = writerOf(toCoverage(events));
  assert.equal(writer.conversation_access, false);
  for (const [name, { seams }] of FACT_LIST) {
    const needed = seams.filter((seam) => CONVERSATION_SEAMS.includes(seam));
    if (needed.length === 0) continue;
    assert.equal(writer.facts[name].status, needed.length === seams.length ? 'not_captured' : 'partial', name);
    assert.deepEqual(writer.facts[name].missing_seams, needed);
  }
  assert.equal(writer.facts.tokens_and_cost.status, 'captured');
});

describe('what has begun and not ended', () => {
  const OPEN: Readonly<Record<string, readonly [runs: number, modelCalls: number, toolCalls: number]>> = {
    '01-clean-success': [0, 0, 0],
    '08a-model-500-429-recovered': [0, 0, 0],
    '12-invalid-args': [0, 0, 0],
    '13a-sigint-in-tool': [1, 0, 0],
    '13f-sigkill': [1, 0, 1],
    '20-gateway-tui-and-abort': [0, 0, 0],
  };
  for (const [name, expected] of Object.entries(OPEN)) {
    test(`${name}: is counted, in whatever order it was shown`, async (t) => {
      for (const entryPoint of ['gateway', 'agent_exec'] as const) {
        for (const lateness of ['prompt', 'late'] as const) {
          const { events } = await replayRecording(t, name, { entryPoint, lateness });
          const { open_runs, open_model_calls, open_tool_calls } = toCoverage(events);
          assert.deepEqual([open_runs.length, open_model_calls, open_tool_calls], expected);
        }
      }
    });
  }
});

const COMMANDS: Readonly<Record<string, string>> = {
  'agent --local --message x': 'agent_local',
  'agent exec x': 'agent_exec',
  'agent --message x': 'unknown',
  'agent exec --local': 'agent_exec',
  'agent --agent main --local': 'agent_local',
  chat: 'chat',
  'tui --local': 'chat',
  'gateway run': 'gateway',
  '--profile work gateway run': 'gateway',
  '--profile chat agent exec x': 'agent_exec',
  '--dev agent --local': 'agent_local',
  'plugins list': 'unknown',
  '': 'unknown',
};
for (const [command, entryPoint] of Object.entries(COMMANDS)) {
  test(`openclaw ${command} is the entry point ${entryPoint}`, async (t) => {
    const { argv } = process;
    t.after(() => {
      process.argv = argv;
    });
    const { events } = await record(t, [], {
      adaptApi: (api) => {
        process.argv = ['node', 'openclaw', ...command.split(' ')];
        return api;
      },
    });
    assert.equal(only(events, 'recorder_start').payload.entry_point, entryPoint);
  });
}
