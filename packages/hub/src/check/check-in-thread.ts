import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CheckedUpload, CheckUploadOptions } from './check-upload.ts';

/**
 * Events die young, and with a young generation of this size nearly none outlives it. Left to itself, V8 shrinks that of a quiet hub to a megabyte;
 * events of a long run then fill the old one, which keeps the memory.
 */
const YOUNG_MB = 48;
/** More than a run of ten million events needs. Who sends more than that loses the thread, not the hub. */
const OLD_MB = 512;

/** Checks an upload in a thread of its own: the hub answers others meanwhile, and all memory is given back. */
export function checkInThread(path: string, columnsPath: string, options: CheckUploadOptions): Promise<CheckedUpload> {
  const thread = new Worker(findProgram(), {
    workerData: { path, columnsPath, options },
    // Options of the hub's own start are not for its threads.
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB, maxOldGenerationSizeMb: OLD_MB },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('The thread that checks an upload ended.')));
  });
}

/** The built file next to ours, or the source. */
function findProgram(): string {
  const [source, built] = ['check-thread.ts', 'check-thread.js'].map((name) => join(import.meta.dirname, name)) as [
    string,
    string,
  ];
  return existsSync(source) ? source : built;
}
