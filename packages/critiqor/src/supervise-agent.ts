import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { descendantsOf, identityOf, isAlive, type ProcessIdentity } from './process-identity.ts';

export interface SuperviseOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly timeoutMs?: number | undefined;
  readonly onStart: (pid: number) => void;
  /** Called a few times a second while the agent runs. */
  readonly onTick: () => void;
  /** Processes of the agent that are no descendants of the child any more, because the launcher between them is gone. */
  readonly strays: () => readonly number[];
}

export interface AgentEnd {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  readonly durationMs: number;
  /** Processes that had to be ended after the child. */
  readonly cleanedUp: number;
}

const TICK_MS = 300;
/** What an agent gets to end by itself after it has been asked to. */
const GRACE_MS = 10_000;
const STRAY_GRACE_MS = 3_000;
const RELAYED: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs the agent with our own terminal, passes signals on, and comes back when nothing of it is left. The child stays in our process
 * group: a group of its own would cost it Ctrl-C and changes of the window's size.
 */
export function superviseAgent(options: SuperviseOptions): Promise<AgentEnd> {
  const begun = Date.now();
  const child = spawn(options.program, [...options.args], { cwd: options.cwd, env: options.env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    const stopper = createStopper(child, options.strays);
    let timedOut = false;
    // With a terminal Ctrl-C reaches the child by itself; without one it is ours to pass on.
    const onInterrupt = (): void => {
      if (!process.stdin.isTTY) stopper.ask('SIGINT');
    };
    const relays = RELAYED.map((signal) => [signal, () => stopper.ask(signal)] as const);
    process.on('SIGINT', onInterrupt);
    for (const [signal, relay] of relays) process.on(signal, relay);
    const tick = setInterval(options.onTick, TICK_MS);
    const timeout =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => {
            timedOut = true;
            stopper.ask('SIGTERM');
          }, options.timeoutMs);
    const release = (): void => {
      clearInterval(tick);
      clearTimeout(timeout);
      stopper.cancel();
      process.off('SIGINT', onInterrupt);
      for (const [signal, relay] of relays) process.off(signal, relay);
    };
    child.once('spawn', () => options.onStart(child.pid as number));
    child.once('error', (cause) => {
      release();
      reject(cause);
    });
    child.once('exit', (exitCode, signal) => {
      const durationMs = Date.now() - begun;
      stopper.cleanUp().then((cleanedUp) => {
        release();
        resolve({ exitCode, signal, timedOut, durationMs, cleanedUp });
      }, reject);
    });
  });
}

/** The exit code that stands for an end: the agent's own, or 128 and the number of the signal. */
export function exitCodeOf({ exitCode, signal, timedOut }: AgentEnd): number {
  if (timedOut) return 124;
  return exitCode ?? 128 + (signal ? constants.signals[signal] : 0);
}

/** Ends processes: politely first, then firmly. */
export async function endProcesses(pids: readonly number[], graceMs: number): Promise<number> {
  const living = pids.map(identityOf).filter((identity) => identity !== null);
  for (const identity of living) send(identity, 'SIGTERM');
  for (const until = Date.now() + graceMs; living.some(isAlive) && Date.now() < until; ) await pause(50);
  for (const identity of living) if (isAlive(identity)) send(identity, 'SIGKILL');
  return living.length;
}

function createStopper(child: ChildProcess, strays: () => readonly number[]) {
  let firm: NodeJS.Timeout | undefined;
  const known = new Set<number>();
  const remember = (): void => {
    for (const pid of child.pid === undefined ? [] : descendantsOf(child.pid)) known.add(pid);
  };
  const forceEnd = (): void => {
    remember();
    for (const pid of [...known, ...strays()]) send(identityOf(pid), 'SIGKILL');
    child.kill('SIGKILL');
  };
  return {
    /** Asks the child to end; whoever asks twice, or waits too long, gets it ended. */
    ask(signal: NodeJS.Signals): void {
      remember();
      if (firm) {
        forceEnd();
        return;
      }
      child.kill(signal);
      firm = setTimeout(forceEnd, GRACE_MS);
    },
    cancel: (): void => clearTimeout(firm),
    /** Once the child is gone: whatever of the agent is still there is ended too. */
    cleanUp: (): Promise<number> => endProcesses([...new Set([...known, ...strays()])], STRAY_GRACE_MS),
  };
}

function send(identity: ProcessIdentity | null, signal: NodeJS.Signals): void {
  try {
    if (identity) process.kill(identity.pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
