import type { Search } from '../../secret.ts';

const BYTE = /(?:0x[\da-fA-F]{1,2}|\d{1,3})/.source;
/** A literal of bytes: `{ 0x50, 0x72, … }`, `[80, 114, …]`. */
const LIST = new RegExp(`[^\\n]{0,60}?[{[(]\\s{0,8}(${BYTE}(?:\\s{0,4},\\s{0,8}${BYTE}){7,200})`, 'y');
/** Bytes with signs between them, as OpenSSL prints them: `52:9d:aa:…`, over several lines. */
const DUMP =
  /["' \t]{0,4}[:=]?[^\n:]{0,16}[:=]?\s{0,20}((?:[\da-fA-F]{2}[: ]){7,40}(?:\s{0,12}(?:[\da-fA-F]{2}[: ]){1,40}){0,40}[\da-fA-F]{2})(?![\w:])/y;
/** `\x50\x72…` */
const ESCAPED = /["' \t]{0,4}[:=]{1,2}[ \t]{0,4}b?["']((?:\\x[\da-fA-F]{2}){6,400})["']/y;

/** Finds the bytes of a secret after its name. Returns where they end, or -1. */
export function findBytes({ text, found }: Search, nameEnd: number, kind: string): number {
  for (const form of [LIST, DUMP, ESCAPED]) {
    form.lastIndex = nameEnd;
    const bytes = form.exec(text)?.[1];
    if (bytes === undefined || !/[1-9a-f]/i.test(bytes)) continue;
    const end = form === ESCAPED ? form.lastIndex - 1 : form.lastIndex;
    found.push({ start: end - bytes.length, end, kind });
    return end;
  }
  return -1;
}
