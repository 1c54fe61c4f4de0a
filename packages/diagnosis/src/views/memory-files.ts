import type { Execution, ToolCall } from '../model/execution.ts';

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

const WRITERS = /^(?:write|write_file|create_file|save_file)$/i;
const EDITORS = /^(?:edit|edit_file|append|append_file|str_replace|memory_append|memory_write)$/i;
const READERS = /^(?:read|read_file|memory_get)$/i;

function toFileUse(call: ToolCall): MemoryFileUse | null {
  const args = toMembers(call.args);
  const file = toMemoryFile(call, toFirstText(args, ['path', 'file_path', 'filePath', 'file']));
  if (file === null) return null;
  if (READERS.test(call.tool)) {
    const { text = '', chars = 0 } = call.result ?? {};
    return { call, file, kind: 'read', text, chars };
  }
  const kind = WRITERS.test(call.tool) ? 'replace' : EDITORS.test(call.tool) ? 'append' : null;
  if (kind === null) return null;
  const text = toFirstText(args, ['content', 'text', 'newText', 'new_string', 'new_str', 'newString']);
  return { call, file, kind, text, chars: toWholeLength(text) };
}

function toShellUse(call: ToolCall): MemoryFileUse | null {
  const command = toFirstText(toMembers(call.args), ['command', 'cmd']);
  const redirection = /(>>?)\s*["']?([^\s"'|;&<>]{1,300})/.exec(command);
  if (!redirection) return null;
  const file = toMemoryFile(call, redirection[2] ?? '');
  if (file === null) return null;
  return {
    call,
    file,
    kind: redirection[1] === '>>' ? 'append' : 'replace',
    text: command,
    chars: toWholeLength(command),
  };
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

function toFirstText(args: Readonly<Record<string, unknown>>, names: readonly string[]): string {
  for (const name of names) {
    const value = args[name];
    if (typeof value === 'string') return value;
  }
  return '';
}

const toMembers = (args: unknown): Readonly<Record<string, unknown>> =>
  typeof args === 'object' && args !== null ? (args as Record<string, unknown>) : {};
