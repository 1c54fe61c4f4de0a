import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, type Prediction } from '../../../packages/critiqor/src/judge/evaluate-traces.ts';
import { mutate } from '../mutate.ts';
import { must, type OpenParser } from '../parser.ts';

const call = (i: number, command: string, text: string, is_error = false): object[] => [
  { i, type: 'tool_call', tool: 'exec', call_id: `c${i}`, args: { command } },
  { i: i + 1, type: 'tool_result', tool: 'exec', call_id: `c${i}`, text, is_error, exit_code: is_error ? 1 : 0 },
];
const usage = { input: 1_200, output: 80, cache_read: 15_000, cache_write: null };
const TRACES: readonly object[] = [
  {
    trace_id: 'a',
    task: 'Run the tests and fix what fails.',
    model: 'some-model',
    events: [
      { i: 0, type: 'user_message', text: 'Run the tests.', ts: '2026-01-01T00:00:00.000Z' },
      {
        i: 1,
        type: 'assistant_message',
        text: 'I will run them.',
        usage,
        cost_usd: 0.01,
        actor: 'main',
        ts: 1_767_225_600_000,
      },
      ...call(2, 'npm test', '3 failing', true),
      ...call(4, 'npm test', '3 failing', true),
      { i: 6, type: 'assistant_message', text: 'All tests pass.', usage },
      { i: 7, type: 'end', subtype: 'success' },
    ],
  },
  {
    trace_id: 'b',
    events: [
      { i: 0, type: 'system', tools: ['exec', 'read'], text: 'You are a helper.' },
      { i: 1, type: 'user_message', text: 'How large is the disk?' },
      ...call(2, 'df -h', 'Filesystem Size\n/dev/sda1 20G'),
      { i: 4, type: 'assistant_message', text: 'The disk has 40 GB.' },
      { i: 5, type: 'error', text: 'HTTP 529 overloaded' },
    ],
  },
];

/** Traces: wrong values anywhere give one line with an error for that trace, and its neighbours are judged as if it were not there. */
export const openTraces: OpenParser = async (folder) => {
  const path = join(folder, 'traces.jsonl');
  const good = JSON.stringify({ ...TRACES[1], trace_id: 'good' });
  const judge = async (text: string) => {
    writeFileSync(path, text);
    const predictions = [];
    for await (const { elapsed_ms: _, ...prediction } of evaluateTraces(path, DEFAULT_PROFILE))
      predictions.push(prediction);
    return predictions;
  };
  let count = 0;
  const expected = JSON.stringify(await judge(good));
  return {
    seeds: TRACES.map((trace) => JSON.stringify(trace)),
    mutate: (input, random, pool) => mutate(input, random, pool).replaceAll(/[\r\n\u2028\u2029]/g, ' '),
    async feed(input) {
      count += 1;
      const isBlank = input.trim() === '';
      // Neighbours cost two thirds of the time and are the same ones again and again.
      if (count % 10 !== 0 && !isBlank) return tell((await judge(input))[0]);
      const predictions = await judge(`${good}\n${input}\n${good}\n`);
      must(predictions.length === (isBlank ? 2 : 3), `${predictions.length} predictions for 3 lines`);
      const [first, middle, last] = isBlank ? [predictions[0], undefined, predictions[1]] : predictions;
      must(
        JSON.stringify([first]) === expected && JSON.stringify([last]) === expected,
        'a neighbour is judged differently',
      );
      return tell(middle);
    },
  };
};

/** What came of a trace, after a look at how an error is told. */
function tell(judged: Omit<Prediction, 'elapsed_ms'> | undefined): string {
  const { error, readiness, findings } = judged ?? {};
  if (error === undefined) return `${readiness} ${findings?.map(({ type }) => type).join(' ')}`;
  must(!error.includes('\n'), 'the error is not one line');
  must(!/is not a function|Cannot read|undefined|TypeError/.test(error), `the engine stumbled: ${error}`);
  return error.replaceAll(/\d+|"[^"]*"/g, '');
}
