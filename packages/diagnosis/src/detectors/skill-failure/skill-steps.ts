/** What must show up in a call when somebody follows an instruction text: script names, programs with their subcommand, tools. */
export function toSkillMarks(text: string): string[] {
  const marks = new Set<string>();
  for (const [script] of text.matchAll(/[\w-]{1,60}\.(?:sh|py|js|mjs|ts|rb|pl)\b/g)) marks.add(script);
  for (const line of toCommandLines(text)) {
    const mark = toCommandMark(line);
    if (mark !== null) marks.add(mark);
  }
  return [...marks].slice(0, MOST_MARKS);
}

/** By what two attempts at one step are known: the script, or the program with its subcommand. Null when a command is no step of the text. */
export function toStepKey(command: string, marks: readonly string[]): string | null {
  const mark = marks.find((candidate) => command.includes(candidate));
  if (mark === undefined || mark.includes('.') || mark.includes(' ')) return mark ?? null;
  const [, next = ''] = command.slice(command.indexOf(mark)).split(/\s+/);
  return `${mark} ${next}`;
}

const MOST_MARKS = 100;

/** Lines of code blocks for the shell, and commands inside a sentence. */
function toCommandLines(text: string): string[] {
  const lines: string[] = [];
  let block: 'none' | 'shell' | 'other' = 'none';
  for (const line of text.split('\n')) {
    const fence = /^\s*```\s*(\w*)/.exec(line);
    if (fence)
      block = block !== 'none' ? 'none' : /^(?:bash|sh|shell|console|zsh|)$/i.test(fence[1] ?? '') ? 'shell' : 'other';
    else if (block === 'shell') lines.push(line.replace(/^\s*\$\s+/, '').trim());
    else if (block === 'none') for (const [, code = ''] of line.matchAll(/`([^`\n]{2,200})`/g)) lines.push(code);
  }
  return lines;
}

/** Say nothing about whether a text was followed. */
const EVERYDAY = new Set([
  'cd',
  'ls',
  'cat',
  'echo',
  'export',
  'mkdir',
  'cp',
  'mv',
  'rm',
  'set',
  'source',
  'sudo',
  'if',
  'for',
  'then',
  'fi',
  'do',
  'done',
]);
/** Mean something only with what follows. */
const GENERAL = new Set([
  'git',
  'npm',
  'npx',
  'pnpm',
  'yarn',
  'docker',
  'kubectl',
  'gh',
  'python',
  'python3',
  'node',
  'bash',
  'sh',
  'curl',
  'openclaw',
  'pip',
  'uv',
  'go',
  'cargo',
  'make',
]);

function toCommandMark(line: string): string | null {
  const [program = '', next = ''] = line.split(/\s+/);
  if (!/^[a-z][\w.-]{1,40}$/i.test(program) || EVERYDAY.has(program)) return null;
  if (!GENERAL.has(program)) return line.includes(' ') || program.includes('_') ? program : null;
  return /^[a-z][\w:-]{1,40}$/i.test(next) ? `${program} ${next}` : null;
}
