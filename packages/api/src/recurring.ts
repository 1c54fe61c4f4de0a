/** A run in which a failure was seen. */
interface Sighting {
  readonly run_id: string;
  readonly at: string;
}

/** `GET /api/runs/recurring`: failures that at least two runs of an agent have, most frequent first, at most 50. */
export interface ReturningFailures {
  readonly groups: readonly {
    readonly type: string;
    /** Null: the agents are hidden. */
    readonly agent: string | null;
    readonly runs: number;
    readonly first: Sighting;
    readonly last: Sighting;
  }[];
}
