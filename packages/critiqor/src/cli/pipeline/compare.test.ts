import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { makeRunsDir } from '../../testing/finalized-run.ts';
import { runCommand } from '../../testing/pipeline/run-command.ts';
import { addSealedRun } from '../../testing/test-dashboard.ts';

const label = (branch: string) => ({ labels: { branch } });

test('two runs: text, JSON and exit codes', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-clean');
  await addSealedRun(runsDir, 'run_002', 'gateway-cascade');
  const where = ['--runs-dir', runsDir];
  const unlike = await runCommand(t, 'compare', 'run_001', 'latest', ...where);
  assert.equal(unlike.code, 4);
  assert.match(unlike.out, /Not comparable[\s\S]*The tasks differ[\s\S]*--same-task/);
  assert.doesNotMatch(unlike.out, /Tool error cascade/);
  const worse = await runCommand(t, 'compare', 'run_001', 'run_002', '--same-task', ...where);
  assert.equal(worse.code, 3);
  assert.match(worse.out, /Regression: trust fell from/);
  assert.match(worse.out, /new +\w+ {2}Tool error cascade at exec \(evt_\d+\)/);
  assert.match(worse.out, /answer +differs/);
  const better = await runCommand(t, 'compare', 'run_002', 'run_001', '--same-task', '--json', ...where);
  const { kind, verdict, finding_changes } = JSON.parse(better.out);
  assert.deepEqual([better.code, kind, verdict.result], [0, 'runs', 'improvement']);
  assert.equal(finding_changes[0].change, 'lost');
});

test('sets: ranges and labels', async (t) => {
  const runsDir = makeRunsDir(t);
  for (const number of [1, 2]) await addSealedRun(runsDir, `run_00${number}`, 'gateway-clean', label('main'));
  for (const number of [3, 4]) await addSealedRun(runsDir, `run_00${number}`, 'gateway-clean', label('new'));
  const where = ['--runs-dir', runsDir];
  const { out, code } = await runCommand(t, 'compare', 'branch=main', 'run_003..latest', ...where);
  assert.equal(code, 0);
  assert.match(out, /2 runs \(run_001 … run_002\) → 2 runs \(run_003 … run_004\)/);
  assert.match(out, /Cannot tell: between 2 runs and 2 runs, every difference is within the noise/);
  assert.match(out, /Ready for runtime +2 of 2 \(34–100 %\)/);
  assert.equal((await runCommand(t, 'compare', 'branch=none', 'run_003', ...where)).code, 1);
  assert.equal((await runCommand(t, 'compare', 'run_004..run_003', 'run_003', ...where)).code, 2);
});

test('evidence that does not verify gives no verdict', async (t) => {
  const runsDir = makeRunsDir(t);
  const paths = await addSealedRun(runsDir, 'run_001', 'gateway-clean');
  await addSealedRun(runsDir, 'run_002', 'gateway-clean');
  chmodSync(paths.session, 0o600);
  writeFileSync(paths.session, readFileSync(paths.session, 'utf8').replace('"status":"ok"', '"status":"xx"'));
  const { out, code } = await runCommand(t, 'compare', 'run_001', 'run_002', '--same-task', '--runs-dir', runsDir);
  assert.equal(code, 4);
  assert.match(out, /Cannot tell: run_001 has no verdict[\s\S]*does not verify/);
});
