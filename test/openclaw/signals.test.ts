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
 * OpenClaw's launcher allows an interrupted agent one second. A witnessed agent has no launcher, so the supervisor stands in for it. That both do
 * the same is held in `launcher.test.ts`; this is the whole agent, whose own time to end decides.
 */
test('SIGINT in a tool, without a terminal, ends a witnessed agent by that signal or by the one that follows it', async (t) => {
  const [bare, witnessed] = await endBoth();
  t.diagnostic(`bare ${bare}, witnessed ${witnessed}`);
  // Whoever is done within that second ends by itself, with 130; a launcher between them takes some of the time.
  for (const end of [bare, witnessed]) assert.ok(end === 130 || end === 143, `it ended with ${end}`);
});

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
