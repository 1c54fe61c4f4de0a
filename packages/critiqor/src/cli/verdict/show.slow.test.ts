import assert from 'node:assert/strict';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { CRITIQOR, runCritiqor } from '../../testing/run-critiqor.ts';
import { addSealedRun, makeRunsDir } from '../../testing/test-dashboard.ts';
import { openTerminal } from '../../testing/test-terminal.ts';

const { NO_COLOR: _, FORCE_COLOR: __, PAGER: ___, CI: ____, ...ENV } = process.env;

/** What a command shows in a real terminal. */
async function show(t: TestContext, args: readonly string[], columns: number, env: NodeJS.ProcessEnv) {
  const terminal = openTerminal(CRITIQOR, args, { cwd: '/', env: { ...ENV, TERM: 'xterm-256color', ...env }, columns });
  t.after(() => terminal.close());
  const code = await terminal.exited;
  return { code, screen: terminal.screen().replaceAll('\r\n', '\n') };
}

test('a terminal of 80 and of 120 columns, with and without colours, shows the same summary', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-cascade');
  for (const columns of [80, 120]) {
    const env = { CRITIQOR_RUNS_DIR: runsDir };
    const plain = await show(t, ['show'], columns, { ...env, NO_COLOR: '1' });
    assert.equal(plain.code, 0);
    assert.equal(stripVTControlCharacters(plain.screen), plain.screen);
    for (const line of plain.screen.split('\n')) assert.ok(line.length <= columns, line);
    const [head, verdict] = plain.screen.split('\n');
    assert.equal(head, 'run_001 COMPLETED');
    assert.match(verdict ?? '', /^ {2}[✖▲] (UNSAFE|REVIEW) \d+\/100 · confidence \d+$/);
    const coloured = await show(t, ['show'], columns, env);
    assert.notEqual(coloured.screen, plain.screen);
    assert.equal(stripVTControlCharacters(coloured.screen), plain.screen);
  }
});

test('steps go through the pager on a terminal, and nowhere else', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'gateway-whole');
  const paged = join(runsDir, 'paged');
  const pager = join(runsDir, 'pager');
  writeFileSync(pager, `#!/bin/sh\ncat > '${paged}'\n`);
  chmodSync(pager, 0o755);
  const env = { CRITIQOR_RUNS_DIR: runsDir, CRITIQOR_PAGER: pager, NO_COLOR: '1' };
  const shown = await show(t, ['show', '--steps'], 80, env);
  assert.deepEqual([shown.code, shown.screen], [0, '']);
  const { stdout } = await runCritiqor(['show', '--steps'], { env });
  assert.ok(stdout.split('\n').length > 100);
  assert.equal(readFileSync(paged, 'utf8'), stdout);
  for (const [args, more] of [
    [['--no-pager'], {}],
    [[], { CRITIQOR_PAGER: 'no-such-pager-here 2> /dev/null' }],
    [[], { CRITIQOR_PAGER: 'cat' }],
  ] as const) {
    const direct = await show(t, ['show', '--steps', ...args], 400, { ...env, ...more });
    assert.equal(direct.screen, stdout);
  }
});
