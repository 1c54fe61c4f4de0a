/** A text as bytes, one for each character: reading bytes is several times quicker than reading a string. */
export interface TextBytes {
  /** The characters, and at least PADDING zeros after them. Good until the next text is turned into bytes. */
  readonly bytes: Uint8Array;
  readonly isAscii: boolean;
}

const PADDING = 8;
/** Texts up to this length share one buffer: making one costs more than searching a short text. */
const KEPT_BYTES = 65_536;
const kept = new Uint8Array(KEPT_BYTES + PADDING);
const encoder = new TextEncoder();

export function toTextBytes(text: string): TextBytes {
  const { length } = text;
  const bytes = length <= KEPT_BYTES ? kept : new Uint8Array(length + PADDING);
  const isAscii = !(length > KEPT_BYTES && FOREIGN.test(text.slice(0, SAMPLE))) && encodeAscii(text, bytes);
  if (!isAscii) encodeWide(text, bytes);
  for (let at = length; at < length + PADDING; at++) bytes[at] = 0;
  return { bytes, isAscii };
}

/** So much of a long text mostly tells whether there is anything but ASCII in it. */
const SAMPLE = 1_024;
const FOREIGN = /[^\0-\x7f]/;

/** Whether a text is ASCII; then its bytes are written. */
function encodeAscii(text: string, bytes: Uint8Array): boolean {
  const { length } = text;
  const { read, written } = encoder.encodeInto(
    text,
    length < bytes.length - PADDING ? bytes.subarray(0, length) : bytes,
  );
  return read === length && written === length;
}

/** Writes a text of any letters. Copying its characters first is several times quicker than asking a string for each. */
function encodeWide(text: string, bytes: Uint8Array): void {
  const { length } = text;
  const codes = new Uint16Array(length);
  Buffer.from(codes.buffer).write(text, 'utf16le');
  for (let at = 0; at < length; at++) {
    const code = codes[at] as number;
    bytes[at] = code < 128 ? code : 128 | (code & 127);
  }
}

/** Whether the bytes of a text stay as they are, because it is too long for the shared buffer. */
export function keepsBytes(text: string): boolean {
  return text.length > KEPT_BYTES;
}

/** All that is not ASCII is 128 and more. */
export function toByte(code: number): number {
  return code < 128 ? code : 128 | (code & 127);
}

/** A table that says of each byte whether it is a sign of an ASCII class. */
export function bytesIn(class_: RegExp): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, code) => Number(code < 128 && class_.test(String.fromCharCode(code))));
}

/** Signs without which a search for some forms need not begin. */
export const HAS_COLON = 1;
export const HAS_DOLLAR = 2;
export const HAS_BRACE = 4;
export const HAS_PERCENT = 8;
export const HAS_CAPITAL = 16;
const ALL_SIGNS = 31;
const SIGNS_OF_BYTES = new Uint8Array(256).fill(HAS_CAPITAL, 65, 91);
SIGNS_OF_BYTES.set([HAS_DOLLAR, HAS_PERCENT], 36);
SIGNS_OF_BYTES.set([HAS_COLON], 58);
SIGNS_OF_BYTES.set([HAS_BRACE], 123);
/** A longer text has most of them, and looking for each costs little beside reading it. */
const SHORT_TEXT = 256;

/** Which of the signs a short text has; of a longer one all are taken for granted. */
export function signsIn({ length }: string, bytes: Uint8Array): number {
  if (length > SHORT_TEXT) return ALL_SIGNS;
  let signs = 0;
  for (let at = 0; at < length; at++) signs |= SIGNS_OF_BYTES[bytes[at] as number] as number;
  return signs;
}
