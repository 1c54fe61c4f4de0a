import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { countOf } from '@critiqor/diagnosis/model/words';
import type { Command } from 'commander';
import { print } from '../../../critiqor/src/cli/options.ts';
import { toBar, withProgress } from '../../../critiqor/src/cli/progress.ts';
import { exportProject } from '../backup/export-project.ts';
import { importProject } from '../backup/import-project.ts';
import { HubError } from '../hub-error.ts';
import { bindToProject } from '../store/project-database.ts';
import { audit } from '../tenancy/audit.ts';
import { findProject } from '../tenancy/projects.ts';
import { ACTOR, type ManageFlags, toKnownProject, withCommonOptions } from './manage.ts';
import { withStore } from './store-options.ts';

/** Commands that take a project out of a hub, and into another. */
export function addBackup(program: Command): void {
  withCommonOptions(
    program
      .command('export')
      .description('write every run of a project as an evidence bundle; again, it adds what is missing')
      .argument('<folder>', 'where to; created if it is missing'),
  )
    .addHelpText('after', '\nExamples:\n  $ critiqor hub export backup/my-team --project my-team')
    .action((folder: string, flags: ManageFlags) =>
      withStore(flags, async (store) => {
        const database = bindToProject(store, await toKnownProject(store, flags.project));
        const result = await withProgress(
          process.stderr,
          (onProgress) => exportProject(database, resolve(folder), onProgress),
          Date.now,
          (share) => `critiqor hub: exporting ${toBar(share)}`,
        );
        await audit(database, { actor: ACTOR, action: 'project_exported', subject: flags.project, detail: folder });
        print(
          flags.json,
          { folder: resolve(folder), ...result },
          () => `${countOf(result.exported, 'run')} exported to ${folder}, ${result.present} were there already.`,
        );
      }),
    );
  withCommonOptions(
    program
      .command('import')
      .description('take evidence bundles into a project, verified as if they had been pushed')
      .argument('<folder>', 'folder that critiqor hub export wrote, or any with bundles'),
  )
    .addHelpText('after', '\nExamples:\n  $ critiqor hub import backup/my-team --project my-team')
    .action((folder: string, flags: ManageFlags) => withStore(flags, (store) => runImport(store, folder, flags)));
}

async function runImport(
  store: Parameters<typeof bindToProject>[0],
  folder: string,
  flags: ManageFlags,
): Promise<void> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new HubError('usage', `${folder} is not a folder.`);
  const project = await findProject(store, await toKnownProject(store, flags.project));
  if (!project) return;
  const database = bindToProject(store, project.project);
  const workFolder = mkdtempSync(join(tmpdir(), 'critiqor-import-'));
  try {
    const result = await withProgress(
      process.stderr,
      (onProgress) => importProject(database, resolve(folder), { project, workFolder, onProgress }),
      Date.now,
      (share) => `critiqor hub: importing ${toBar(share)}`,
    );
    await audit(database, { actor: ACTOR, action: 'project_imported', subject: flags.project, detail: folder });
    const { imported, known, erased, failed } = result;
    print(flags.json, result, () =>
      [
        `${countOf(imported, 'run')} imported into ${flags.project}, ${known} were there already${erased > 0 ? `, ${erased} had been erased and stay erased` : ''}.`,
        ...failed.map(({ bundle, why }) => `  ${bundle}: ${why}`),
      ].join('\n'),
    );
    if (failed.length > 0)
      throw new HubError('not_imported', `${countOf(failed.length, 'bundle')} could not be imported.`);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
}
