import type { TextChange } from '../text-changes.ts';

/**
 * The line of a settings file that takes code out of the measurement of coverage after the measurement had come out too low. What is left
 * then looks better, and nothing was tested.
 */
export function findUnmeasured({ path, added, removed, form }: TextChange, outputs: readonly string[]): string | null {
  if (form === 'deleted' || !SETTINGS.test(path) || !outputs.some((text) => TOO_LOW.test(text.slice(0, MOST_CHARS))))
    return null;
  const before = removed.join('\n');
  for (const line of added.slice(0, MOST_LINES)) {
    const left = toLeftOut(line).filter((entry) => !before.includes(entry));
    if (left.length > 0) return line;
  }
  return null;
}

/** Entries with an exclamation mark, or all entries of a list that names what is left out. */
function toLeftOut(line: string): string[] {
  const text = line.slice(0, LINE_CHARS);
  const entries = [...text.matchAll(/["']([^"'\n]{2,120})["']/g)].map(([, entry = '']) => entry);
  return LEAVES_OUT.test(text)
    ? entries.filter((entry) => /[/*.]/.test(entry))
    : entries.filter((entry) => /^!/.test(entry));
}

const MOST_CHARS = 20_000;
const MOST_LINES = 200;
const LINE_CHARS = 2_000;
const SETTINGS = /\.(?:json5?|ya?ml|toml|ini|cfg|xml|[cm]?[jt]s|properties)$|coveragerc|nycrc/i;
const TOO_LOW =
  /coverage[^\n]{0,80}(?:does not meet|below|less than|under|fail|threshold|not met|too low)|(?:required|minimum|expected)[^\n]{0,40}coverage|fail[_-]under/i;
const LEAVES_OUT = /\b(?:exclude\w*|omit|coveragePathIgnorePatterns|ignorePatterns|exclusions?)\b/i;
