import { createWriteStream, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { verifyBundle } from '../../../critiqor/src/export/bundle/verify-bundle.ts';
import { toBundle } from '../../../critiqor/src/export/bundle/write-bundle.ts';
import { findEvidence } from '../ingest/rebuild-evidence.ts';
import { restoreRun } from '../open/restore-run.ts';
import { fromStoredTime } from '../store/database.ts';
import { DATABASE } from '../store/define-table.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { appendToBackupList, digestFile, readBackupList, toBundlePath } from './backup-folder.ts';

interface ProjectExport {
  readonly exported: number;
  /** Runs that the folder had already. */
  readonly present: number;
}

interface StoredRun {
  readonly seal: string;
  readonly run_id: string;
  readonly machine: string;
  readonly sealed_at: string;
}

/**
 * Writes every run of a project as an evidence bundle, each verified as it was written. Again into the same folder it adds what is missing, so it can
 * be stopped at any time.
 */
export async function exportProject(
  database: ProjectDatabase,
  folder: string,
  onProgress: (done: number, total: number) => void,
): Promise<ProjectExport> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const present = new Set(readBackupList(folder).map(({ seal }) => seal));
  const runs = await database.rows<StoredRun>(
    `SELECT seal, run_id, machine, sealed_at FROM ${DATABASE}.runs FINAL WHERE project = {project:String} AND erased = 0 ORDER BY sealed_at, seal`,
  );
  const missing = runs.filter(({ seal }) => !present.has(seal));
  let exported = 0;
  for (const [done, run] of missing.entries()) {
    onProgress(done, missing.length);
    if (await exportRun(database, folder, run)) exported += 1;
  }
  return { exported, present: runs.length - missing.length };
}

/** False for a run that was erased meanwhile. */
async function exportRun(
  database: ProjectDatabase,
  folder: string,
  { seal, run_id, machine, sealed_at }: StoredRun,
): Promise<boolean> {
  const run = await findEvidence(database, seal);
  if (!run) return false;
  const workFolder = mkdtempSync(join(tmpdir(), 'critiqor-export-'));
  const path = toBundlePath(folder, seal);
  const unfinished = `${path.replace(/\.tar\.gz$/, '')}.unfinished.tar.gz`;
  try {
    await restoreRun(database, seal, run, workFolder, () => {});
    const row = { run_id, finalized_at: fromStoredTime(sealed_at) };
    const bundle = toBundle({ paths: toRunPaths(workFolder, run_id), row, verification: { seal }, pseudonyms: null });
    const file = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(bundle, { objectMode: false }), createGzip(), file);
    const { report } = await verifyBundle(unfinished);
    if (report.status === 'invalid') throw new Error(`${seal} does not verify: ${report.problems[0]?.message}`);
    renameSync(unfinished, path);
    appendToBackupList(folder, { seal, run_id, machine, sha256: await digestFile(path) });
    return true;
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
    rmSync(unfinished, { force: true });
  }
}
