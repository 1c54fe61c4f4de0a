import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { checkRun } from '../runs/check-run.ts';
import { listRuns } from '../runs/list-runs.ts';
import { makeOpenRun } from '../testing/always/open-run.ts';
import { type Ended, runCritiqor } from '../testing/run-critiqor.ts';

/**
 * A pass of the keeper is ended before each of its calls that change the file system, in the middle of each write, and meets a full disk there: the
 * next pass finishes the work, nothing is judged twice, nothing is lost, and whoever is to be told is told once.
 */

/** A keeper that has made its first pass, a run that has ended since, and a command that notes what it is told. */
async function makeSetting(t: TestContext): Promise<{ folder: string; before: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'critiqor-keep-crash-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const before = join(folder, 'before');
  mkdirSync(join(folder, '.critiqor'));
  const notify = [
    'notify:',
    `  command: cat >> ${folder}/told; echo >> ${folder}/told`,
    '  when: [trust below 101]',
    '',
  ];
  writeFileSync(join(folder, '.critiqor/critiqor.yaml'), notify.join('\n'));
  mkdirSync(before);
  assert.equal((await pass(before)).code, 0);
  makeOpenRun(before, 'run_001', { closedBy: 'idle' });
  return { folder, before };
}

/** The ids of what was told: a second attempt has the same one. */
const toDeliveries = (folder: string): Set<string> => {
  const lines = existsSync(join(folder, 'told')) ? readFileSync(join(folder, 'told'), 'utf8').trim().split('\n') : [];
  return new Set(lines.map((line) => String(JSON.parse(line).id)));
};

const pass = (runsDir: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runCritiqor(['keep', '--once', '--json', '--runs-dir', runsDir], { env: { HOME: join(runsDir, '..'), ...env } });

/** `npm test` takes every fifth call, `npm run test:slow` and a single file take them all. */
const EVERY = process.env.TEST_FORM === 'short' ? 5 : 1;

for (const how of ['kill', 'half', 'ENOSPC']) {
  test(`a pass that meets ${how} anywhere is finished by the next`, async (t) => {
    const { folder, before } = await makeSetting(t);
    const said = join(folder, 'calls.json');
    const copy = (name: string): string => {
      const path = join(folder, name);
      rmSync(path, { recursive: true, force: true });
      cpSync(before, path, { recursive: true });
      return path;
    };
    assert.equal((await pass(copy('undisturbed'), { COUNT: 'changes', SAY_CALLS: said })).code, 0);
    const calls = JSON.parse(readFileSync(said, 'utf8')) as string[];
    assert.ok(calls.length > 10, calls.join());
    for (const [index, name] of calls.entries()) {
      if (index % EVERY !== 0 || (how === 'half' && !name.startsWith('write'))) continue;
      const runsDir = copy('disturbed');
      rmSync(join(folder, 'told'), { force: true });
      await pass(runsDir, { COUNT: 'changes', FAIL_AT: String(index + 1), FAIL_HOW: how });
      const { code, stderr } = await pass(runsDir);
      const what = `${how} at call ${index + 1}, ${name}`;
      assert.equal(code, 0, `${what}: ${stderr}`);
      const rows = listRuns(runsDir).map(({ run_id, status, check, task }) => [run_id, status, check, task]);
      assert.deepEqual(rows, [['run_001', 'COMPLETED', 'listed', 'List the files']], what);
      const { report, diagnosis } = await checkRun(toRunPaths(runsDir, 'run_001'));
      assert.deepEqual(report.problems, [], what);
      // On a full disk the run is closed without its diagnosis, which can be made again.
      if (how !== 'ENOSPC') assert.equal(diagnosis?.run_id, 'run_001', what);
      const seals = readFileSync(toRunPaths(runsDir, 'run_001').seals, 'utf8').match(/"kind":"seal"/g);
      assert.equal(seals?.length, 1, `${what}: sealed once`);
      if (diagnosis) assert.equal(toDeliveries(folder).size, 1, `${what}: told once`);
    }
  });
}

test('two keepers at once do the work once', async (t) => {
  const { before } = await makeSetting(t);
  makeOpenRun(before, 'run_002', { closedBy: 'idle' });
  const both = await Promise.all([pass(before), pass(before)]);
  const sealed = both.flatMap(({ stdout, stderr }) => {
    assert.ok(stdout.startsWith('{'), stderr);
    return JSON.parse(stdout).sealed as string[];
  });
  assert.deepEqual(sealed.sort(), ['run_001', 'run_002']);
  assert.equal(readFileSync(toRunPaths(before, 'run_001').seals, 'utf8').match(/"kind":"seal"/g)?.length, 2);
});

test('a note of the keeper that an agent has written harms nothing', async (t) => {
  const { before } = await makeSetting(t);
  for (const text of ['[]', '{"seen":-5,"waiting":[null,{"id":1}],"clock":{"at":"x"}}', '\0']) {
    writeFileSync(join(before, '.critiqor/keeper.json'), text);
    assert.equal((await pass(before)).code, 0, text);
  }
});
