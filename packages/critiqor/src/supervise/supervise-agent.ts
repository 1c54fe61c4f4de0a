import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { EXIT, SIGNAL_BASE } from '../system/exit-codes.ts';
import { descendantsOf, identityOf, isAlive, type ProcessIdentity } from '../system/process-identity.ts';

interface SuperviseOptions {
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly stdio: StdioOptions;
  /** The agent was started without OpenClaw's launcher, which presses an agent to end that was asked to: we do it in its place. */
  readonly isLauncher: boolean;
  readonly timeoutMs?: number | undefined;
  /** Called with the function that starts the child, so that the caller can record the child before others look. */
  readonly launch: (start: () => ChildProcess) => ChildProcess;
  /** Called a few times a second while the agent runs. */
  readonly onTick: () => void;
  /** Called once all processes of the agent are gone, while signals are still handled. */
  readonly onEnd: (end: AgentEnd) => void | Promise<void>;
  /**
   * Processes of the agent that are no longer descendants of the child because the launcher between them is gone. `wasCut`: the child did
   * not end by itself, so everything it had started counts.
   */
  readonly strays: (wasCut: boolean) => readonly number[];
}

export interface AgentEnd {
  /** The process that was launched. */
  readonly pid?: number | undefined;
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly timedOut: boolean;
  /** The signal that asked us to end, however the agent answered it: Ctrl-C, or a request of the system. */
  readonly interruptedBy?: NodeJS.Signals | undefined;
  readonly durationMs: number;
  /** Processes that had to be ended after the child. */
  readonly cleanedUp: number;
}

const TICK_MS = 300;
/** How long the launcher waits after a signal before it sends SIGTERM, and again before it sends SIGKILL (2026.9.6). */
const LAUNCHER_GRACE_MS = 1_000;
/** How long an agent may take to end after it was asked to. */
const GRACE_MS = 10_000;
const STRAY_GRACE_MS = 3_000;
const RELAYED: readonly NodeJS.Signals[] = ['SIGTERM', 'SIGHUP', 'SIGQUIT'];

/**
 * Runs the agent in our own terminal, forwards signals, and returns when all its processes are gone. The child stays in our process
 * group: in its own group it would miss Ctrl-C and window resizes.
 */
export function superviseAgent(options: SuperviseOptions): Promise<AgentEnd> {
  const begun = Date.now();
  const { program, args, cwd, env, stdio } = options;
  // Signals must be forwarded from the agent's first moment. They are delivered after this turn, when the stopper exists.
  let stopper: Stopper | undefined;
  let interruptedBy: NodeJS.Signals | undefined;
  const interrupt = (signal: NodeJS.Signals, relay: () => void) => (): void => {
    interruptedBy ??= signal;
    relay();
  };
  const relays = [
    ...RELAYED.map((signal) => [signal, interrupt(signal, () => stopper?.ask(signal))] as const),
    [
      'SIGINT',
      interrupt(
        'SIGINT',
        relayInterrupt(
          () => stopper?.ask('SIGINT'),
          () => stopper?.press(),
        ),
      ),
    ] as const,
    keepDebuggerClosed(),
  ];
  for (const [signal, relay] of relays) process.on(signal, relay);
  const releaseSignals = (): void => {
    for (const [signal, relay] of relays) if (signal !== 'SIGHUP' || !stopper?.isHungUp) process.off(signal, relay);
  };
  try {
    const child = options.launch(() => spawn(program, [...args], { cwd, env, stdio }));
    stopper = createStopper(child, options);
    const end = awaitEnd(child, stopper, options, begun).then(async (ended) => {
      const end = { ...ended, interruptedBy };
      await options.onEnd(end);
      return end;
    });
    return end.finally(releaseSignals);
  } catch (cause) {
    releaseSignals();
    throw cause;
  }
}

function awaitEnd(child: ChildProcess, stopper: Stopper, options: SuperviseOptions, begun: number): Promise<AgentEnd> {
  return new Promise((resolve, reject) => {
    let timedOut = false;
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
    };
    child.once('error', (cause) => {
      release();
      reject(cause);
    });
    child.once('exit', (exitCode, signal) => {
      const durationMs = Date.now() - begun;
      stopper.cleanUp(signal !== null).then((cleanedUp) => {
        release();
        resolve({ pid: child.pid, exitCode, signal, timedOut, durationMs, cleanedUp });
      }, reject);
    });
  });
}

/** The exit code for an end: the agent's own, or 128 + the signal number. */
export function exitCodeOf({ exitCode, signal, timedOut }: AgentEnd): number {
  if (timedOut) return EXIT.timed_out;
  return exitCode ?? SIGNAL_BASE + (signal ? constants.signals[signal] : 0);
}

/** Ends processes: SIGTERM first, then SIGKILL. */
export async function endProcesses(pids: readonly number[], graceMs: number): Promise<number> {
  const living = pids.map(identityOf).filter((identity) => identity !== null);
  for (const identity of living) send(identity, 'SIGTERM');
  for (const until = Date.now() + graceMs; living.some(isAlive) && Date.now() < until; ) await pause(50);
  for (const identity of living) if (isAlive(identity)) send(identity, 'SIGKILL');
  return living.length;
}

/** Ctrl-C in a terminal reaches the child directly, wherever its input comes from; without a terminal we forward it. */
function relayInterrupt(ask: () => void, press: () => void): () => void {
  const hasTerminal = [0, 1, 2].some((fd) => isatty(fd));
  return () => (hasTerminal ? press() : ask());
}

/** Node answers this signal by opening a debugger to every process of the user; the agent could change what we witnessed. */
function keepDebuggerClosed(): readonly [NodeJS.Signals, () => void] {
  return ['SIGUSR1', () => {}];
}

type Stopper = ReturnType<typeof createStopper>;

function createStopper(child: ChildProcess, { strays, isLauncher }: Pick<SuperviseOptions, 'strays' | 'isLauncher'>) {
  let requests = 0;
  let pressing: NodeJS.Timeout | undefined;
  let isHungUp = false;
  let firm: NodeJS.Timeout | undefined;
  const known = new Map<number, ProcessIdentity>();
  const remember = (): void => {
    const pids = [...(child.pid === undefined ? [] : descendantsOf(child.pid)), ...strays(true)];
    for (const identity of pids.map(identityOf)) if (identity) known.set(identity.pid, identity);
  };
  const forceEnd = (): void => {
    remember();
    for (const identity of known.values()) if (isAlive(identity)) send(identity, 'SIGKILL');
    child.kill('SIGKILL');
  };
  const press = (): void => {
    if (!isLauncher || pressing) return;
    pressing = setTimeout(() => {
      child.kill('SIGTERM');
      pressing = setTimeout(() => child.kill('SIGKILL'), LAUNCHER_GRACE_MS);
    }, LAUNCHER_GRACE_MS);
  };
  return {
    /** Once the child knows that it is to end: gives it no more time than the launcher would. */
    press,
    /**
     * Asks the child to end; a second request or a timeout kills it. A closing terminal may send several SIGHUPs, also next to a request to
     * end: those never count as a second request.
     */
    ask(signal: NodeJS.Signals): void {
      isHungUp ||= signal === 'SIGHUP';
      if (signal === 'SIGHUP' && firm) return;
      remember();
      if (signal !== 'SIGHUP') requests += 1;
      firm ??= setTimeout(forceEnd, GRACE_MS);
      if (requests > 1) forceEnd();
      else child.kill(signal);
      press();
    },
    cancel(): void {
      clearTimeout(firm);
      clearTimeout(pressing);
    },
    /** Whether our terminal was closed; more SIGHUPs may follow while we clean up. */
    get isHungUp() {
      return isHungUp;
    },
    /** After the child has ended: ends whatever is left of the agent. */
    cleanUp(wasKilled: boolean): Promise<number> {
      const left = [...known.values()].filter(isAlive).map(({ pid }) => pid);
      return endProcesses([...new Set([...left, ...strays(wasKilled || firm !== undefined)])], STRAY_GRACE_MS);
    },
  };
}

function send(identity: ProcessIdentity, signal: NodeJS.Signals): void {
  try {
    process.kill(identity.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
