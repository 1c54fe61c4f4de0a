import type { SpawnOptions } from 'node:child_process';
import type { Workshop } from './workshop.ts';

/** What became of a command. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly timedOut: boolean;
}

/** Runs a program to its end; after a time that only something that hangs needs, it is killed. */
export function runToEnd(
  workshop: Workshop,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  timeoutMs: number,
): Promise<Ended> {
  const child = workshop.start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    chunks.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    chunks.stderr += chunk;
  });
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    child.kill('SIGKILL');
  }, timeoutMs);
  return new Promise((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null): void => {
      clearTimeout(timer);
      resolve({ code, signal, ...chunks, timedOut });
    };
    child.on('error', (cause) => {
      chunks.stderr += String(cause);
      end(1, null);
    });
    child.on('close', end);
    // What a killed command leaves running keeps its output open.
    child.on('exit', (code, signal) => signal && end(code, signal));
  });
}
