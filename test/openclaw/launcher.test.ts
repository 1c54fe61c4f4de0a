import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { onlyWhole } from '../short-form.ts';
import { OPENCLAW, waitFor } from './host.ts';
import { CRITIQOR, monitor, type Session, withSession } from './session.ts';

/**
 * A witnessed agent has no launcher above it; the supervisor does in its place what the launcher does after a signal. Here both have the same
 * agent, whose answer to a signal does not depend on how busy the machine is, and they must end alike. `CRITIQOR_TIMES=20` repeats it.
 */
const AGENTS = {
  'ends at once':
    "process.on('SIGTERM', () => {}); process.on(ASKED, () => process.exit(ASKED === 'SIGINT' ? 130 : 3));",
  'ends with a code of its own when it is pressed':
    "process.on(ASKED, () => {}); process.on('SIGTERM', () => process.exit(7));",
  'ends by the signal that presses it': 'process.on(ASKED, () => {});',
  'does not listen': "process.on(ASKED, () => {}); process.on('SIGTERM', () => {});",
  'dies of the signal': '',
} as const;

/** Every agent and every signal is in the short form; not every pair. */
const CASES: readonly [keyof typeof AGENTS, NodeJS.Signals, end: number, isShort: boolean][] = [
  ['ends at once', 'SIGINT', 130, false],
  ['ends with a code of its own when it is pressed', 'SIGINT', 7, true],
  ['ends by the signal that presses it', 'SIGINT', 143, false],
  ['does not listen', 'SIGINT', 137, true],
  ['dies of the signal', 'SIGINT', 130, false],
  ['does not listen', 'SIGTERM', 137, false],
  ['dies of the signal', 'SIGTERM', 143, true],
  ['ends at once', 'SIGHUP', 3, true],
  ['ends by the signal that presses it', 'SIGQUIT', 143, true],
];

const TIMES = Number(process.env.CRITIQOR_TIMES ?? 1);

describe('with and without the launcher, after a signal to', { concurrency: 2 }, () => {
  for (const [agent, signal, end, isShort] of CASES) {
    test(`an agent that ${agent}, by ${signal}: ${end}`, isShort ? {} : onlyWhole('openclaw'), async () => {
      for (let time = 0; time < TIMES; time++) {
        const ends = await Promise.all([endBare(agent, signal), endWitnessed(agent, signal)]);
        assert.deepEqual(ends, [end, end]);
      }
    });
  }
});

const ARGS = ['agent', '--local', '--agent', 'main', '--message', 'SIGNAL.'];

const endBare = (agent: keyof typeof AGENTS, signal: NodeJS.Signals) => endBy(agent, signal, [OPENCLAW, ...ARGS]);

const endWitnessed = (agent: keyof typeof AGENTS, signal: NodeJS.Signals) =>
  endBy(agent, signal, [CRITIQOR, ...monitor('--', ...ARGS)]);

async function endBy(agent: keyof typeof AGENTS, signal: NodeJS.Signals, command: readonly string[]): Promise<number> {
  let end = -1;
  await withSession(async (session) => {
    const began = join(session.host.home, 'began');
    const env = {
      ...session.host.env,
      CRITIQOR_RUNS_DIR: session.runsDir,
      NODE_OPTIONS: standIn(session, agent, signal),
    };
    const child = spawn(process.execPath, [...command], { cwd: session.host.workspace, env, stdio: 'ignore' });
    const ended = new Promise<number>((resolve) => {
      child.on('exit', (code, by) => resolve(code ?? 128 + (by ? constants.signals[by] : 0)));
    });
    await waitFor('the agent', () => existsSync(began));
    child.kill(signal);
    end = await ended;
  });
  return end;
}

/** Puts an agent of ours into the process in which OpenClaw would run its own: the second under the launcher, the first without it. */
function standIn({ host }: Session, agent: keyof typeof AGENTS, asked: NodeJS.Signals): string {
  const path = join(host.home, 'agent.mjs');
  writeFileSync(
    path,
    `import { writeFileSync } from 'node:fs';
     import { isMainThread } from 'node:worker_threads';
     const { OPENCLAW_NO_RESPAWN: direct, OPENCLAW_NODE_OPTIONS_READY: second } = process.env;
     if (isMainThread && process.argv[1]?.endsWith('openclaw.mjs') && process.argv.includes('agent') && (direct || second)) {
       const ASKED = ${JSON.stringify(asked)};
       ${AGENTS[agent]}
       setInterval(() => {}, 1_000);
       writeFileSync(${JSON.stringify(join(host.home, 'began'))}, '');
       await new Promise(() => {});
     }`,
  );
  return `--import=${path}`;
}
