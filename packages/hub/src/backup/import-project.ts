import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PushAnswer } from '@critiqor/api/push';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { withBundle } from '../../../critiqor/src/export/bundle/verify-bundle.ts';
import { tryReadPlainText } from '../../../critiqor/src/system/open-plain-file.ts';
import { HubRefusal } from '../hub-refusal.ts';
import { receiveFile } from '../ingest/receive-run.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import type { Project } from '../tenancy/projects.ts';
import { type BackedUpRun, digestFile, readBackupList, toBundlePath } from './backup-folder.ts';

interface ProjectImport {
  readonly imported: number;
  /** Runs that the project had already. */
  readonly known: number;
  /** Runs that were erased from the project; they stay erased. */
  readonly erased: number;
  readonly failed: readonly { readonly bundle: string; readonly why: string }[];
}

interface BundleOptions {
  readonly project: Project;
  readonly workFolder: string;
  readonly onProgress: (done: number, total: number) => void;
}

/** Takes every bundle of a folder into a project, verified as if it had been pushed. Again it changes nothing. */
export async function importProject(
  database: ProjectDatabase,
  folder: string,
  { project, workFolder, onProgress }: BundleOptions,
): Promise<ProjectImport> {
  const listed = new Map(readBackupList(folder).map((run) => [toBundlePath(folder, run.seal), run]));
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.tar.gz') && !name.endsWith('.unfinished.tar.gz'))
    .map((name) => join(folder, name));
  const bundles = [...new Set([...listed.keys(), ...found])].sort();
  const counts = { imported: 0, known: 0, erased: 0 };
  const failed: { readonly bundle: string; readonly why: string }[] = [];
  for (const [done, bundle] of bundles.entries()) {
    onProgress(done, bundles.length);
    try {
      const { state } = await importBundle(database, bundle, listed.get(bundle), { project, workFolder });
      counts[state === 'known' ? 'known' : 'imported'] += 1;
    } catch (cause) {
      if (cause instanceof HubRefusal && cause.failure.code === 'erased') counts.erased += 1;
      else failed.push({ bundle, why: toWhy(cause) });
    }
  }
  return { ...counts, failed };
}

/** Names which machine sent it only where the list of the backup says so. */
const UPLOADER = 'import';

async function importBundle(
  database: ProjectDatabase,
  bundle: string,
  listed: BackedUpRun | undefined,
  { project, workFolder }: Omit<BundleOptions, 'onProgress'>,
): Promise<PushAnswer> {
  if (!existsSync(bundle)) throw new Error('it is in the list, but not there');
  if (listed && (await digestFile(bundle)) !== listed.sha256) throw new Error('it is not what the list says');
  return withBundle(bundle, (paths, { run_id, seal }) =>
    receiveFile(
      database,
      paths.session,
      {
        run_id,
        seal,
        machine: listed?.machine ?? '',
        diagnosis: parseObject(tryReadPlainText(paths.diagnosis) ?? '') ?? null,
        annotations: tryReadPlainText(paths.annotations) ?? '',
      },
      { project, tokenId: UPLOADER, workFolder },
    ),
  );
}

const toWhy = (cause: unknown): string =>
  cause instanceof HubRefusal && cause.failure.reasons
    ? `${cause.message} ${cause.failure.reasons.join(', ')}`
    : (cause as Error).message;
