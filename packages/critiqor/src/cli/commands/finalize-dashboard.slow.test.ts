import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CRITIQOR, runCritiqor } from '../../testing/run-critiqor.ts';
import { addLiveRun, makeRunsDir, readFixture } from '../../testing/test-dashboard.ts';
import { openTerminal, type Terminal, waitUntil } from '../../testing/test-terminal.ts';

/** `finalize` in a real terminal, on a machine with a display whose browser only notes what it is to open. */
function finalizeInTerminal(t: TestContext, args: readonly string[] = []): { terminal: Terminal; opened(): string } {
  const runsDir = makeRunsDir(t);
  addLiveRun(runsDir, 'run_001', readFixture('gateway-clean'));
  const bin = join(runsDir, '../bin');
  const note = join(bin, 'opened');
  mkdirSync(bin);
  writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${note}'\n`, { mode: 0o755 });
  const { CI: _, SSH_CONNECTION: __, ...others } = process.env;
  const env = { ...others, DISPLAY: ':0', PATH: `${bin}${delimiter}${process.env.PATH}` };
  const terminal = openTerminal(CRITIQOR, ['finalize', '--runs-dir', runsDir, ...args], { cwd: bin, env });
  t.after(() => terminal.close());
  return { terminal, opened: () => (existsSync(note) ? readFileSync(note, 'utf8') : '') };
}

test('finalize opens the dashboard for a person who sits there, until Ctrl-C', async (t) => {
  const { terminal, opened } = finalizeInTerminal(t);
  await terminal.waitForText('Press Ctrl-C to stop');
  await waitUntil('the browser', () => opened() !== '');
  const address = /http:\/\/127\.0\.0\.1:\d+\/runs\/run_001#token=[\w-]{43}/.exec(terminal.screen())?.[0];
  assert.equal(opened(), address);
  assert.match(terminal.screen(), /run_001 COMPLETED/);
  terminal.type('\u0003');
  assert.equal(await terminal.exited, 0);
});

test('with --no-dashboard it ends at once and opens nothing', async (t) => {
  const { terminal, opened } = finalizeInTerminal(t, ['--no-dashboard']);
  assert.equal(await terminal.exited, 0);
  assert.equal(opened(), '');
  assert.ok(!terminal.screen().includes('dashboard'));
});

test('where nobody can see it, the command is told; scripts get their JSON and nothing else', async (t) => {
  const env = { DISPLAY: ':0' };
  const runsDir = makeRunsDir(t);
  addLiveRun(runsDir, 'run_001', readFixture('gateway-clean'));
  const told = await runCritiqor(['finalize', '--runs-dir', runsDir], { env });
  assert.deepEqual([told.code, told.stderr], [0, '']);
  assert.ok(told.stdout.includes(`critiqor dashboard run_001 --runs-dir ${JSON.stringify(runsDir)}`));
  addLiveRun(runsDir, 'run_002', readFixture('gateway-clean'));
  const scripted = await runCritiqor(['finalize', '--json', '--runs-dir', runsDir], { env });
  assert.equal(JSON.parse(scripted.stdout).run_id, 'run_002');
});
