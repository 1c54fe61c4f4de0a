import { lstatSync } from 'node:fs';
import type { RunRow } from '@critiqor/api/runs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadDiagnosis } from '../runs/read-diagnosis.ts';
import { openRunIndex } from '../runs/run-index.ts';
import { listRunIds, tryReadRecord } from '../runs/runs-directory.ts';
import { ApiFailure } from './api-failure.ts';

/** The runs of a directory, as they are now and as their visibility allows. */
export interface RunCatalogue {
  readonly runsDir: string;
  /** All runs, oldest first. */
  list(): readonly CataloguedRun[];
  /** One run, by id or `latest`; fails when there is none. */
  find(wanted: string): CataloguedRun;
  /** The diagnosis of a run, as the file says; null when there is none. */
  diagnosisOf(runId: string): Diagnosis | null;
}

export interface CataloguedRun {
  readonly row: RunRow;
  readonly paths: RunPaths;
  readonly isAnonymous: boolean;
  readonly isSealed: boolean;
  /** The real agent, for finding other runs of it. Never shown for an anonymous run. */
  readonly agentId: string | null;
}

/** A table requests the same list many times while the user types. */
const LIST_FOR_MS = 500;
const MAX_DIAGNOSES = 16;

export function createRunCatalogue(runsDir: string, now: () => number = () => performance.now()): RunCatalogue {
  const index = openRunIndex(runsDir, tryReadRecord);
  const diagnoses = new Map<string, { readonly stamp: string; readonly diagnosis: Diagnosis | null }>();
  let listed: { readonly at: number; readonly runs: readonly CataloguedRun[] } | null = null;

  const toRun = (runId: string): CataloguedRun => toCatalogued(index.rowOf(runId), toRunPaths(runsDir, runId));
  const find = (wanted: string): CataloguedRun => {
    const id = wanted === 'latest' ? listRunIds(runsDir).at(-1) : wanted;
    const exists =
      id !== undefined && isRunId(id) && lstatSync(toRunPaths(runsDir, id).record, { throwIfNoEntry: false });
    if (exists) return toRun(id);
    throw new ApiFailure(
      404,
      'unknown_run',
      wanted === 'latest' ? 'There are no runs yet.' : 'This run does not exist.',
    );
  };

  return {
    runsDir,
    list() {
      if (listed && now() - listed.at < LIST_FOR_MS) return listed.runs;
      const ids = listRunIds(runsDir);
      const runs = ids.map(toRun);
      index.save(ids);
      listed = { at: now(), runs };
      return runs;
    },
    find,
    diagnosisOf(runId) {
      const paths = toRunPaths(runsDir, runId);
      const stats = lstatSync(paths.diagnosis, { throwIfNoEntry: false });
      const stamp = stats ? JSON.stringify([stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs]) : '';
      const known = diagnoses.get(runId);
      if (known?.stamp === stamp) return known.diagnosis;
      const diagnosis = isOwnDirectory(paths) ? tryReadDiagnosis(paths.diagnosis) : null;
      diagnoses.delete(runId);
      diagnoses.set(runId, { stamp, diagnosis });
      const [oldest] = diagnoses.keys();
      if (diagnoses.size > MAX_DIAGNOSES && oldest !== undefined) diagnoses.delete(oldest);
      return diagnosis;
    },
  };
}

/** A link in place of a run's directory leads somewhere we must not read. */
const isOwnDirectory = ({ directory }: RunPaths): boolean =>
  lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;

/** An unreadable run may be anonymous, so it is treated as one. */
function toCatalogued(row: RunRow, paths: RunPaths): CataloguedRun {
  const isReadable = row.status !== 'UNREADABLE';
  const isAnonymous = row.visibility === 'anonymous' || !isReadable;
  const isOwn = isReadable && isOwnDirectory(paths);
  const isLive = isOwn && row.is_live;
  const hasEvidence = isOwn && !isLive && row.finalized_at !== null;
  return {
    paths,
    isAnonymous,
    isSealed: hasEvidence && lstatSync(paths.session, { throwIfNoEntry: false })?.isFile() === true,
    agentId: row.agent_id,
    row: { ...row, is_live: isLive, ...(isAnonymous ? toAnonymousMembers(row) : {}) },
  };
}

/** The path of an unreadable file is hidden too. */
const toAnonymousMembers = ({ problem }: RunRow): Partial<RunRow> => ({
  agent_id: null,
  labels: {},
  problem: problem === null ? null : 'Parts of this run are unreadable.',
});
