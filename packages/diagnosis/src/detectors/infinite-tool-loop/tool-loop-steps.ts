import { toStableArguments, withoutVolatile } from '../../language/volatile.ts';
import { toDigest } from '../../model/excerpt.ts';
import type { ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import { isBookkeeping } from '../../tools/bookkeeping.ts';
import { isUnknownTool } from '../../tools/refusals.ts';
import type { Reading } from '../../views/reading.ts';

/** What a call was in the course of a run: equal steps asked for the same and got the same. */
export interface LoopStep {
  readonly call: ToolCall;
  readonly identity: string;
  /** Whether it could be seen what came of it. Without that only the very same arguments are equal. */
  readonly isSeen: boolean;
  /** Whether that says anything: after “ok” the next press of a key may do something else. */
  readonly isTelling: boolean;
  readonly isFailure: boolean;
  /** It asks how something is getting on, or lets time pass: doing so again is its purpose. */
  readonly isWaiting: boolean;
  /** Thoughts and plans: a new one is no progress by itself. */
  readonly isBookkeeping: boolean;
}

/**
 * Reads the calls of a run as steps. What the host refused as a repetition is the step that it repeats. None where every call asks for
 * something else: as in most runs, nothing can repeat itself there.
 */
export function toLoopSteps(calls: readonly ToolCall[], reading: Reading): LoopStep[] {
  // Only the same tool can be asked for the same.
  if (calls.length < 2 || new Set(calls.map(({ tool }) => tool)).size === calls.length) return [];
  const requests = calls.map((call) => toRequest(call, reading));
  const times = new Map<string, number>();
  for (const request of requests) times.set(request, (times.get(request) ?? 0) + 1);
  if (times.size === calls.length) return [];
  const lastByRequest = new Map<string, string>();
  return calls.map((call, index) => {
    const request = requests[index] as string;
    const repeated = call.result?.blockedBy === 'tool_loop' ? lastByRequest.get(request) : undefined;
    // What was asked for only once cannot repeat anything: no need to read its result.
    const identity = repeated ?? (times.get(request) === 1 ? request : toIdentity(call, request, reading));
    lastByRequest.set(request, identity);
    return {
      call,
      identity,
      isSeen: isSeen(call),
      isTelling: isSeen(call) && !HOLLOW_RESULT.test(call.result?.text ?? ''),
      isFailure: isFailure(call.result),
      isWaiting: isWaiting(call),
      isBookkeeping: isBookkeeping(call),
    };
  });
}

const isSeen = ({ result }: ToolCall): boolean => result !== null && result.digest !== '';

const HOLLOW_RESULT = /^\s*(?:ok|okay|done|success|true|clicked|pressed|\(no output\)|no output)?[.!]?\s*$/i;

/** What a call asks for. A tool that does not exist gives the same answer whatever it is asked. */
function toRequest(call: ToolCall, reading: Reading): string {
  if (isUnknownTool(call)) return `${call.tool} does not exist`;
  return isSeen(call) ? reading.call(toStableRequest, call) : call.key;
}

const toStableRequest = ({ tool, args }: ToolCall): string =>
  `${tool} ${toDigest(toStableArguments(args, isWrite(args)))}`;
const toStableDigest = (text: string): string => toDigest(withoutVolatile(text));

function toIdentity({ args, result }: ToolCall, request: string, reading: Reading): string {
  if (result === null) return request;
  // Writing the same again is no progress, though the echo of a growing file differs.
  if (isWrite(args)) return `${request} ${result.outcome}`;
  const isCut = result.chars > result.text.length;
  return `${request} ${result.outcome} ${reading.text(toStableDigest, result.text)}${isCut ? ` ${result.chars}` : ''}`;
}

/** Members in which a call hands over what is to be written. */
const WRITTEN = [
  'content',
  'file_text',
  'insert_text',
  'new_str',
  'new_string',
  'newText',
  'replacement_text',
  'patch',
  'edits',
];

function isWrite(args: unknown): boolean {
  return typeof args === 'object' && args !== null && WRITTEN.some((name) => Object.hasOwn(args, name));
}

const WAITING_NAME = /(?:^|[_.-])(?:poll|wait|sleep|status|watch)(?:$|[_.-])|^(?:bash|task|agent|shell)_?output$/i;
const WAITING_ACTION = /^(?:poll|wait|sleep|status|watch|log)$/i;
const WAITING_COMMAND = /^\s*(?:tail|watch|wait)\b|\bsleep \d|^\s*\S{1,40}(?: \S{1,40}){0,3} status\b/i;
/** A longer command does more than wait. */
const WAITING_COMMAND_CHARS = 200;

function isWaiting({ tool, args }: ToolCall): boolean {
  if (WAITING_NAME.test(tool)) return true;
  if (typeof args !== 'object' || args === null) return false;
  const { action, command } = args as { readonly action?: unknown; readonly command?: unknown };
  if (typeof action === 'string' && WAITING_ACTION.test(action)) return true;
  return typeof command === 'string' && command.length <= WAITING_COMMAND_CHARS && WAITING_COMMAND.test(command);
}
