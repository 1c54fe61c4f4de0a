import { closeSync, readSync } from 'node:fs';
import { toNumber } from '@critiqor/evidence/contract/payload-values';
import { openPlainFile } from '../system/open-plain-file.ts';

/** What the end of a sealed file contains; null is unknown. */
interface SealedTail {
  readonly totalEvents: number | null;
  /** How long the agent ran. */
  readonly durationMs: number | null;
}

const TAIL_BYTES = 1 << 20;
const UNKNOWN: SealedTail = { totalEvents: null, durationMs: null };

/** Reads the end of sealed evidence, for callers that need a number or two. It checks nothing; `verify` does. */
export function readSealedTail(path: string): SealedTail {
  try {
    const lines = readTail(path).trimEnd().split('\n');
    const footer = JSON.parse(`{"events":[${lines.at(-1)}`) as { metrics?: { total_events?: unknown } };
    const end = lines.findLast((line) => line.startsWith('{"event_id":') && line.includes('"event":"process_end"'));
    return {
      totalEvents: toNumber(footer.metrics?.total_events),
      durationMs: end === undefined ? null : toDurationMs(JSON.parse(end.replace(/,$/, ''))),
    };
  } catch {
    // No evidence, or not in the sealed layout.
    return UNKNOWN;
  }
}

/** Where an imported run comes from, as its seal says; null of every other run. */
export function readSealedOrigin(path: string): { readonly key: string; readonly digest: string } | null {
  try {
    const footer: unknown = JSON.parse(`{"events":[${readTail(path).trimEnd().split('\n').at(-1)}`);
    const { origin } = Object(Object(Object(Object(footer).integrity).record).metadata);
    const { key, digest } = Object(origin);
    return typeof key === 'string' && typeof digest === 'string' ? { key, digest } : null;
  } catch {
    // No evidence, or not in the sealed layout.
    return null;
  }
}

/** Milliseconds that a `process_end` event reports. */
export function toDurationMs(event: { readonly payload?: { readonly duration?: unknown } }): number | null {
  const seconds = toNumber(event.payload?.duration);
  return seconds === null ? null : Math.round(seconds * 1_000);
}

function readTail(path: string): string {
  const file = openPlainFile(path);
  if (!file) return '';
  try {
    const bytes = Buffer.alloc(Math.min(file.stats.size, TAIL_BYTES));
    const length = readSync(file.fd, bytes, 0, bytes.length, file.stats.size - bytes.length);
    return bytes.toString('utf8', 0, length);
  } finally {
    closeSync(file.fd);
  }
}
