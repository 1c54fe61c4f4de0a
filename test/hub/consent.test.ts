import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { CRITIQOR, runCritiqor } from '../../packages/critiqor/src/testing/run-critiqor.ts';
import { openTerminal, type Terminal } from '../../packages/critiqor/src/testing/test-terminal.ts';
import { makeFolder } from './hub-process.ts';

const NOT_INSTALLED = /engine is not installed\.\s+Install it \(about 540 MB, once\) with: critiqor hub install --yes/;

/** A machine that has no engine yet. */
function makeMachine(t: TestContext) {
  const cache = makeFolder(t, 'hub-cache');
  const data = makeFolder(t, 'hub-data');
  const env = { ...process.env, XDG_CACHE_HOME: cache, NO_COLOR: '1' };
  return {
    env,
    data,
    isInstalled: () => existsSync(join(cache, 'critiqor')),
    serve(): Terminal {
      const args = ['hub', 'serve', '--port', '0', '--data', data];
      const terminal = openTerminal(CRITIQOR, args, { cwd: data, env, columns: 250 });
      t.after(() => terminal.close());
      return terminal;
    },
  };
}

test('the first serve asks before it installs the engine, and does not when the answer is no', async (t) => {
  const machine = makeMachine(t);
  for (const keys of ['n\r', '\r', 'no idea\r', '\x03', '\x04']) {
    const terminal = machine.serve();
    await terminal.waitForText('Install it? [y/N]');
    assert.match(terminal.screen(), /about 540 MB into .*hub-engine-/);
    terminal.type(keys);
    assert.equal(await terminal.exited, 1, terminal.screen());
    assert.match(terminal.screen(), NOT_INSTALLED);
    assert.equal(machine.isInstalled(), false);
  }
});

test('after a yes the engine is installed and the hub serves; then nobody is asked', async (t) => {
  const machine = makeMachine(t);
  for (const isFirst of [true, false]) {
    const terminal = machine.serve();
    if (isFirst) {
      await terminal.waitForText('Install it? [y/N]');
      terminal.type('y\r');
    }
    await terminal.waitForText('serving http://127.0.0.1:');
    assert.equal(terminal.screen().includes('Install it?'), isFirst);
    terminal.type('\x03');
    assert.equal(await terminal.exited, 0, terminal.screen());
  }
});

test('without a terminal nothing is installed but with --yes', async (t) => {
  const { env, data, isInstalled } = makeMachine(t);
  const run = (...more: string[]) => runCritiqor(['hub', 'project', 'list', '--data', data, ...more], { env });
  const refused = await run();
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, NOT_INSTALLED);
  assert.equal(isInstalled(), false);
  const agreed = await run('--yes', '--json');
  assert.deepEqual([agreed.code, JSON.parse(agreed.stdout)], [0, { projects: [] }], agreed.stderr);
  assert.match(agreed.stderr, /install {3}ClickHouse \(chdb [\d.]+\) into .*\(about 540 MB, once\)/);
});
