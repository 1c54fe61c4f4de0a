import { toCommandKind } from './commands/command-kinds.ts';
import { type SimpleCommand, toShellCommands } from './commands/shell-line.ts';

/** Whether a command only looks: its result says nothing about whether what was made works, and its failure breaks nothing. */
export function onlyLooks(command: string): boolean {
  return toShellCommands(command).every(looks);
}

/** Whether a command sets its own time limit: reaching it is not a failure. */
export function limitsItsTime(command: string): boolean {
  return (
    command.includes('timeout') &&
    toShellCommands(command).some(({ wrappers }) => wrappers.some((name) => name.endsWith('timeout')))
  );
}

function looks(step: SimpleCommand): boolean {
  const { deed } = toCommandKind(step);
  // A line that sets its own exit code has something to say with it.
  if (step.program === 'exit') return (step.args[0] ?? '0') === '0';
  if (deed === 'nothing' || deed === 'read') return true;
  // What a server answers shows whether it works.
  if (deed === 'look_up') return !ASKS_SERVERS.has(step.program);
  return deed === 'check' && COMPARES.has(step.program);
}

const ASKS_SERVERS = new Set(['curl', 'wget', 'http', 'https', 'xh', 'lynx']);
const COMPARES = new Set([
  ...'md5sum sha1sum sha256sum sha512sum shasum cksum'.split(' '),
  'test',
  '[',
  '[[',
  'diff',
  'cmp',
  'colordiff',
  'lsof',
  'uptime',
  'ss',
  'netstat',
]);
