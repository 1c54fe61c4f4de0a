import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * For tests, preloaded with `--import`: counts the calls of the file system once `globalThis.countCalls` is set, and at call number
 * FAIL_AT the process kills itself (`kill`), does so in the middle of a write (`half`), or finds the disk full (`ENOSPC`).
 */
const failAt = Number(process.env.FAIL_AT ?? 0);
const failure = process.env.FAIL_HOW ?? 'kill';
const counter = globalThis as { countCalls?: boolean; calls?: string[] };
counter.calls = [];

const functions = fs as unknown as Record<string, unknown>;
for (const [name, original] of Object.entries(functions)) {
  if (!name.endsWith('Sync') || typeof original !== 'function') continue;
  functions[name] = (...args: unknown[]): unknown => {
    if (!counter.countCalls) return original(...args);
    const calls = counter.calls?.push(name);
    if (calls === failAt) fail(name, args, original as (...args: unknown[]) => unknown);
    // A function that calls others of its kind is one call.
    counter.countCalls = false;
    try {
      return original(...args);
    } finally {
      counter.countCalls = true;
    }
  };
}
syncBuiltinESMExports();

function fail(name: string, args: readonly unknown[], original: (...args: unknown[]) => unknown): void {
  counter.countCalls = false;
  if (failure === 'ENOSPC') {
    counter.countCalls = true;
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC', syscall: name });
  }
  const [fd, bytes, offset, length] = args as [number, Uint8Array, number, number];
  if (failure === 'half' && name === 'writeSync') original(fd, bytes, offset, length >> 1);
  process.kill(process.pid, 'SIGKILL');
}
