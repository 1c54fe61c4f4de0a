import { hash } from 'node:crypto';

/** A line about a seal or a diagnosis that is as we wrote it and follows the line before it. */
interface ScannedLine {
  readonly runId: string;
  readonly seq: number;
  readonly hash: string;
  /** Size of the record that it names; -1 when it does not. */
  readonly recordBytes: number;
  /** One character for each byte, for those who look on. Good only as long as the line is looked at: parts of it would keep the whole. */
  readonly text: string;
}

/** What `toString('latin1')` calls in the end; for thousands of lines the way there takes as long. Its types do not tell of it. */
type Latin1Buffer = Buffer & { latin1Slice(start: number, end: number): string };

const HASH_CHARS = 64;
const HASH_MEMBER = ',"hash":"';
export const HASH_MEMBER_CHARS = HASH_MEMBER.length + HASH_CHARS + '"}'.length;
const RUN_ID = '"run_id":"run_';
/** Up to the previous hash: the time, the digest of the diagnosis and the kind. */
const HEAD =
  /\{(?:"adopted":true,)?"at":"[\w:.-]*","diagnosis":(?:null|\{"bytes":\d+,"digest":"[\w:.-]*"\}),"kind":"(?:seal|diagnosis)","prev_hash":"/y;
/** No file is longer than fifteen digits say. */
const RECORD = /","record":\{"bytes":(\d{1,15})/y;
const RUN = /"run_id":"(run_\d+)","seal":"[\w:.-]*","seq":(\d+),"session_bytes":/y;
const [COMMA, CLOSING_BRACE] = [...Buffer.from(',}')] as [number, number];

/**
 * Checks a line of the list without parsing it: a month of a busy gateway has thousands, and most commands show a few. The canonical form has
 * the members in a fixed order, so each is where it must be or the line is not one of these. Null for every other line: then it is parsed, to
 * say what it is or what is wrong with it. Patterns at fixed places are ready at once; loops over bytes were half as fast, because most
 * commands end before they are compiled.
 */
export function scanLine(bytes: Buffer, start: number, end: number, head: string): ScannedLine | null {
  const text = (bytes as Latin1Buffer).latin1Slice(start, end);
  HEAD.lastIndex = 0;
  if (!HEAD.test(text)) return null;
  const behind = HEAD.lastIndex + HASH_CHARS;
  if (head.length !== HASH_CHARS || !text.startsWith(head, HEAD.lastIndex)) return null;
  RUN.lastIndex = Math.max(text.lastIndexOf(RUN_ID), 0);
  const run = RUN.exec(text);
  const found = run && hashIfWritten(bytes, start, text);
  if (!found) return null;
  RECORD.lastIndex = behind;
  const recordBytes = Number(RECORD.exec(text)?.[1] ?? -1);
  return { runId: run[1] ?? '', seq: Number(run[2]), hash: found, recordBytes, text };
}

/** The hash of what a line covers, if it is the one that the line ends with. */
function hashIfWritten(bytes: Buffer, start: number, text: string): string | null {
  const member = text.length - HASH_MEMBER_CHARS;
  if (!text.startsWith(HASH_MEMBER, member) || !text.endsWith('"}')) return null;
  // The comma before the hash becomes the brace that ends what it covers.
  bytes[start + member] = CLOSING_BRACE;
  const found = hash('sha256', bytes.subarray(start, start + member + 1));
  bytes[start + member] = COMMA;
  return text.startsWith(found, member + HASH_MEMBER.length) ? found : null;
}
