import assert from 'node:assert/strict';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { makeTestDirectory } from '../testing/test-journal.ts';
import { ensureRunDirectories, isRunId, toRunPaths } from './run-directory.ts';

const RUN_IDS: readonly (readonly [text: string, isId: boolean])[] = [
  ['run_001', true],
  ['run_999', true],
  ['run_1000', true],
  ['run_000000000000001', true],
  ['run_1', false],
  ['run_01', false],
  ['run_0000000000000001', false],
  ['run_001 ', false],
  ['run_001\n', false],
  ['run_../../x', false],
  ['run_001/..', false],
  ['RUN_001', false],
  ['run_٠٠١', false],
  ['latest', false],
  ['', false],
];

for (const [text, isId] of RUN_IDS) {
  test(`${JSON.stringify(text)} is ${isId ? 'a' : 'no'} run id`, () => assert.equal(isRunId(text), isId));
}

test('the places of a run are those of the contract', () => {
  assert.deepEqual(toRunPaths('/x/runs', 'run_007'), {
    runsDir: '/x/runs',
    record: '/x/runs/run_007.json',
    directory: '/x/runs/run_007',
    journal: '/x/runs/run_007/events.jsonl',
    session: '/x/runs/run_007/session.json',
    diagnosis: '/x/runs/run_007/diagnosis.json',
    overlayCopy: '/x/runs/run_007/openclaw.config.json5',
    annotations: '/x/runs/run_007/annotations.jsonl',
    seals: '/x/runs/seals.jsonl',
    state: '/x/runs/.critiqor',
    digestKey: '/x/runs/.critiqor/run_007.key',
    witness: '/x/runs/.critiqor/run_007.witness',
    openEntry: '/x/runs/.critiqor/open/run_007.json',
    endedEntry: '/x/runs/.critiqor/ended/run_007.json',
  });
});

test('what is no run id never becomes a path', () => {
  assert.throws(() => toRunPaths('/x/runs', '../../etc'), { name: 'TypeError', message: /run_001/ });
});

test('missing directories are created for the user alone, and again without harm', (t) => {
  const paths = toRunPaths(join(makeTestDirectory(t), 'deep', 'runs'), 'run_001');
  ensureRunDirectories(paths);
  ensureRunDirectories(paths);
  for (const directory of [paths.runsDir, paths.directory, paths.state]) {
    assert.equal(statSync(directory).mode & 0o777, 0o700, directory);
  }
});

test('a file in the place of a directory is an error', (t) => {
  const runsDir = join(makeTestDirectory(t), 'runs');
  writeFileSync(runsDir, '');
  assert.throws(() => ensureRunDirectories(toRunPaths(runsDir, 'run_001')), { code: /EEXIST|ENOTDIR/ });
});
