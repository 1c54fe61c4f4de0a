import { createHash, type KeyObject } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { BoundRecord, Integrity, SessionHeader } from '../../../critiqor/src/sealed/sealed-format.ts';
import { openSealedSession } from '../../../critiqor/src/sealed/sealed-reader.ts';
import { checkEvidence, type VerificationReport } from '../../../critiqor/src/verify/verify-evidence.ts';
import { createFactCollector, cut, type EvidenceFacts } from './evidence-facts.ts';

/** Evidence that was read once: whether it verifies, what its columns say, and its rows in a file of their own. */
export interface CheckedUpload {
  readonly report: VerificationReport;
  readonly header: Partial<SessionHeader>;
  readonly headerLine: string;
  readonly footerLine: string;
  readonly bound: Partial<BoundRecord>;
  readonly facts: EvidenceFacts;
  readonly sizeBytes: number;
  /** Whether the rows give back the bytes of the file. */
  readonly isRebuildable: boolean;
}

export const EVENT_ROW_COLUMNS = [
  'agent',
  'seal',
  'seq',
  'month',
  'at',
  'type',
  'tool',
  'status',
  'line',
  'expires',
] as const;

const EVENTS_PER_TURN = 2_048;
const WRITE_CHARS = 1 << 18;

interface CheckUploadOptions {
  readonly publicKey: KeyObject | undefined;
  /** The same in every row, the first one as the database wants it. */
  readonly rowStart: string;
  readonly agent: string;
  readonly seal: string;
  readonly month: string;
  readonly expires: string;
  /** Events that findings cite. */
  readonly wanted: ReadonlySet<string>;
}

/** Verifies evidence and writes its rows while it is read. Nothing of it is stored before all of it has been verified. */
export async function checkUpload(path: string, rowsPath: string, options: CheckUploadOptions): Promise<CheckedUpload> {
  const { rowStart, agent, seal, month, expires, publicKey, wanted } = options;
  const { header, headerLine, footer, footerLine, sizeBytes } = readEnds(path);
  const integrity = Object(footer.integrity) as Partial<Integrity>;
  const facts = createFactCollector(wanted);
  const digest = createHash('sha256');
  const [start, end] = [`${rowStart}${toField(agent)}\t${toField(seal)}\t`, `\t${expires}\n`];
  const file = openSync(rowsPath, 'wx', 0o600);
  try {
    const checking = checkEvidence(path, { publicKey });
    let rows: string[] = [];
    let chars = 0;
    let previous: string | null = null;
    const flush = (): void => {
      writeSync(file, rows.join(''));
      [rows, chars] = [[], 0];
    };
    for (let seq = 1; ; seq += 1) {
      const { done, value } = checking.next();
      if (done) {
        flush();
        if (previous !== null) digest.update(`${previous}\n`);
        const { report } = value;
        const bound = Object(integrity.record) as Partial<BoundRecord>;
        const isRebuildable = integrity.digest === digest.digest('hex');
        return { report, header, headerLine, footerLine, bound, facts: facts.toFacts(), sizeBytes, isRebuildable };
      }
      facts.see(value);
      const { journal, event_id, event, text } = value;
      const line = `{"event_id":${JSON.stringify(event_id)},"event":${JSON.stringify(event)},${text.slice(1)}`;
      if (previous !== null) digest.update(`${previous},\n`);
      previous = line;
      const at = toMillis(journal.timestamp);
      rows.push(
        `${start}${seq}\t${month}\t${at}\t${toField(cut(event))}\t${toField(cut(journal.tool_name))}\t${journal.status === 'error' ? 'error' : 'ok'}\t${toField(line)}${end}`,
      );
      chars += line.length;
      if (chars > WRITE_CHARS) flush();
      if (seq % EVENTS_PER_TURN === 0) await setImmediate();
    }
  } finally {
    closeSync(file);
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
const toMillis = (timestamp: string): string => {
  const time = toColumnTime(timestamp);
  return `${Math.floor(time / 1_000)}.${String(Math.floor(time % 1_000)).padStart(3, '0')}`;
};

const SPECIAL = /[\\\t\n\r\0]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };

/** A field of a tab-separated line. */
const toField = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r\0]/g, (character) => ESCAPED[character] ?? character) : text;
