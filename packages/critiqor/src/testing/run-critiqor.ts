import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { join } from 'node:path';

/** For tests: what became of a command. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
}

export const CRITIQOR = join(import.meta.dirname, '../../bin/critiqor.js');
const PRELOAD = join(import.meta.dirname, 'fail-at-call.ts');

/** For tests: the real command in a process of its own; with FAIL_AT or SAY_CALLS among the variables it counts its calls. */
export function startCritiqor(
  args: readonly string[],
  { env = {}, ...options }: SpawnOptions & { readonly env?: Readonly<Record<string, string>> } = {},
): Started {
  const counting = 'FAIL_AT' in env || 'SAY_CALLS' in env ? ['--import', PRELOAD] : [];
  const child = spawn(process.execPath, [...counting, CRITIQOR, ...args], {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    chunks.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    chunks.stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, ...chunks }));
    // What a killed command leaves running keeps its output open.
    child.on('exit', (code, signal) => signal && resolve({ code, signal, ...chunks }));
  });
  return { child, ended };
}

export const runCritiqor = (...input: Parameters<typeof startCritiqor>): Promise<Ended> =>
  startCritiqor(...input).ended;
