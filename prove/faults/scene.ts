import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFakeOpenClaw } from '../../packages/critiqor/src/testing/fake-openclaw.ts';
import { type Ended, runToEnd } from '../run-to-end.ts';
import type { Workshop } from '../workshop.ts';

const AGENT = join(import.meta.dirname, 'agent.ts');
const DIST = join(import.meta.dirname, '../../packages/critiqor/dist/critiqor.js');
/** A hang guard only: on a busy machine a command waits for minutes. */
const COMMAND_MS = 600_000;

/** A runs directory, an agent that records facts there, and the real commands. */
export interface Scene {
  readonly folder: string;
  readonly runsDir: string;
  /** Everything that commands said so far. */
  readonly said: string[];
  critiqor(args: readonly string[], options?: CommandOptions): Promise<Ended>;
  /** `critiqor monitor` of the agent. */
  monitor(env?: Readonly<Record<string, string>>, options?: CommandOptions): Promise<Ended>;
  truth(): Truth | null;
  /** The facts in the sealed evidence, as often as they are in it. */
  sealedFacts(runId?: string): number[];
  digest(runId?: string): string;
}

export interface Truth {
  readonly taken: readonly number[];
  readonly lost: number;
  readonly slowestMs: number;
}

export interface CommandOptions {
  /** Of Node, before the program. */
  readonly preload?: readonly string[];
  /** Of a shell, before the command, such as limits. */
  readonly before?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly program?: string;
  /** Runs as this user. */
  readonly uid?: number;
}

export function createScene(workshop: Workshop, place?: string): Scene {
  const folder = workshop.folder('scene');
  const runsDir = join(place ?? folder, 'runs');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const openclaw = makeFakeOpenClaw(bin, `exec '${process.execPath}' '${AGENT}'`);
  const truthPath = join(folder, 'truth.json');
  const said: string[] = [];
  const critiqor: Scene['critiqor'] = async (
    args,
    { preload = [], before = '', env = {}, program = DIST, uid } = {},
  ) => {
    const command = [process.execPath, ...preload, program, ...args];
    const shell = ['/bin/sh', '-c', `${before ? `${before}; ` : ''}exec "$0" "$@"`, ...command];
    const [first = '', ...rest] =
      uid === undefined ? shell : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...shell];
    const variables = {
      ...process.env,
      HOME: folder,
      CRITIQOR_RUNS_DIR: runsDir,
      NO_COLOR: '1',
      TRUTH: truthPath,
      ...env,
    };
    const ended = await runToEnd(workshop, first, rest, { cwd: folder, env: variables }, COMMAND_MS);
    said.push(ended.stderr, ended.stdout);
    return ended;
  };
  const sessionOf = (runId: string): string => join(runsDir, runId, 'session.json');
  return {
    folder,
    runsDir,
    said,
    critiqor,
    monitor: (env = {}, options = {}) =>
      critiqor(['monitor', 'openclaw', '--openclaw-command', openclaw, '--', 'agent', '--local'], {
        ...options,
        env: { ...options.env, ...env },
      }),
    truth: () => (existsSync(truthPath) ? (JSON.parse(readFileSync(truthPath, 'utf8')) as Truth) : null),
    sealedFacts: (runId = 'run_001') =>
      [...readFileSync(sessionOf(runId), 'utf8').matchAll(/"text":"fact (\d+);/g)].map(([, fact]) => Number(fact)),
    digest: (runId = 'run_001') =>
      createHash('sha256')
        .update(readFileSync(sessionOf(runId)))
        .digest('hex'),
  };
}

/** A stack trace of our code, or our own words for what we did not foresee. Node's own, before our first line runs, is not ours. */
export const STACK = /\n\s+at .*(?:critiqor|packages|prove)\S*:\d+:\d+\)?(?:\n|$)|unexpected failure|FATAL ERROR/;
