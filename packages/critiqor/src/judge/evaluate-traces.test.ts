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
    [true, true, true, false, false],
  );
  assert.equal(predictions[3]?.trust_score, null, 'nothing to judge');
});

test('a damaged archive is an error that names the file', async (t) => {
  const path = join(makeFolder(t), 'a.jsonl.gz');
  writeFileSync(path, gzipSync(`${JSON.stringify(TRACE)}\n`.repeat(2_000)).subarray(0, 200));
  await assert.rejects(evaluate(path), /a\.jsonl\.gz cannot be read completely/);
});

test('a path that does not exist is refused', () => {
  assert.throws(() => listTraceFiles('/no/such/place'), /does not exist/);
});
