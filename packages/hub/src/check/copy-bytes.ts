const BACKSLASH = 92;
const ZERO = 48;

const SPECIAL = /[\\\t\n\r\0]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '\\0' };
const ESCAPED_BYTES = Uint8Array.from(
  { length: 256 },
  (_, byte) => ESCAPED[String.fromCharCode(byte)]?.charCodeAt(1) ?? 0,
);

/** A field of a tab-separated line. */
export const toField = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll(/[\\\t\n\r\0]/g, (character) => ESCAPED[character] ?? character) : text;

/*
 * Each of these copies to a place and gives the place after it. They go byte by byte: what is copied for an event is short, and Node's own ways need
 * an object for each piece, which costs more than the bytes and has to be collected.
 */

/** The bytes of a field, as `toField` escapes its text. */
export function copyField(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  let place = at;
  for (let index = start; index < end; index += 1) {
    const byte = from[index] as number;
    const escaped = ESCAPED_BYTES[byte] as number;
    if (escaped !== 0) to[place++] = BACKSLASH;
    to[place++] = escaped || byte;
  }
  return place;
}

/** Bytes as they are. */
export function copyBytes(from: Buffer, start: number, end: number, to: Buffer, at: number): number {
  let place = at;
  for (let index = start; index < end; index += 1) to[place++] = from[index] as number;
  return place;
}

/** A whole number, in decimal. */
export function copyNumber(value: number, to: Buffer, at: number): number {
  let end = at + 1;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
  let rest = value;
  for (let place = end - 1; place >= at; place -= 1) {
    to[place] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
}
