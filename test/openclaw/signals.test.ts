import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { OPENCLAW, waitFor } from './host.ts';
import { CRITIQOR, monitor, type Session, withSession } from './session.ts';

const AGENT = ['agent', '--local', '--agent', 'main', '--message', 'SIGNAL.'];

/**
 * OpenClaw's launcher allows an interrupted agent one second. A witnessed agent has no launcher, so the supervisor stands in for it: whoever
 * sends a signal must see the same end.
 */
test('SIGINT in a tool, without a terminal, ends a witnessed agent as it ends one without Critiqor', async (t) => {
  // An agent that is done within that second ends by itself with 130; on a busy machine only one of the two may be.
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const [bare, witnessed] = await endBoth();
    t.diagnostic(`bare ${bare}, witnessed ${witnessed}`);
    if (witnessed === bare) return;
  }
  assert.fail(`they ended differently ${ATTEMPTS} times`);
});

const ATTEMPTS = 4;

function endBoth(): Promise<(number | undefined)[]> {
  const commands = [
    [OPENCLAW, ...AGENT],
    [CRITIQOR, ...monitor('--', ...AGENT)],
  ];
  return Promise.all(
    commands.map(async (command) => {
      let end: number | undefined;
      await withSession(async (session) => {
        end = await endBy(session, 'SIGINT', command);
      });
      return end;
    }),
  );
}

async function endBy({ host, model, runsDir }: Session, signal: NodeJS.Signals, command: string[]): Promise<number> {
  model.script('SIGNAL.', [
    { tools: [{ name: 'exec', args: { command: 'touch began; sleep 20', yieldMs: 60_000 } }] },
    { text: 'never said' },
  ]);
  const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir };
  const child = spawn(process.execPath, command, { cwd: host.workspace, env, stdio: 'ignore' });
  const ended = new Promise<number>((resolve) => {
    child.on('exit', (code, by) => resolve(code ?? 128 + (by ? constants.signals[by] : 0)));
  });
  await waitFor('the command', () => existsSync(join(host.workspace, 'began')));
  child.kill(signal);
  return ended;
}
