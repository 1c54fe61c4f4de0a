import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { CritiqorError } from '../../system/errors.ts';
import type { PluginPolicy } from './command.ts';
import { assertAllowed, assertObservable } from './recordability.ts';

function refusalOf(work: () => void): CritiqorError {
  try {
    work();
  } catch (cause) {
    assert.ok(cause instanceof CritiqorError);
    return cause;
  }
  throw new Error('nothing was refused');
}

test('an agent that runs elsewhere is refused, with what to run instead', () => {
  const cases: [string[], RegExp, RegExp][] = [
    [['agent', '--message', 'hi'], /only talks to a gateway/, /-- gateway run\. Or .*-- agent exec/],
    [['--profile', 'work', 'tui'], /only talks to a gateway/, /-- --profile work gateway run/],
    [['gateway', 'restart'], /makes the system start the gateway/, /-- gateway run/],
    [['--container', 'box', 'chat'], /inside a container/, /Install Critiqor inside/],
    [['agent', 'exec', '--isolated', 'hi'], /--isolated loads no configuration/, /Omit --isolated/],
    [['agent', 'exec', '--auth-env-only', 'hi'], /cannot be recorded/, /Omit --auth-env-only/],
  ];
  for (const [args, message, remedy] of cases) {
    const refusal = refusalOf(() => assertObservable(args, {}));
    assert.match(refusal.message, message);
    assert.match(refusal.remedy ?? '', remedy);
  }
  for (const args of [
    ['chat'],
    ['agent', 'exec', 'hi'],
    ['gateway', 'run'],
    ['agent', '--local'],
    ['config', 'file'],
  ]) {
    assertObservable(args, {});
  }
});

const installation = (plugins: PluginPolicy, stateDir = '/nowhere') => ({
  version: '2026.9.6',
  configPath: '/home/dev/.openclaw/openclaw.json',
  stateDir,
  plugins,
});

test("the user's own policy is not overridden", () => {
  assert.match(
    refusalOf(() => assertAllowed(['chat'], installation({ enabled: false }))).message,
    /disables all plugins .*\/home\/dev\/\.openclaw\/openclaw\.json/,
  );
  assert.match(
    refusalOf(() => assertAllowed(['chat'], installation({ deny: ['critiqor-openclaw'] }))).message,
    /denies the recorder/,
  );
  assertAllowed(['chat'], installation({ allow: ['memory-core'] }));
});

test('who has the state directory for itself lets nobody in who needs it', (t) => {
  const stateDir = mkdtempSync(join(tmpdir(), 'critiqor-state-'));
  t.after(() => rmSync(stateDir, { recursive: true, force: true }));
  const folder = join(stateDir, 'tmp', `openclaw-${process.getuid?.()}`);
  mkdirSync(folder, { recursive: true });
  const lock = (payload: object) => writeFileSync(join(folder, 'gateway.state.lock'), JSON.stringify(payload));
  const check = (...args: string[]) => assertAllowed(args, installation({}, stateDir));

  lock({ pid: process.pid, port: 18_789 });
  for (const args of [['chat'], ['agent', '--local'], ['gateway', 'run'], ['agent', 'exec', '--state-dir', stateDir]]) {
    const refusal = refusalOf(() => check(...args));
    assert.match(refusal.message, /gateway is already using .* \(process \d+, port 18789\)/);
    assert.match(refusal.remedy ?? '', /openclaw gateway stop.*-- gateway run\. Or .*-- agent exec/);
  }
  check('agent', 'exec', 'hi');
  check('gateway', 'run', '--force');

  lock({ pid: process.pid, role: 'agent-embedded' });
  const refusal = refusalOf(() => check('--profile', 'work', 'chat'));
  assert.match(refusal.message, /Another OpenClaw agent/);
  assert.match(refusal.remedy ?? '', /Wait until it ends.*-- --profile work agent exec/);
});
