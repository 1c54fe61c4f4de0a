import { lstatSync, readdirSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@critiqor/diagnosis/scoring/profile';
import { isRunId, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import type { KeeperSettings } from '../config/keeper-settings.ts';
import { listRuns } from '../runs/list-runs.ts';
import { openRunRows } from '../runs/run-rows.ts';
import { tryReadRecord } from '../runs/runs-directory.ts';
import { withKeepLock } from '../runs/runs-lock.ts';
import { sealLeftovers } from '../supervise/open/seal-open-run.ts';
import { readPlainBytes } from '../system/open-plain-file.ts';
import { type KeeperState, readKeeperState, writeKeeperState } from './keeper-state.ts';
import { deliver } from './notify/deliver.ts';
import { findNotifications } from './notify/find-notifications.ts';
import type { Notification } from './notify/notification.ts';
import { applyRetention, checkClock } from './retention.ts';

export interface PassOptions {
  readonly settings: KeeperSettings;
  readonly profile?: Profile;
  readonly now?: () => number;
  /** Seconds since the machine started. */
  readonly upSince?: () => number;
  readonly send?: typeof deliver;
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
  /** Why the last notification that failed did not arrive. */
  readonly notifyProblem: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAX_WAITING = 100;
const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 60_000;

/**
 * One pass over a runs directory: seals and judges what has ended, deletes what is no longer kept, tells what the rules want told. Each step can be
 * killed anywhere and repeated, by several processes at once: sealing and deleting have their own locks, and the notes of the keeper have one too.
 */
export async function keepOnce(runsDir: string, options: PassOptions): Promise<PassReport> {
  const { settings, profile, now = Date.now, upSince = uptime, send = deliver } = options;
  const { sealed, failed } = await sealLeftovers(runsDir, profile ? { profile } : {});
  return withKeepLock(runsDir, async () => {
    const before = readKeeperState(runsDir);
    const { clock, isSteady } = checkClock(before.clock, now(), upSince());
    const rules = { keepDays: isSteady ? settings.keepDays : null, keepBytes: settings.keepBytes };
    const deleted = applyRetention(runsDir, rules, now());
    const noted = noteCauses(runsDir, { ...before, clock }, settings, now());
    // Before anything is sent: what a killed pass has sent, and not noted, is sent again with the same id.
    writeKeeperState(runsDir, noted);
    const { state, notified, problem } = await sendWaiting(noted, settings, now, send);
    if (state !== noted) writeKeeperState(runsDir, state);
    const kept = settings.keepDays !== null && !isSteady ? 'The clock was set, or is not known for a day yet.' : null;
    return { sealed, failed, deleted, kept, notified, waiting: state.waiting.length, notifyProblem: problem };
  });
}

/** Adds what is to be told about runs that were sealed since the last pass. Of the first pass nothing is told: it would be everything. */
function noteCauses(runsDir: string, state: KeeperState, { notify }: KeeperSettings, now: number): KeeperState {
  const { runIds, end } = readFreshSeals(runsDir, state.seen);
  if (!notify) return { ...state, seen: end, waiting: [] };
  const rows = openRunRows(runsDir, tryReadRecord).now();
  // What happened long ago and was imported now is no news.
  const fresh = runIds.map(rows.rowOf).filter(({ started_at }) => now - Date.parse(started_at ?? '') < DAY_MS);
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
  return { ...state, seen: end, told, waiting: most, dropped: state.dropped + waiting.length - most.length };
}

/** Runs that were sealed behind a place of the list. Only their names are taken from here: their rows are checked like all others. */
function readFreshSeals(
  runsDir: string,
  seen: number | null,
): { readonly runIds: readonly string[]; readonly end: number } {
  const { seals } = toRunPaths(runsDir, 'run_001');
  const size = lstatSync(seals, { throwIfNoEntry: false })?.size ?? 0;
  if (seen === null || seen > size) return { runIds: [], end: size };
  const text = readPlainBytes(seals, seen)?.toString('utf8') ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const runIds = whole.split('\n').flatMap((line) => {
    const { kind, run_id } = parseObject(line) ?? {};
    return kind === 'seal' && typeof run_id === 'string' && isRunId(run_id) ? [run_id] : [];
  });
  return { runIds: [...new Set(runIds)], end: seen + Buffer.byteLength(whole) };
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

interface SentWaiting {
  readonly state: KeeperState;
  readonly notified: number;
  readonly problem: string | null;
}

/** Sends what is due; what does not arrive is tried again later, more and more rarely, and given up in the end. */
async function sendWaiting(
  state: KeeperState,
  { notify }: KeeperSettings,
  now: () => number,
  send: typeof deliver,
): Promise<SentWaiting> {
  const due = state.waiting.filter(({ next_at, attempts }) => next_at <= now() || next_at - now() > toPause(attempts));
  if (!notify || due.length === 0) return { state, notified: 0, problem: null };
  const rest: Notification[] = state.waiting.filter((one) => !due.includes(one));
  let [notified, dropped] = [0, state.dropped];
  let problem: string | null = null;
  for (const one of due) {
    const why = await send(one, notify);
    if (why === null) notified += 1;
    else {
      problem = why;
      const attempts = one.attempts + 1;
      if (attempts >= MAX_ATTEMPTS) dropped += 1;
      else rest.push({ ...one, attempts, next_at: now() + toPause(attempts) });
    }
  }
  return { state: { ...state, waiting: rest, dropped }, notified, problem };
}

const toPause = (attempts: number): number => FIRST_RETRY_MS * 2 ** Math.min(attempts, MAX_ATTEMPTS);
