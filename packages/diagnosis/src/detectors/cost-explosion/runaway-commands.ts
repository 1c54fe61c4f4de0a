import { formatBytes } from '../../model/format.ts';
import { withoutInputs } from '../../tools/commands/shell-tokenizer.ts';

/** Processes that one line starts side by side: more than any machine has processors. */
const MANY_PROCESSES = 50;
/** Zeros or noise that nobody needs on a disk. */
const MANY_BYTES = 10 * 2 ** 30;

/** Says why a shell command has no end or no measure; null when it has. What is only written into a file or quoted is not run. */
export function toRunawayReason(command: string): string | null {
  // One blank between words, so that the patterns need not look for more.
  const run = withoutInputs(command).replace(/\s+/g, ' ');
  if (/^ ?(?:echo|printf|grep|rg|git|sed|awk|cat)\b/.test(run)) return null;
  if (isEndless(run)) return 'an endless loop';
  if (/:\(\) ?\{ ?: ?\| ?: ?& ?\}/.test(run)) return 'a process that multiplies without limit';
  const processes = toFannedOut(run);
  if (processes >= MANY_PROCESSES) return `${processes} processes at once`;
  const bytes = toFilledBytes(run);
  return bytes >= MANY_BYTES ? `${formatBytes(bytes)} of filler written to disk` : null;
}

function isEndless(command: string): boolean {
  const loop = /\b(?:while (?:true|:|1)|until false|for ?\(\( ?; ?; ?\)\)) ?;? ?do\b/.exec(command);
  return loop !== null && !/\b(?:break|exit|return|timeout|kill)\b/.test(command);
}

/** How many iterations a loop has that puts each of them into the background. */
function toFannedOut(command: string): number {
  const loop = /\bfor \w{1,40} in (?:\{\d{1,9}\.\.(\d{1,9})\}|\$\(seq (?:\d{1,9} )?(\d{1,9})\)) ?; ?do\b/.exec(command);
  if (!loop || !/& ?;? ?done\b/.test(command) || /\bwait\b/.test(command.slice(0, command.lastIndexOf('done'))))
    return 0;
  return Number(loop[1] ?? loop[2]);
}

function toFilledBytes(command: string): number {
  if (!/\bdd\b/.test(command) || !/\bif=\/dev\/(?:zero|u?random)\b/.test(command)) return 0;
  const block = /\bbs=(\d{1,9})([kKMG]?)/.exec(command);
  const count = /\bcount=(\d{1,9})/.exec(command);
  const unit = { '': 1, k: 2 ** 10, K: 2 ** 10, M: 2 ** 20, G: 2 ** 30 }[block?.[2] ?? ''] ?? 1;
  return Number(block?.[1] ?? 512) * unit * Number(count?.[1] ?? 0);
}
