import type { ToolResult } from '../model/execution.ts';
import type { SimpleCommand } from '../tools/commands/shell-line.ts';

const END_CHARS = 400;

/** The exit code of a command as the recorder or the host's own words give it; null when nothing says it. */
export function toExitCode(result: ToolResult): number | null {
  if (result.exitCode !== null) return result.exitCode;
  const { text } = result;
  const tail = EXITED.exec(text.slice(-END_CHARS));
  if (tail) return Number(tail[1] ?? tail[2] ?? tail[3] ?? SIGNALLED);
  const head = HEAD.exec(text.slice(0, END_CHARS));
  return head ? Number(head[1] ?? head[2] ?? head[3]) : null;
}

/** A process that a signal ended has no code of its own; shells add 128. */
const SIGNALLED = 128;
const EXITED =
  /(?:\(?\b(?:[Cc]ommand|[Pp]rocess)(?: has)?(?: finished| failed| exited)? (?:with )?(?:exit )?(?:code|status):? (-?\d{1,3})\b|\b(?:exited with|closed, exit|exit) (?:code|status):? (-?\d{1,3})\]?\s*$|\bexited with (?:code|status) (-?\d{1,3})|\bexited with signal \w+)/;
const HEAD = /^\s*(?:exit ?code:? ?(-?\d{1,3})\b|<returncode>(-?\d{1,3})<|\[exit code:? (-?\d{1,3})\])/i;

/** The id by which a host lets a running command be asked for. */
export function toSessionId(text: string): string | null {
  const match =
    /\bsession ([^\s,()]{1,60})|\bID(?:: |=)([^\s,.()]{1,60})|"(?:sessionId|session_id|pid|taskId|task_id)": ?"?([^\s,"}]{1,60})/.exec(
      text,
    );
  return match ? (match[1] ?? match[2] ?? match[3] ?? null) : null;
}

/** The code that a later `echo "exit: $?"` of the same line printed; null when there is none. */
export function toPrintedExit(commands: readonly SimpleCommand[], index: number, text: string): number | null {
  const next = commands[index + 1];
  if (next?.program !== 'echo' && next?.program !== 'printf') return null;
  const words = next.args.join(' ');
  const at = words.search(/\$\?|\$\{PIPESTATUS\[0\]\}|\$\{?PIPESTATUS/);
  if (at < 0) return null;
  const before = words.slice(0, at).replace(/^-\w+ /, '');
  const found = before === '' ? /(?:^|\n)(\d{1,3})\s*$/.exec(text) : null;
  if (found) return Number(found[1]);
  const place = before.length < 2 ? -1 : text.lastIndexOf(before);
  if (place < 0) return null;
  const digits = /^\d{1,3}/.exec(text.slice(place + before.length, place + before.length + 4));
  return digits ? Number(digits[0]) : null;
}

/** Whether the words that a command's `|| echo …` or `&& echo …` prints are in the output; null when there are none to look for. */
export function toPrintedBranch(
  commands: readonly SimpleCommand[],
  index: number,
  text: string,
): 'succeeded' | 'failed' | null {
  const printed = (command: SimpleCommand | undefined): boolean | null => {
    if (command?.program !== 'echo') return null;
    const words = command.args.join(' ');
    return words.length >= 2 && !/[$`]/.test(words) ? text.includes(words) : null;
  };
  const after = commands[index]?.after;
  const next = commands[index + 1];
  if (after === '||') return printed(next) === null ? null : printed(next) ? 'failed' : 'succeeded';
  if (after !== '&&') return null;
  const isPrinted = printed(next);
  if (isPrinted === true) return 'succeeded';
  return isPrinted === false && next?.after === '||' ? 'failed' : null;
}
