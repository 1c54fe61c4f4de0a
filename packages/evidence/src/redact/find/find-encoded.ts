import type { Search, Secret } from '../secret.ts';
import { bytesIn } from '../text-bytes.ts';

const MIN_ENCODED = 24;
/** More of one run is not decoded: it is a file. */
const MAX_ENCODED = 65_536;
const MIN_RUNS = 200;
const CHARS_PER_RUN = 400;
/** How much is decoded to see whether text comes out. */
const SAMPLE_CHARS = 16;
const IS_BASE64 = bytesIn(/[\w+/-]/);
const PRINTABLE = /^[\t\n\r -~\u0080-\u00ff]*$/;
const SAMPLE = /^[\t\n\r -~]*$/;
/** `ada:hunter2`, as Basic authentication and Docker write it. */
const USER_AND_PASSWORD = /^[\w.@+-]{1,64}:[^\s:]{4,200}$/;

/**
 * Finds runs of base64 that hold a secret once they are decoded. All that comes out of a text is searched at once, because a search costs
 * something to begin.
 */
export function findEncoded(
  { text, bytes, isNew, end: searched }: Search,
  find: (text: string) => readonly Secret[],
  found: Secret[],
): void {
  const runs: { start: number; end: number; at: number }[] = [];
  let decoded = '';
  for (let probe = MIN_ENCODED - 1; probe < searched; ) {
    const before = probe - MIN_ENCODED;
    let at = probe;
    while (at > before && IS_BASE64[bytes[at] as number] === 1) at--;
    if (at === before) {
      let end = probe + 1;
      while (IS_BASE64[bytes[end] as number] === 1) end++;
      let start = before + 1;
      while (start > 0 && IS_BASE64[bytes[start - 1] as number] === 1) start--;
      at = end;
      while (text.charCodeAt(end) === 61 && end < at + 2) end++;
      if (!mayBeText(bytes, start) || !isNew(start, end)) {
        probe = at + MIN_ENCODED;
        continue;
      }
      if (runs.length >= MIN_RUNS + text.length / CHARS_PER_RUN) {
        // So many encoded lines are not decoded one by one; what starts like text is taken for a secret.
        if (SAMPLE.test(fromBase64(text.slice(start, start + SAMPLE_CHARS))))
          found.push({ start, end, kind: 'encoded_secret' });
        probe = at + MIN_ENCODED;
        continue;
      }
      const plain = decode(text.slice(start, Math.min(end, start + MAX_ENCODED)));
      if (plain !== undefined && USER_AND_PASSWORD.test(plain) && /[=+/]/.test(text.slice(start, end)))
        found.push({ start, end, kind: 'basic_auth' });
      else if (plain !== undefined) {
        runs.push({ start, end, at: decoded.length });
        decoded += `${plain}\n\n`;
      }
    }
    probe = at + MIN_ENCODED;
  }
  if (runs.length === 0) return;
  let run = 0;
  for (const { start } of [...find(decoded)].sort((left, right) => left.start - right.start)) {
    while ((runs[run + 1]?.at ?? Number.POSITIVE_INFINITY) <= start) run++;
    const { start: from = 0, end = 0 } = runs[run] ?? {};
    if (found.at(-1)?.end !== end) found.push({ start: from, end, kind: 'encoded_secret' });
  }
}

const SEXTETS = Uint8Array.from({ length: 256 }, (_, code) =>
  Math.max(
    0,
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'.indexOf(
      String.fromCharCode(code === 45 ? 43 : code === 95 ? 47 : code),
    ),
  ),
);

/** Whether the first characters of a run could be text that was encoded: nearly all keys and words could not, and need no decoding. */
function mayBeText(bytes: Uint8Array, start: number): boolean {
  const first = bytes[start] as number;
  // Hex digits of text start with 2 to 7, and base64 of it with what stands for a byte below 128.
  if (first >= 50 && first <= 55 && (bytes[start + 2] as number) >= 50 && (bytes[start + 2] as number) <= 55)
    return true;
  for (let at = start; at < start + 8; at += 4) {
    const a = SEXTETS[bytes[at] as number] as number;
    const b = SEXTETS[bytes[at + 1] as number] as number;
    const c = SEXTETS[bytes[at + 2] as number] as number;
    const d = SEXTETS[bytes[at + 3] as number] as number;
    if (
      !isPrintable((a << 2) | (b >> 4)) ||
      !isPrintable(((b & 15) << 4) | (c >> 2)) ||
      !isPrintable(((c & 3) << 6) | d)
    )
      return false;
  }
  return true;
}

/** Text, or the second byte of a character in UTF-16. */
function isPrintable(byte: number): boolean {
  return (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13 || byte === 0;
}

/** Text as hex digits: every other digit starts a printable character. */
const HEX_TEXT = /^(?:[2-7][\da-fA-F]){12}/;
const HEX_ONLY = /^(?:(?:[2-7][\da-fA-F])|0[aAdD9])+$/;
/** Base64 of text with two bytes per character, as PowerShell takes it. */
const UTF16 = /^[A-Za-z\d+/][AQgw][AB][A-Za-z\d+/]A[A-H][A-Za-z\d+/]A/;

/** What a run says; undefined if it says nothing that can be read. */
function decode(run: string): string | undefined {
  const first = run.charCodeAt(0);
  if (first >= 50 && first <= 55 && HEX_TEXT.test(run) && run.length % 2 === 0 && HEX_ONLY.test(run)) {
    const text = run.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
    return PRINTABLE.test(text) ? text : undefined;
  }
  if (run.charCodeAt(4) === 65 && UTF16.test(run)) {
    const wide = fromBase64(run.replace(/=+$/, ''));
    const narrow = wide.replaceAll('\0', '');
    return narrow.length * 2 >= wide.length - 1 && PRINTABLE.test(narrow) ? narrow : undefined;
  }
  // Paths and words have no digits and capitals at their start.
  if (!/[A-Z]/.test(run.slice(0, SAMPLE_CHARS)) || !/[\da-z]/.test(run.slice(0, SAMPLE_CHARS))) return undefined;
  if (/^[\w]*$/.test(run) && !/[a-z][A-Z]|[A-Z][a-z].*\d|\d.*[A-Z]/.test(run.slice(0, 64))) return undefined;
  const standard = run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  if (!SAMPLE.test(fromBase64(standard.slice(0, SAMPLE_CHARS)))) return undefined;
  const plain = fromBase64(standard.slice(0, standard.length - (standard.length % 4 === 1 ? 1 : 0)));
  return plain.length >= 12 && PRINTABLE.test(plain) ? plain : undefined;
}

function fromBase64(base64: string): string {
  try {
    return atob(base64);
  } catch {
    // Not base64 after all: a character that stands for no bytes.
    return '\0';
  }
}
