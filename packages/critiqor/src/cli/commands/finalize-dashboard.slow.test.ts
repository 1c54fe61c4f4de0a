import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CRITIQOR, runCritiqor } from '../../testing/run-critiqor.ts';
import { addLiveRun, makeRunsDir, readFixture } from '../../testing/test-dashboard.ts';
import { openTerminal, type Terminal, waitUntil } from '../../testing/test-terminal.ts';

interface Finalized {
  readonly terminal: Terminal;
  readonly runsDir: string;
  /** The path that the browser was to open. */
  opened(): string;
  /** Arguments of all processes while the browser was opened. */
  processList(): string;
}

/** Everybody on the machine can read this. */
const LIST_PROCESSES = `for file in /proc/[0-9]*/cmdline; do tr '\\0' '\\n' < "$file"; done 2> /dev/null`;

/** `finalize` in a real terminal, on a machine with a display whose browser only notes what it is to open. */
function finalizeInTerminal(t: TestContext, args: readonly string[] = []): Finalized {
  const runsDir = makeRunsDir(t);
  addLiveRun(runsDir, 'run_001', readFixture('gateway-clean'));
  const bin = join(runsDir, '../bin');
  const note = join(bin, 'opened');
  mkdirSync(bin);
  const list = join(bin, 'processes');
  const script = `#!/bin/sh\n${LIST_PROCESSES} > '${list}'\nprintf %s "$1" > '${note}'\n`;
  writeFileSync(join(bin, 'xdg-open'), script, { mode: 0o755 });
  const { CI: _, SSH_CONNECTION: __, ...others } = process.env;
  const env = { ...others, DISPLAY: ':0', PATH: `${bin}${delimiter}${process.env.PATH}` };
  const terminal = openTerminal(CRITIQOR, ['finalize', '--runs-dir', runsDir, ...args], { cwd: bin, env });
  t.after(() => terminal.close());
  const read = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  return { terminal, runsDir, opened: () => read(note), processList: () => read(list) };
}

const ADDRESS = /url=(http:\/\/127\.0\.0\.1:\d+)\/runs\/run_001#token=([\w-]{43})"/;

async function redeem(origin: string, token: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${origin}/api/session`, { method: 'POST', headers, body: JSON.stringify({ token }) })).status;
}

test('finalize opens the dashboard for a person who sits there, until Ctrl-C', async (t) => {
  const { terminal, runsDir, opened, processList } = finalizeInTerminal(t);
  await terminal.waitForText('Press Ctrl-C to stop');
  await waitUntil('the browser', () => opened() !== '');
  const page = opened();
  assert.equal(statSync(page).mode & 0o777, 0o600);
  const [, origin = '', token = ''] = ADDRESS.exec(readFileSync(page, 'utf8')) ?? [];
  assert.ok(terminal.screen().includes(`${origin}/runs/run_001#token=`));
  assert.ok(!terminal.screen().includes(token), 'the printed address has a token of its own');
  // Whoever reads the process list finds the path of a file that they cannot read, and nothing that opens a session.
  assert.ok(processList().includes(page));
  assert.ok(!processList().includes(token));
  const lookAlikes = new Set(processList().match(/[\w-]{43,}/g));
  for (const candidate of lookAlikes) assert.equal(await redeem(origin, candidate), 401);
  assert.equal(await redeem(origin, token), 204);
  assert.equal(await redeem(origin, token), 401, 'a second use fails');
  assert.deepEqual(
    readdirSync(runsDir).filter((name) => name.endsWith('.html')),
    [],
    'the page is gone once it was used',
  );
  assert.match(terminal.screen(), /run_001 COMPLETED/);
  terminal.type('\u0003');
  assert.equal(await terminal.exited, 0);
});

test('with --no-dashboard it ends at once and opens nothing', async (t) => {
  const { terminal, opened } = finalizeInTerminal(t, ['--no-dashboard']);
  assert.equal(await terminal.exited, 0);
  assert.equal(opened(), '');
  assert.doesNotMatch(terminal.screen(), /critiqor dashboard |127\.0\.0\.1/);
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
