import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import {
  DIRECTORY_MODE,
  isRunId,
  type RunPaths,
  toNumberMark,
  toRunPaths,
} from '@critiqor/evidence/contract/run-directory';

/** Takes the next free number of a runs directory. Throws what the system says when the directory cannot be used. */
export type AllocateRun = () => RunPaths;

/** Steps to the next number before the directory is read again: somebody else has taken many. */
const STEPS = 32;
const ROUNDS = 100;

/**
 * Several processes take numbers from one directory without a lock: making a directory fails when it exists. The directory is read once, while the
 * host is starting, because with thousands of runs that takes milliseconds.
 */
export function createAllocator(runsDir: string): AllocateRun {
  let last = -1;
  return () => {
    if (last === -1) last = highestNumber(runsDir);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let step = 0; step < STEPS; step += 1) {
        last += 1;
        const paths = toRunPaths(runsDir, `run_${String(last).padStart(3, '0')}`);
        if (tryMake(paths)) return paths;
      }
      last = highestNumber(runsDir);
    }
    throw new Error('no free run number');
  };
}

/** Whether this process has made the directory. */
function tryMake({ runsDir, directory }: RunPaths): boolean {
  try {
    mkdirSync(directory, { mode: DIRECTORY_MODE });
    return true;
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (code !== 'ENOENT') throw cause;
    mkdirSync(runsDir, { recursive: true, mode: DIRECTORY_MODE });
    mkdirSync(directory, { mode: DIRECTORY_MODE });
    return true;
  }
}

/** The highest number that anything has: runs, imports that are being made, and runs that were deleted. */
function highestNumber(runsDir: string): number {
  const { state } = toRunPaths(runsDir, 'run_001');
  const names = [...namesIn(runsDir), ...namesIn(`${state}/imports`), markIn(runsDir)];
  return names
    .map((name) => name.replace(/\.json$/, ''))
    .filter(isRunId)
    .reduce((most, id) => Math.max(most, Number(id.slice('run_'.length))), 0);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not there yet.
    return [];
  }
}

function markIn(runsDir: string): string {
  try {
    return readFileSync(toNumberMark(runsDir), 'utf8').trim();
  } catch {
    // Nothing was deleted.
    return '';
  }
}
