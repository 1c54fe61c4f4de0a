import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { makeFinalizedRun, makeRunsDir } from '../../../testing/finalized-run.ts';
import { POLICY_TEMPLATE } from './policy-template.ts';

const MAIN = resolve(import.meta.dirname, '../../main.ts');
const PAGE = resolve(import.meta.dirname, '../../../../../../docs/check.md');

/** The steps of the example, in order. */
function readSteps(): string[] {
  const [, example = ''] = /## GitHub Actions\s+```yaml\n([\s\S]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
  return [...example.matchAll(/^ {2}run: (.*)$/gm)].map(([, step = '']) => step);
}

test('the steps of the example for GitHub Actions work as they are written', async (t) => {
  const runsDir = makeRunsDir(t);
  const folder = dirname(runsDir);
  await makeFinalizedRun(runsDir);
  writeFileSync(join(folder, 'critiqor.yaml'), POLICY_TEMPLATE);
  const command = join(folder, 'critiqor');
  writeFileSync(command, `#!/bin/sh\nexec "${process.execPath}" "${MAIN}" "$@"\n`);
  chmodSync(command, 0o700);
  const summary = join(folder, 'summary.md');
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env.PATH}`,
    GITHUB_STEP_SUMMARY: summary,
    CRITIQOR_RUNS_DIR: runsDir,
  };
  const [agent = '', ...steps] = readSteps();
  // The agent itself needs OpenClaw; its command line must be one that critiqor knows.
  const options = agent.match(/--[a-z-]+(?= )/g) ?? [];
  const help = execFileSync(command, ['run', '--help'], { env, cwd: folder, encoding: 'utf8' });
  assert.deepEqual(
    options.filter((option) => option !== '--' && !help.includes(option)),
    [],
  );
  assert.equal(steps.length, 3);
  for (const step of steps) {
    const ended = spawnSync('sh', ['-ec', step], { env, cwd: folder, encoding: 'utf8' });
    // A check that fails ends its own step; the others are run always.
    assert.ok(
      ended.status === 0 || (step.startsWith('critiqor check') && [3, 4].includes(ended.status ?? 1)),
      `${step}: ${ended.stderr}`,
    );
  }
  assert.match(readFileSync(summary, 'utf8'), /run\\_001/);
  assert.match(readFileSync(join(folder, 'critiqor.xml'), 'utf8'), /<testsuite name="run_001"/);
  assert.ok(existsSync(join(folder, 'critiqor.tar.gz')));
});
