import type { EventDraft } from '../contract/event.ts';

/** Events that could not be written: the gap between two lines that could. */
export interface LostEvents {
  reason: string;
  code: string;
  lost: number;
  byType: Record<string, number>;
  restored: number;
  from: string;
  to: string;
}

/** Thrown instead of an attempt to open; what it would have met was noted the last time. */
export const REOPEN_TOO_SOON = new Error('The file could not be opened a moment ago.');
const ERROR_CODE = /^\w{1,40}$/;

export function createGap(reason: string, timestamp: string): LostEvents {
  return { reason, code: '', lost: 0, byType: {}, restored: 0, from: timestamp, to: timestamp };
}

export function countLost(open: LostEvents | null, draft: EventDraft, cause: unknown, timestamp: string): LostEvents {
  const gap = open ?? createGap('write_failed', timestamp);
  if (cause !== REOPEN_TOO_SOON) gap.code = errorCode(cause);
  gap.lost += 1;
  gap.byType[draft.event_type] = (gap.byType[draft.event_type] ?? 0) + 1;
  gap.to = timestamp;
  return gap;
}

/**
 * The system's code, such as ENOSPC; for a value that could not be encoded, the name of the error. A getter of the host may
 * throw anything, also something that throws again or holds words that must be withheld.
 */
function errorCode(cause: unknown): string {
  try {
    const { code, name } = cause as { code?: unknown; name?: unknown };
    const found = [code, name].find((text) => typeof text === 'string' && ERROR_CODE.test(text));
    return typeof found === 'string' ? found : 'unknown';
  } catch {
    return 'unknown';
  }
}

export function toFaultDraft(gap: LostEvents): EventDraft {
  return {
    event_type: 'recorder_fault',
    source: 'recorder',
    status: 'error',
    payload: {
      reason: gap.reason,
      ...(gap.code ? { code: gap.code } : {}),
      lost_events: gap.lost,
      lost_by_type: gap.byType,
      ...(gap.restored ? { restored_lines: gap.restored } : {}),
      from: gap.from,
      to: gap.to,
    },
  };
}
