import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process has printed so far, and whether it has ended. */
export interface Followed {
  text(): string;
  isOver(): boolean;
}

/** The end of a long output is enough to see why something failed. */
const KEPT_CHARS = 20_000;

export function follow(child: ChildProcess): Followed {
  let text = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text = `${text}${chunk}`.slice(-KEPT_CHARS);
    });
  child.on('exit', () => {
    isOver = true;
  });
  return { text: () => text, isOver: () => isOver };
}

/** A process that nobody waits for any more has ended too. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

export function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
