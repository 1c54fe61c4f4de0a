import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { identityOf } from '../../system/process-identity.ts';
import { findStateOwner, stateDirOf } from './state.ts';

test('the state directory follows flags and variables as OpenClaw itself does', () => {
  const home = '/home/dev';
  const cases: [string[], NodeJS.ProcessEnv, string][] = [
    [['chat'], {}, '/home/dev/.openclaw'],
    [['chat'], { OPENCLAW_HOME: '/other' }, '/other/.openclaw'],
    [['chat'], { OPENCLAW_STATE_DIR: '/state' }, '/state'],
    [['chat'], { OPENCLAW_STATE_DIR: '~/state' }, '/home/dev/state'],
    [['chat'], { OPENCLAW_STATE_DIR: 'state' }, '/project/state'],
    [['chat'], { OPENCLAW_CONFIG_PATH: '/elsewhere/openclaw.json' }, '/home/dev/.openclaw'],
    [['chat'], { OPENCLAW_PROFILE: 'work' }, '/home/dev/.openclaw'],
    [['--profile', 'work', 'chat'], {}, '/home/dev/.openclaw-work'],
    [['--profile', 'default', 'chat'], {}, '/home/dev/.openclaw'],
    [['--dev', 'chat'], {}, '/home/dev/.openclaw-dev'],
    [['--profile', 'work', 'chat'], { OPENCLAW_STATE_DIR: '/state' }, '/state'],
    [['--profile', 'work', 'chat'], { OPENCLAW_STATE_DIR: '/home/dev/.openclaw' }, '/home/dev/.openclaw-work'],
  ];
  for (const [args, env, expected] of cases)
    assert.equal(stateDirOf(args, { HOME: home, ...env }, '/project'), expected);
});

function withLock(t: TestContext, lock: object | string): string {
  const stateDir = mkdtempSync(join(tmpdir(), 'critiqor-state-'));
  t.after(() => rmSync(stateDir, { recursive: true, force: true }));
  const folder = join(stateDir, 'tmp', `openclaw-${process.getuid?.()}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'gateway.state.lock'), typeof lock === 'string' ? lock : `${JSON.stringify(lock)}\n \t`);
  return stateDir;
}

const ticks = Number(identityOf(process.pid)?.start.split(':')[1]);

test('whoever holds the lock is found, through a link too', { skip: process.platform !== 'linux' }, (t) => {
  const stateDir = withLock(t, { pid: process.pid, port: 18_789, startTime: ticks });
  assert.deepEqual(findStateOwner(stateDir), { role: 'gateway', pid: process.pid, port: 18_789 });
  symlinkSync(stateDir, `${stateDir}-link`);
  t.after(() => rmSync(`${stateDir}-link`));
  assert.equal(findStateOwner(`${stateDir}-link`)?.port, 18_789);
  const agent = withLock(t, { pid: process.pid, role: 'agent-embedded' });
  assert.deepEqual(findStateOwner(agent), { role: 'agent', pid: process.pid, port: null });
  assert.equal(findStateOwner(withLock(t, { pid: process.pid, role: 'sqlite-maintenance' }))?.role, 'maintenance');
});

test('what a dead process has left is no owner', { skip: process.platform !== 'linux' }, (t) => {
  assert.equal(findStateOwner(withLock(t, { pid: 2 ** 22 + 1, port: 1 })), null);
  assert.equal(findStateOwner(withLock(t, { pid: process.pid, startTime: ticks + 1 })), null, 'a number used again');
  assert.equal(findStateOwner(withLock(t, '{ torn')), null);
  assert.equal(findStateOwner('/nowhere'), null);
});
