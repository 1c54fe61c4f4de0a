import type { ToolCall } from '../model/execution.ts';
import { toShellCommands } from './commands/shell-line.ts';
import { type DescribedCall, describeTool } from './describe-tool.ts';

/** Thoughts, plans and lists that agents keep for themselves, and looks at the clock: they always succeed and achieve nothing by themselves. */
export function isBookkeeping(call: DescribedCall): boolean {
  return describeTool(call).deed === 'think' || isIdle(call);
}

/** The calls that do something. */
export function withoutBookkeeping(calls: readonly ToolCall[]): readonly ToolCall[] {
  return calls.some(isBookkeeping) ? calls.filter((call) => !isBookkeeping(call)) : calls;
}

/** Whether a call only asks for the clock, for the machine, or for what a program calls itself. It always works and shows nothing of the job. */
export function isIdle(call: DescribedCall): boolean {
  return call.form === undefined ? readsIdle(call) : call.form.holds(readsIdle, call);
}

function readsIdle(call: DescribedCall): boolean {
  const { command } = describeTool(call);
  if (command === null || command.length > MOST_CHARS) return false;
  const commands = toShellCommands(command);
  return (
    commands.length > 0 &&
    commands.every(({ program, args, redirections }) => {
      if (redirections.length > 0) return false;
      return (
        (IDLE.has(program) && args.every((arg) => arg.startsWith('-') || arg.startsWith('+'))) || isAboutItself(args)
      );
    })
  );
}

const MOST_CHARS = 200;
const IDLE: ReadonlySet<string> = new Set(
  'date pwd whoami hostname uname id uptime arch nproc tty cal locale'.split(' '),
);
const isAboutItself = ([first = '', ...more]: readonly string[]): boolean =>
  more.length === 0 && /^(?:--version|-V|version)$/.test(first);
