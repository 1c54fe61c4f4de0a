import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import type { HostApi } from '../host/host.ts';
import { assertContract, ofType } from '../testing/evidence-checks.ts';
import { loadPluginCopy } from '../testing/plugin-copies.ts';
import { RECORDINGS, readRecording } from '../testing/recording.ts';
import { asOtherRuns, type Step, toSteps } from '../testing/replay-steps.ts';
import { createReplayedHost } from '../testing/replayed-host.ts';
import { HOOK_SEAMS, SEAMS } from './seam-map.ts';

/** The host must not be able to tell that we are there. */

/**
 * Every hook that may be subscribed: the host ignores what these return, or takes nothing for no change. Whoever adds one shows the
 * same of it.
 */
const OBSERVING_HOOKS = [
  'after_compaction',
  'after_tool_call',
  'agent_end',
  'before_compaction',
  'before_message_write',
  'before_reset',
  'cron_changed',
  'gateway_start',
  'gateway_stop',
  'llm_input',
  'llm_output',
  'message_received',
  'message_sent',
  'model_call_ended',
  'model_call_started',
  'session_end',
  'session_start',
  'subagent_ended',
  'subagent_spawned',
];

test('only hooks that observe are subscribed, in every mode', async (t) => {
  assert.deepEqual(Object.keys(HOOK_SEAMS).sort(), OBSERVING_HOOKS);
  for (const mode of ['full', 'discovery', 'setup-runtime', 'unheard of']) {
    const subscribed: string[] = [];
    const host = createReplayedHost(t, {
      adaptApi: (api) => ({ ...api, on: (hook) => void subscribed.push(hook) }),
    });
    await host.register(mode);
    assert.deepEqual(subscribed.sort(), OBSERVING_HOOKS);
    host.exit();
  }
});

test('a hook that changes how a host behaves by being subscribed is subscribed only where it does not', async (t) => {
  for (const entryPoint of ['agent_local', 'agent_exec', 'chat', 'gateway'] as const) {
    const subscribed = new Map<string, number | undefined>();
    const host = createReplayedHost(t, {
      entryPoint,
      adaptApi: (api) => ({ ...api, on: (hook, _, options) => void subscribed.set(hook, options?.priority) }),
    });
    await host.register('discovery');
    assert.equal(subscribed.has('before_message_write'), entryPoint === 'agent_local', entryPoint);
    if (entryPoint === 'agent_local') assert.equal(subscribed.get('before_message_write'), -1_000_000);
    host.exit();
  }
});

test('no handler returns or throws anything, and none changes what it is shown', async (t) => {
  for (const name of RECORDINGS) {
    // Everything that is replayed is frozen: a change throws, and the recorder would count it as a fault.
    const host = createReplayedHost(t, { entryPoint: name.startsWith('01') ? 'agent_local' : 'gateway' });
    await host.start();
    host.replay(toSteps(readRecording(name)));
    host.exit();
    assert.deepEqual([host.returned, host.thrown], [[], []]);
    assert.deepEqual(ofType((await host.journal()).events, 'recorder_fault'), []);
  }
});

test('no timer is started and no listener left but one for the end of the process', async (t) => {
  const timers = t.mock.method(globalThis, 'setTimeout');
  const intervals = t.mock.method(globalThis, 'setInterval');
  const immediates = t.mock.method(globalThis, 'setImmediate');
  const before = countListeners();
  const host = createReplayedHost(t, { entryPoint: 'gateway' });
  for (const mode of ['full', 'discovery', 'discovery', 'full', 'discovery']) await host.register(mode);
  host.replay(toSteps(readRecording('09-subagent')));
  const after = countListeners();
  assert.deepEqual(after, { ...before, exit: (before.exit ?? 0) + 1 });
  host.exit();
  assert.deepEqual(
    [timers, intervals, immediates].map(({ mock }) => mock.callCount()),
    [0, 0, 0],
  );
});

function countListeners(): Record<string, number> {
  return Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));
}

const throwing = (): never => {
  throw new Error('not yours to read');
};
const TRAPS = [
  'get',
  'has',
  'ownKeys',
  'getPrototypeOf',
  'getOwnPropertyDescriptor',
  'isExtensible',
  'set',
  'defineProperty',
];
const hostileProxy = (): object => new Proxy({}, Object.fromEntries(TRAPS.map((trap) => [trap, throwing])));

/** Values that no host should hand out. Created each time: some are used up. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  undefined: () => undefined,
  null: () => null,
  zero: () => 0,
  'not a number': () => Number.NaN,
  'a huge number': () => Number.MAX_VALUE,
  'a bigint': () => 12n,
  'a symbol': () => Symbol('x'),
  'an empty text': () => '',
  'half a character': () => 'a\ud800',
  'a function': () => throwing,
  'an array': () => [null, [undefined], {}],
  'an array with holes': () => new Array(5),
  'a number for a text': () => ({ text: 5, content: 7, role: 8, runId: 9, toolCallId: {}, phase: [] }),
  'a getter that throws': () => Object.defineProperty({}, 'runId', { enumerable: true, get: throwing }),
  'a getter that throws nothing': () =>
    Object.defineProperty({}, 'runId', {
      get: () => {
        throw undefined;
      },
    }),
  'a getter that throws the unspeakable': () =>
    Object.defineProperty({}, 'runId', {
      get: () => {
        throw Object.create(null);
      },
    }),
  'a text that throws': () => ({
    toString: throwing,
    valueOf: throwing,
    toJSON: throwing,
    [Symbol.toPrimitive]: throwing,
  }),
  'a proxy that throws': hostileProxy,
  'a revoked proxy': () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  'a cycle': () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    cycle.list = [cycle];
    return cycle;
  },
  'deep nesting': () => {
    let nested: unknown = 'core';
    for (let depth = 0; depth < 10_000; depth++) nested = { nested };
    return nested;
  },
  'a date, a map and bytes': () => ({ date: new Date(Number.NaN), map: new Map([[1, 2]]), bytes: new Uint8Array(9) }),
  'a rejected promise': () => {
    const promise = Promise.reject(new Error('nobody waits for this'));
    promise.catch(() => {});
    return promise;
  },
  'a prototype of its own': () => JSON.parse('{"__proto__":{"runId":"x"},"constructor":1,"hasOwnProperty":2}'),
};

/** A host that is being abused, and what must hold for it afterwards. */
async function abuse(t: TestContext, attack: (deliver: (step: Step) => void) => void): Promise<void> {
  const rejections: unknown[] = [];
  const onRejection = (cause: unknown): void => void rejections.push(cause);
  process.on('unhandledRejection', onRejection);
  const host = createReplayedHost(t, { entryPoint: 'gateway' });
  try {
    await host.start();
    attack(host.deliver);
    host.replay(asOtherRuns(toSteps(readRecording('01-clean-success')), '-afterwards'));
    host.exit();
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.off('unhandledRejection', onRejection);
  }
  assert.deepEqual([host.returned, host.thrown, rejections], [[], [], []]);
  const { events, facts, report } = await host.journal();
  assert.deepEqual(report.notes, []);
  assertContract(events);
  const followed = facts.filter(({ host_run_id }) => host_run_id?.endsWith('-afterwards'));
  assert.equal(ofType(followed, 'tool_result').length, 4, 'the run that follows is recorded');
}

for (const [name, make] of Object.entries(HOSTILE)) {
  test(`${name} in place of events, contexts and members harms nobody`, async (t) => {
    await abuse(t, (deliver) => {
      for (const seam of Object.keys(SEAMS)) {
        deliver({ seam, event: make() as Step['event'], context: make() as NonNullable<Step['context']> });
        for (const wrap of WRAPPERS)
          deliver({ seam, event: wrap(make(), seam) as Step['event'], context: { sessionKey: make() } });
      }
    });
  });
}

/** Well-formed outside, hostile inside. */
const WRAPPERS: readonly ((value: unknown, seam: string) => unknown)[] = [
  (value, seam) => ({
    runId: 'hostile',
    seq: 1,
    stream: seam.split('.').at(-1),
    data: value,
    message: value,
    type: seam.replace(/^\w+\./, ''),
  }),
  (value, seam) => ({
    runId: `hostile-${seam}`,
    seq: 1,
    stream: seam.split('.').at(-1),
    type: seam.replace(/^\w+\./, ''),
    phase: 'model_call_started',
    data: {
      phase: 'start',
      toolCallId: value,
      name: value,
      args: value,
      error: value,
      outputTokens: value,
      text: value,
      itemId: 'i',
    },
    message: { role: 'assistant', content: value, usage: value },
    messages: [value, { role: 'assistant', content: [value] }],
    lastAssistant: value,
    tools: value,
    params: value,
    job: value,
  }),
];

test('a recorded event with any of its members replaced harms nobody', async (t) => {
  const steps = [
    '08a-model-500-429-recovered',
    '09-subagent',
    '20-gateway-tui-and-abort',
    '07c-compaction-failed',
  ].flatMap((name) => toSteps(readRecording(name)));
  const replacement = fc.record({
    step: fc.nat(steps.length - 1),
    member: fc.nat(),
    value: fc.constantFrom(...Object.values(HOSTILE)),
  });
  await abuse(t, (deliver) => {
    fc.assert(
      fc.property(replacement, ({ step, member, value }) => {
        const { seam, event, context } = steps[step] as Step;
        deliver({ seam, event: replaceMember(event, member, value) as Step['event'], ...(context ? { context } : {}) });
        if (context) deliver({ seam, event, context: replaceMember(context, member, value) as Step['event'] });
      }),
      { numRuns: 2_000, seed: 11 },
    );
  });
});

/** A copy in which the n-th member, counted in depth, is another. */
function replaceMember(value: unknown, member: number, make: () => unknown): unknown {
  let left = member % countMembers(value);
  const copy = (part: unknown): unknown => {
    if (left-- === 0) return make();
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, copy(inner)]));
  };
  return copy(value);
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((count: number, inner) => count + countMembers(inner), 1);
}

test('a text of 10 MB is bounded, not passed on', async (t) => {
  const text = 'ten megabytes of this. '.repeat(450_000);
  const host = createReplayedHost(t);
  await host.start();
  const base = { runId: 'large', sessionKey: 'agent:main:large', ts: 1 };
  host.replay([
    { seam: 'agent_event.lifecycle', event: { ...base, seq: 1, stream: 'lifecycle', data: { phase: 'start' } } },
    {
      seam: 'agent_event.tool',
      event: {
        ...base,
        seq: 2,
        stream: 'tool',
        data: { phase: 'start', toolCallId: 'c', name: 'exec', args: { text } },
      },
    },
    {
      seam: 'agent_event.tool',
      event: {
        ...base,
        seq: 3,
        stream: 'tool',
        data: { phase: 'result', toolCallId: 'c', result: { content: [{ type: 'text', text }] } },
      },
    },
  ]);
  host.exit();
  const { events } = await host.journal();
  assert.deepEqual(ofType(events, 'recorder_fault'), []);
  assert.ok(events.every((event) => JSON.stringify(event).length < 100_000));
  assert.equal(ofType(events, 'tool_result')[0]?.payload.result_chars, text.length);
});

const BROKEN_HOSTS: Readonly<Record<string, unknown>> = {
  'no api at all': undefined,
  'null for an api': null,
  'an empty api': {},
  'no hooks': { registrationMode: 'full', runtime: { events: { onAgentEvent: () => () => {} } } },
  'no runtime': { registrationMode: 'full', on: () => {} },
  'no events': { registrationMode: 'full', on: () => {}, runtime: {} },
  'hooks that throw': {
    registrationMode: 'full',
    on: throwing,
    runtime: { events: { onAgentEvent: throwing, onSessionTranscriptUpdate: throwing } },
  },
  'values for functions': {
    registrationMode: 'full',
    on: 7,
    runtime: { events: { onAgentEvent: 'x', onSessionTranscriptUpdate: null } },
  },
  'values for values': { registrationMode: 5, pluginConfig: 6, config: 'x', runtime: 'y' },
  'getters that throw': hostileProxy(),
};
for (const [is, api] of Object.entries(BROKEN_HOSTS)) {
  test(`registering with ${is} does not throw`, async (t) => {
    const host = createReplayedHost(t);
    const plugin = (await loadPluginCopy(1)).default;
    assert.doesNotThrow(() => assert.equal(plugin.register(api as HostApi), undefined));
    host.exit();
  });
}
