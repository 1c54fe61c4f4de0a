import { mentionsTrouble } from '../../language/claims.ts';
import { toProse, toSentences } from '../../language/sentences.ts';
import type { Message, Run, ToolCall } from '../../model/execution.ts';
import type { Reading } from '../../model/reading.ts';
import { isBookkeeping, withoutBookkeeping } from '../../tools/bookkeeping.ts';
import { hasCallFailed, isUnfinished, leftRunning } from '../../tools/call-outcome.ts';
import { toCommand } from '../../tools/describe-tool.ts';
import { findInstruction, findStatedNumber, isRefusal, toNamedNumbers, toPlainNumber } from './results.ts';

export type WayOfIgnoring =
  | 'instruction_ignored'
  | 'refusal_ignored'
  | 'failure_passed_over'
  | 'running_as_done'
  | 'value_contradicted';

/** A result, and what the agent did as if it were not there. */
export interface IgnoredOutput {
  readonly way: WayOfIgnoring;
  readonly call: ToolCall;
  /** What ignores it: later calls, or the message. */
  readonly by: readonly (ToolCall | Message)[];
  readonly quote: string;
  readonly about: string;
}

export const LEAST_REPEATS = {
  value: 2,
  because:
    'One more try after an instruction or a refusal may be a second attempt; a further one shows that the result was not read. Set by judgement on the recorded scenarios.',
};

/** Every result of a run that the agent ignored: it continued as if it had not read it. */
export function findIgnoredOutputs(run: Run, answer: Message | null, reading: Reading): IgnoredOutput[] {
  const calls = withoutBookkeeping(run.calls);
  return [
    ...findIgnoredInstructions(calls),
    ...(calls.some(hasCallFailed) ? findPassedOver(run) : []),
    ...(answer ? [...findRunningAsDone(calls, answer), ...findContradictedValues(run, calls, answer, reading)] : []),
  ];
}

interface Told {
  readonly call: ToolCall;
  readonly quote: string;
  readonly way: WayOfIgnoring;
  /** The tool that the result names, and how often it had been called when this was last looked at. */
  readonly tool: string | null;
  followed: number;
  by: ToolCall[];
}

/** The same call again and again, although its result says to do something else, or that it may not be done. */
function findIgnoredInstructions(calls: readonly ToolCall[]): IgnoredOutput[] {
  if (calls.length <= LEAST_REPEATS.value || !calls.some(isUnfinished)) return [];
  const open = new Map<string, Told>();
  const timesCalled = new Map<string, number>();
  for (const call of calls) {
    for (const [tool, times] of timesCalled) {
      if (call.tool.toLowerCase().includes(tool)) timesCalled.set(tool, times + 1);
    }
    const key = toSameness(call);
    const told = open.get(key) ?? toTold(call);
    if (!told) continue;
    if (told.tool !== null && !timesCalled.has(told.tool) && timesCalled.size < MOST_NAMED_TOOLS)
      timesCalled.set(told.tool, 0);
    const followed = timesCalled.get(told.tool ?? '') ?? 0;
    if (followed > told.followed) told.by = [];
    told.followed = followed;
    if (open.has(key)) told.by.push(call);
    else open.set(key, told);
  }
  return [...open.values()]
    .filter(({ by }) => by.length >= LEAST_REPEATS.value)
    .map(({ call, quote, way, by }) => ({ way, call, by, quote, about: call.tool }));
}

/** Results name few tools; so that a hostile record stays linear. */
const MOST_NAMED_TOOLS = 20;

function toTold(call: ToolCall): Told | null {
  const { result } = call;
  // Only a call that did not complete can tell the agent to do something else.
  if (!result || !isUnfinished(call)) return null;
  const none = { call, followed: 0, by: [] };
  const instruction = findInstruction(result.text);
  if (instruction && instruction.tool !== call.tool.toLowerCase())
    return { ...none, tool: instruction.tool, quote: instruction.sentence, way: 'instruction_ignored' };
  if (hasCallFailed(call) && isRefusal(result.text) && !HANDLED_ELSEWHERE.has(result.blockedBy ?? ''))
    return { ...none, tool: null, quote: toFirstLine(result.text), way: 'refusal_ignored' };
  return null;
}

/** Wrong arguments, unknown tools and loops are failures of their own. */
const HANDLED_ELSEWHERE: ReadonlySet<string> = new Set(['unknown_tool', 'invalid_arguments', 'tool_loop']);

/** Calls that do the same: a command is the same with another time limit. */
const toSameness = (call: ToolCall): string => {
  const command = toCommand(call);
  return command === null || command === '' ? call.key : `${call.tool} ${command}`;
};

const toFirstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';

/** A call failed, and the next thing that the agent says is that it worked; then it continues. */
function findPassedOver(run: Run): IgnoredOutput[] {
  const ignored: IgnoredOutput[] = [];
  let failed: ToolCall | null = null;
  let said: { call: ToolCall; message: Message; claim: string } | null = null;
  for (const item of run.items) {
    if (item.kind === 'tool_call') {
      if (isBookkeeping(item)) continue;
      if (said) {
        const isTriedAgain = item.tool === said.call.tool;
        if (!isTriedAgain)
          ignored.push({
            way: 'failure_passed_over',
            call: said.call,
            by: [said.message],
            quote: said.claim,
            about: said.call.tool,
          });
      }
      said = null;
      failed = hasCallFailed(item) ? item : null;
    } else if (item.kind === 'message' && item.role === 'assistant' && failed) {
      const claim = mentionsTrouble(item.text) ? null : findStatementOfSuccess(item.text);
      if (claim !== null) said = { call: failed, message: item, claim };
      if (item.text.trim() !== '') failed = null;
    } else if (item.kind === 'message' && item.role === 'user') failed = null;
  }
  return ignored;
}

/** Refers to the step that was just taken, in its first words. */
function findStatementOfSuccess(text: string): string | null {
  const [first = ''] = toSentences(text);
  return /\b(?:success(?:ful(?:ly)?)?|worked|works|(?:has|have) been (?:updated|created|sent|written|saved|installed|added)|is (?:now )?(?:updated|created|installed|in place))\b/i.test(
    first,
  )
    ? first
    : null;
}

/** A command was still running when the agent last heard of it, and the answer says that it has finished. */
function findRunningAsDone(calls: readonly ToolCall[], answer: Message): IgnoredOutput[] {
  const last = calls.at(-1);
  if (!last || !leftRunning(last)) return [];
  const sentence = toSentences(answer.text).find((said) => FINISHED.test(said));
  if (sentence === undefined || STARTED.test(answer.text)) return [];
  return [{ way: 'running_as_done', call: last, by: [answer], quote: sentence, about: last.tool }];
}

const FINISHED =
  /\b(?:finished|completed|succeeded|passed|is done|was built|has been (?:built|installed|deployed|processed|migrated)|successfully)\b/i;
const STARTED =
  /\b(?:running|started|background|in progress|under way|underway|runs on|still|waiting|will (?:be|take|finish))\b/i;

/** The answer gives a value under a name for which a result gives another, and the answer's value is nowhere in the record. */
function findContradictedValues(
  run: Run,
  calls: readonly ToolCall[],
  answer: Message,
  reading: Reading,
): IgnoredOutput[] {
  if (!/\d/.test(answer.text)) return [];
  const last = calls.findLast((call) => call.result !== null && !hasCallFailed(call));
  if (!last?.result) return [];
  const named = new Map<string, string | null>();
  for (const { result } of calls) {
    for (const [name, value] of reading.text(toCounts, result?.text ?? '')) {
      const known = named.get(name);
      named.set(name, known === undefined || known === value ? value : null);
    }
  }
  const ignored: IgnoredOutput[] = [];
  if (named.size === 0) return ignored;
  let looks = 0;
  for (const sentence of toProse(answer.text).replace(/[*`]/g, '').split('\n')) {
    for (const [name, value] of named) {
      const stated = value === null ? null : findStatedNumber(sentence, name);
      if (stated === null || stated === value || isRounded(stated, value ?? '')) continue;
      looks += 1;
      if (looks > MOST_LOOKS) return ignored;
      if (occurs(stated, run, answer)) continue;
      ignored.push({ way: 'value_contradicted', call: last, by: [answer], quote: sentence, about: `${name} ${value}` });
    }
  }
  return ignored;
}

/** Named numbers of a result that nobody converts into another unit. */
const toCounts = (text: string) => [...toNamedNumbers(text)].filter(([name]) => COUNTED.test(name));
const COUNTED = /balance|count|quantity|score|version|port|seats|stock|rate|number|amount|price|points|level/;

/** Looking a number up takes the whole run; an answer with more differing numbers than this is a table in itself. */
const MOST_LOOKS = 20;

function isRounded(stated: string, value: string): boolean {
  const decimals = stated.split('.')[1]?.length ?? 0;
  return Math.abs(Number(stated) - Number(value)) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** Whether a number occurs anywhere in what the agent was given or wrote before. */
function occurs(number: string, run: Run, answer: Message): boolean {
  return run.items.some((item) => {
    if (item === answer) return false;
    if (item.kind === 'message') return hasNumber(item.text, number);
    return (
      item.kind === 'tool_call' &&
      (hasNumber(item.key, number) ||
        hasNumber(item.result?.text ?? '', number) ||
        (item.result?.chars ?? 0) > (item.result?.text.length ?? 0))
    );
  });
}

const hasNumber = (text: string, number: string): boolean =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((found) => toPlainNumber(found) === number);
