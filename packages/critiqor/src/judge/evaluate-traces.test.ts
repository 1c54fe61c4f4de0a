import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { DEFAULT_PROFILE } from '@critiqor/diagnosis/scoring/default-profile';
import { evaluateTraces, listTraceFiles, type Prediction } from './evaluate-traces.ts';

const TRACE = {
  trace_id: 'one',
  outcome: 'fail',
  labels: { root: { event_i: 0 } },
  task: 'Count the lines',
  events: [
    { i: 0, type: 'user_message', text: 'Count the lines' },
    { i: 1, type: 'tool_call', tool: 'exec', args: { command: 'wc -l' }, call_id: 'a' },
    { i: 2, type: 'tool_result', call_id: 'a', text: '12' },
    { i: 3, type: 'assistant_message', text: 'There are 12 lines.' },
  ],
};

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-eval-'));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function evaluate(path: string): Promise<Prediction[]> {
  const predictions: Prediction[] = [];
  for await (const prediction of evaluateTraces(path, DEFAULT_PROFILE)) predictions.push(prediction);
  return predictions;
}

test('plain and compressed traces give the same predictions, with places for ids', async (t) => {
  const folder = makeFolder(t);
  writeFileSync(join(folder, 'a.jsonl'), `${JSON.stringify(TRACE)}\n`);
  writeFileSync(join(folder, 'b.jsonl.gz'), gzipSync(`${JSON.stringify(TRACE)}\n`));
  writeFileSync(join(folder, 'notes.txt'), 'not a trace');
  const files = listTraceFiles(folder);
  assert.equal(files.length, 2);
  const [[plain], [packed]] = await Promise.all([evaluate(files[0] ?? ''), evaluate(files[1] ?? '')]);
  assert.deepEqual({ ...plain, elapsed_ms: 0 }, { ...packed, elapsed_ms: 0 });
  assert.equal(plain?.trace_id, 'one');
  assert.ok(plain?.root_cause.every(({ event_i }) => event_i >= 0 && event_i < TRACE.events.length));
});

test('labels and outcome change nothing', async (t) => {
  const folder = makeFolder(t);
  const { outcome: _, labels: __, ...blind } = TRACE;
  writeFileSync(join(folder, 'a.jsonl'), `${JSON.stringify(TRACE)}\n${JSON.stringify(blind)}\n`);
  const [seen, unseen] = await evaluate(join(folder, 'a.jsonl'));
  assert.deepEqual({ ...seen, elapsed_ms: 0 }, { ...unseen, elapsed_ms: 0 });
});

test('a line that is no trace gets a prediction that says so, and the rest is judged', async (t) => {
  const path = join(makeFolder(t), 'a.jsonl');
  writeFileSync(
    path,
    ['{broken', '[]', 'null', '{"trace_id":"x","events":[1,null,{"type":7}]}', JSON.stringify(TRACE)].join('\n'),
  );
  const predictions = await evaluate(path);
  assert.deepEqual(
    predictions.map(({ error }) => error !== undefined),
    [true, true, true, true, false],
  );
  assert.equal(predictions[3]?.error, 'Event 0 is not an object with a type.');
});

/** A value of the wrong type in every place that the engine reads. */
const WRONG: readonly (readonly [member: object, error: string])[] = [
  [{ usage: { input: '12' } }, 'Event 3 has a usage.input that is not a number.'],
  [{ usage: 7 }, 'Event 3 has a usage that is not an object.'],
  [{ text: { toString: 1 } }, 'Event 3 has a text that is not a text.'],
  [{ tool: [] }, 'Event 3 has a tool that is not a text.'],
  [{ tools: [1] }, 'Event 3 has a tools that is not a list of texts.'],
  [{ call_id: 4 }, 'Event 3 has a call_id that is not a text.'],
  [{ is_error: 'no' }, 'Event 3 has a is_error that is not true or false.'],
  [{ exit_code: '0' }, 'Event 3 has a exit_code that is not a number.'],
  [{ actor: {} }, 'Event 3 has a actor that is not a text.'],
  [{ ts: [] }, 'Event 3 has a ts that is not a time.'],
  [{ subtype: 1 }, 'Event 3 has a subtype that is not a text.'],
  [{ cost_usd: '1' }, 'Event 3 has a cost_usd that is not a number.'],
];

for (const [member, error] of WRONG) {
  test(`one error line, and its neighbours are judged: ${JSON.stringify(member)}`, async (t) => {
    const path = join(makeFolder(t), 'a.jsonl');
    const wrong = {
      ...TRACE,
      trace_id: 'wrong',
      events: TRACE.events.with(3, { ...TRACE.events[3], ...member } as never),
    };
    writeFileSync(path, [TRACE, wrong, TRACE].map((trace) => JSON.stringify(trace)).join('\n'));
    const [first, second, third] = await evaluate(path);
    assert.deepEqual([second?.trace_id, second?.trust_score, second?.error], ['wrong', null, error]);
    assert.deepEqual([first?.error, { ...third, elapsed_ms: 0 }], [undefined, { ...first, elapsed_ms: 0 }]);
  });
}

test('a null is what a source did not have', async (t) => {
  const path = join(makeFolder(t), 'a.jsonl');
  const nulls = { actor: null, exit_code: null, usage: null, ts: null, call_id: null };
  const events = TRACE.events.map((event) => ({ ...nulls, ...event }));
  writeFileSync(path, [TRACE, { ...TRACE, events }].map((trace) => JSON.stringify(trace)).join('\n'));
  const [first, second] = await evaluate(path);
  assert.deepEqual({ ...second, elapsed_ms: 0 }, { ...first, elapsed_ms: 0 });
});

test('a damaged archive is an error that names the file', async (t) => {
  const path = join(makeFolder(t), 'a.jsonl.gz');
  writeFileSync(path, gzipSync(`${JSON.stringify(TRACE)}\n`.repeat(2_000)).subarray(0, 200));
  await assert.rejects(evaluate(path), /a\.jsonl\.gz cannot be read completely/);
});

test('a path that does not exist is refused', () => {
  assert.throws(() => listTraceFiles('/no/such/place'), /does not exist/);
});
