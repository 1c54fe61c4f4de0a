import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HubError } from '../hub-error.ts';
import { toEnginePaths } from './engine-paths.ts';

/** An engine that answers on a private socket. */
export interface RunningEngine {
  readonly socket: string;
  /** The process, while it is ours and runs. */
  readonly pid: number | undefined;
  close(): Promise<void>;
}

interface RunEngineOptions {
  /** Where the engine is installed. */
  readonly engineFolder: string;
  /** Where the hub keeps its data. */
  readonly hubFolder: string;
  /** Keeps an engine running until it is closed, and starts it again if it dies. Otherwise one that runs already is used as it is. */
  readonly keep: boolean;
  /** Called with what the engine says when it dies. */
  readonly onDeath?: (text: string) => void;
}

const START_LIMIT_MS = 120_000;
const TICK_MS = 50;
const RESTART_MS = 500;
const CLOSE_LIMIT_MS = 30_000;

/** Starts the embedded engine as a child process, or finds the one that serves this folder. */
export async function runEngine(options: RunEngineOptions): Promise<RunningEngine> {
  const { socket } = toEnginePaths(options.hubFolder);
  if (!options.keep && (await answers(socket))) return { socket, pid: undefined, close: async () => {} };
  mkdirSync(options.hubFolder, { recursive: true, mode: 0o700 });
  let isClosed = false;
  let said = '';
  let child = start();
  function start(): ChildProcess {
    const started = spawn(process.execPath, [toProgram(), options.engineFolder, options.hubFolder], {
      stdio: ['pipe', 'ignore', 'pipe'],
      // Its own group: Ctrl-C in a terminal ends the hub, which then ends the engine in good order.
      detached: true,
    });
    started.stdin?.on('error', () => {});
    started.stderr?.on('data', (chunk) => {
      said = `${said}${chunk}`.slice(-4_000);
    });
    started.once('exit', () => {
      if (isClosed) return;
      options.onDeath?.(said);
      setTimeout(() => {
        if (!isClosed) child = start();
      }, RESTART_MS);
    });
    return started;
  }
  const close = async (): Promise<void> => {
    isClosed = true;
    await end(child);
  };
  const until = Date.now() + START_LIMIT_MS;
  while (!(await answers(socket))) {
    if (Date.now() > until) {
      await close();
      throw new HubError(
        'engine_unavailable',
        `The embedded engine does not start.${said ? ` It said:\n${said}` : ''}`,
      );
    }
    await pause(TICK_MS);
  }
  return {
    socket,
    get pid() {
      return child.exitCode === null ? child.pid : undefined;
    },
    close,
  };
}

/** The built file next to ours, or the source. */
function toProgram(): string {
  const [source, built] = ['engine-process.ts', 'engine-process.js'].map((name) => join(import.meta.dirname, name)) as [
    string,
    string,
  ];
  return existsSync(source) ? source : built;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}

function answers(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const asked = request({ socketPath, path: '/ping', agent, timeout: 5_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(false));
    asked.end();
  });
}
