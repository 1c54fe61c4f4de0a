/** Objects of a host have few members, mostly in order already; for those, sorting in place is several times as quick as `sort`. */
const FEW_NAMES = 16;

/** Sorts names in place, by their code units: the canonical order. */
export function sortNames(names: string[]): string[] {
  if (names.length > FEW_NAMES) return names.sort();
  for (let end = 1; end < names.length; end++) {
    const name = names[end] as string;
    let at = end;
    for (; at > 0 && (names[at - 1] as string) > name; at--) names[at] = names[at - 1] as string;
    names[at] = name;
  }
  return names;
}

/** A name as JSON writes it. Remembered, because events repeat their names. */
export function quoteName(name: string): string {
  const known = quoted.get(name);
  if (known !== undefined) return known;
  const text = JSON.stringify(name);
  if (name.length > MAX_KNOWN_NAME) return text;
  if (quoted.size >= MAX_KNOWN_NAMES) quoted.clear();
  quoted.set(name, text);
  return text;
}

const quoted = new Map<string, string>();
const MAX_KNOWN_NAMES = 1_000;
const MAX_KNOWN_NAME = 64;
