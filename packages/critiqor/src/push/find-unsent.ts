import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { type ListedRun, readSealList } from '../ledger/seal-list.ts';
import type { RunToPush } from './push-run.ts';
import type { PushedList } from './pushed-list.ts';

export interface SkippedRun {
  readonly run_id: string;
  readonly why: string;
}

interface UnsentRuns {
  readonly runs: readonly (RunToPush & { readonly bytes: number })[];
  readonly skipped: readonly SkippedRun[];
}

interface FindOptions {
  /** Only these; null: all that are sealed. */
  readonly runIds: ReadonlySet<string> | null;
  readonly withPrivate: boolean;
}

/** The sealed runs that a hub has not acknowledged, oldest first. What the user withheld is not among them. */
export function findUnsent(runsDir: string, pushed: PushedList, { runIds, withPrivate }: FindOptions): UnsentRuns {
  const { seals } = toRunPaths(runsDir, 'run_001');
  const listed = readSealList(seals, { keepsBytes: true })
    .runs.values()
    .filter(
      ({ run_id, seal, isDeleted }) =>
        !isDeleted && (runIds?.has(run_id) ?? true) && pushed.stateOf(seal) === undefined,
    );
  const skipped = listed.flatMap((run) => {
    const why = whyWithheldFromHub(run, withPrivate);
    return why === null ? [] : [{ run_id: run.run_id, why }];
  });
  const withheld = new Set(skipped.map(({ run_id }) => run_id));
  return {
    skipped,
    runs: listed
      .filter(({ run_id }) => !withheld.has(run_id))
      .map(({ run_id, seal, session_bytes }) => ({
        paths: toRunPaths(runsDir, run_id),
        runId: run_id,
        seal,
        bytes: session_bytes,
      })),
  };
}

function whyWithheldFromHub({ row: { visibility } }: ListedRun, withPrivate: boolean): string | null {
  if (visibility === 'anonymous') return 'it is anonymous, and sealed evidence contains names';
  return visibility === 'private' && !withPrivate ? 'it is private' : null;
}
