import type { KeyObject } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { BoundRecord, Integrity, SessionHeader } from '../../../critiqor/src/sealed/sealed-format.ts';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { checkEvidence, type VerificationReport } from '../../../critiqor/src/verify/verify-evidence.ts';
import { toField } from './copy-bytes.ts';
import { createFactCollector, cut, type EvidenceFacts } from './evidence-facts.ts';
import { createLayoutCheck } from './layout-check.ts';

/** Evidence that was read once: whether it verifies, and what its columns say. */
export interface CheckedUpload {
  readonly report: VerificationReport;
  readonly header: Partial<SessionHeader>;
  readonly headerLine: string;
  readonly footerLine: string;
  readonly bound: Partial<BoundRecord>;
  readonly facts: EvidenceFacts;
  readonly sizeBytes: number;
  /** Whether the lines of its events, as they are stored, give back the bytes of the file. */
  readonly isRebuildable: boolean;
}

const EVENTS_PER_TURN = 2_048;
const WRITE_CHARS = 1 << 18;

interface CheckUploadOptions {
  readonly publicKey: KeyObject | undefined;
  /** Events that findings cite. */
  readonly wanted: ReadonlySet<string>;
}

/**
 * Verifies evidence and writes the columns of its events while they are read: the length of the line, and what `readEventRows` puts before it.
 * Nothing is stored before all of it has been verified.
 */
export async function checkUpload(
  path: string,
  columnsPath: string,
  { publicKey, wanted }: CheckUploadOptions,
): Promise<CheckedUpload> {
  const { header, headerLine, footer, footerLine, sizeBytes } = readEnds(path);
  const facts = createFactCollector(wanted);
  const layout = createLayoutCheck(path, headerLine, footerLine);
  const file = openSync(columnsPath, 'wx', 0o600);
  try {
    const checking = checkEvidence(path, { publicKey });
    let columns = '';
    for (let seq = 1; ; seq += 1) {
      const { done, value } = checking.next();
      if (done) {
        writeSync(file, columns);
        const { report } = value;
        const bound = Object((Object(footer.integrity) as Partial<Integrity>).record) as Partial<BoundRecord>;
        const isRebuildable = layout.isWhole(sizeBytes);
        return { report, header, headerLine, footerLine, bound, facts: facts.toFacts(), sizeBytes, isRebuildable };
      }
      facts.see(value);
      layout.see(value);
      const { journal, event, bytes } = value;
      const at = toSeconds(journal.timestamp);
      const status = journal.status === 'error' ? 'error' : 'ok';
      columns += `${bytes}\t${at}\t${toField(cut(event))}\t${toField(cut(journal.tool_name))}\t${status}\n`;
      if (columns.length > WRITE_CHARS) {
        writeSync(file, columns);
        columns = '';
      }
      if (seq % EVENTS_PER_TURN === 0) await setImmediate();
    }
  } finally {
    closeSync(file);
    layout.close();
  }
}

function readEnds(path: string) {
  const sealed = openSealedSession(path);
  sealed.close();
  return { ...sealed, header: sealed.header as Partial<SessionHeader> };
}

/** Times that no column holds become the nearest one that it does. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2099, 11, 31);

export function toColumnTime(text: unknown): number {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? EARLIEST : Math.min(Math.max(time, EARLIEST), LATEST);
}

/** As a decimal number of seconds, which needs no parsing of dates. */
const toSeconds = (timestamp: string): string => {
  const time = toColumnTime(timestamp);
  return `${Math.floor(time / 1_000)}.${String(Math.floor(time % 1_000)).padStart(3, '0')}`;
};
