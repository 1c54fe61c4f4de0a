import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded with `--import`: every call that writes or syncs takes DELAY_MS longer, as on a disk that can hardly keep up. */
const delayMs = Number(process.env.DELAY_MS ?? 0);
const SLOW = /^(?:write|writeFile|fsync|fdatasync|rename|open|mkdir)Sync$/;
const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
const sleeper = new Int32Array(new SharedArrayBuffer(4));
for (const name of Object.keys(fs).filter((key) => SLOW.test(key))) {
  const original = functions[name];
  functions[name] = (...args) => {
    Atomics.wait(sleeper, 0, 0, delayMs);
    return original?.(...args);
  };
}
syncBuiltinESMExports();
