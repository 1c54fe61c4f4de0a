import type { ToolCall } from '../../model/execution.ts';
import { toShellCommands } from '../../tools/commands/shell-line.ts';
import { toCommand, toWrittenPath } from '../../tools/describe-tool.ts';
import { toArguments } from '../../tools/tool-arguments.ts';
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

/** The pushes that took a file along in which the agent had seen a secret: added by its name, or with everything where it was listed as new. */
export function findPushedSecrets(calls: readonly ToolCall[], showing: ReadonlySet<unknown>): ToolCall[] {
  if (showing.size === 0 || !calls.some(pushes)) return [];
  const files = calls
    .filter((call) => showing.has(call))
    .flatMap((shown) =>
      // What was rewritten since may no longer have it.
      toReadFiles(shown).filter(
        ({ name }) => !calls.some((call) => call.position > shown.position && rewrites(call, name)),
      ),
    );
  if (files.length === 0) return [];
  let listed = '';
  let isTaken = false;
  return calls.filter((call) => {
    const command = toCommand(call);
    if (command === null || !MAY_COMMIT.test(command) || call.result?.outcome !== 'completed') return false;
    for (const { program, args } of toShellCommands(command)) {
      if (program !== 'git') continue;
      if (args.includes('add')) {
        const takes = args.slice(args.indexOf('add') + 1);
        const isAll = takes.some((arg) => ALL.has(arg));
        isTaken ||= files.some(
          (file) =>
            takes.some((arg) => arg.endsWith(file.name) || file.path.startsWith(`${arg.replace(/\/+$/, '')}/`)) ||
            (isAll && (listed.includes(file.name) || lsFiles.test(command)) && isInTree(file.name, call, listed)),
        );
      } else if (toVerb(args).includes('unstage')) isTaken = false;
    }
    if (/\bstatus\b/.test(command)) listed = call.result.text.slice(0, MOST_CHARS);
    return isTaken && pushes(call);
  });
}

function rewrites(call: ToolCall, file: string): boolean {
  const command = toCommand(call);
  if (command === null) return (toReadPath(call) ?? '').endsWith(file) && toWrittenPath(call) !== null;
  return command.includes(file) && (/>|\btee\b/.test(command) || /\b(?:sed|perl|awk|rm|mv|truncate)\b/.test(command));
}

const ALL: ReadonlySet<string> = new Set(['-A', '--all', '.', '-a']);

/** Listed as new before, or among the files of the tree after it; what was put on the list of ignored files stays out. */
const isInTree = (name: string, { result, args }: ToolCall, listed: string): boolean =>
  lsFiles.test(JSON.stringify(args) ?? '')
    ? (result?.text ?? '').split('\n').some((line) => line.trim().endsWith(name))
    : listed.includes(name);
const lsFiles = /\bgit ls-files\b/;

interface ReadFile {
  readonly name: string;
  readonly path: string;
}

/** The files that a call printed. */
function toReadFiles(call: ToolCall): ReadFile[] {
  const command = toCommand(call);
  const paths =
    command === null
      ? [toReadPath(call) ?? '']
      : toShellCommands(command).flatMap(({ program, args }) => (PRINTS.has(program) ? args : []));
  return paths
    .map((path) => ({ name: path.split('/').at(-1) ?? '', path: path.replace(/^\.\//, '') }))
    .filter(({ name }) => /^\.?[\w-]+\.\w|^\.env/.test(name));
}

const PRINTS: ReadonlySet<string> = new Set(['cat', 'head', 'tail', 'less', 'grep', 'sed', 'bat']);

const toReadPath = ({ args }: ToolCall): string | null => {
  const { path, file_path, filename, file } = toArguments(args);
  return [path, file_path, filename, file].find((value): value is string => typeof value === 'string') ?? null;
};

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
