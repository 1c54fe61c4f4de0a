/**
 * Canonical JSON after RFC 8785: members sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript writes
 * them. Two texts of one value have one canonical form, so a hash over it survives a file that was parsed and rewritten.
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members: string[] = [];
  for (const name of Object.keys(value).sort()) {
    const member = (value as Record<string, unknown>)[name];
    if (member !== undefined) members.push(`${JSON.stringify(name)}:${toCanonicalJson(member)}`);
  }
  return `{${members.join(',')}}`;
}
