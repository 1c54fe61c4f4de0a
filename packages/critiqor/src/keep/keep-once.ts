import { lstatSync, readdirSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import type { RunRow } from '@critiqor/api/runs';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { toRunPaths } from '@critiqor/evidence/contract/run-directory';
import type { KeeperSettings } from '../config/keeper-settings.ts';
import { listRuns } from '../runs/list-runs.ts';
import { withKeepLock } from '../runs/runs-lock.ts';
import { sealLeftovers } from '../supervise/open/seal-open-run.ts';
import { findFreshRuns } from './fresh-runs.ts';
import { type KeeperState, readKeeperState, writeKeeperState } from './keeper-state.ts';
import { deliver } from './notify/deliver.ts';
import { findNotifications } from './notify/find-notifications.ts';
import { sendWaiting } from './notify/send-waiting.ts';
import { type ReadRun, readUnread } from './read-unread.ts';
import { applyRetention, checkClock } from './retention.ts';

export interface PassOptions {
  readonly settings: KeeperSettings;
  readonly profile?: Profile;
  readonly now?: () => number;
  /** Seconds since the machine started. */
  readonly upSince?: () => number;
  readonly send?: typeof deliver;
  /** Sends runs to the hub of the settings, and says how many. */
  readonly push?: () => Promise<number>;
  /** Without it no run is read. */
  readonly read?: ReadRun;
}

/** What one pass did. */
export interface PassReport {
  readonly sealed: readonly string[];
  readonly failed: readonly { readonly runId: string; readonly message: string }[];
  readonly deleted: readonly string[];
  /** Why nothing was deleted although the rules say so. */
  readonly kept: string | null;
  readonly notified: number;
  readonly waiting: number;
  readonly notifyProblem: string | null;
  readonly pushed: number;
  readonly pushProblem: string | null;
  readonly read: number;
  readonly readProblem: string | null;
  /** Whether there is more to do at once. */
  readonly more: boolean;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_WAITING = 100;
const MAX_UNREAD = 1_000;

/**
 * One pass over a runs directory: seals and judges what has ended, notifies by the rules, sends to the hub, deletes what is no longer kept,
 * lets a second reader read. Each step can be killed anywhere and repeated, by several processes at once: sealing and deleting have their own locks, and
 * the notes of the keeper have one too.
 */
export async function keepOnce(runsDir: string, options: PassOptions): Promise<PassReport> {
  const { settings, profile, now = Date.now, upSince = uptime, send = deliver } = options;
  const { sealed, failed } = await sealLeftovers(runsDir, profile ? { profile } : {});
  return withKeepLock(runsDir, async () => {
    const before = readKeeperState(runsDir);
    const { clock, isSteady } = checkClock(before.clock, now(), upSince());
    const fresh = findFreshRuns(runsDir, before, now());
    const noted = {
      ...noteCauses(runsDir, before, fresh.rows, settings, now()),
      unread: options.read ? noteUnread(before, fresh.rows) : [],
      seen: fresh.end,
      unsettled: fresh.unsettled,
      clock,
    };
    // Before anything is sent: what a killed pass has sent, and not noted, is sent again with the same id.
    writeKeeperState(runsDir, noted);
    const { state, notified, problem } = await sendWaiting(noted, settings.notify, now, send);
    if (state !== noted) writeKeeperState(runsDir, state);
    // Before anything is deleted, which the hub could not get any more.
    const { pushed, pushProblem } = await pushAll(options.push);
    const rules = { keepDays: isSteady ? settings.keepDays : null, keepBytes: settings.keepBytes };
    const deleted = applyRetention(runsDir, rules, now());
    const kept =
      settings.keepDays !== null && !isSteady
        ? 'The clock was changed, or the keeper has not watched it for a whole day yet.'
        : null;
    let last = state;
    const reading = options.read
      ? await readUnread(state, options.read, (next) => {
          last = next;
          writeKeeperState(runsDir, next);
        })
      : { read: 0, problem: null };
    return {
      sealed,
      failed,
      deleted,
      kept,
      notified,
      waiting: state.waiting.length,
      notifyProblem: problem,
      pushed,
      pushProblem,
      read: reading.read,
      readProblem: reading.problem,
      more: reading.problem === null && last.unread.length > 0,
    };
  });
}

/** A hub that does not answer is asked again by the next pass; nothing else waits for it. */
async function pushAll(push: PassOptions['push']): Promise<Pick<PassReport, 'pushed' | 'pushProblem'>> {
  try {
    return { pushed: (await push?.()) ?? 0, pushProblem: null };
  } catch (cause) {
    return { pushed: 0, pushProblem: (cause as Error).message };
  }
}

const noteUnread = ({ unread }: KeeperState, fresh: readonly RunRow[]): KeeperState['unread'] => {
  const known = new Set(unread.map(({ run_id }) => run_id));
  const added = fresh.filter(({ run_id }) => !known.has(run_id)).map(({ run_id }) => ({ run_id, attempts: 0 }));
  return [...unread, ...added].slice(-MAX_UNREAD);
};

/** Adds what is to be told about runs that were sealed since the last pass. */
function noteCauses(
  runsDir: string,
  state: KeeperState,
  fresh: readonly RunRow[],
  { notify }: KeeperSettings,
  now: number,
): KeeperState {
  if (!notify) return { ...state, waiting: [] };
  const hours = Math.max(0, ...notify.rules.map((rule) => (rule.kind === 'failure' ? rule.hours : 0)));
  const recent = fresh.length > 0 && hours > 0 ? listRuns(runsDir, { since: now - hours * HOUR_MS - DAY_MS }) : [];
  const silentHours = notify.rules.some(({ kind }) => kind === 'silence') ? toSilentHours(runsDir, now) : null;
  const found = findNotifications({ rules: notify.rules, fresh, recent, silentHours, told: state.told, now });
  const told = Object.fromEntries([
    ...Object.entries(state.told).filter(([, at]) => Math.abs(now - at) < DAY_MS),
    ...found.map(({ cause }) => [cause, now] as const),
  ]);
  const waiting = [...state.waiting, ...found];
  const most = waiting.slice(-MAX_WAITING);
  return { ...state, told, waiting: most, dropped: state.dropped + waiting.length - most.length };
}

/** Hours since something was recorded, while a gateway wrote its log within the last hour; null when it did not. */
function toSilentHours(runsDir: string, now: number): number | null {
  const state = join(runsDir, '.critiqor');
  const newest = (folder: string): number =>
    namesIn(folder).reduce((latest, name) => Math.max(latest, timeOf(join(folder, name))), 0);
  if (now - newest(join(state, 'gateways')) > HOUR_MS) return null;
  const journals = namesIn(join(state, 'open')).map((name) =>
    timeOf(join(runsDir, name.replace(/\.json$/, ''), 'events.jsonl')),
  );
  const last = Math.max(0, ...journals, timeOf(toRunPaths(runsDir, 'run_001').seals));
  return last === 0 ? null : (now - last) / HOUR_MS;
}

const timeOf = (path: string): number => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // No recorder has been installed for this directory.
    return [];
  }
}
