/** The letters-and-digits parts of everything that a record holds, in small letters: what names can be put together from. */
export function addNameParts(text: string, parts: Set<string>): void {
  for (const match of text.matchAll(PART)) {
    const part = match[0].toLowerCase();
    parts.add(part);
    if (HEX.test(part))
      for (let length = 7; length <= 16 && length < part.length; length += 1) parts.add(part.slice(0, length));
  }
}

/** Whether all parts of a name occur in the record. A short hash is the beginning of a long one; numbers match without leading zeros. */
export function hasNameParts(name: string, parts: ReadonlySet<string>): boolean {
  for (const match of name.matchAll(PART)) {
    const part = match[0].toLowerCase();
    if (parts.has(part) || parts.has(part.replace(/^0+(?=\d)/, ''))) continue;
    // A longer hash than the record shows begins with the one that it shows.
    if (HEX.test(part) && parts.has(part.slice(0, 7))) continue;
    if (part.endsWith('s') && parts.has(part.slice(0, -1))) continue;
    return false;
  }
  return true;
}

const PART = /[\p{L}\p{N}]+/gu;
const HEX = /^(?=[a-f]*\d)[0-9a-f]{7,64}$/;
