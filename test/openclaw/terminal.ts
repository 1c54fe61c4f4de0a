import pty from '@lydell/node-pty';
import { type Host, OPENCLAW, waitFor } from './host.ts';

/** A program in a real terminal. */
export interface Terminal {
  /** Everything that was printed so far, control sequences included. */
  screen(): string;
  type(text: string): void;
  waitForText(text: string): Promise<void>;
  readonly exited: Promise<number>;
  kill(): void;
}

/** Starts OpenClaw in a terminal of its own. */
export function openTerminal(host: Host, args: readonly string[]): Terminal {
  return openProgram(host, OPENCLAW, args);
}

/** Starts a script of Node's in a terminal of its own. */
export function openProgram(host: Pick<Host, 'workspace' | 'env'>, script: string, args: readonly string[]): Terminal {
  const child = pty.spawn(process.execPath, [script, ...args], {
    name: 'xterm-256color',
    cols: 120,
    rows: 40,
    cwd: host.workspace,
    env: host.env as Record<string, string>,
  });
  let screen = '';
  child.onData((data) => {
    screen += data;
  });
  const exited = new Promise<number>((resolve) => child.onExit(({ exitCode }) => resolve(exitCode)));
  return {
    screen: () => screen,
    type: (text) => child.write(text),
    waitForText: (text) => waitFor(`"${text}" on the screen`, () => screen.includes(text)),
    exited,
    kill: () => child.kill('SIGTERM'),
  };
}
