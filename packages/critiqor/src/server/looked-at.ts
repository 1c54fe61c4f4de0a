import type { RunRow } from '@critiqor/api/runs';

interface LookedAt<Run> {
  readonly run: Run;
  /** What the list of seals said then; null when the files did not fit it. */
  readonly listed: RunRow | null;
  readonly at: number;
}

interface Looks<Run> {
  readonly runs: Run[];
  /** Runs that were taken as they are listed, or as they were long ago. */
  readonly owed: number;
}

/** Where the runs of a list come from. */
interface LookSource<Run> {
  /** The row in the list of seals; null of a run that is not in it. */
  listedRow(id: string): RunRow | null;
  /** The run as the list of seals has it; null when it must be looked at. */
  assume(id: string): Run | null;
  look(id: string): { readonly run: Run; readonly isAsListed: boolean };
}

/** Runs that are looked at anew for each list: all of a usual directory. */
const LOOKS = 1_500;
/** What nobody has looked at for longer is owed a look. */
const KEPT_MS = 60_000;

/**
 * The files of thousands of sealed runs need not be looked at for every list: each list looks at some of them, in turns, and takes the others as they
 * were a moment ago, or at first as the list of seals has them. Only in memory, where no agent can write. Whoever shows a row looks at its files then,
 * and whoever made a list goes on until nothing is owed.
 */
export function createLooks<Run>(now: () => number) {
  const kept = new Map<string, LookedAt<Run>>();
  let next = 0;
  let isFirst = true;
  return {
    takeAll(ids: readonly string[], { listedRow, assume, look }: LookSource<Run>): Looks<Run> {
      const at = now();
      const first = next < ids.length ? next : 0;
      // The first list of thousands is made at once: what is shown of it is looked at anyway, and the rest a moment later.
      const isHasty = isFirst && ids.length > LOOKS;
      isFirst = false;
      next = isHasty ? 0 : first + LOOKS;
      let owed = 0;
      const take = (id: string): Run | null => {
        const known = kept.get(id);
        if (!known) {
          owed += 1;
          return assume(id);
        }
        if (known.listed === null || known.listed !== listedRow(id)) return null;
        owed += at - known.at < KEPT_MS ? 0 : 1;
        return known.run;
      };
      const runs = ids.map((id, index) => {
        const isTurn = index >= first && index < next;
        const taken = isTurn ? null : take(id);
        if (taken !== null) return taken;
        const { run, isAsListed } = look(id);
        kept.set(id, { run, listed: isAsListed ? listedRow(id) : null, at });
        return run;
      });
      return { runs, owed };
    },
  };
}
