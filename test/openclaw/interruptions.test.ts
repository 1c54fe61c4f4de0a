import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHost, type Evidence } from './host.ts';
import { createScriptedModel, type ModelExchange, type ModelTurn } from './scripted-model.ts';
import { assertMatchesTruth, ofType, only } from './truth.ts';

/** A run that is stopped while a tool runs, or while the model has not answered. */
const WHILE = {
  tool: [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { tools: [{ name: 'exec', args: { command: 'sleep 60; echo finished' } }] },
    { text: 'never said' },
  ],
  'model call': [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { text: 'never said', delayMs: 60_000 },
  ],
} as const satisfies Record<string, readonly ModelTurn[]>;

interface Expectation {
  readonly exit: number | NodeJS.Signals;
  /** How the run ended, or null when the host shows no end: then it was interrupted, and only the supervisor can say so. */
  readonly ending: string | null;
}

const SIGNALS: readonly { signal: NodeJS.Signals; during: keyof typeof WHILE; expected: Expectation }[] = [
  { signal: 'SIGINT', during: 'tool', expected: { exit: 143, ending: null } },
  { signal: 'SIGINT', during: 'model call', expected: { exit: 130, ending: 'aborted' } },
  { signal: 'SIGTERM', during: 'tool', expected: { exit: 143, ending: null } },
  { signal: 'SIGTERM', during: 'model call', expected: { exit: 143, ending: 'aborted' } },
  { signal: 'SIGKILL', during: 'tool', expected: { exit: 'SIGKILL', ending: null } },
  { signal: 'SIGKILL', during: 'model call', expected: { exit: 'SIGKILL', ending: null } },
];

for (const { signal, during, expected } of SIGNALS) {
  test(`${signal} in a ${during}: nothing shown is missing`, async (t) => {
    const { evidence, exchanges, exit } = await interrupt(during, [], (child, agentPid) => {
      if (signal === 'SIGKILL') process.kill(agentPid, 'SIGKILL');
      else child.kill(signal);
    });
    t.diagnostic(`exit ${exit}`);
    assertInterrupted(evidence, exchanges);
    assert.equal(ofType(evidence.facts, 'agent_end').at(-1)?.payload['ending'] ?? null, expected.ending);
    assert.equal(exit, expected.exit === 'SIGKILL' ? 137 : expected.exit);
  });
}

for (const during of ['tool', 'model call'] as const) {
  test(`timeout in a ${during}: the run is not taken for a success`, async () => {
    const { evidence, exchanges } = await interrupt(during, ['--timeout', '9']);
    assertInterrupted(evidence, exchanges);
    const end = only(evidence.facts, 'agent_end');
    assert.equal(end.payload['ending'], 'timeout');
    assert.equal(end.outcome, 'failed');
    if (during === 'tool') assert.equal(ofType(evidence.facts, 'tool_result').at(-1)?.outcome, 'cancelled');
  });
}

/** Runs the agent in a process of its own and, once it is where it should be, acts on it. */
async function interrupt(
  during: keyof typeof WHILE,
  options: readonly string[],
  act?: (child: { kill(signal: NodeJS.Signals): boolean }, agentPid: number) => void,
): Promise<{ evidence: Evidence; exchanges: readonly ModelExchange[]; exit: number | null }> {
  const model = await createScriptedModel();
  const host = createHost({ model });
  try {
    model.script('INTERRUPT.', WHILE[during]);
    const finished = await host.run(['agent', '--local', '--agent', 'main', '--message', 'INTERRUPT.', ...options], async (child) => {
      if (!act) return;
      await host.waitForEvent(`the ${during}`, ({ event_type, tool_name, payload }) =>
        during === 'tool' ? event_type === 'tool_call' && tool_name === 'exec' : event_type === 'before_provider_request' && payload['model_call'] === 2,
      );
      const { events } = await host.journal();
      act(child, only(events, 'recorder_start').payload['pid'] as number);
    });
    const evidence = await host.journal();
    const exit = finished.code ?? (finished.signal === 'SIGKILL' ? 137 : null);
    return { evidence, exchanges: model.of('INTERRUPT.'), exit };
  } finally {
    await model.close();
    host.remove();
  }
}

function assertInterrupted({ facts, report }: Evidence, exchanges: readonly ModelExchange[]): void {
  assert.deepEqual(report.notes, []);
  const withoutResult = exchanges.flatMap(({ toolCallIds }) => toolCallIds).slice(-1);
  assertMatchesTruth(facts, exchanges, { lastCallInterrupted: true, withoutResult });
}
