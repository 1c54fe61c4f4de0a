import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { toOpener } from '../../server/open-browser.ts';
import { runCritiqor, type Started, startCritiqor } from '../../testing/run-critiqor.ts';
import { addSealedRun, makeRunsDir } from '../../testing/test-dashboard.ts';

/** Nothing is opened: there is no display. */
const env = { DISPLAY: '', WAYLAND_DISPLAY: '', NO_COLOR: '1' };
const ADDRESS = /(http:\/\/127\.0\.0\.1:(\d+))(\/[\w/]*)#token=([\w-]{43})/;

/** The command, once it has said where it serves. */
async function startServing(
  t: TestContext,
  args: readonly string[],
): Promise<Started & { readonly address: RegExpExecArray }> {
  const started = startCritiqor(['dashboard', ...args], { env });
  t.after(() => started.child.kill('SIGKILL'));
  let text = '';
  const address = await new Promise<RegExpExecArray>((resolve, reject) => {
    started.child.stdout?.on('data', (chunk) => {
      text += chunk;
      const match = ADDRESS.exec(text);
      if (match && text.includes('Ctrl-C')) resolve(match);
    });
    started.ended.then(({ stderr }) => reject(new Error(stderr)), reject);
  });
  return { ...started, address };
}

/** What the server answers to a token that is sent twice. */
async function redeemTwice(origin: string, token: string | undefined): Promise<number[]> {
  const headers = { 'content-type': 'application/json' };
  const send = () => fetch(`${origin}/api/session`, { method: 'POST', headers, body: JSON.stringify({ token }) });
  return [(await send()).status, (await send()).status];
}

test('the command serves until Ctrl-C, and a second one finds the first', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat');
  const statePath = join(runsDir, '.critiqor', 'dashboard.json');
  const { child, ended, address } = await startServing(t, ['latest', '--runs-dir', runsDir]);
  assert.equal(address[3], '/runs/run_001');
  assert.equal(statSync(statePath).mode & 0o777, 0o600);
  const second = await runCritiqor(['dashboard', '--no-open', '--runs-dir', runsDir], { env });
  assert.equal(second.code, 0);
  const found = ADDRESS.exec(second.stdout);
  assert.deepEqual([found?.[1], found?.[3]], [address[1], '/']);
  assert.notEqual(found?.[4], address[4], 'each address has a token of its own');
  for (const [, origin = '', , , token] of [address, found ?? []])
    assert.deepEqual(await redeemTwice(origin, token), [204, 401]);
  assert.match(second.stdout, /already serving/);
  child.kill('SIGINT');
  assert.deepEqual([(await ended).code, (await ended).stderr], [0, '']);
  assert.ok(!existsSync(statePath));
});

test('a note that is old, damaged, or could be somebody else’s is not believed', async (t) => {
  const runsDir = makeRunsDir(t);
  await addSealedRun(runsDir, 'run_001', 'chat');
  const statePath = join(runsDir, '.critiqor', 'dashboard.json');
  const first = await startServing(t, ['--runs-dir', runsDir]);
  const state = JSON.parse(readFileSync(statePath, 'utf8'));
  const put = (value: unknown, mode: number): void => {
    writeFileSync(statePath, typeof value === 'string' ? value : JSON.stringify(value));
    chmodSync(statePath, mode);
  };
  const cases: readonly (readonly [unknown, number])[] = [
    [{ ...state, process: { ...state.process, start: 'another' } }, 0o600],
    [{ ...state, secret: 'x'.repeat(43) }, 0o600],
    [{ ...state, origin: 'http://attacker.example:80' }, 0o600],
    [state, 0o644],
    ['{', 0o600],
  ];
  for (const [value, mode] of cases) {
    put(value, mode);
    const other = await startServing(t, ['--runs-dir', runsDir]);
    assert.notEqual(other.address[2], first.address[2]);
    other.child.kill('SIGTERM');
    await other.ended;
  }
  first.child.kill('SIGINT');
  await first.ended;
});

test('other hosts, ports and runs are refused in words', async (t) => {
  const runsDir = makeRunsDir(t);
  mkdirSync(runsDir, { recursive: true });
  const cases: readonly (readonly [readonly string[], number, RegExp])[] = [
    [['--host', '0.0.0.0'], 2, /served on loopback only/],
    [['--port', '70000'], 2, /from 0 to 65535/],
    [['run_007'], 1, /There is no run "run_007"/],
  ];
  for (const [args, code, words] of cases) {
    const ended = await runCritiqor(['dashboard', '--no-open', '--runs-dir', runsDir, ...args], { env });
    assert.equal(ended.code, code);
    assert.match(ended.stderr, words);
  }
});

test('a browser is opened only where somebody can see it', () => {
  assert.equal(toOpener('linux', {}), null);
  assert.deepEqual(toOpener('linux', { DISPLAY: ':0' }), ['xdg-open']);
  assert.deepEqual(toOpener('linux', { WAYLAND_DISPLAY: 'wayland-0' }), ['xdg-open']);
  assert.deepEqual(toOpener('darwin', {}), ['open']);
  assert.equal(toOpener('darwin', { CI: 'true' }), null);
  assert.equal(toOpener('linux', { DISPLAY: ':0', SSH_CONNECTION: 'a b' }), null);
});
