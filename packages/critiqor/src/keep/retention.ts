import type { RunRow } from '@critiqor/api/runs';
import { deleteRuns } from '../runs/delete/delete-runs.ts';
import { listRuns } from '../runs/list-runs.ts';
import { withRunsLock } from '../runs/runs-lock.ts';
import type { KeeperState } from './keeper-state.ts';

interface RetentionRules {
  readonly keepDays: number | null;
  readonly keepBytes: number | null;
}

const DAY_MS = 86_400_000;
/** So many at once: the lock must not be held for long. */
const BATCH = 100;

/** Deletes what the rules no longer keep. Returns the deleted runs. */
export function applyRetention(runsDir: string, rules: RetentionRules, now: number): string[] {
  if (rules.keepDays === null && rules.keepBytes === null) return [];
  const expired = chooseExpired(listRuns(runsDir), rules, now);
  for (let first = 0; first < expired.length; first += BATCH) {
    const batch = expired.slice(first, first + BATCH);
    withRunsLock(runsDir, () => deleteRuns(runsDir, batch, new Date(now).toISOString(), 'retention'));
  }
  return expired;
}

/**
 * The runs that are too old, then the oldest until the rest fits. Never what is pinned or going on; nor what was changed or is not listed: that is for a
 * person to look at. The age counts from the seal, so that an imported conversation of last year is not deleted at once.
 */
export function chooseExpired(rows: readonly RunRow[], { keepDays, keepBytes }: RetentionRules, now: number): string[] {
  const ends = rows.map((row) => ({ row, end: endOf(row) }));
  const free = ends
    .filter(({ row, end }) => row.check === 'listed' && !row.is_live && !isPinned(row) && !Number.isNaN(end))
    .sort((left, right) => left.end - right.end);
  const tooOld = keepDays === null ? [] : free.filter(({ end }) => now - end > keepDays * DAY_MS);
  const expired = new Set(tooOld.map(({ row }) => row.run_id));
  let bytes = rows.reduce((sum, { run_id, size_bytes }) => sum + (expired.has(run_id) ? 0 : size_bytes), 0);
  for (const { row } of free) {
    if (keepBytes === null || bytes <= keepBytes) break;
    if (expired.has(row.run_id)) continue;
    expired.add(row.run_id);
    bytes -= row.size_bytes;
  }
  return [...expired];
}

const endOf = ({ started_at, finalized_at }: RunRow): number =>
  Math.max(Date.parse(started_at ?? ''), Date.parse(finalized_at ?? started_at ?? ''));

/** `critiqor annotate run_007 --label pinned=yes` */
const isPinned = ({ labels }: RunRow): boolean =>
  labels.pinned !== undefined && !/^(?:no|false|0|)$/i.test(labels.pinned);

/** A clock that runs apart by this much was set. */
const JUMP_MS = 600_000;
const STEADY_S = 86_400;
/** After a start of the machine nothing else can be compared. */
const MONTH_MS = 31 * DAY_MS;

interface ClockCheck {
  readonly clock: NonNullable<KeeperState['clock']>;
  /** Whether the clock can be believed: nothing is deleted for its age within a day after it was set. */
  readonly isSteady: boolean;
}

/** Compares the clock with the time since the machine started (seconds), which nobody can set. */
export function checkClock(before: KeeperState['clock'], at: number, uptime: number): ClockCheck {
  const isSameBoot = before !== null && uptime >= before.uptime;
  const drift = before === null ? 0 : at - before.at - (isSameBoot ? (uptime - before.uptime) * 1_000 : 0);
  const isSet = isSameBoot ? Math.abs(drift) > JUMP_MS : drift < -JUMP_MS || drift > MONTH_MS;
  // Before the first start there is nothing to believe; a new start goes on with what was believed.
  const steadySince =
    before === null || isSet
      ? uptime
      : isSameBoot
        ? before.steadySince
        : Math.min(before.steadySince, uptime - STEADY_S);
  const isSteady = before !== null && !isSet && (uptime - steadySince >= STEADY_S || !isSameBoot);
  return { clock: { at, uptime, steadySince }, isSteady };
}
