import type { NotifySettings } from '../../config/keeper-settings.ts';
import type { KeeperState } from '../keeper-state.ts';
import type { deliver } from './deliver.ts';
import type { Notification } from './notification.ts';

interface SentWaiting {
  readonly state: KeeperState;
  readonly notified: number;
  /** Why the last notification that failed did not arrive. */
  readonly problem: string | null;
}

const MAX_ATTEMPTS = 8;
const FIRST_RETRY_MS = 60_000;

/** Sends what is due; what does not arrive is tried again later, more and more rarely, and given up in the end. */
export async function sendWaiting(
  state: KeeperState,
  notify: NotifySettings | null,
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
