import { lstatSync } from 'node:fs';
import type { LiveFindings, LiveMetrics, LiveRow } from '@critiqor/api/live';
import type { RunPaths } from '@critiqor/evidence/contract/run-directory';
import { tryReadRecord } from '../../runs/open/read-record.ts';
import { lifecycleEvents, type RunRecord } from '../../runs/run-record.ts';
import { readActive } from '../../runs/runs-directory.ts';
import { createLiveSession } from '../../supervise/live-session.ts';
import { isAlive } from '../../system/process-identity.ts';
import { createPseudonyms } from '../../visibility/anonymity.ts';
import { type JudgeInput, judgeSoFar } from './judge-so-far.ts';
import { toLiveRow } from './live-row.ts';

interface KeptRow {
  readonly row: LiveRow;
  readonly offset: number;
  readonly length: number;
}

/** An active run, followed for everyone who watches it. */
export interface LiveRun {
  /** Reads new events in short steps. True when there is more to read right away. */
  poll(): boolean;
  /** The journal and the number of events read from it: the position of a client that has seen them all. */
  readonly place: LivePlace;
  /** The newest rows after a position, at most `limit`, and how many were skipped before them. */
  rowsSince(count: number, limit: number): { readonly rows: readonly LiveRow[]; readonly skipped: number };
  find(liveId: string): KeptRow | undefined;
  toMetrics(): LiveMetrics;
  /** Diagnoses the run so far if there are new events and enough time has passed; null otherwise. */
  judge(nowMs: number): LiveFindings | null;
}

export interface LivePlace {
  readonly journal: string;
  readonly count: number;
}

/** Rows whose details can still be requested. */
const MAX_KEPT_ROWS = 2_000;
/** A few hundredths of a second of reading. */
const STEP_BYTES = 1 << 20;
const JUDGE_EVERY_MS = 5_000;
/** Diagnosing may take a tenth of the time. */
const JUDGE_SHARE = 10;
/** A few tenths of a second of work; a longer run is diagnosed when it is sealed. */
const MAX_JUDGED_EVENTS = 50_000;

export function createLiveRun(paths: RunPaths, first: RunRecord, isAnonymous: boolean): LiveRun {
  const pseudonyms = isAnonymous ? createPseudonyms(first.run_id) : null;
  let record = first;
  let rows: KeptRow[] = [];
  let count = 0;
  let restarts = 0;
  let lifecycleCount = 0;
  const judging = { dueMs: 0, judgedCount: -1, isPaused: false };

  const session = createLiveSession(paths, {
    createdAt: first.timestamps.created_at,
    onEvent(event, place) {
      count += 1;
      rows.push({ row: toLiveRow(event, place, count, pseudonyms), offset: place.offset, length: place.length });
      if (rows.length > MAX_KEPT_ROWS * 2) rows = rows.slice(-MAX_KEPT_ROWS);
    },
    onRestart() {
      rows = [];
      count = 0;
      restarts += 1;
    },
  });
  const refreshRecord = (): void => {
    record = tryReadRecord(paths) ?? record;
    const events = record.timestamps.finalized_at ? [] : lifecycleEvents(record);
    for (const event of events.slice(lifecycleCount)) session.addLifecycle(event);
    lifecycleCount = Math.max(lifecycleCount, events.length);
  };
  const toToolCalls = (calls: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
    pseudonyms
      ? Object.fromEntries(Object.entries(calls).map(([tool, number]) => [pseudonyms('tool', tool), number]))
      : calls;

  return {
    poll() {
      refreshRecord();
      const before = session.journalBytes;
      session.poll(STEP_BYTES);
      return session.journalBytes - before >= STEP_BYTES;
    },
    get place() {
      const stats = lstatSync(paths.journal, { throwIfNoEntry: false });
      return { journal: `${stats?.ino ?? 0}.${restarts}`, count };
    },
    rowsSince(seen, limit) {
      const fresh = Math.max(0, count - seen);
      const shown = rows.slice(-Math.min(fresh, limit, rows.length));
      const list = fresh === 0 ? [] : shown.map(({ row }) => row);
      return { rows: list, skipped: fresh - list.length };
    },
    find: (liveId) => rows.findLast(({ row }) => row.live_id === liveId),
    toMetrics() {
      const { total_events, error_events, by_event_type, tool_calls, tokens, cost_usd } = session.metrics;
      const child = readActive(paths.runsDir)?.child;
      return {
        status: record.status,
        started_at: record.timestamps.started_at,
        last_event_at: session.lastEventAt,
        journal_bytes: session.journalBytes,
        total_events,
        error_events,
        by_event_type,
        tool_calls: toToolCalls(tool_calls),
        tokens: tokens.total,
        cost_usd,
        agent_alive: child ? isAlive(child) : null,
      };
    },
    judge(nowMs) {
      if (count === judging.judgedCount || nowMs < judging.dueMs || judging.isPaused) return null;
      judging.judgedCount = count;
      const began = performance.now();
      const now = new Date().toISOString();
      const judged =
        count > MAX_JUDGED_EVENTS
          ? null
          : tryJudge({ record, journalPath: paths.journal, isReplaced: restarts > 0, isAnonymous, now });
      judging.isPaused = judged === null;
      judging.dueMs = nowMs + Math.max(JUDGE_EVERY_MS, (performance.now() - began) * JUDGE_SHARE);
      return judged ?? toPaused(count, now);
    },
  };
}

/** A journal that is damaged while it is written may break the engine; sealing sorts that out. */
function tryJudge(input: JudgeInput): LiveFindings | null {
  try {
    return judgeSoFar(input);
  } catch {
    return null;
  }
}

const toPaused = (count: number, now: string): LiveFindings => ({
  provisional: true,
  as_of_events: count,
  as_of: now,
  trust_score: null,
  readiness_level: 'insufficient_evidence',
  confidence_score: 0,
  summary:
    'This run is too long, or its journal too damaged, to be diagnosed while it runs. The verdict follows when it is sealed.',
  findings: [],
  paused: true,
  damage: {},
});
