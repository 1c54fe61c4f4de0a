import type { TextChange } from '../text-changes.ts';

/**
 * The line of a settings file that takes what a failed check had complained about out of the check: a file, an address or a name that the
 * check printed, put where exceptions are listed. Which tool it is does not matter.
 */
export function findExempted(
  { path, added, removed, now, form }: TextChange,
  outputs: readonly string[],
): string | null {
  if (form === 'deleted' || PROGRAM.test(path) || !SETTINGS.test(path)) return null;
  const lines = (now ?? added).slice(0, MOST_LINES);
  const fresh = new Set(added);
  const before = removed.join('\n');
  let subjects: ReadonlySet<string> | null = null;
  for (const [index, line] of lines.entries()) {
    if (!fresh.has(line) || COMMENT.test(line)) continue;
    if (
      !IGNORE_FILE.test(path) &&
      !EXCEPTS.test(
        `${lines
          .slice(Math.max(0, index - NEAR), index)
          .filter(isKey)
          .join(' ')} ${line}`,
      )
    )
      continue;
    subjects ??= toSubjects(outputs);
    const plain = line.replaceAll('\\', '');
    for (const [name] of plain.matchAll(NAME)) if (subjects.has(name) && !before.includes(name)) return line;
  }
  return null;
}

const MOST_LINES = 400;
const NEAR = 20;
/** A line with an exclamation mark takes an exception back. */
const COMMENT = /^\s*(?:#(?!!)|\/\/|;|<!--|!)/;
const SETTINGS =
  /\.(?:json5?|jsonc|ya?ml|toml|ini|cfg|conf|properties|xml|neon|hcl|[cm]?[jt]s|exs|rb|php)$|(?:^|\/)\.[\w.-]{2,40}$|(?:^|\/)[\w.-]*(?:rc|ignore|config|baseline|suppress)[\w.-]*$|(?:^|\/)(?:Makefile|justfile|Jenkinsfile)$/i;
/** Programs are no settings unless their name says so. */
const PROGRAM =
  /(?:^|\/)(?![\w.-]*(?:config|conf|rc|setup|settings|lint|rules)[\w.-]*$)[\w.-]+\.(?:[cm]?[jt]s|exs|rb|php)$/i;
const IGNORE_FILE = /ignore|baseline|suppress|allow-?list|exceptions?\b|quarantine/i;
const EXCEPTS =
  /ignor|skip|exclu|disabl|except|allow(?!_failure)|suppress|omit|mute|waive|exempt|deselect|whitelist|quarantin/i;
/** A key that others are listed under. */
const isKey = (line: string): boolean => /[:=[{(]\s*$/.test(line);

/** Files, addresses and dotted names: what is exempted is written as it was printed. */
const NAME =
  /https?:\/\/[^\s"'<>,)\]]{4,200}|[\w@.-]{1,80}(?:\/[\w@.-]{1,80}){1,12}|[\w-]{2,80}\.[a-z]{1,5}(?![\w.])|[A-Z][A-Z0-9]{1,9}-\d{2,8}(?:-\d{2,8})?|\btest_\w{3,80}/g;
function toSubjects(outputs: readonly string[]): ReadonlySet<string> {
  const subjects = new Set<string>();
  for (const text of outputs)
    for (const [name] of text.slice(0, MOST_CHARS).matchAll(NAME)) {
      subjects.add(name);
      // An absolute path and the part of it that is under the project.
      const parts = name.split('/');
      for (let from = 1; from < Math.min(parts.length, MOST_PARTS); from += 1)
        subjects.add(parts.slice(from).join('/'));
    }
  return subjects;
}
const MOST_CHARS = 40_000;
const MOST_PARTS = 8;
