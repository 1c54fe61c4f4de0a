import { closeSync } from 'node:fs';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { parseObject } from '@critiqor/evidence/read/journal-line';
import { hashOf } from '@critiqor/evidence/read/line-hash';
import { openPlainFile } from '../system/open-plain-file.ts';
import { ApiFailure } from './api-failure.ts';
import type { EvidenceIndex } from './index/evidence-index.ts';

type Members = Readonly<Record<string, unknown>>;

/** One event as it is in the sealed file. */
interface SealedEvent {
  /** With `event_id` and `event`. */
  readonly event: Members;
  readonly hashMatches: boolean;
}

/** Reads one event by its offset. The index was checked against the file a moment ago; a mismatch is refused. */
export function readSealedEvent(index: EvidenceIndex, sessionPath: string, ordinal: number): SealedEvent {
  const { offset, bytes } = index.row(ordinal);
  const eventId = index.idOf(ordinal);
  if (offset === -1) {
    const line = index.bodyOf(ordinal) ?? '';
    return { event: { event_id: eventId, ...parseObject(line) }, hashMatches: isIntact(line, parseObject(line) ?? {}) };
  }
  const text = readBytes(sessionPath, offset, bytes).toString('utf8');
  const event = parseObject(text);
  if (!event || event.event_id !== eventId) {
    throw new ApiFailure(
      409,
      'evidence_unreadable',
      `${eventId} has moved: the evidence was changed.`,
      'Reload the page.',
    );
  }
  const { event_id: _, event: __, ...journal } = event;
  return { event, hashMatches: isIntact(toJournalLine(text), journal) };
}

function readBytes(path: string, offset: number, length: number): Buffer {
  const file = openPlainFile(path);
  if (!file) throw new ApiFailure(404, 'evidence_unreadable', 'The evidence file no longer exists.');
  try {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readFully(file.fd, buffer, offset));
  } finally {
    closeSync(file.fd);
  }
}

const PREFIX = /^\{"event_id":"evt_\d+","event":"(?:[^"\\]|\\.)*",/;

/** The journal line, without the prefix of the seal. */
const toJournalLine = (text: string): string => text.replace(PREFIX, () => '{');

const isIntact = (line: string, journal: Members): boolean => hashOf(line, journal) === journal.hash;
