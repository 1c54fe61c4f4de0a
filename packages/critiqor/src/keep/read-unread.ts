import type { KeeperState } from './keeper-state.ts';

/** Lets a second reader read a run; null when there is a reading now, else why there is none. */
export type ReadRun = (runId: string) => Promise<string | null>;

interface ReadUnread {
  readonly read: number;
  /** Why the last run that was not read was not. */
  readonly problem: string | null;
}

/** A pass ends at last, so that the next one seals and notifies; what is left is read then. */
const RUNS_PER_PASS = 20;
/** An endpoint that fails twice in a row is down. */
const FAILURES_PER_PASS = 2;
/** Each attempt may cost money. */
const MAX_ATTEMPTS = 3;

/** Lets runs be read, oldest first. What was done is noted after each, so that a pass that is killed pays for one run at most again. */
export async function readUnread(
  before: KeeperState,
  read: ReadRun,
  note: (state: KeeperState) => void,
): Promise<ReadUnread> {
  let state = before;
  let [done, failures] = [0, 0];
  let problem: string | null = null;
  for (const { run_id, attempts } of before.unread.slice(0, RUNS_PER_PASS)) {
    if (failures >= FAILURES_PER_PASS) break;
    const why = await read(run_id);
    const others = state.unread.filter((one) => one.run_id !== run_id);
    const isOver = why === null || attempts + 1 >= MAX_ATTEMPTS;
    // Behind the others: a run that cannot be read must not keep them waiting.
    state = { ...state, unread: isOver ? others : [...others, { run_id, attempts: attempts + 1 }] };
    note(state);
    if (why === null) [done, failures] = [done + 1, 0];
    else [problem, failures] = [why, failures + 1];
  }
  return { read: done, problem };
}
