import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { type TestContext, test } from 'node:test';
import { makeFinalizedRun, makeRunsDir } from '../testing/finalized-run.ts';
import { readFirstAndLast, toListLine } from './read-first-and-last.ts';
import { readStory } from './read-story.ts';

test('both ends of a sealed run tell what it was asked and answered', async (t) => {
  const { session } = await makeFinalizedRun(makeRunsDir(t));
  const { task, answer } = readStory(session, new Set());
  assert.deepEqual(readFirstAndLast(session), { task, answer });
  assert.deepEqual([task, answer], ['List the files of w_a', 'There is one file.']);
});

test('far more between them is not read, and the answer of a subagent is not taken for the last', async (t) => {
  const filler = toLine('tool_result', { text: 'x'.repeat(1_000) });
  const path = await write(t, [
    toLine('recorder_start', { text: 'y'.repeat(40_000) }),
    toLine('input', { text: ' Say\n hello ' }, 'main'),
    ...Array.from({ length: 2_000 }, () => filler),
    toLine('message_end', { role: 'assistant', text: 'hello' }, 'main'),
    toLine('message_end', { role: 'assistant', text: 'sub' }, 'other'),
    toLine('message_end', { role: 'user', text: 'me' }, 'main'),
    'torn {',
  ]);
  const { task, answer } = readFirstAndLast(path);
  assert.deepEqual([toListLine(task), answer], ['Say hello', 'hello']);
});

test('what is missing, damaged or too far away is unknown', async (t) => {
  assert.deepEqual(readFirstAndLast('/nowhere/session.json'), { task: null, answer: null });
  const far = Array.from({ length: 400 }, () => toLine('tool_result', { text: 'x'.repeat(1_000) }));
  const path = await write(t, [...far, toLine('input', { text: 'late' }), ...far]);
  assert.deepEqual(readFirstAndLast(path), { task: null, answer: null });
  assert.equal(toListLine('a'.repeat(1_000))?.length, 300);
  assert.equal(toListLine(null), null);
});

const toLine = (event_type: string, payload: object, conversation_key?: string): string =>
  JSON.stringify({ v: 2, event_type, payload, conversation_key });

async function write(t: TestContext, lines: readonly string[]): Promise<string> {
  const { session } = await makeFinalizedRun(makeRunsDir(t));
  const path = `${session}.other`;
  writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 });
  assert.ok(readFileSync(path).length > 0);
  return path;
}
