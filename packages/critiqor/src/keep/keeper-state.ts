import { join } from 'node:path';
import { isRunId } from '@critiqor/evidence/contract/run-directory';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { writeFileAtomically } from '../runs/runs-directory.ts';
import { tryReadPlainText } from '../system/open-plain-file.ts';
import type { Notification } from './notify/notification.ts';

/**
 * What the keeper remembers between two passes. It lies in the runs directory, where an agent could change it: then something is told late, twice
 * or not at all, as if the agent had ended the keeper. Nothing is judged or deleted by what it says.
 */
export interface KeeperState {
  /** How far the list of seals was read, in bytes; null before the first pass. */
  readonly seen: number | null;
  /** Runs that were in the list before their record was written: they are looked at again. */
  readonly unsettled: readonly string[];
  /** When each cause was last told, in ms since 1970. */
  readonly told: Readonly<Record<string, number>>;
  readonly waiting: readonly Notification[];
  /** Runs that a second reader has still to read, and how often it failed. */
  readonly unread: readonly UnreadRun[];
  /** Notifications that were given up. */
  readonly dropped: number;
  /** The clock and the time since the machine started, when they were last compared. */
  readonly clock: { readonly at: number; readonly uptime: number; readonly steadySince: number } | null;
}

interface UnreadRun {
  readonly run_id: string;
  readonly attempts: number;
}

const EMPTY: KeeperState = { seen: null, unsettled: [], told: {}, waiting: [], unread: [], dropped: 0, clock: null };
const MAX_CHARS = 1 << 20;

const toStatePath = (runsDir: string): string => join(runsDir, '.critiqor', 'keeper.json');

/** What is missing or cannot be read counts as never written. */
export function readKeeperState(runsDir: string): KeeperState {
  const text = tryReadPlainText(toStatePath(runsDir));
  const state = (text && text.length < MAX_CHARS && parseObject(text)) || {};
  const { seen, unsettled, told, waiting, unread, dropped, clock } = state;
  const { at, uptime, steadySince } = Object(clock) as Readonly<Record<string, unknown>>;
  const isClock = [at, uptime, steadySince].every(Number.isFinite);
  return {
    seen: Number.isSafeInteger(seen) && Number(seen) >= 0 ? Number(seen) : EMPTY.seen,
    unsettled: Array.isArray(unsettled) ? unsettled.filter((id) => typeof id === 'string' && isRunId(id)) : [],
    told: Object.fromEntries(
      Object.entries(Object(told)).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
    ),
    waiting: Array.isArray(waiting) ? waiting.filter(isNotification) : [],
    unread: Array.isArray(unread) ? unread.filter(isUnread) : [],
    dropped: Number.isSafeInteger(dropped) ? Number(dropped) : 0,
    clock: isClock ? (clock as KeeperState['clock']) : null,
  };
}

export function writeKeeperState(runsDir: string, state: KeeperState): void {
  writeFileAtomically(toStatePath(runsDir), `${JSON.stringify(state)}\n`);
}

function isNotification(value: unknown): value is Notification {
  const { id, cause, attempts, next_at } = Object(value) as Partial<Notification>;
  return typeof id === 'string' && typeof cause === 'string' && Number.isFinite(attempts) && Number.isFinite(next_at);
}

function isUnread(value: unknown): value is UnreadRun {
  const { run_id, attempts } = Object(value) as Partial<UnreadRun>;
  return typeof run_id === 'string' && isRunId(run_id) && Number.isFinite(attempts);
}
