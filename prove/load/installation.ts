import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { ScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { createHost, freePort, OPENCLAW } from '../../test/openclaw/host.ts';
import { runToEnd } from '../run-to-end.ts';
import type { Workshop } from '../workshop.ts';
import { writeFiles } from './work.ts';

/** An OpenClaw of its own with a scripted model, files to read, and the commands of Critiqor around it. */
export interface Installation {
  readonly runsDir: string;
  start(args: readonly string[]): ChildProcess;
  /** The arguments of `critiqor monitor` of a command of OpenClaw. */
  monitor(...args: readonly string[]): string[];
  isUp(): Promise<boolean>;
  /** Says something to the gateway in a conversation of its own; whether its last answer came. */
  ask(marker: string, signal?: AbortSignal): Promise<boolean>;
  /** From now on delays of the event loop count. */
  beginDelays(): void;
  readDelay(): Delay | null;
  /** Finalizes and verifies; `consistent` when both work. */
  seal(): Promise<string>;
  remove(): void;
}

export interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  /** Of the processor, for the same work. */
  readonly cpuMs: number;
}

const DIST = join(import.meta.dirname, '../../packages/critiqor/dist/critiqor.js');
const LOOP_DELAY = join(import.meta.dirname, 'loop-delay.ts');
const TOKEN = 'gateway-token-of-the-tests';
/** A hang guard for commands that take seconds. */
const COMMAND_MS = 600_000;
/** Of a whole conversation: a limit of the host's own must not end the work on a busy machine. */
const AGENT_SECONDS = 7_200;

export async function installOpenClaw(
  workshop: Workshop,
  model: ScriptedModel,
  conversations: number,
): Promise<Installation> {
  const host = createHost({
    model,
    recorder: false,
    contextWindow: 4_000_000,
    config: { agents: { defaults: { maxConcurrent: conversations, timeoutSeconds: AGENT_SECONDS } } },
  });
  workshop.keepFolder(host.home);
  const delays = join(host.home, 'delays');
  const runsDir = join(host.home, 'evidence');
  mkdirSync(delays);
  writeFiles(host.workspace);
  const port = await freePort();
  host.writeConfig(port);
  const env = { ...host.env, CRITIQOR_RUNS_DIR: runsDir, NO_COLOR: '1' };
  const measured = { ...env, LOOP_DELAY_DIR: delays, NODE_OPTIONS: `--import ${LOOP_DELAY}` };
  const critiqor = (...args: readonly string[]) =>
    runToEnd(workshop, process.execPath, [DIST, ...args], { cwd: host.workspace, env }, COMMAND_MS);
  return {
    runsDir,
    start: (args) =>
      workshop.start(process.execPath, args, { cwd: host.workspace, env: measured, stdio: ['ignore', 'pipe', 'pipe'] }),
    monitor: (...args) => [DIST, 'monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--', ...args],
    async isUp() {
      const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
      return response !== null && response.status < 500;
    },
    ask: (marker, signal) => ask(port, marker, signal),
    beginDelays: () => writeFileSync(join(delays, 'begin'), ''),
    readDelay: () => readDelay(delays),
    async seal() {
      const finalized = await critiqor('finalize', '--stop', '--no-dashboard');
      const verified = await critiqor('verify', 'run_001');
      if (finalized.code !== 0) return `finalize ended with ${finalized.code}: ${finalized.stderr.slice(0, 300)}`;
      return verified.code === 0
        ? 'consistent'
        : `verify ended with ${verified.code}: ${verified.stdout.slice(0, 300)}`;
    },
    remove() {
      try {
        host.remove();
      } catch {
        // Something that was killed may still be writing; the workshop tries again at the end.
      }
    },
  };
}

/** Not with `fetch`, which gives up after five minutes of silence. A client that is killed, or whose gateway is, got no answer. */
function ask(port: number, marker: string, signal?: AbortSignal): Promise<boolean> {
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    'x-openclaw-session-key': `agent:main:${marker.toLowerCase()}`,
  };
  const body = JSON.stringify({ model: 'openclaw', messages: [{ role: 'user', content: `Please do ${marker}.` }] });
  const target = { host: '127.0.0.1', port, path: '/v1/chat/completions', method: 'POST', headers };
  return new Promise((resolve) => {
    const asking = request({ ...target, ...(signal ? { signal } : {}) }, (response) => {
      let answer = '';
      response.on('data', (chunk) => {
        answer += chunk;
      });
      response.on('close', () => resolve(answer.includes(`Finished ${marker}`)));
    });
    asking.on('error', () => resolve(false));
    asking.end(body);
  });
}

/** What the busiest process of the gateway said last: its launcher has an event loop too, which has nothing to do. */
function readDelay(folder: string): Delay | null {
  if (!existsSync(join(folder, 'begin'))) return null;
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Delay);
  return all.sort((left, right) => right.cpuMs - left.cpuMs)[0] ?? null;
}
