/** A tool's name taken apart. */
export interface ToolNameParts {
  /** The server or name space before the name, in words: `mcp__github__create_issue` has `github`. */
  readonly server: readonly string[];
  /** The name itself in words of lower case: `createIssue`, `create-issue` and `create_issue` are `create`, `issue`. */
  readonly words: readonly string[];
  /** The words joined by underscores. */
  readonly name: string;
}

/** Longer names are cut: no tool is recognised by its hundredth word. */
const NAME_CHARS = 200;

export function toToolNameParts(tool: string): ToolNameParts {
  if (/^[a-z]{1,40}$/.test(tool)) return { server: [], words: [tool], name: tool };
  const sections = tool
    .slice(0, NAME_CHARS)
    .split(/__+|[.:/]/)
    .filter((section) => section !== '');
  const own = sections.at(-1) ?? '';
  const words = toWords(own);
  const server = sections
    .slice(0, -1)
    .flatMap(toWords)
    .filter((word) => !PREFIXES.has(word));
  return { server, words, name: words.join('_') };
}

/** The words of a name with its server, joined by underscores, however they were joined: `gmail.createDraft` is `gmail_create_draft`. */
export function toSnakeName(tool: string): string {
  const { server, name } = toToolNameParts(tool);
  return [...server, name].join('_');
}

/** Name spaces that hosts put before every tool. */
const PREFIXES = new Set(['mcp', 'functions', 'function', 'tools', 'tool', 'default', 'api']);

/** The words of a name in snake, camel or kebab case, in lower case. */
export function toWords(name: string): string[] {
  // Most names are in snake case already.
  if (/^[a-z\d]+(?:_[a-z\d]+)*$/.test(name)) return name.split('_');
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
