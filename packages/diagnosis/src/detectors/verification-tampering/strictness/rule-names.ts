/** The names of the rules that a check printed with its findings: `(errcheck)`, `[arg-type]`, `E501`, `Style/Lambda`. */
export function toRuleNames(output: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const line of output.slice(0, MOST_CHARS).split('\n').slice(0, MOST_LINES)) {
    const text = line.length > LINE_CHARS ? line.slice(-LINE_CHARS) : line;
    const end = text.trimEnd();
    for (const pattern of [BRACKETED, AT_END, AT_START])
      addName(names, pattern.exec(pattern === AT_START ? line.slice(0, LINE_CHARS) : end)?.[1]);
    for (const [name] of text.matchAll(CODES)) addName(names, name);
  }
  return names;
}

const MOST_CHARS = 60_000;
const MOST_LINES = 1_500;
const LINE_CHARS = 240;

/** In brackets at the end of a finding. */
const BRACKETED = /[[(]((?:-W(?:error[=,]\s?)?)?@?[A-Za-z][\w./:@=-]{1,80}(?:\[[\w-]{1,40}\])?)[\])]$/;
/** In a column of its own, as eslint and stylelint print it. */
const AT_END = /\s\s(@?[a-z][\w./@-]{2,80})$/;
/** Before the finding, as ansible-lint prints it. */
const AT_START = /^\s{0,4}([a-z][\w-]{2,60}(?:\[[\w-]{1,40}\])?): /;
/** Codes that are names by their looks. */
const CODES =
  /\b(?:[A-Z]{1,8}(?:_[A-Z0-9]{1,8}){0,3}[_-]?\d{1,6}|[A-Z]\w{1,40}\/[A-Z]\w{1,60}|clippy::\w{2,60}|[a-z]{2,20}[-/][a-z]{2,20}(?:[-/][a-z]{2,20}){1,6})\b/g;

const WORDS = new Set(
  'error errors warning warnings note info hint fatal failed failure failures passed skipped done usage command code exit file line column node make test tests expected received found'.split(
    ' ',
  ),
);

function addName(names: Set<string>, name: string | undefined): void {
  if (name === undefined) return;
  const plain = name.replace(/^-W(?:error[=,]\s?)?/, '');
  if (plain.length > 1 && !WORDS.has(plain.toLowerCase())) names.add(plain);
}

/** The names that a line of settings mentions. */
export function toMentioned(line: string, names: ReadonlySet<string>): string[] {
  const words = line.slice(0, SETTING_CHARS).match(/[@\w][\w./:@-]*(?:\[[\w-]{1,40}\])?/g) ?? [];
  return words.map((word) => word.replace(/[.:]+$/, '')).filter((word) => names.has(word));
}

const SETTING_CHARS = 2_000;
