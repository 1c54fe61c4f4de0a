import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type OpenRunEntry,
  parseOpenRun,
  processSpace,
  type RecorderProcess,
} from '@critiqor/evidence/contract/open-run';
import { isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadPlainText } from '../../system/open-plain-file.ts';
import { beganAt, isAlive } from '../../system/process-identity.ts';

/**
 * How a run without a supervisor is: `open` while its recorder lives, `ended` when the recorder has closed it, `lost` when the recorder is gone
 * without having closed it. Only the last two may be sealed.
 */
type OpenState = 'open' | 'ended' | 'lost';

export interface FoundOpenRun {
  readonly entry: OpenRunEntry;
  readonly state: OpenState;
}

/** A recorder in another container or on another machine cannot be asked whether it lives; after this silence it counts as gone. */
const FOREIGN_SILENCE_MS = 24 * 3_600_000;

/** All runs without a supervisor that are not sealed yet, oldest first. Costs two listings of directories when there are none. */
export function listOpenRuns(runsDir: string): FoundOpenRun[] {
  const { openEntry, endedEntry } = toRunPaths(runsDir, 'run_001');
  const ids = new Set([openEntry, endedEntry].flatMap((path) => entriesIn(join(path, '..'))));
  return [...ids]
    .flatMap((id) => findOpenRun(toRunPaths(runsDir, id)) ?? [])
    .sort((left, right) => left.entry.started_at.localeCompare(right.entry.started_at));
}

/** The same for one run; null when it has a supervisor, is sealed, or does not exist. */
export function findOpenRun(paths: RunPaths): FoundOpenRun | null {
  const ended = readEntry(paths, paths.endedEntry);
  if (ended) return { entry: ended, state: 'ended' };
  const entry = readEntry(paths, paths.openEntry);
  return entry && { entry, state: isRecorded(paths, entry.process) ? 'open' : 'lost' };
}

/** The entry of a run without a supervisor that is not sealed yet. Does not look for its recorder. */
export const readOpenRun = (paths: RunPaths): OpenRunEntry | null =>
  readEntry(paths, paths.endedEntry) ?? readEntry(paths, paths.openEntry);

function readEntry(paths: RunPaths, path: string): OpenRunEntry | null {
  const text = tryReadPlainText(path);
  const entry = text === null ? null : parseOpenRun(text);
  return entry && toRunPaths(paths.runsDir, entry.run_id).record === paths.record ? entry : null;
}

function entriesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => name.slice(0, -'.json'.length))
      .filter(isRunId);
  } catch {
    // No recorder has been installed for this directory.
    return [];
  }
}

/** Whether the recorder of a run may still write to it. */
function isRecorded({ journal }: RunPaths, recorder: RecorderProcess): boolean {
  const { pid, start, started_at_ms, space } = recorder;
  if (space !== processSpace()) {
    const touched = lstatSync(journal, { throwIfNoEntry: false })?.mtimeMs ?? started_at_ms;
    return Date.now() - touched < FOREIGN_SILENCE_MS;
  }
  return start === null ? beganAt(pid, started_at_ms) : isAlive({ pid, start });
}
