import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * For tests, preloaded with `--import`: counts the calls of the file system, and at call number FAIL_AT the process kills itself
 * (`kill`), does so in the middle of a write (`half`), or finds the disk full (`ENOSPC`). Counted is every call while
 * `globalThis.countCalls` is set, or from the start, with COUNT=changes, every call that changes something, and `spawn`: being killed
 * before a call that only reads leaves what being killed before the next change leaves. SAY_CALLS names a file for the names of the
 * counted calls.
 */
const failAt = Number(process.env.FAIL_AT ?? 0);
const failure = process.env.FAIL_HOW ?? 'kill';
const onlyChanges = process.env.COUNT === 'changes';
const counter = globalThis as { countCalls?: boolean; calls?: string[] };
counter.calls = [];
counter.countCalls = onlyChanges;

const CHANGES =
  /^spawn$|^(?:write|writeFile|appendFile|mkdir|rename|rm|rmdir|unlink|chmod|fchmod|link|symlink|truncate|copyFile)Sync$/;
const isChange = (name: string, [, flags]: readonly unknown[]): boolean =>
  CHANGES.test(name) || (name === 'openSync' && typeof flags === 'string' && flags !== 'r');

type Call = (...args: unknown[]) => unknown;
const { writeSync, writeFileSync } = fs;
const counted = (name: string, original: Call): Call => {
  return (...args) => {
    if (!counter.countCalls || (onlyChanges && !isChange(name, args))) return original(...args);
    const calls = counter.calls?.push(name);
    if (calls === failAt) fail(name, args);
    // A function that calls others of its kind is one call.
    counter.countCalls = false;
    try {
      return original(...args);
    } finally {
      counter.countCalls = true;
    }
  };
};
const countAll = (functions: Record<string, unknown>, names: readonly string[]): void => {
  for (const name of names) {
    if (typeof functions[name] === 'function') functions[name] = counted(name, functions[name] as Call);
  }
};
countAll(
  fs as never,
  Object.keys(fs).filter((name) => name.endsWith('Sync')),
);
if (onlyChanges) countAll(childProcess as never, ['spawn']);
syncBuiltinESMExports();

const { SAY_CALLS } = process.env;
if (SAY_CALLS) process.on('exit', () => writeFileSync(SAY_CALLS, JSON.stringify(counter.calls)));

function fail(name: string, args: readonly unknown[]): void {
  counter.countCalls = false;
  if (failure === 'ENOSPC') {
    counter.countCalls = true;
    throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), { code: 'ENOSPC', syscall: name });
  }
  try {
    if (failure === 'half') writeHalf(name, args);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

function writeHalf(name: string, args: readonly unknown[]): void {
  if (name === 'writeSync') {
    const [fd, bytes, offset, length] = args as [number, Uint8Array, number, number];
    writeSync(fd, bytes, offset, length >> 1);
  }
  if (name === 'writeFileSync') {
    const [path, content, options] = args as [string, string, { mode: number; flag?: string }];
    writeFileSync(path, content.slice(0, content.length >> 1), options);
  }
}
