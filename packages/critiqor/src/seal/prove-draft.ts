import { createHash, type KeyObject } from 'node:crypto';
import { closeSync } from 'node:fs';
import type { Coverage } from '@critiqor/evidence/read/coverage';
import { readFully } from '@critiqor/evidence/read/file-blocks';
import { createEventLog, type EventLog } from '../sealed/event-log.ts';
import { toFooterLine } from '../sealed/sealed-format.ts';
import { openSealedSession, type SealedSession } from '../sealed/sealed-reader.ts';
import { openPlainFile } from '../system/open-plain-file.ts';
import { toWitnessReport } from '../verify/check-witness.ts';
import type { VerificationProblem } from '../verify/problem-kinds.ts';
import { checkSealLines, createProblems } from '../verify/verify-evidence.ts';
import type { SealedContent } from './read-back.ts';
import type { WrittenSession } from './write-sealed.ts';

const CHUNK_BYTES = 1 << 20;

/**
 * Reads a draft back from disk and proves that it is, byte for byte, what was meant to be written. That is enough where the journal is
 * flawless: every line was parsed, its hash and chain checked and its figures counted while the journal was scanned, and the lines that
 * were written are proved to be those. Any other journal is verified again from the beginning, which takes twice as long.
 */
export function proveDraft(
  path: string,
  written: WrittenSession,
  coverage: Coverage,
  publicKey: KeyObject | undefined,
  onBytes: (bytes: number) => void,
): SealedContent & { readonly problem: VerificationProblem | undefined } {
  const { metrics, integrity } = written;
  const { problems, report } = createProblems();
  const difference = findDifference(path, written, onBytes);
  if (difference) report('wrong_digest', undefined, difference);
  const session = openSealedSession(path);
  try {
    checkSealLines(session, Object(session.footer.integrity), publicKey, report);
    const eventLog = readLog(session, integrity.events);
    for (const { kind } of session.notes) report(kind);
    const { sizeBytes } = session;
    const witness = toWitnessReport(integrity);
    const { events } = integrity;
    return { events, sizeBytes, metrics, integrity, coverage, witness, eventLog, problem: problems.list[0] };
  } finally {
    session.close();
  }
}

/** How the file differs from what was written, or null. */
function findDifference(path: string, written: WrittenSession, onBytes: (bytes: number) => void): string | null {
  const file = openPlainFile(path);
  if (!file) return 'The file is gone.';
  const { fd, stats } = file;
  const header = Buffer.from(`${written.headerLine}\n`);
  const footer = Buffer.from(`${toFooterLine(written)}\n`);
  const { eventBytes, integrity } = written;
  const isAt = (expected: Buffer, position: number): boolean => {
    const found = Buffer.alloc(expected.length);
    return readFully(fd, found, position) === expected.length && found.equals(expected);
  };
  try {
    if (stats.size !== header.length + eventBytes + footer.length) return 'Its size differs from what was written.';
    if (!isAt(header, 0)) return 'Its first line differs from what was written.';
    if (digestOf(fd, header.length, eventBytes, onBytes) !== integrity.digest)
      return 'Its events differ from what was written.';
    return isAt(footer, header.length + eventBytes) ? null : 'Its last line differs from what was written.';
  } finally {
    closeSync(fd);
  }
}

function digestOf(fd: number, from: number, bytes: number, onBytes: (bytes: number) => void): string {
  const digest = createHash('sha256');
  const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  for (let done = 0; done < bytes; ) {
    const length = readFully(fd, buffer.subarray(0, Math.min(CHUNK_BYTES, bytes - done)), from + done);
    if (length === 0) break;
    done += length;
    digest.update(buffer.subarray(0, length));
    onBytes(length);
  }
  return digest.digest('hex');
}

function readLog(session: SealedSession, events: number): EventLog {
  const log = createEventLog();
  for (const record of session.events()) if (!log.add(record)) break;
  return log.toLog(events);
}
