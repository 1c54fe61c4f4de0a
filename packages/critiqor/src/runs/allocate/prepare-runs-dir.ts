import { accessSync, constants, existsSync, lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  DIRECTORY_MODE,
  FILE_MODE,
  isRunId,
  toNumberMark,
  toRunPaths,
} from '@critiqor/evidence/contract/run-directory';
import { followSeals } from '../../ledger/listed-seals.ts';
import { CritiqorError, toRunsDirError } from '../../system/errors.ts';
import { listRunIds, removeTemporaries, runNumber, writeFileAtomically } from '../runs-directory.ts';

/** Makes a runs directory ready for a new run. Call it under the lock. */
export function prepareRunsDir(runsDir: string): void {
  try {
    mkdirSync(runsDir, { recursive: true, mode: DIRECTORY_MODE });
    // The run could not be listed at its end; better said before the agent starts.
    const { seals } = toRunPaths(runsDir, 'run_001');
    if (lstatSync(seals, { throwIfNoEntry: false })) accessSync(seals, constants.W_OK);
    for (const folder of [runsDir, join(runsDir, '.critiqor')]) if (existsSync(folder)) removeTemporaries(folder);
    keepOutOfCommits(runsDir);
  } catch (cause) {
    throw toRunsDirError(cause, runsDir);
  }
}

function keepOutOfCommits(runsDir: string): void {
  const path = join(resolve(runsDir), '.gitignore');
  if (lstatSync(path, { throwIfNoEntry: false })) return;
  writeFileSync(path, '# Evidence contains prompts and outputs; keep it out of repositories.\n*\n', {
    mode: FILE_MODE,
    flag: 'wx',
  });
}

/** Tells recorders, which do not read the list of seals, below which number nothing is free. Call it where runs are deleted. */
export function markNumbers(runsDir: string): void {
  const highest = highestRunNumber(runsDir);
  if (highest === 0) return;
  mkdirSync(join(runsDir, '.critiqor'), { recursive: true, mode: DIRECTORY_MODE });
  writeFileAtomically(toNumberMark(runsDir), `${toRunId(runsDir, highest)}\n`);
}

/** Where imports make their runs until they are complete; the numbers of these are taken. */
export const toImportsDir = (runsDir: string): string => join(runsDir, '.critiqor', 'imports');

/** A run number is never reused while anything of that run exists, or once it is in the list of seals. */
export function highestRunNumber(runsDir: string): number {
  const { highest } = followSeals(toRunPaths(runsDir, 'run_001').seals);
  return [...listRunIds(runsDir), ...listRunIds(toImportsDir(runsDir))]
    .map(runNumber)
    .reduce((most, number) => Math.max(most, number), highest);
}

export function toRunId(runsDir: string, number: number): string {
  const runId = `run_${String(number).padStart(3, '0')}`;
  if (isRunId(runId)) return runId;
  throw new CritiqorError('runs_dir_unusable', `${runsDir} contains run_${number - 1}, the highest possible number.`, {
    remedy: 'Critiqor did not create it; move it away.',
  });
}
