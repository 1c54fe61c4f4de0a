import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { collect, OPENCLAW, waitFor } from './host.ts';
import { CRITIQOR, monitor, type Session, withSession } from './session.ts';

/**
 * OpenClaw's launcher allows an interrupted agent one second. A witnessed agent has no launcher, so the supervisor stands in for it: whoever
 * sends a signal must see the same end.
 */
const ENTRY_POINTS: Readonly<Record<string, readonly string[]>> = {
  'agent --local': ['agent', '--local', '--agent', 'main', '--message', 'SIGNAL.'],
  'agent exec': ['agent', 'exec', 'SIGNAL.'],
};

for (const [name, args] of Object.entries(ENTRY_POINTS)) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`${name}: ${signal} in a tool ends a witnessed agent as it ends one without Critiqor`, async (t) => {
      await withSession(async (session) => {
        const bare = await endBy(session, signal, [OPENCLAW, ...args]);
        const witnessed = await endBy(session, signal, [CRITIQOR, ...monitor('--', ...args)]);
        t.diagnostic(`bare ${bare}, witnessed ${witnessed}`);
        assert.equal(witnessed, bare);
      });
    });
  }
}

async function endBy(
  { host, model, runsDir }: Session,
  signal: NodeJS.Signals,
  command: readonly string[],
): Promise<number> {
  const began = join(host.workspace, 'began');
  rmSync(began, { force: true });
  model.script('SIGNAL.', [
    { tools: [{ name: 'exec', args: { command: 'touch began; sleep 60', yieldMs: 60_000 } }] },
    { text: 'never said' },
  ]);
  const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
  const child = spawn(process.execPath, [...command], { cwd: host.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = collect(child);
  await waitFor('the command', () => existsSync(began));
  child.kill(signal);
  const { code, signal: by } = await ended;
  return code ?? { SIGINT: 130, SIGTERM: 143, SIGKILL: 137 }[by as 'SIGINT'];
}
