import { lstatSync } from 'node:fs';
import type { Privacy, StoredFile } from '@critiqor/api/privacy';
import type { Visibility } from '@critiqor/api/runs';
import { toIndexPath } from '../index/index-path.ts';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import type { RunView } from '../run-view.ts';

const MEANINGS: Readonly<Record<Visibility, string>> = {
  private: 'Only on this machine: the dashboard shows it to whoever has the token, and exports leave it out.',
  shared: 'The dashboard shows it to whoever has the token; an export may hand it to people you choose.',
  public: 'The dashboard shows it to whoever has the token; an export may hand it to anybody.',
  anonymous: 'Contents, names and paths are hidden everywhere here; numbers, times and kinds of failures are shown.',
};

/** What is stored of a run, where, and what was taken out before it was. */
export function toPrivacy(catalogue: RunCatalogue, { row, paths, isAnonymous }: CataloguedRun, view: RunView): Privacy {
  const { by_kind, ...facts } = view.index.privacy;
  const files: readonly (readonly [StoredFile['name'], string, string])[] = [
    ['evidence', paths.session, 'the sealed evidence; no command changes it'],
    ['journal', paths.journal, 'kept beside the seal, because some of its lines could not be read'],
    ['diagnosis', paths.diagnosis, 'what the engine concluded from the evidence; can be made again'],
    ['record', paths.record, 'state, metadata and a summary of the run'],
    ['configuration', paths.overlayCopy, 'the OpenClaw configuration that the run used'],
    ['index', toIndexPath(catalogue.runsDir, row.run_id), 'makes this dashboard fast; may be deleted'],
  ];
  return {
    visibility: row.visibility,
    meaning: MEANINGS[row.visibility],
    ...facts,
    redactions_by_kind: by_kind,
    stored: files.flatMap(([name, path, is]) => {
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (!stats) return [];
      const mode = (stats.mode & 0o777).toString(8).padStart(4, '0');
      return [{ name, path: isAnonymous ? null : path, size_bytes: stats.size, mode, is }];
    }),
    directory: isAnonymous ? null : paths.directory,
    integrity: catalogue.diagnosisOf(row.run_id)?.integrity ?? null,
  };
}
