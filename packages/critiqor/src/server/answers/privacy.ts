import { lstatSync } from 'node:fs';
import type { Privacy, StoredFile } from '@critiqor/api/privacy';
import type { Visibility } from '@critiqor/api/runs';
import type { CataloguedRun, RunCatalogue } from '../run-catalogue.ts';
import type { RunView } from '../run-view.ts';

const MEANINGS: Readonly<Record<Visibility, string>> = {
  private: "Only in the owner's dashboard.",
  shared: "In the owner's dashboard and in one for people you share runs with (critiqor dashboard --audience shared).",
  public: 'In every dashboard, including a public one (critiqor dashboard --audience public).',
  anonymous:
    'In every dashboard, without contents, names and paths. Even the owner sees only numbers, times and failure types.',
};

/** What is stored of a run, where, and what was redacted before storage. */
export function toPrivacy(catalogue: RunCatalogue, { row, paths, isAnonymous }: CataloguedRun, view: RunView): Privacy {
  const { by_kind, ...facts } = view.index.privacy;
  const files: readonly (readonly [StoredFile['name'], string, string])[] = [
    ['evidence', paths.session, 'sealed evidence; no command changes it'],
    ['journal', paths.journal, 'journal, kept because some of its lines could not be read'],
    ['diagnosis', paths.diagnosis, 'diagnosis of the evidence; can be recomputed'],
    ['record', paths.record, 'state, metadata and summary of the run'],
    ['configuration', paths.overlayCopy, 'OpenClaw configuration used by the run'],
    ['annotations', paths.annotations, 'labels, notes and feedback that were added after the seal'],
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
