import type { Execution, ToolCall } from '../model/execution.ts';
import { toShellCommands } from '../tools/commands/shell-line.ts';
import { describeTool, toCommand } from '../tools/describe-tool.ts';
import { CONTENT_ARGUMENTS, PATH_ARGUMENTS, toArguments, toTextArgument } from '../tools/tool-arguments.ts';

/** A call that wrote or read a file of the agent's memory. */
export interface MemoryFileUse {
  readonly call: ToolCall;
  /** Agent and path inside the memory: the same file, the same text. */
  readonly file: string;
  readonly kind: 'replace' | 'append' | 'read';
  /** What was written or read; cut when long. */
  readonly text: string;
  /** Length of the whole. */
  readonly chars: number;
}

/** Uses of memory files that succeeded, in their order. Agents keep memory as files: by file tools, by memory tools and in the shell. */
export function toMemoryFiles(execution: Execution): readonly MemoryFileUse[] {
  return execution.toolCalls.flatMap((call) => {
    const outcome = call.result?.outcome ?? 'unknown';
    if (outcome === 'failed' || outcome === 'blocked') return [];
    const use = toFileUse(call) ?? toShellUse(call);
    return use ? [use] : [];
  });
}

function toFileUse(call: ToolCall): MemoryFileUse | null {
  const { deed, domain } = describeTool(call);
  if (domain !== 'file' && domain !== 'memory') return null;
  const args = toArguments(call.args);
  const file = toMemoryFile(call, toTextArgument(args, PATH_ARGUMENTS) ?? '');
  if (file === null) return null;
  if (deed === 'read' || deed === 'recall') {
    const { text = '', chars = 0 } = call.result ?? {};
    return { call, file, kind: 'read', text, chars };
  }
  const kind = deed === 'create' ? 'replace' : deed === 'change' || deed === 'remember' ? 'append' : null;
  if (kind === null) return null;
  const text = toTextArgument(args, CONTENT_ARGUMENTS) ?? '';
  return { call, file, kind, text, chars: toWholeLength(text) };
}

function toShellUse(call: ToolCall): MemoryFileUse | null {
  const command = toCommand(call);
  if (command === null || !/memory/i.test(command)) return null;
  for (const { redirections } of toShellCommands(command)) {
    for (const { mark, target } of redirections) {
      const file = mark === '>' || mark === '>>' ? toMemoryFile(call, target) : null;
      if (file === null) continue;
      const kind = mark === '>>' ? 'append' : 'replace';
      return { call, file, kind, text: command, chars: toWholeLength(command) };
    }
  }
  return null;
}

/** Daily notes in a folder `memory`, and the long-term file beside it. */
function toMemoryFile({ run }: ToolCall, path: string): string | null {
  const match = /(?:^|[\\/])(memory[\\/][^\\/]{1,100}\.(?:md|txt|json)|MEMORY\.md)$/i.exec(path.slice(-400));
  return match?.[1] === undefined
    ? null
    : `${run.conversation.agentId ?? ''} ${match[1].toLowerCase().replaceAll('\\', '/')}`;
}

/** Long arguments are cut when read and then say how long they were. */
function toWholeLength(text: string): number {
  const cut = / \[(\d{1,12}) chars, [0-9a-f]{16}\]$/.exec(text.slice(-60));
  return cut ? Number(cut[1]) : text.length;
}
