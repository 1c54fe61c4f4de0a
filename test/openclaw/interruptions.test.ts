import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { JournalEvent } from '@critiqor/evidence/contract/event';
import { toCoverage } from '@critiqor/evidence/testing/to-coverage';
import {
  createScriptedModel,
  type ModelExchange,
  type ModelTurn,
} from '../../packages/critiqor/src/demo/scripted-model.ts';
import { onlyWhole } from '../short-form.ts';
import { createHost, type Evidence, waitFor } from './host.ts';
import { assertMatchesTruth, ofType, only } from './truth.ts';

/** A run that is stopped while a tool runs (`yieldMs`: not in the background), or while the model has not answered. */
const WHILE = {
  tool: [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { tools: [{ name: 'exec', args: { command: 'touch began; sleep 60; echo finished', yieldMs: 60_000 } }] },
    { text: 'never said' },
  ],
  'model call': [{ tools: [{ name: 'read', args: { path: 'hello.txt' } }] }, { text: 'never said', delayMs: 60_000 }],
  'streamed answer': [
    { tools: [{ name: 'read', args: { path: 'hello.txt' } }] },
    { text: 'word by word '.repeat(40), chunks: 200, chunkDelayMs: 300 },
  ],
  'first moment': [{ tools: [{ name: 'read', args: { path: 'hello.txt' } }] }, { text: 'never said', delayMs: 60_000 }],
} as const satisfies Record<string, readonly ModelTurn[]>;

/** What shows that the run is there. */
const REACHED: Readonly<Record<keyof typeof WHILE, (event: JournalEvent) => boolean>> = {
  tool: ({ event_type, tool_name }) => event_type === 'tool_call' && tool_name === 'exec',
  'model call': ({ event_type, payload }) => event_type === 'before_provider_request' && payload.model_call === 2,
  'streamed answer': ({ event_type }) => event_type === 'message_start',
  'first moment': ({ event_type }) => event_type === 'agent_start',
};

/**
 * Whether the host still shows the end of a run that was interrupted in a tool is a race inside it: seen both ways
 * (docs/decisions/004-what-the-host-shows.md). It must never look like a success.
 */
const SIGNALS: readonly Interruption[] = [
  { signal: 'SIGINT', during: 'tool', endings: ['aborted', 'none'], isShort: false },
  { signal: 'SIGINT', during: 'model call', endings: ['aborted'], isShort: true },
  { signal: 'SIGTERM', during: 'tool', endings: ['aborted', 'none'], isShort: true },
  { signal: 'SIGTERM', during: 'model call', endings: ['aborted', 'none'], isShort: false },
  { signal: 'SIGKILL', during: 'tool', endings: ['none'], isShort: true },
  { signal: 'SIGKILL', during: 'model call', endings: ['none'], isShort: false },
  { signal: 'SIGKILL', during: 'streamed answer', endings: ['none'], isShort: true },
  { signal: 'SIGKILL', during: 'first moment', endings: ['none'], isShort: false },
];

interface Interruption {
  readonly signal: NodeJS.Signals;
  readonly during: keyof typeof WHILE;
  readonly endings: readonly string[];
  /** Every signal and every moment but the first is in the short form too; not every pair. */
  readonly isShort: boolean;
}

const formOf = (isShort: boolean) => (isShort ? {} : onlyWhole('openclaw'));

for (const { signal, during, endings, isShort } of SIGNALS) {
  const name = `${signal} in a ${during}: nothing shown is missing, and the run is no success`;
  test(name, formOf(isShort), async (t) => {
    const { evidence, exchanges, exit } = await interrupt(`${signal}-${during}`, during, [], (child, agentPid) => {
      if (signal === 'SIGKILL') process.kill(agentPid, 'SIGKILL');
      else child.kill(signal);
    });
    assertInterrupted(evidence, exchanges);
    const ending = String(ofType(evidence.facts, 'agent_end').at(-1)?.payload.ending ?? 'none');
    t.diagnostic(`exit ${exit}, ending ${ending}`);
    assert.ok(endings.includes(ending), ending);
    assert.notEqual(exit, 0);
    const { open_runs } = toCoverage(evidence.events);
    assert.equal(open_runs.length, ending === 'none' ? 1 : 0, 'a run without an end is named');
  });
}

for (const during of ['tool', 'model call'] as const) {
  test(`timeout in a ${during}: the run is not taken for a success`, formOf(during === 'tool'), async () => {
    const { evidence, exchanges } = await interrupt(`timeout-${during}`, during, ['--timeout', '18']);
    assertInterrupted(evidence, exchanges);
    const end = only(evidence.facts, 'agent_end');
    assert.equal(end.payload.ending, 'timeout');
    assert.equal(end.outcome, 'failed');
    if (during === 'tool') assert.equal(ofType(evidence.facts, 'tool_result').at(-1)?.outcome, 'cancelled');
  });
}

/** Runs the agent in a process of its own and, once it is where it should be, acts on it. */
async function interrupt(
  name: string,
  during: keyof typeof WHILE,
  options: readonly string[],
  act?: (child: { kill(signal: NodeJS.Signals): boolean }, agentPid: number) => void,
): Promise<{ evidence: Evidence; exchanges: readonly ModelExchange[]; exit: number | string | null }> {
  const model = await createScriptedModel();
  const host = createHost({ model, keepAs: name.toLowerCase().replace(' ', '-') });
  try {
    model.script('INTERRUPT.', WHILE[during]);
    const finished = await host.run(
      ['agent', '--local', '--agent', 'main', '--message', 'INTERRUPT.', ...options],
      async (child) => {
        if (!act) return;
        await host.waitForEvent(`the ${during}`, REACHED[during]);
        if (during === 'tool') await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
        const { events } = await host.journal();
        act(child, only(events, 'recorder_start').payload.pid as number);
      },
    );
    const evidence = await host.journal();
    return { evidence, exchanges: model.of('INTERRUPT.'), exit: finished.code ?? finished.signal };
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
