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
  const { read, written } = encoder.encodeInto(
    text,
    length < bytes.length - PADDING ? bytes.subarray(0, length) : bytes,
  );
  const isAscii = read === length && written === length;
  if (!isAscii) for (let at = 0; at < length; at++) bytes[at] = toByte(text.charCodeAt(at));
  for (let at = length; at < length + PADDING; at++) bytes[at] = 0;
  return { bytes, isAscii };
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
