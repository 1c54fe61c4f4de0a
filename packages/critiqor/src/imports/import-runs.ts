import type { RunMetadata } from '../runs/run-record.ts';
import { type BadRecord, ChangedSource, type FoundRun, type ImportFile } from './import-source.ts';
import { openKnownImports, toOrigin } from './known-imports.ts';
import { createStagedRuns, type StageOptions } from './staged-runs.ts';

export interface ImportOptions extends StageOptions {
  readonly runsDir: string;
  readonly files: readonly ImportFile[];
  /** Of the new runs; agent and origin are added. */
  readonly metadata: Omit<RunMetadata, 'agent_id' | 'framework' | 'origin'>;
  /** Overrides the agent that the source names. */
  readonly agentId: string | undefined;
  /** Only runs that ended at this time or later (ms since 1970). */
  readonly since: number | undefined;
  /** Import what may still be going on. */
  readonly includesOpen: boolean;
  /** Only say what would be imported. */
  readonly dryRun: boolean;
  readonly onProgress: (doneBytes: number, totalBytes: number, runs: number) => void;
}

/** What an import did. */
export interface ImportReport {
  readonly files: number;
  readonly found: number;
  readonly imported: readonly ImportedRun[];
  /** Runs that were there already, are older than `since`, or may still be going on. */
  readonly known: number;
  readonly too_old: number;
  readonly open: number;
  /** Records that could not be read: how many, and the first of them. */
  readonly bad: number;
  readonly bad_records: readonly BadRecord[];
}

interface ImportedRun {
  /** Null in a dry run. */
  readonly run_id: string | null;
  readonly source: string;
  readonly started_at: string;
  readonly place: string;
  /** The run that was imported from the same place before; the source has changed since. */
  readonly changed_from?: string;
}

/** More are only counted. */
const LISTED_BAD = 100;
const BATCH_RUNS = 64;

/** Imports every run that is new. One run is in memory at a time, and of it one record. */
export async function importRuns(options: ImportOptions): Promise<ImportReport> {
  const { runsDir, files, dryRun, since } = options;
  const counts = { found: 0, known: 0, too_old: 0, open: 0, bad: 0 };
  const badRecords: BadRecord[] = [];
  const imported: ImportedRun[] = [];
  const noteBad = (bad: BadRecord): void => {
    counts.bad += 1;
    if (badRecords.length < LISTED_BAD) badRecords.push(bad);
  };
  const staged = dryRun ? null : createStagedRuns(runsDir, options);
  const known = openKnownImports(runsDir, dryRun);
  const total = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  let done = 0;
  let waiting: (() => void)[] = [];
  const publish = (): void => {
    staged?.publish();
    for (const note of waiting) note();
    waiting = [];
  };

  const take = async (run: FoundRun): Promise<void> => {
    counts.found += 1;
    if (since !== undefined && run.endedAt < since) counts.too_old += 1;
    else if (run.isOpen && !options.includesOpen) counts.open += 1;
    else {
      const origin = toOrigin(run);
      if (known.find(origin) !== null) counts.known += 1;
      else {
        const older = known.findOlder(origin);
        const runId = staged ? await staged.stage(run, toMetadata(options, run)) : null;
        if (runId !== null) waiting.push(() => known.add(origin, runId));
        imported.push({
          run_id: runId,
          source: run.source,
          started_at: new Date(run.startedAt).toISOString(),
          place: run.place,
          ...(older === null ? {} : { changed_from: older }),
        });
        if (waiting.length >= BATCH_RUNS) publish();
      }
    }
  };

  for (const file of files) {
    let read = 0;
    try {
      const onBytes = (bytes: number): void => {
        read = Math.min(read + bytes, file.sizeBytes);
      };
      for (const found of file.find(onBytes)) {
        if ('bad' in found) noteBad(found.bad);
        else await take(found.run).catch((cause) => noteBad({ place: found.run.place, why: toWhy(cause) }));
        options.onProgress(done + read, total, imported.length);
      }
    } catch (cause) {
      noteBad({ place: file.path, why: toWhy(cause) });
    } finally {
      file.close?.();
    }
    done += file.sizeBytes;
  }
  publish();
  return { files: files.length, ...counts, imported, bad_records: badRecords };
}

function toMetadata({ metadata, agentId }: ImportOptions, run: FoundRun): RunMetadata {
  return {
    ...metadata,
    agent_id: agentId ?? run.agentId ?? 'imported_agent',
    framework: run.framework,
    origin: toOrigin(run),
  };
}

/** A failure of one run or file is said and the others are imported; a failure of our own disk ends the import. */
function toWhy(cause: unknown): string {
  const { name, message, code } = cause as { name?: string; message?: string; code?: string };
  if (name === 'CritiqorError' && (code === 'runs_dir_unusable' || code === 'lock_busy')) throw cause;
  return cause instanceof ChangedSource ? 'It changed while it was read; import again.' : (message ?? String(cause));
}
