import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diagnose } from './diagnose.ts';
import { createScenario, type ModelOptions, type ResultOptions } from './testing/scenario.ts';

/** Enough to show what is worse than linear; `npm run prove -- growth` goes to a million events. */
const CALLS = 25_000;
const IDENTITY = { run_id: 'run_001', agent_id: '', tenant_id: '', framework: 'openclaw', visibility: 'private' };

/** One conversation of many calls; each shape is the worst for somebody. */
const SHAPES: Readonly<
  Record<
    string,
    (i: number) => { tool?: string; args: unknown; result: ResultOptions; model?: ModelOptions; text?: string }
  >
> = {
  'the same call over and over': () => ({ args: { command: 'date' }, result: { text: 'Monday' } }),
  'a loop that something new interrupts again and again': (i) =>
    i % 4 === 3
      ? { args: { command: `cat file-${i}` }, result: { text: `content ${i}` } }
      : { args: { command: 'date' }, result: { text: 'Monday' } },
  'memory is overwritten again and again': (i) => ({
    tool: 'write',
    args: { path: 'MEMORY.md', content: `${i}: ${'x'.repeat(100 - (i % 90))}` },
    result: { text: 'ok' },
  }),
  'every call another one': (i) => ({ args: { command: `cat file-${i}` }, result: { text: `content ${i}` } }),
  'every call fails in its own way': (i) => ({
    args: { command: `make target-${i}` },
    result: { exitCode: 1, error: `no rule for target ${i}` },
  }),
  'every call fails with the same error': (i) => ({ args: { path: `f${i}` }, result: { error: 'permission denied' } }),
  'nobody reports tokens': (i) => ({
    args: { command: `step ${i}` },
    result: { text: 'x'.repeat(200) },
    model: { withoutUsage: true },
  }),
  'the agent comments on everything': (i) => ({
    args: { id: i },
    result: { text: `{"id":${i},"status":"ok"}` },
    text: `I have updated record ${i}. Next I will look at record ${i + 1}.`,
  }),
};

describe(`a run of ${CALLS} calls is judged, and the report stays small`, () => {
  for (const [name, shape] of Object.entries(SHAPES)) {
    test(name, { timeout: 120_000 }, () => {
      const scenario = createScenario().user('Do all of it');
      for (let i = 0; i < CALLS; i += 1) {
        const { tool = 'exec', args, result, model = {}, text } = shape(i);
        scenario.call(tool, args, result, { ...model, ...(text === undefined ? {} : { text }) });
      }
      scenario.say('All done.').end();
      const diagnosis = diagnose({ identity: IDENTITY, events: scenario.events, integrity: null });
      assert.deepEqual(
        diagnosis.failure_analysis.detectors.filter(({ outcome }) => outcome === 'error'),
        [],
      );
      assert.equal(diagnosis.evidence_summary.tool_calls, CALLS);
      assert.ok(JSON.stringify(diagnosis).length < 1_000_000, 'bounded, whatever was cited');
    });
  }
});
