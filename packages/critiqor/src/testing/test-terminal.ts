import { setTimeout as pause } from 'node:timers/promises';
import pty, { type IPty } from '@lydell/node-pty';

/** For tests: a program of Node's in a real terminal. */
export interface Terminal {
  readonly pid: number;
  /** Everything that was printed so far, control sequences included. */
  screen(): string;
  type(text: string): void;
  resize(columns: number, rows: number): void;
  waitForText(text: string): Promise<void>;
  readonly exited: Promise<number>;
  kill(signal?: NodeJS.Signals): void;
  /** Closes the window: the terminal is gone, and whoever sits in it hears SIGHUP. */
  close(): void;
}

interface TerminalOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly columns?: number;
}

/** Starts a script in a terminal of its own. */
export function openTerminal(
  script: string,
  args: readonly string[],
  { cwd, env, columns = 120 }: TerminalOptions,
): Terminal {
  const child = pty.spawn(process.execPath, [script, ...args], {
    name: 'xterm-256color',
    cols: columns,
    rows: 40,
    cwd,
    env: env as Record<string, string>,
  });
  let screen = '';
  child.onData((data) => {
    screen += data;
  });
  const exited = new Promise<number>((resolve) => child.onExit(({ exitCode }) => resolve(exitCode)));
  return {
    pid: child.pid,
    screen: () => screen,
    type: (text) => child.write(text),
    resize: (columns, rows) => child.resize(columns, rows),
    waitForText: (text) =>
      waitUntil(
        `"${text}" on the screen`,
        () => screen.includes(text),
        () => screen.slice(-2_000),
      ),
    exited,
    kill: (signal = 'SIGTERM') => child.kill(signal),
    close: () => (child as IPty & { destroy(): void }).destroy(),
  };
}

/** Waits until a condition holds; fails after a time that only a broken run needs, and says what `explain` knows. */
export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  explain: () => string = () => '',
  timeoutMs = 240_000,
): Promise<void> {
  for (const until = Date.now() + timeoutMs; !(await holds()); await pause(50)) {
    if (Date.now() > until) throw new Error(`Waited ${timeoutMs / 1000} s for ${what}\n${explain()}`);
  }
}
