import type { Run, ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import type { Reading } from '../../model/reading.ts';
import { isBookkeeping } from '../../tools/bookkeeping.ts';
import { isProbe, toMeans, toTarget } from '../../tools/call-target.ts';
import { onlyLooks } from '../../tools/command-purpose.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { hasRefusedArguments, isUnknownTool } from '../../tools/refusals.ts';
import { toFailureSignature } from './failure-signature.ts';

/** One call whose outcome is known. */
export interface Attempt {
  readonly call: ToolCall;
  readonly target: string;
  /** The tool, and for a command its program: what would also have to work for another target. */
  readonly means: string;
  readonly isFailure: boolean;
  /** Refused before it was carried out: trying it again unchanged cannot help. */
  readonly isRefusal: boolean;
  /** It looked for something that is not there: an answer, as at the start of a conversation, rather than an error. */
  readonly isLookup: boolean;
  /** What went wrong, without names and numbers; empty for a success. */
  readonly signature: string;
  /** How many attempts come after it. */
  readonly left: number;
}

/** The calls of a run that show whether something was achieved, in order. */
export function toAttempts(run: Run, reading: Reading): Attempt[] {
  const calls = run.calls.filter(isAttempt);
  return calls.map((call, index) => {
    const target = reading.call(toTarget, call);
    const isFailure = hasAttemptFailed(call) && !isProbe(target);
    return {
      call,
      target,
      means: reading.call(toMeans, call),
      isFailure,
      isRefusal: isFailure && isRefused(call),
      isLookup: isFailure && isLookup(call, reading),
      signature: isFailure && call.result ? `${call.tool} ${toFailureSignature(call.result, reading)}` : '',
      left: calls.length - 1 - index,
    };
  });
}

/**
 * Groups the failures that no later success made good. `toKey` gives the group of a failure, or null if it belongs to none; `toAim` what
 * an attempt is meant to achieve: a success cancels the failures before it that had the same aim.
 */
export function groupUnmended(
  attempts: readonly Attempt[],
  toKey: (failure: Attempt) => string | null,
  toAim: (attempt: Attempt) => string,
): Attempt[][] {
  const lastSuccess = new Map<string, number>();
  // Counted by how many are left: the later, the fewer.
  for (const attempt of attempts) if (!attempt.isFailure) lastSuccess.set(toAim(attempt), attempt.left);
  const groups = new Map<string, Attempt[]>();
  for (const attempt of attempts) {
    const key = attempt.isFailure ? toKey(attempt) : null;
    if (key === null || (lastSuccess.get(toAim(attempt)) ?? attempts.length) < attempt.left) continue;
    const group = groups.get(key);
    if (group) group.push(attempt);
    else groups.set(key, [attempt]);
  }
  return [...groups.values()];
}

/** Neither notes to oneself, nor tools that do not exist, nor what the host stopped as a repetition: nothing was tried there. */
function isAttempt(call: ToolCall): boolean {
  return !isBookkeeping(call) && !isUnknownTool(call) && call.result?.blockedBy !== 'tool_loop';
}

/** An exit code of 0 is a success, whatever the text looks like or the host makes of it. */
export function hasAttemptFailed({ result }: ToolCall): boolean {
  return isFailure(result) && result?.exitCode !== 0;
}

/** Refused by the host or for its arguments. */
function isRefused(call: ToolCall): boolean {
  const { result } = call;
  if (result === null) return false;
  return result.outcome === 'blocked' || hasRefusedArguments(call) || NOT_ALLOWED.test(result.text.slice(0, 400));
}

const NOT_ALLOWED = /haven't granted|permission denied by|not allowed to use|invalid url|must not be empty/i;

const NOT_THERE = /not found|no such file|does(?: not|n't) exist|ENOENT/i;

/** Reading what is not there is an answer, too. */
function isLookup(call: ToolCall, reading: Reading): boolean {
  const { command, deed } = describeTool(call);
  const { result } = call;
  const looks = command === null ? deed === 'read' || deed === 'recall' : reading.text(onlyLooks, command);
  return looks && NOT_THERE.test(`${result?.error ?? ''} ${result?.text.slice(0, 400) ?? ''}`);
}
