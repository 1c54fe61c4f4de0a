import type { ToolCall } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';

/** The command or program that a call runs; null for calls that run none. */
export function toCommand(call: ToolCall): string | null {
  if (!RUNS.test(call.tool) || LOOKS_AFTER.test(call.tool)) return null;
  return toArgument(call, ['command', 'cmd', 'code', 'script', 'input', '_raw']) ?? '';
}

/** The file that a call writes or changes; null for calls that write none. */
export function toWrittenPath(call: ToolCall): string | null {
  if (!WRITES.test(call.tool)) return null;
  return toArgument(call, ['path', 'file_path', 'filePath', 'filename', 'file', 'notebook_path']);
}

/** The last part of a path. */
export function toBaseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a call came to nothing. A command that still runs has not failed. */
export function hasFailed({ result }: ToolCall): boolean {
  if (!result || STILL_RUNS.test(result.text)) return false;
  return isFailure(result) || NOT_STARTED.test(result.text);
}

/** Whether a call left something running that outlives it. */
export function leftRunning({ result }: ToolCall): boolean {
  return result !== null && (result.outcome === 'running' || STILL_RUNS.test(result.text));
}

function toArgument({ args }: ToolCall, names: readonly string[]): string | null {
  if (typeof args === 'string') return args;
  if (typeof args !== 'object' || args === null) return null;
  for (const name of names) {
    const value = (args as Record<string, unknown>)[name];
    if (typeof value === 'string') return value;
  }
  return null;
}

const RUNS = /^(?:functions\.)?(?:bash|exec|shell|sh|terminal|run|execute|python|ipython|code|powershell)/i;
const LOOKS_AFTER = /output|kill|status|log/i;
const WRITES = /write|edit|patch|create_file|save_file|str_replace|notebook/i;
const STILL_RUNS = /^\s*(?:(?:command|process) (?:is )?(?:still )?running|still running|<status>running<)/i;
/** A shell says so and a pipe still ends with 0. */
const NOT_STARTED = /^[^\n]{0,80}: command not found/;
