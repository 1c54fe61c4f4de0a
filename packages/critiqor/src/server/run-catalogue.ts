import { lstatSync } from 'node:fs';
import type { RunRow } from '@critiqor/api/runs';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadRecord } from '../runs/open/read-record.ts';
import { withoutVerdict } from '../runs/run-row.ts';
import { openRunRows } from '../runs/run-rows.ts';
import { hasRecord, listRunIds } from '../runs/runs-directory.ts';
import { type FoundTexts, searchTexts } from '../runs/search/search-texts.ts';
import { listKnownIds } from '../runs/search/select-runs.ts';
import { ANONYMOUS_ROW } from '../visibility/anonymity.ts';
import { type Audience, maySee } from '../visibility/audience.ts';
import { ApiFailure } from './api-failure.ts';
import { createLooks } from './looked-at.ts';
import { createNameReader } from './run-names.ts';
import type { JudgedEvidence } from './verification-store.ts';

/** The runs of a directory, as they are now and as their visibility allows. */
export interface RunCatalogue {
  readonly runsDir: string;
  /** All runs, oldest first. */
  list(): readonly CataloguedRun[];
  /** One run, by id or `latest`; fails when there is none. */
  find(wanted: string): CataloguedRun;
  /** A row of the list with what was asked and answered, for those that are shown. */
  withStory(row: RunRow): RunRow;
  /** Searches tasks and answers of the runs. */
  search(words: readonly string[]): FoundTexts;
  /** The diagnosis of a run that was verified; null when there is none, or when it was not verified yet or is withheld. */
  diagnosisOf(runId: string): Diagnosis | null;
  /** Why a verified run has no verdict; null when it may have one. */
  withheldOf(run: CataloguedRun): string | null;
}

export interface CataloguedRun {
  readonly row: RunRow;
  readonly paths: RunPaths;
  readonly isAnonymous: boolean;
  readonly isSealed: boolean;
  /** The real agent, for finding other runs of it. Never shown for an anonymous run. */
  readonly agentId: string | null;
}

interface CatalogueOptions {
  readonly audience?: Audience;
  readonly now?: () => number;
}

/** What is known of runs whose evidence was verified. */
interface Judgements {
  known(paths: RunPaths): Pick<JudgedEvidence, 'withheld' | 'diagnosis'> | null;
  /** The runs of which something may be known. */
  runIds(): ReadonlySet<string>;
}

/** A table requests the same list many times while the user types. */
const LIST_FOR_MS = 500;
/** Between two turns of looking at files: requests come first. */
const NEXT_TURN_MS = 50;

export function createRunCatalogue(
  runsDir: string,
  judgements: Judgements,
  { audience = 'owner', now = () => performance.now() }: CatalogueOptions = {},
): RunCatalogue {
  const rows = openRunRows(runsDir, tryReadRecord);
  const readNames = createNameReader(runsDir);
  const isSeen = ({ row }: CataloguedRun): boolean => maySee(audience, row.visibility);
  let listed: { readonly at: number; readonly runs: readonly CataloguedRun[] } | null = null;

  const looks = createLooks<CataloguedRun>(now);

  const isFolder = (runId: string): boolean => isOwnDirectory(toRunPaths(runsDir, runId));
  const toRun = (runId: string): CataloguedRun =>
    withJudgement(toCatalogued(runsDir, runId, rows.rowOf(runId), isFolder));
  const withJudgement = (run: CataloguedRun): CataloguedRun => {
    const withheld = run.isSealed ? judgements.known(run.paths)?.withheld : null;
    return withheld ? { ...run, row: withoutVerdict(run.row, run.isAnonymous ? HIDDEN_PROBLEM : withheld) } : run;
  };
  /** What an anonymous run hides stays hidden. */
  const addStory = (row: RunRow): RunRow =>
    row.visibility === 'anonymous' || row.status === 'UNREADABLE' ? row : rows.withStory(row);
  const findLatest = (): string | undefined =>
    listRunIds(runsDir).findLast((id) => audience === 'owner' || isSeen(toRun(id)));
  const find = (wanted: string): CataloguedRun => {
    const id = wanted === 'latest' ? findLatest() : wanted;
    const exists = id !== undefined && isRunId(id) && hasRecord(toRunPaths(runsDir, id));
    const run = exists ? toRun(id) : null;
    if (run && isSeen(run)) return { ...run, row: addStory(run.row) };
    throw new ApiFailure(
      404,
      'unknown_run',
      wanted === 'latest' ? 'There are no runs yet.' : 'This run does not exist.',
    );
  };

  let isLookingOn = false;
  const lookOn = (): void => {
    isLookingOn = false;
    try {
      makeList();
    } catch {
      // Whoever asks for the next list is told.
    }
  };
  const makeList = (): readonly CataloguedRun[] => {
    const current = rows.now({ keepsBytes: true });
    // One look at the directory instead of one at each run: thousands are listed at once.
    const { ids, folders } = readNames();
    const toListed = (id: string, row: RunRow): CataloguedRun =>
      toCatalogued(runsDir, id, row, (runId) => folders.has(runId));
    const { runs, owed } = looks.takeAll(listKnownIds(current, ids), {
      listedRow: current.listedRowOf,
      assume(id) {
        const row = folders.has(id) ? current.assumedRowOf(id) : null;
        return row && toListed(id, row);
      },
      look(id) {
        const row = current.rowOf(id);
        return { run: toListed(id, row), isAsListed: row.check === 'listed' };
      },
    });
    if (owed > 0 && !isLookingOn) {
      isLookingOn = true;
      setTimeout(lookOn, NEXT_TURN_MS).unref();
    }
    const judged = judgements.runIds();
    const seen = runs.map((run) => (judged.has(run.row.run_id) ? withJudgement(run) : run)).filter(isSeen);
    listed = { at: now(), runs: seen };
    return seen;
  };

  return {
    runsDir,
    list: () => (listed && now() - listed.at < LIST_FOR_MS ? listed.runs : makeList()),
    // What is shown is looked at now.
    withStory: ({ run_id }) => addStory(toRun(run_id).row),
    search: (words) => searchTexts(runsDir, words, rows.now({ keepsBytes: true }).textOf),
    find,
    diagnosisOf(runId) {
      const paths = toRunPaths(runsDir, runId);
      return isOwnDirectory(paths) ? (judgements.known(paths)?.diagnosis ?? null) : null;
    },
    withheldOf: ({ paths, isSealed }) => (isSealed ? (judgements.known(paths)?.withheld ?? null) : null),
  };
}

/** A link in place of a run's directory leads somewhere we must not read. */
const isOwnDirectory = ({ directory }: RunPaths): boolean =>
  lstatSync(directory, { throwIfNoEntry: false })?.isDirectory() === true;

/** An unreadable run may be anonymous, so it is treated as one. */
function toCatalogued(
  runsDir: string,
  runId: string,
  row: RunRow,
  isFolder: (runId: string) => boolean,
): CataloguedRun {
  const isReadable = row.status !== 'UNREADABLE';
  const isAnonymous = row.visibility === 'anonymous' || !isReadable;
  const isOwn = isReadable && isFolder(runId);
  const is_live = isOwn && row.is_live;
  const hasEvidence = isOwn && !is_live && row.finalized_at !== null;
  // A row that is as listed has been made from a plain file of the right size.
  const isFile = (): boolean =>
    row.check === 'listed' ||
    lstatSync(toRunPaths(runsDir, runId).session, { throwIfNoEntry: false })?.isFile() === true;
  const isShownAsIs = !isAnonymous && is_live === row.is_live;
  return {
    // Of thousands in a list few are asked for.
    get paths() {
      return toRunPaths(runsDir, runId);
    },
    isAnonymous,
    isSealed: hasEvidence && isFile(),
    agentId: row.agent_id,
    row: isShownAsIs ? row : { ...row, is_live, ...(isAnonymous ? toAnonymousMembers(row) : {}) },
  };
}

const HIDDEN_PROBLEM = 'Parts of this run are unreadable or were changed.';

/** The path of an unreadable file is hidden too. */
const toAnonymousMembers = ({ problem }: RunRow): Partial<RunRow> => ({
  ...ANONYMOUS_ROW,
  problem: problem === null ? null : HIDDEN_PROBLEM,
});
