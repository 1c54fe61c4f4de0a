import { createNextIndex } from '../next-index.ts';
import type { Search } from '../secret.ts';
import { bytesIn } from '../text-bytes.ts';

const HEADER = /-{4,5} ?BEGIN [A-Z\d ]{0,24}PRIVATE KEY(?: BLOCK)? ?-{4,5}/y;
const FOOTER = /-{4,5} ?END [A-Z\d ]{0,24}PRIVATE KEY(?: BLOCK)? ?-{4,5}/y;
/** What may stand before the data of a line: its number, a diff sign, a quote, the file and number that grep prints. */
const LINE_START =
  /(?:[\w./-]{1,80}[:-])?(?:\d{1,6}[:-])?[ \t]{0,40}(?:\d{1,6}(?:[\t|:.)]|[ ](?![\w+/=]{0,8}$))[ \t]{0,8})?[-+>|#*│"'` \t]{0,8}/;
const DATA = /[A-Za-z\d+/]{1,200}={0,2}/;
const LINE_END = /(?:\\n|[$"'`,;+\\ \t\r^M]|\|)*$/;
const DATA_LINE = new RegExp(`^${LINE_START.source}(=?${DATA.source})${LINE_END.source}`);
const INFO_LINE = /(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset):/;
/** How keys start that were exported without their first line: PKCS#8 and PKCS#1, and what `ssh-keygen` writes. */
const HEADLESS =
  /^(?:MII[A-Za-z\d+/]{2}[\w+/]*(?:IBADANBgkqhkiG9w0BAQEFAASC|IBAAKCA)|MIG[A-Za-z\d+/]{0,4}AgEAM|MHcCAQEE|MC4CAQAwBQYDK2Vw|b3BlbnNzaC1rZXktdjE|lQ[HPO][YFEs]B)/;
/** A key whose lines follow each other, with line breaks as they are or escaped. */
const LABEL = /[A-Z\d ]{0,24}PRIVATE KEY(?: BLOCK)?-----/.source;
const GAP = /(?:[\s"'`+>|,]|\\+[nrt"']){0,40}/.source;
const INFO = /(?:Proc-Type|DEK-Info|Version|Comment):[^\n\\"]{0,80}/.source;
const BODY = `(?:[A-Za-z\\d+/]{12,2048}={0,2}|[A-Za-z\\d+/]{1,11}={1,2}|=[A-Za-z\\d+/]{4}|${INFO})`;
const WHOLE = new RegExp(
  `-----BEGIN ${LABEL}(?:${GAP}${BODY}){1,400}(?:${GAP}[A-Za-z\\d+/]{0,11}${GAP}-----END ${LABEL})?`,
  'y',
);
const MAX_KEY = 12_000;
/** A line with something before it that logs, tools and lists put there. */
const LED_LINE = /^.{0,100}?[\s\])|>:]([A-Za-z\d+/]{40,200}={0,2})[\s"',]*$/;
const MAX_LINES = 400;
/** A line of a key that was cut has at least this many characters; the last line may have fewer. */
const MIN_LINE = 40;

/** Finds private keys line by line: whole ones, and those of which the first or last lines are missing. */
export function findPrivateKeys(search: Search): void {
  const { text } = search;
  const nextLine = createNextIndex(text, '\n');
  const lineEnd = (from: number): number => {
    const line = nextLine(from);
    return line < 0 ? text.length : line;
  };
  const nextEnd = createNextIndex(text, 'END ');
  const nextBegin = createNextIndex(text, 'BEGIN ');
  /** Where the dashes before the next END are, unless another key begins before. */
  const nextFooter = (from: number): number => {
    const at = nextEnd(from);
    const begin = nextBegin(from);
    if (at < 0 || (begin >= 0 && begin < at)) return -1;
    return at - 5;
  };
  let done = 0;
  const reading: KeyReading = { lineEnd, nextBegin, nextFooter, linesLeft: MIN_READ + text.length / CHARS_PER_LINE };
  for (let at = text.indexOf('PRIVATE KEY'); at >= 0 && at < search.end; at = text.indexOf('PRIVATE KEY', at + 11)) {
    if (at < done) continue;
    const dashes = text.slice(Math.max(done, at - 40), at).search(/-{4,5} ?(?:BEGIN|END)/);
    if (dashes < 0) continue;
    const from = Math.max(done, at - 40) + dashes;
    HEADER.lastIndex = FOOTER.lastIndex = from;
    if (HEADER.test(text)) done = readForward(search, from, HEADER.lastIndex, reading);
    else if (FOOTER.test(text)) done = readBackward(search, from, FOOTER.lastIndex, done);
  }
  findHeadless(search, lineEnd);
  findPuttyKeys(search, lineEnd);
}

/** Whether between first and last line there is hardly anything but data. */
function isAllData(body: string): boolean {
  const data = body.match(/[A-Za-z\d+/]{40,}/g)?.join('').length ?? 0;
  return data >= 40 && data * 2.5 > body.length;
}

type LineEnd = (from: number) => number;

/** Text of any sort has far fewer lines of private keys than one in 300 characters; then what is between first and last lines is taken. */
const CHARS_PER_LINE = 300;
const MIN_READ = 1_000;
/** How much is taken of a key that is not read and has no last line. */
const UNREAD_KEY = 2_000;

interface KeyReading {
  readonly lineEnd: LineEnd;
  readonly nextBegin: LineEnd;
  readonly nextFooter: LineEnd;
  /** Lines that may still be read one by one. */
  linesLeft: number;
}

/** From a first line to the last line, or as far as there is data. */
function readForward({ text, found }: Search, start: number, headerEnd: number, reading: KeyReading): number {
  const { lineEnd, nextFooter } = reading;
  // Another line of dashes follows: there is no key between them.
  if (text.startsWith('\n-----', headerEnd)) return headerEnd;
  WHOLE.lastIndex = start;
  let end = WHOLE.test(text) ? WHOLE.lastIndex : headerEnd;
  if (end > headerEnd && text.slice(end - 5, end) === '-----') {
    found.push({ start, end, kind: 'private_key' });
    return end;
  }
  const footer = nextFooter(headerEnd);
  const isTaken = reading.linesLeft <= 0 || (footer >= 0 && isAllData(text.slice(headerEnd, footer)));
  if (footer >= 0 && footer - headerEnd < MAX_KEY && isTaken) {
    FOOTER.lastIndex = footer;
    end = FOOTER.test(text) ? FOOTER.lastIndex : footer;
    found.push({ start, end, kind: 'private_key' });
    return end;
  }
  const prefix = text.slice(Math.max(0, start - 120), start);
  const lead = prefix.slice(prefix.lastIndexOf('\n') + 1);
  let at = lineEnd(end) + 1;
  for (let lines = 0; lines < MAX_LINES && at < text.length && reading.linesLeft-- > 0; lines++) {
    const stop = lineEnd(at);
    const line = text.slice(at, Math.min(stop, at + 300));
    const data = DATA_LINE.exec(line) ?? LED_LINE.exec(lead === '' ? '' : line);
    FOOTER.lastIndex = at + Math.max(0, line.indexOf('-----END'));
    if (FOOTER.test(text)) {
      end = FOOTER.lastIndex;
      break;
    }
    if (data === null || (data[1] ?? '').length < (end === headerEnd ? 16 : 2)) {
      if (!INFO_LINE.test(line) && !/^[\s+>|-]{0,8}$|\[cut |^\W*\d*\W*$/.test(line)) break;
    } else end = at + data[0].length - (LINE_END.exec(data[0])?.[0].length ?? 0);
    at = stop + 1;
  }
  if (reading.linesLeft <= 0) {
    const begin = reading.nextBegin(headerEnd);
    end = Math.max(end, Math.min(text.length, headerEnd + UNREAD_KEY, begin < 0 ? text.length : begin - 5));
  }
  if (end > headerEnd) found.push({ start, end, kind: 'private_key' });
  return end;
}

/** From a last line up, as far as there is data. */
function readBackward({ text, found }: Search, footer: number, end: number, floor: number): number {
  let start = footer;
  let lineStart = startOfLine(text, footer, floor);
  for (let lines = 0; lines < MAX_LINES && lineStart > floor; lines++) {
    const previous = startOfLine(text, lineStart - 1, floor);
    const line = text.slice(previous, lineStart - 1);
    const data = DATA_LINE.exec(line);
    if (data === null || (data[1] ?? '').length < (lines === 0 ? 2 : MIN_LINE)) break;
    start = lineStart - 1 - line.length + data[0].indexOf(data[1] ?? '');
    lineStart = previous;
  }
  if (start < footer) found.push({ start, end, kind: 'private_key' });
  return end;
}

/** Where the line starts that ends at `end`; a line of a key is not longer than what is looked at. */
function startOfLine(text: string, end: number, floor: number): number {
  const from = Math.max(floor, end - 300);
  return from + text.slice(from, Math.max(from, end)).lastIndexOf('\n') + 1;
}

const IS_DATA = bytesIn(/[A-Za-z\d+/]/);
/** The first line of a key has more characters. */
const PROBE = 24;
const CAPITAL_M = 77;
const SMALL_B = 98;
const SMALL_L = 108;

/** Keys without a first line, told by how their data starts. Jumps from probe to probe, because the data of a key is long. */
function findHeadless({ text, bytes, found, end: searched }: Search, lineEnd: LineEnd): void {
  for (let probe = PROBE - 1, read = 0; probe < searched; probe += PROBE) {
    if (IS_DATA[bytes[probe] as number] === 0) continue;
    let at = probe;
    while (at > read && IS_DATA[bytes[at - 1] as number] === 1) at--;
    const first = bytes[at];
    const mayStart = first === CAPITAL_M || first === SMALL_B || first === SMALL_L;
    if (!mayStart || !HEADLESS.test(text.slice(at, at + 64))) {
      while (IS_DATA[bytes[probe] as number] === 1) probe++;
      read = probe;
      continue;
    }
    read = headlessEnd(text, at, lineEnd);
    if (read - at >= MIN_LINE) found.push({ start: at, end: read, kind: 'private_key' });
    probe = Math.max(probe, read);
  }
}

/** Where a key ends that starts here, in this line or one of the next. */
function headlessEnd(text: string, at: number, lineEnd: LineEnd): number {
  let end = at + (/^[A-Za-z\d+/]*={0,2}/.exec(text.slice(at, at + 4096))?.[0].length ?? 0);
  for (let lines = 0, next = lineEnd(end) + 1; lines < MAX_LINES && next < text.length; lines++) {
    const stop = lineEnd(next);
    const data = DATA_LINE.exec(text.slice(next, Math.min(stop, next + 300)));
    if (data === null || (data[1] ?? '').length < MIN_LINE) break;
    end = next + data[0].length;
    next = stop + 1;
  }
  return end;
}

const PUTTY_LINES = /Private-Lines: {0,4}(\d{1,3})\r?\n/y;
const PUTTY_MAC = /Private-MAC: {0,4}([\da-f]{20,128})/y;

function findPuttyKeys({ text, found, end: searched }: Search, lineEnd: LineEnd): void {
  for (let at = text.indexOf('Private-'); at >= 0 && at < searched; at = text.indexOf('Private-', at + 8)) {
    PUTTY_LINES.lastIndex = PUTTY_MAC.lastIndex = at;
    const [, count] = PUTTY_LINES.exec(text) ?? [];
    if (count !== undefined) {
      const start = PUTTY_LINES.lastIndex;
      let end = start - 1;
      for (let line = 0; line < Math.min(Number(count), MAX_LINES); line++) end = lineEnd(end + 1);
      if (end > start) found.push({ start, end, kind: 'private_key' });
    }
    const [, mac] = PUTTY_MAC.exec(text) ?? [];
    if (mac !== undefined)
      found.push({ start: PUTTY_MAC.lastIndex - mac.length, end: PUTTY_MAC.lastIndex, kind: 'private_key' });
  }
}
