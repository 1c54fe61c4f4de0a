import { asObject, type HostObject } from '../../../../openclaw/src/host/host.ts';
import { toTime } from '../to-time.ts';
import type { StoredEntry } from './stored-session.ts';

/** The entry, or why it is none. */
export function parseEntry({ text, why }: StoredEntry): HostObject | string {
  if (text === null) return why ?? 'It cannot be read.';
  try {
    const entry = asObject(JSON.parse(text));
    return typeof entry.type === 'string' ? entry : 'It has no type.';
  } catch {
    return 'It is not JSON.';
  }
}

/** Whether an entry is part of a run: a message, a compaction, or something unreadable in its place. */
export const isKept = (parsed: HostObject | string): boolean =>
  typeof parsed === 'string' || parsed.type === 'compaction' || messageOf(parsed) !== null;

export function messageOf(entry: HostObject): HostObject | null {
  const message = asObject(entry.message);
  return entry.type === 'message' && typeof message.role === 'string' ? message : null;
}

export const entryTime = (entry: HostObject): number | undefined =>
  toTime(entry.timestamp) ?? toTime(asObject(entry.message).timestamp);

/** What of an entry goes into the digest of its run. */
export const toHashed = ({ text }: StoredEntry): string => `${text ?? '(unreadable)'}\n`;
