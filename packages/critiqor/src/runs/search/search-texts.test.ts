import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { findStores } from '../../imports/openclaw/find-stores.ts';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { importAll, makeEntries, writeSessionFile } from '../../testing/imports/test-store.ts';
import { deleteRuns } from '../delete/delete-runs.ts';
import { readStoredRecord } from '../runs-directory.ts';
import { withRunsLock } from '../runs-lock.ts';
import { createRunFactReader } from './run-facts.ts';
import { toTextsPath } from './search-texts.ts';
import { type ListOptions, selectRuns } from './select-runs.ts';

/** Three runs of one conversation, which ask for folder 0, 1 and 2. */
async function makeRuns(t: TestContext): Promise<string> {
  const runsDir = makeRunsDir(t);
  const state = join(runsDir, '..', `state-${process.hrtime.bigint()}`);
  mkdirSync(state);
  t.after(() => rmSync(state, { recursive: true, force: true }));
  writeSessionFile(state, 'talk', makeEntries(3));
  await importAll(runsDir, findStores(state, { idleMs: 900_000, now: Date.now() }));
  return runsDir;
}

const select = (runsDir: string, options: ListOptions) => selectRuns(runsDir, options, readStoredRecord);

const found = (runsDir: string, text: string): readonly string[] =>
  select(runsDir, { text }).runs.map(({ run_id }) => run_id);

test('words of the task and the answer, in any case, all of them', async (t) => {
  const runsDir = await makeRuns(t);
  assert.deepEqual(found(runsDir, 'FOLDER File-1.txt'), ['run_002']);
  assert.deepEqual(found(runsDir, 'file-2.txt'), ['run_003']);
  assert.deepEqual(found(runsDir, 'list holds'), ['run_001', 'run_002', 'run_003']);
  assert.deepEqual(found(runsDir, 'scripted-1 folder run_001'), ['run_001'], 'what the row says counts too');
  assert.deepEqual(found(runsDir, 'folder elephant'), []);
  const { runs } = select(runsDir, { model: 'scripted-1', text: 'folder', limit: 2 });
  assert.deepEqual([runs.length, runs[0]?.models, runs[0]?.task], [2, ['scripted-1'], 'Please list folder 1.']);
});

test('a text that somebody changed is not searched, and that is said', async (t) => {
  const runsDir = await makeRuns(t);
  const path = toTextsPath(runsDir);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('list folder 1', 'hide folder 1'));
  assert.deepEqual(found(runsDir, 'hide'), []);
  const { runs, notSearched } = select(runsDir, { text: 'folder' });
  assert.deepEqual([runs.length, notSearched], [2, 1]);
  writeFileSync(path, `${text}run_002\t"elephant"\n`);
  assert.deepEqual([found(runsDir, 'elephant'), select(runsDir, { text: 'folder' }).notSearched], [[], 0]);
  rmSync(path);
  assert.deepEqual(select(runsDir, { text: 'folder' }).notSearched, 3);
});

test('the text of a deleted run is gone, also when the deletion was killed half-way', async (t) => {
  const runsDir = await makeRuns(t);
  const remove = (ids: readonly string[]) =>
    withRunsLock(runsDir, () => deleteRuns(runsDir, ids, '2026-11-16T00:00:00.000Z', 'rm'));
  remove(['run_002']);
  assert.ok(!readFileSync(toTextsPath(runsDir), 'utf8').includes('folder 1'));
  assert.deepEqual(found(runsDir, 'folder'), ['run_001', 'run_003']);
  // A note of an agent deletes nothing; one of a killed deletion does.
  writeFileSync(join(runsDir, '.critiqor/deleting.json'), '["run_001","run_002","../.."]');
  mkdirSync(join(runsDir, 'run_002'));
  remove([]);
  assert.deepEqual(
    select(runsDir, {}).runs.map(({ run_id }) => run_id),
    ['run_001', 'run_003'],
  );
});

test('what a subagent is asked and answers is not what the run is about', () => {
  const reader = createRunFactReader();
  const add = (event_type: 'input' | 'message_end', conversation_key: string, text: string) =>
    reader.add({ event_type, conversation_key, payload: { text, trigger: 'user' } });
  const key = 'agent:main:telegram:direct:42';
  add('input', 'agent:main:subagent:1', 'inner task');
  add('input', key, 'outer task');
  add('message_end', key, 'outer answer');
  add('message_end', 'agent:main:subagent:1', 'inner answer');
  const { task, answer, conversation, channel } = reader.facts();
  assert.deepEqual([task, answer, conversation, channel], ['outer task', 'outer answer', key, 'telegram']);
});
