import { BAD, GOOD, PARTIAL, PENDING } from '../effects/status-words.ts';
import type { Execution, Message, Subagent, ToolCall } from '../model/execution.ts';
import { hasCallFailed } from '../tools/call-outcome.ts';
import { describeTool } from '../tools/describe-tool.ts';
import { isBlank } from '../tools/refusals.ts';
import { readSessionReport, type SessionReport } from '../tools/session-report.ts';
import { toArguments } from '../tools/tool-arguments.ts';
import { hearSessions } from './hear-sessions.ts';

/** The subagents of an execution. A trace has no events for them: they are read off the calls that start them and off what is told later. */
export function toSubagents(execution: Execution): readonly Subagent[] {
  if (execution.source !== 'trace') return execution.subagents;
  return execution.conversations.flatMap(({ items }) => {
    const started: Started[] = [];
    for (const item of items) {
      if (item.kind === 'tool_call' && startsSubagent(item)) started.push(toStarted(item));
      else if (started.length === 0) continue;
      else if (item.kind === 'message' && item.role !== 'assistant' && isNotice(item, started))
        hear(started, item, item.text, false);
      else if (item.kind === 'tool_call' && item.result && asksAfter(item, started))
        hearResult(started, item, item.result);
      else if (item.kind === 'tool_call' && item.result && !hasCallFailed(item)) seeWork(started, item, item.result);
    }
    return started;
  });
}

/** A file that a child was told to write and that is there shows that it did its work. */
function seeWork(started: readonly Started[], call: ToolCall, result: Heard): void {
  for (const child of started) {
    if (child.ending !== null || child.files.length === 0) continue;
    const args = JSON.stringify(call.args) ?? '';
    if (child.files.some((file) => args.includes(file))) end(child, result, 'ok');
  }
}

/** Tools that manage agents, and whatever waits for something. */
function asksAfter(call: ToolCall, started: readonly Started[]): boolean {
  const { domain, deed } = describeTool(call);
  if (domain === 'agent' || deed === 'wait') return true;
  const text = (call.result?.text ?? '').slice(0, HEAD_CHARS);
  return MANAGES.test(call.tool) && started.some(({ names }) => toMention(text, names) >= 0);
}

/** Tools that list or show what was started. */
const MANAGES = /task|agent|job|session|child|worker|run/i;

/** Who asks after a child names it in the arguments. */
function toNamed({ args }: ToolCall, started: readonly Started[]): string {
  const text = JSON.stringify(args) ?? '';
  return started.flatMap(({ names }) => names).find((name) => text.includes(`"${name}"`)) ?? '';
}

/** Whether a call gives work to another agent and waits for what comes of it. Who hands a person over to somebody is done. */
function startsSubagent(call: Pick<ToolCall, 'tool' | 'args'>): boolean {
  const { deed, domain } = describeTool(call);
  if (deed !== 'delegate' || HANDS_OVER.test(call.tool)) return false;
  const args = toArguments(call.args);
  return (domain === 'agent' || WORK_NAMES.some((name) => name in args)) && WORK.some((name) => name in args);
}

const HANDS_OVER = /transfer|escalat|hand_?(?:off|over)|human/i;
const WORK = ['task', 'prompt', 'instructions', 'instruction', 'goal', 'objective'];
const WORK_NAMES = ['agent', 'agent_id', 'agentId', 'subagent_type', 'label'];

/** Where something was heard. */
type Heard = Pick<Message, 'eventId' | 'position'>;

type Started = { -readonly [Name in keyof Subagent]: Subagent[Name] } & {
  /** Words by which later texts mean this one. */
  readonly names: readonly string[];
  /** The files that its task names. */
  readonly files: readonly string[];
};

function toStarted(call: ToolCall): Started {
  const args = toArguments(call.args);
  const text = call.result?.text ?? '';
  const label = [args.label, args.name, args.description].find((value) => typeof value === 'string');
  const head = text.slice(0, HEAD_CHARS);
  const ids = [...head.matchAll(ID), ...head.matchAll(SPOKEN_ID)].flatMap(([, id, name]) => id ?? name ?? []);
  const started: Started = {
    eventId: call.eventId,
    position: call.position,
    at: call.at,
    run: call.run,
    childRunId: null,
    childSessionKey: null,
    label: typeof label === 'string' ? label : null,
    mode: /"mode"\s*:\s*"session"/.test(text) ? 'session' : 'run',
    endEventId: null,
    endPosition: null,
    ending: null,
    files: WORK.flatMap((name) => [...String(args[name] ?? '').matchAll(FILE)].map(([file]) => file)),
    names: [...ids, ...(typeof label === 'string' && label.length > 0 ? [label] : [])],
  };
  if (call.result) {
    const field = STATUS_FIELD.exec(text.slice(0, HEAD_CHARS))?.[0];
    const first = hasCallFailed(call) ? 'failed' : field === undefined ? null : toStatus(field, 0, HEAD_CHARS);
    // What a call gives back at once is the work itself, unless it only says that the work was taken on.
    const isTaken = first === 'pending' || TAKEN_ON.test(text.slice(0, HEAD_CHARS));
    if (first === 'failed' || !isTaken) end(started, call.result, toFirstEnding(first, text));
  }
  return started;
}

const toFirstEnding = (status: string | null, text: string): string =>
  status === 'failed' ? 'failed' : isBlank(text) ? 'no result' : 'ok';

const FILE = /(?:[\w~.-]+\/)*[\w-]+\.[a-z]{2,5}(?![\w/])/g;
const HEAD_CHARS = 600;
const ID =
  /"(?:run_?id|child_?session_?key|session_?(?:key|id)|agent_?id|task_?id|job_?id|id)"\s*:\s*"([^"\n]{2,120})"/gi;
/** `Started background agent ag_71 (Bilbao)`: an id and a name in words. */
const SPOKEN_ID =
  /\b(?:agent|task|run|job|session|child|worker|thread)(?: id)?[ :#=]{1,3}([\w-]{0,30}\d[\w-]{0,30})\b|\(([\p{L}][\p{L}\p{N} _-]{2,30})\)/giu;
/** A report speaks of errors in many ways; a status says how the call went. */
const STATUS_FIELD = /"(?:status|state)"\s*:\s*"[^"\n]{1,40}"/i;
const TAKEN_ON =
  /"(?:status|state)"\s*:\s*"(?:accepted|spawned|started|launched|running|created|ok)"|\bin the background\b/i;

function end(started: Started, { eventId, position }: Heard, ending: string): void {
  started.endEventId = eventId;
  started.endPosition = position;
  started.ending = ending;
}

/** Lines of the host about another agent; what a person writes seldom begins like this. */
function isNotice({ role, text }: Message, started: readonly Started[]): boolean {
  const head = text.slice(0, 200);
  if ((role === 'system' || /^\s*[[({<*#]/.test(text)) && NOTICE.test(head)) return true;
  return (
    BEGINS_AS_NOTICE.test(head) ||
    started.some(({ names }) => names.some((name) => LONG_ID.test(name) && head.includes(name)))
  );
}

const BEGINS_AS_NOTICE = /^\W{0,4}(?:sub-?agent|child run|background task|internal task)\b/i;
/** A key that nobody types. */
const LONG_ID = /[:\d]/;

const NOTICE = /\b(?:sub-?agents?|agents?|child(?:ren)?|workers?|internal task|delegated|background task)\b/i;

/** A structured answer says of each one how it is; any other answer is read as a text. */
function hearResult(started: readonly Started[], call: ToolCall, result: Heard & { readonly text: string }): void {
  const names = new Set(started.flatMap(({ names }) => names));
  const heard = hearSessions(result.text, names);
  if (!heard) {
    hear(started, result, `${toNamed(call, started)} ${result.text}`, true);
    return;
  }
  for (const { name, words, hasError } of heard) {
    const child = started.find(({ names }) => names.includes(name));
    const status = hasError ? 'failed' : toStatus(words, 0, STATUS_CHARS);
    if (child && status !== null && status !== 'pending') end(child, result, status);
  }
}

/** Takes from a text how those ended that it names; one that names none is about the only one that is open. */
function hear(started: readonly Started[], place: Heard, text: string, isAnswer: boolean): void {
  const report = readSessionReport(text);
  if (report) {
    hearReport(started, place, report);
    return;
  }
  const head = text.slice(0, NOTICE_CHARS);
  const named = started.flatMap((child) => {
    const at = toMention(head, child.names);
    return at < 0 ? [] : [{ child, at }];
  });
  const open = started.filter(({ ending }) => ending === null);
  const about = named.length > 0 ? named : open.length === 1 && open[0] ? [{ child: open[0], at: 0 }] : [];
  for (const { child, at } of about) {
    const own = toStatus(head, at, STATUS_CHARS) ?? toStatus(head, 0, HEAD_CHARS);
    // What a child said at some length is its report, whatever words it has.
    const status = own ?? (isAnswer && SAYS_SOMETHING.test(head) ? 'ok' : null);
    if (status === null || status === 'pending') continue;
    end(child, place, status);
  }
}

/** A child that reports has ended; only the host's own line says that it ended without a word. */
function hearReport(started: readonly Started[], place: Heard, { session, text }: SessionReport): void {
  const child = started.find(({ names }) => names.includes(session));
  if (!child) return;
  const remark = HOST_REMARK.exec(text)?.[0];
  end(child, place, (remark === undefined ? null : toStatus(remark, 0, HEAD_CHARS)) ?? 'ok');
}

const HOST_REMARK = /^\[Subagent Context\] Child run[^\n]{0,200}/m;

const SAYS_SOMETHING = /"(?:text|content|result|output|summary|reply|message|report)"\s*:\s*"[^"]{20}/;
const NOTICE_CHARS = 8_000;
const STATUS_CHARS = 160;

/** Where a text names a child as a whole word, after the name; -1 when it does not. */
function toMention(text: string, names: readonly string[]): number {
  for (const name of names) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const isWhole = !WORD.test(text[at - 1] ?? '') && !WORD.test(text[at + name.length] ?? '');
      if (isWhole) return at + name.length;
    }
  }
  return -1;
}

const WORD = /[\p{L}\p{N}_]/u;

/** The first word about how something is. */
function toStatus(text: string, from: number, chars: number): 'ok' | 'failed' | 'timeout' | 'pending' | null {
  for (const [word] of text
    .slice(from, from + chars)
    .toLowerCase()
    .matchAll(/[\p{L}_]+(?: out\b)?/gu)) {
    const joined = word.replace(' ', '_');
    if (TIMED_OUT.has(joined)) return 'timeout';
    if (BAD.has(joined) || GONE.has(joined)) return 'failed';
    if (PENDING.has(joined) || UNDER_WAY.has(joined)) return 'pending';
    if (GOOD.has(joined) || PARTIAL.has(joined)) return 'ok';
  }
  return null;
}

const TIMED_OUT: ReadonlySet<string> = new Set(['timeout', 'timed_out']);
/** Said of agents, not of services. */
const GONE: ReadonlySet<string> = new Set(['lost', 'died', 'stalled', 'hung', 'orphaned', 'terminated', 'interrupted']);
const UNDER_WAY: ReadonlySet<string> = new Set(['running', 'started', 'accepted', 'yielded', 'spawned', 'active']);
