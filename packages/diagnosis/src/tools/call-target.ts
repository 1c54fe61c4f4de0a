import type { ToolCall } from '../model/execution.ts';

/** Enough of a command to see which program it is about. */
const COMMAND_CHARS = 600;

/**
 * What a call is about, coarser than its arguments: the file or address, or the program and what it is given first. Two calls with one
 * target are two attempts at the same thing.
 */
export function toTarget({ tool, args }: Pick<ToolCall, 'tool' | 'args'>): string {
  const members = toMembers(args);
  const command = toCommand(members);
  if (command !== null) return `${tool} ${toProgram(command)}`;
  const place = PLACES.map((name) => toText(members[name])).find((value) => value !== null);
  return place === undefined ? tool : `${tool} ${place}`;
}

/** Coarser still: the tool, and for a command the program. */
export function toMeans({ tool, args }: Pick<ToolCall, 'tool' | 'args'>): string {
  const command = toCommand(toMembers(args));
  return command === null ? tool : `${tool} ${toProgram(command).split(' ', 1)[0]}`;
}

/** Programs whose non-zero exit is an answer: not found, differs, not installed. */
export function isProbe(target: string): boolean {
  return PROBES.has(target.split(' ')[1] ?? '');
}

const PLACES = ['path', 'file_path', 'filePath', 'file', 'filename', 'url', 'uri'];
const PROBES = new Set(['grep', 'egrep', 'rg', 'which', 'command', 'type', 'test', '[', 'diff', 'cmp', 'pgrep']);

/** Segments of a command that only prepare the one that counts, and words that only wrap it. */
const PREPARATIONS = new Set(['cd', 'source', '.', 'export', 'set', 'sleep', 'echo', 'true', ':', 'pwd']);
const WRAPPERS = new Set(['sudo', 'env', 'time', 'nohup', 'timeout', 'exec']);
const INTERPRETERS = /^(?:python[\d.]*|node|bash|sh|perl|ruby|deno|bun)$/;

/** `python train.py`, `pip install`, `make`: the program and its first word, or `python` alone for code that is handed over inline. */
function toProgram(command: string): string {
  const segments = command
    .slice(0, COMMAND_CHARS)
    .split(/&&|\|\||[;\n]/)
    .map(toWords)
    .filter(([first]) => first !== undefined);
  const words = segments.find(([first]) => !PREPARATIONS.has(first ?? '')) ?? segments[0] ?? [];
  const program = (words[0] ?? '').slice((words[0] ?? '').lastIndexOf('/') + 1);
  if (INTERPRETERS.test(program)) {
    if (words[1] === '-m') return `${program} ${words[2] ?? ''}`;
    if (words[1]?.startsWith('-') || words[1]?.startsWith('<')) return program;
  }
  const first = words.slice(1, 5).find((word) => !word.startsWith('-'));
  return first === undefined || /["'`$<>|&]/.test(first) ? program : `${program} ${first}`;
}

function toWords(segment: string): string[] {
  const words = segment.split(/\s+/).filter((word) => word !== '');
  let start = 0;
  while (start < words.length && isWrapper(words, start)) start += 1;
  return words.slice(start);
}

function isWrapper(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (WRAPPERS.has(word) || /^[A-Za-z_]\w{0,60}=/.test(word)) return true;
  return words[index - 1] === 'timeout' && /^[\d.]/.test(word);
}

type Members = Readonly<Record<string, unknown>>;

const toMembers = (args: unknown): Members => (typeof args === 'object' && args !== null ? (args as Members) : {});
const toCommand = ({ command, cmd }: Members): string | null => toText(command) ?? toText(cmd);
const toText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
