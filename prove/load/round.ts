import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createScriptedModel } from '../../packages/critiqor/src/demo/scripted-model.ts';
import { readWriters } from '../../packages/critiqor/src/runs/writer-processes.ts';
import { collect, createHost, type Host, OPENCLAW, waitFor } from '../../test/openclaw/host.ts';
import type { Campaign } from '../part.ts';
import type { Random } from '../random.ts';
import { type Compared, compareWithTruth } from './compare-with-truth.ts';
import { scriptConversation, writeFiles } from './work.ts';

const DIST = join(import.meta.dirname, '../../packages/critiqor/dist/critiqor.js');
const LOOP_DELAY = join(import.meta.dirname, 'loop-delay.ts');
const TOKEN = 'gateway-token-of-the-tests';
/** A gateway needs minutes to start on a machine that is busy with other things. */
const START_MS = 600_000;
/** A hang guard. */
const ASK_MS = 240_000;

export type Kill = 'nothing' | 'clients' | 'supervisor' | 'gateway' | 'supervisor and gateway';

export interface Size {
  readonly conversations: number;
  readonly turns: number;
  readonly callsPerTurn: number;
}

export interface Delay {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface Round {
  readonly kill: Kill;
  readonly recorded: boolean;
  readonly seconds: number;
  readonly answered: number;
  readonly compared: Compared | null;
  readonly verified: string;
  readonly delay: Delay | null;
}

/** One gateway, many conversations at once, and somebody who kills. */
export async function playRound(
  { workshop, random }: Campaign,
  size: Size,
  kill: Kill,
  recorded = true,
): Promise<Round> {
  const model = await createScriptedModel();
  const host = createHost({
    model,
    recorder: false,
    contextWindow: 2_000_000,
    config: { agents: { defaults: { maxConcurrent: size.conversations } } },
  });
  const delays = join(host.home, 'delays');
  const runsDir = join(host.home, 'evidence');
  mkdirSync(delays);
  writeFiles(host.workspace);
  const port = await freePort();
  host.writeConfig(port);
  const env = {
    ...host.env,
    CRITIQOR_RUNS_DIR: runsDir,
    LOOP_DELAY_DIR: delays,
    NODE_OPTIONS: `--import ${LOOP_DELAY}`,
    NO_COLOR: '1',
  };
  const start = (args: readonly string[]): ChildProcess =>
    workshop.start(process.execPath, args, { cwd: host.workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const critiqor = (...args: readonly string[]) => collect(start([DIST, ...args]));
  const began = performance.now();
  try {
    const gateway = start(
      recorded
        ? [DIST, 'monitor', 'openclaw', '--openclaw-command', OPENCLAW, '--', 'gateway', 'run']
        : [OPENCLAW, 'gateway', 'run'],
    );
    const ended = collect(gateway);
    let isOver = false;
    ended.then(() => {
      isOver = true;
    });
    let log = '';
    gateway.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    gateway.stdout?.on('data', (chunk) => {
      log += chunk;
    });
    await waitFor('the gateway', async () => isOver || (await isUp(port)), START_MS).catch((cause) => {
      throw new Error(`${(cause as Error).message}: ${log.slice(-2_000)}`);
    });
    if (isOver) throw new Error(`The gateway ended: ${JSON.stringify(await ended).slice(0, 2_000)}`);
    const pids = recorded ? readWriters(join(runsDir, 'run_001/events.jsonl')).map(({ pid }) => pid) : [];
    for (const pid of pids) workshop.keepPid(pid);
    const markers = Array.from({ length: size.conversations }, (_, index) => `LOAD-${index}-END`);
    for (const marker of markers) scriptConversation(model, marker, random, size.turns, size.callsPerTurn);
    const stops = markers.map(() => new AbortController());
    const asking = Promise.all(markers.map((marker, index) => ask(port, marker, stops[index]?.signal)));
    const total = size.conversations * size.turns;
    const isFar = (): boolean => model.exchanges.length >= total * 0.6;
    if (kill !== 'nothing') {
      await waitFor('the middle of the work', isFar, ASK_MS);
      killSome(kill, random, { supervisor: gateway.pid ?? 0, agents: pids, stops });
    }
    const answers = await asking;
    // What clients left behind goes on for a moment.
    if (kill === 'clients') await settle(() => model.exchanges.length);
    const seconds = (performance.now() - began) / 1_000;
    const delay = readDelay(delays);
    if (recorded) await stopAll(gateway, pids);
    else gateway.kill('SIGTERM');
    await ended;
    const finalized = recorded ? await critiqor('finalize', '--stop', '--no-dashboard') : null;
    const verified = recorded ? await critiqor('verify', 'run_001') : null;
    const said = recorded
      ? `${finalized?.code === 0 ? '' : `finalize ${finalized?.code}: ${finalized?.stderr.slice(0, 200)} `}${verified?.code === 0 ? 'consistent' : `verify ${verified?.code}: ${verified?.stdout.slice(0, 300)}`}`
      : '';
    return {
      kill,
      recorded,
      seconds,
      answered: answers.filter(Boolean).length,
      compared: recorded ? compareWithTruth(runsDir, 'run_001', model.exchanges) : null,
      verified: said,
      delay,
    };
  } finally {
    await model.close();
    removeHost(host);
  }
}

function killSome(
  kill: Kill,
  random: Random,
  { supervisor, agents, stops }: { supervisor: number; agents: readonly number[]; stops: readonly AbortController[] },
): void {
  if (kill === 'clients') for (const stop of stops) if (random.chance(0.4)) stop.abort();
  if (kill.startsWith('supervisor')) tryKill(supervisor, 'SIGKILL');
  if (kill.endsWith('gateway')) for (const agent of agents) tryKill(agent, 'SIGKILL');
}

/** The agents first: a supervisor that lives notes how they ended. */
async function stopAll(gateway: ChildProcess, agents: readonly number[]): Promise<void> {
  for (const agent of agents) tryKill(agent, 'SIGTERM');
  await waitFor('the end of the gateway', () => agents.every((pid) => !isAlive(pid)), 60_000);
  // What a killed supervisor leaves running keeps its output open.
  gateway.stdout?.destroy();
  gateway.stderr?.destroy();
}

async function ask(port: number, marker: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'x-openclaw-session-key': `agent:main:${marker.toLowerCase()}`,
      },
      body: JSON.stringify({ model: 'openclaw', messages: [{ role: 'user', content: `Please do ${marker}.` }] }),
      signal: AbortSignal.any([AbortSignal.timeout(ASK_MS), ...(signal ? [signal] : [])]),
    });
    return (await response.text()).includes(`Finished ${marker}`);
  } catch {
    // Killed, or its gateway was; the truth log says how far it came.
    return false;
  }
}

async function settle(count: () => number): Promise<void> {
  for (let last = -1; last !== count(); ) {
    last = count();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}

function readDelay(folder: string): Delay | null {
  const all = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Delay & { cpuMs: number },
  );
  // The launcher of a gateway has an event loop too, which has nothing to do.
  return all.sort((left, right) => right.cpuMs - left.cpuMs)[0] ?? null;
}

async function isUp(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
  return response !== null && response.status < 500;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

function removeHost(host: Host): void {
  try {
    host.remove();
  } catch {
    // Something that was killed may still be writing; the folder is in the temporary one.
  }
}
