import type { Outcome } from '../model/execution.ts';

/** Where a failure says that it is one: at the beginning, or after the output. */
const HEAD_CHARS = 400;
const TAIL_CHARS = 400;

/**
 * Reads off a result's text how the call ended, for recorders that do not say it. Only phrases that programs and tools print about
 * themselves count: a page or a file that speaks of errors is no error.
 */
export function readOutcome(text: string): Outcome {
  const head = text.slice(0, HEAD_CHARS);
  const exit = /^\s*exit ?code:? ?(-?\d+)/i.exec(head);
  if (exit) return exit[1] === '0' ? 'completed' : 'failed';
  if (FAILED_HEAD.test(head)) return 'failed';
  return FAILED_TAIL.test(text.slice(-TAIL_CHARS)) ? 'failed' : 'completed';
}

const FAILED_HEAD =
  /^\s*(?:<tool_use_error>|error(?: executing| running| calling)?\b[^\n]{0,80}:|error:|(?:[A-Z][A-Za-z]{2,40})?(?:Error|Exception)\b[^\n]{0,20}:|traceback \(most recent call last\)|fatal:|failed(?: to)? |command failed|permission denied|(?:ba|z)?sh: )/i;
const FAILED_TAIL =
  /\((?:[Cc]ommand )?exited with (?:code|status) [1-9]\d*\)|\bexit(?: code|ed with)?:? [1-9]\d*\s*$|\n[A-Z][A-Za-z]{2,40}(?:Error|Exception): [^\n]{0,300}\s*$/;
