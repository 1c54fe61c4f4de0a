import { toStableArguments, withoutVolatile } from '../../language/volatile.ts';
import { toDigest } from '../../model/excerpt.ts';
import type { ToolCall } from '../../model/execution.ts';
import { isFailure } from '../../model/is-failure.ts';
import type { Reading } from '../../model/reading.ts';
import { isBookkeeping } from '../../tools/bookkeeping.ts';
import { describeTool } from '../../tools/describe-tool.ts';
import { isUnknownTool } from '../../tools/refusals.ts';
import { toToolNameParts } from '../../tools/to-tool-name-parts.ts';
import { PATH_ARGUMENTS } from '../../tools/tool-arguments.ts';

/** What a call was in the course of a run: equal steps asked for the same and got the same. */
export interface LoopStep {
  readonly call: ToolCall;
  readonly identity: string;
  /** Whether its result was visible. Without that, only identical arguments are equal. */
  readonly isSeen: boolean;
  /** Whether that says anything: after “ok” the next press of a key may do something else. */
  readonly isTelling: boolean;
  readonly isFailure: boolean;
  /** It asks how something is getting on, or lets time pass: doing so again is its purpose. */
  readonly isWaiting: boolean;
  /** Its result says that something goes on elsewhere: asking again harms nothing but the bill. */
  readonly isUnderWay: boolean;
  /** Thoughts and plans: a new one is no progress by itself. */
  readonly isBookkeeping: boolean;
  /** It passes a text to be written: writing it again cannot achieve anything new. */
  readonly isWrite: boolean;
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
      isUnderWay: isUnderWay(call.result?.text.trim() ?? ''),
      isBookkeeping: isBookkeeping(call),
      isWrite: isWrite(call),
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

const toStableRequest = (call: ToolCall): string =>
  `${call.tool} ${toDigest(toStableArguments(call.args, isWrite(call)))}`;
const toStableDigest = (text: string): string => toDigest(withoutVolatile(text));

function toIdentity(call: ToolCall, request: string, reading: Reading): string {
  const { result } = call;
  if (result === null) return request;
  // Writing the same again is no progress, though the echo of a growing file differs.
  if (isWrite(call)) return `${request} ${result.outcome}`;
  const isCut = result.chars > result.text.length;
  return `${request} ${result.outcome} ${reading.text(toStableDigest, result.text)}${isCut ? ` ${result.chars}` : ''}`;
}

/** Members in which a call hands over what is to be written, and those that say where. */
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
const PLACES = [...PATH_ARGUMENTS.keys(), 'start_line', 'insert_line'];

function writes(tool: string, args: unknown): boolean {
  const { deed } = describeTool({ tool, args });
  return deed === 'create' || deed === 'change';
}

/** A text alone is no writing: it may be a program that is run, or a message. */
function isWrite({ tool, args }: ToolCall): boolean {
  const has = (name: string): boolean => typeof args === 'object' && args !== null && Object.hasOwn(args, name);
  return WRITTEN.some(has) && (PLACES.some(has) || writes(tool, args));
}

const WAITING_WORDS = new Set(['poll', 'wait', 'sleep', 'status', 'watch']);
const WAITING_ACTION = /^(?:poll|wait|sleep|status|watch|log)$/i;
const WAITING_COMMAND = /^\s*(?:tail|watch|wait)\b|\bsleep \d|^\s*\S{1,40}(?: \S{1,40}){0,3} status\b/i;
/** A longer command does more than wait. */
const WAITING_COMMAND_CHARS = 200;

/** Words for something still running: pending, building, queued, 40 %. */
const UNDER_WAY = /\b\p{L}{3,20}ing\b|\b(?:in[ _-]progress|queued|started|not (?:yet|ready)|no new|still)\b|\d ?%/iu;
/** A status is short; longer text shows something else, and its end says whether work continues. */
const STATUS_CHARS = 1_000;
const END_CHARS = 300;

function waitsByName(tool: string, args: unknown): boolean {
  if (describeTool({ tool, args }).deed === 'wait') return true;
  return toToolNameParts(tool).words.some((word) => WAITING_WORDS.has(word));
}

/** Patience is due if a result says that something is still running, or says nothing at all. */
function isWaiting({ tool, args, result }: ToolCall): boolean {
  const { action, command } = Object(args) as { readonly action?: unknown; readonly command?: unknown };
  if (typeof command === 'string' && command.length <= WAITING_COMMAND_CHARS && WAITING_COMMAND.test(command))
    return true;
  if (!waitsByName(tool, args) && !(typeof action === 'string' && WAITING_ACTION.test(action))) return false;
  const text = result?.text.trim() ?? '';
  return text === '' || UNDER_WAY.test(text.length <= STATUS_CHARS ? text : text.slice(-END_CHARS));
}

/** A short result with the field of a state that will change by itself; "still running" may be what a command says that was started again. */
const isUnderWay = (text: string): boolean => text.length <= STATUS_CHARS && OPEN_STATE.test(text);
const OPEN_STATE =
  /(?<![\p{L}])"?(?:status|state|phase|stage)"?\s*[:=]\s*"?(?:queued|pending|running|waiting|scheduled|processing|in[ _-]progress)\b/iu;
