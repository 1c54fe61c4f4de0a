import { toShellCommands } from '../../tools/commands/shell-line.ts';

/** Programs that print something whenever they succeed, whatever their arguments. */
const ALWAYS_PRINT = new Set([
  'pwd',
  'date',
  'whoami',
  'hostname',
  'uname',
  'id',
  'uptime',
  'df',
  'free',
  'ps',
  'wc',
  'pytest',
]);

/**
 * Whether a command must print when it succeeds, so that an empty result cannot be all of its output. Only what is certain: one program,
 * with at most a change of directory before it, no redirection, no pipe and no variable.
 */
export function mustPrint(command: string): boolean {
  const commands = toShellCommands(command).filter(({ program }) => program !== 'cd');
  const [only] = commands;
  if (!only || commands.length > 1 || only.redirections.length > 0 || only.after !== '' || only.isNested) return false;
  const { program, args } = only;
  if (args.some((arg) => /[$`]/.test(arg))) return false;
  if (ALWAYS_PRINT.has(program)) return !args.some((arg) => arg === '-q' || arg === '--quiet');
  if (program === 'echo') return args.some((arg) => /[\p{L}\p{N}]/u.test(arg) && !arg.startsWith('-'));
  if (program === 'ls') return args.some((arg) => /^-[a-zA-Z]*l/.test(arg));
  if (program === 'git') return args[0] === 'status' && args.length === 1;
  return args.length === 1 && args[0] === '--version';
}

/** Bytes that no text holds: control characters and replacement marks among the first characters. */
export function isBinary(text: string): boolean {
  const marks = text.slice(0, 1_000).match(/[\u0000-\u0008\u000e-\u001a\ufffd]/g);
  return marks !== null && marks.length >= 10;
}
