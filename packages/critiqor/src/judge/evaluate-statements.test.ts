import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { evaluateStatements } from './evaluate-statements.ts';

test('every sentence gets an act, every bad line one error', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-statements-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'statements.jsonl');
  const lines = [
    '{"id":"a","text":"I pushed the branch."}',
    'not json',
    '{"id":"b"}',
    '{"text":"Done."}',
    '',
    '{"id":7,"text":"The deploy failed."}',
    'null',
  ];
  writeFileSync(file, lines.join('\n'));
  const predictions = [];
  for await (const prediction of evaluateStatements(file)) predictions.push(prediction);
  assert.deepEqual(predictions, [
    { id: 'a', act: 'done' },
    { id: `${file}:2`, act: null, error: 'The line is not JSON.' },
    { id: 'b', act: null, error: 'The line has no text.' },
    { id: `${file}:4`, act: null, error: 'The line has no id.' },
    { id: '7', act: 'failed' },
    { id: `${file}:7`, act: null, error: 'The line has no id.' },
  ]);
});
