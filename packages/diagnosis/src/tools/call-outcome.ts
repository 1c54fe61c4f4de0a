import type { ToolCall, ToolResult } from '../model/execution.ts';
import { isFailure } from '../model/is-failure.ts';

/** Whether a call achieved nothing. A command that is still running has not failed. */
export function hasCallFailed({ result }: ToolCall): boolean {
  return result !== null && (isFailure(result) || NOT_STARTED.test(result.text)) && !isStillRunning(result);
}

/** Whether a call failed or left something running: it did not complete. */
export function isUnfinished({ result }: ToolCall): boolean {
  return result !== null && (isFailure(result) || NOT_STARTED.test(result.text) || isStillRunning(result));
}

/** Whether a call left something running that outlives it. */
export function leftRunning({ result }: ToolCall): boolean {
  return result !== null && isStillRunning(result);
}

/** A host says that a command still runs at the beginning of what it gives, or after what the command printed. */
const END_CHARS = 400;

/** Whether a result says that the command still runs. */
export function isStillRunning({ outcome, text }: ToolResult): boolean {
  if (outcome === 'running') return true;
  if (outcome === 'failed' || outcome === 'blocked') return false;
  if (text.length <= END_CHARS) return saysRunning(text);
  return saysRunning(text.slice(0, END_CHARS)) || saysRunning(text.slice(-END_CHARS));
}

/** Few results have the word at all, and looking for it is quick. */
const saysRunning = (text: string): boolean => RUNNING.test(text) && STILL_RUNS.test(text);
const RUNNING = /running/i;

const STILL_RUNS =
  /^\s*(?:command|process) (?:is )?(?:still )?running\b|^\s*(?:still running|running in background)\b|<status>running<|"status": ?"running"/im;
/** A shell says so and a pipe still ends with 0. */
const NOT_STARTED = /^[^\n]{0,80}: command not found/;
