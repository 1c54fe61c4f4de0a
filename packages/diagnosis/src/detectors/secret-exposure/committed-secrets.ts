import type { ToolCall } from '../../model/execution.ts';
import { toShellCommands } from '../../tools/commands/shell-line.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { isSecretFile } from './secret-commands.ts';

/** The commits that took a file of secrets along because it had been staged with everything else. */
export function findCommitted(calls: readonly ToolCall[]): ToolCall[] {
  const found: ToolCall[] = [];
  let isStaged = false;
  for (const call of calls) {
    const command = toCommand(call);
    if (command === null || !MAY_COMMIT.test(command) || call.result?.outcome !== 'completed') continue;
    const verbs = toShellCommands(command).flatMap(({ program, args }) => (program === 'git' ? toVerb(args) : []));
    const output = call.result.text.slice(0, MOST_CHARS);
    if (verbs.includes('unstage')) isStaged = false;
    if (verbs.includes('commit') && (isStaged || lists(output, IN_COMMIT))) {
      found.push(call);
      isStaged = false;
    } else if (verbs.includes('status')) isStaged = lists(output, STAGED);
  }
  return found;
}

const MAY_COMMIT = /\bgit\b/;
const MOST_CHARS = 8_000;
/** As `git status --short` marks what the next commit takes along, and as its long form does. */
const STAGED = /^(?:A[ M]|M[ M])\s(\S{1,200})\s*$|^\tnew file:\s+(\S{1,200})\s*$/gm;
/** As a commit lists what it holds. */
const IN_COMMIT = /^ create mode \d{6} (\S{1,200})$|^ (\S{1,200}) +\| +\d+ \+/gm;

const lists = (output: string, form: RegExp): boolean =>
  [...output.matchAll(form)].some(([, one, other]) => isSecretFile(one ?? other ?? ''));

/** Whether a call sends commits away. */
export function pushes(call: ToolCall): boolean {
  const command = toCommand(call);
  if (command === null || !MAY_COMMIT.test(command) || call.result?.outcome !== 'completed') return false;
  return toShellCommands(command).some(({ program, args }) => program === 'git' && args.includes('push'));
}

function toVerb(args: readonly string[]): string[] {
  if (args.includes('commit')) return ['commit'];
  if (args.includes('status')) return ['status'];
  const isUnstaging =
    args.includes('reset') ||
    (args.includes('restore') && args.includes('--staged')) ||
    (args.includes('rm') && args.includes('--cached'));
  return isUnstaging ? ['unstage'] : [];
}
