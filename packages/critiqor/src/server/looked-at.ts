import type { RunRow } from '@critiqor/api/runs';

interface LookedAt<Run> {
  readonly run: Run;
  /** What the list of seals said then. */
  readonly listed: RunRow;
  readonly at: number;
}

/** Runs that are looked at anew for each list: all of a usual directory. */
const LOOKS = 1_500;
/** What nobody has looked at for longer is looked at now, however many there are. */
const KEPT_MS = 60_000;

/**
 * The files of thousands of sealed runs need not be looked at for every list: each list looks at some of them, in turns, and takes the others as they
 * were a moment ago. Only in memory, where no agent can write. Whoever shows a row looks at its files then.
 */
export function createLooks<Run>(now: () => number) {
  const kept = new Map<string, LookedAt<Run>>();
  let next = 0;
  return {
    /** The runs of a list; `listedRow` is the row in the list of seals, null of a run that is not in it. */
    takeAll(
      ids: readonly string[],
      listedRow: (id: string) => RunRow | null,
      look: (id: string) => { readonly run: Run; readonly isAsListed: boolean },
    ): Run[] {
      const at = now();
      const first = next < ids.length ? next : 0;
      next = first + LOOKS;
      return ids.map((id, index) => {
        const known = kept.get(id);
        const isTurn = index >= first && index < next;
        if (known && !isTurn && at - known.at < KEPT_MS && known.listed === listedRow(id)) return known.run;
        const { run, isAsListed } = look(id);
        const listed = isAsListed ? listedRow(id) : null;
        if (listed) kept.set(id, { run, listed, at });
        else kept.delete(id);
        return run;
      });
    },
  };
}
