import { toAmount, toTimes } from '../../language/times.ts';
import type { Item, ModelCall, Run, ToolCall } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Reading } from '../../model/reading.ts';
import { hasRefusedArguments } from '../../tools/refusals.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findDegenerate, findPlaceholder, isBrokenJson, isNotFound, toDeniedIds } from './argument-faults.ts';
import { createGivenTexts, type GivenTexts } from './earlier-texts.ts';

const THRESHOLDS = {
  degenerate: {
    value: 3,
    because: 'Once or twice may be a slip, and `:` alone is a command. Set by judgement.',
  },
  degenerateShare: {
    value: 0.3,
    because:
      'Set by judgement: when a third of all calls mean nothing, the job is not being done. No labelled trace decides it.',
  },
  insisting: {
    value: 3,
    because:
      'Set by judgement: a validation error says what is wrong, and a third refused call to the same tool shows that it was not read.',
  },
  endless: {
    value: 8,
    because: 'Set by judgement, far below a reported case that repeated a refused call two hundred times.',
  },
  lookups: {
    value: 50,
    because:
      'Each lookup of a suspicious value reads a whole conversation; fifty keep that cheap, and more would add nothing.',
  },
} as const;

type MessageId = 'refused' | 'degenerate' | 'broken_json' | 'placeholder' | 'invented_id';

/** Arguments that a tool cannot work with: refused, broken, empty, placeholders, or ids that nobody gave the agent. */
export const malformedArguments = defineDetector<MessageId, 'runs' | 'task' | 'reading' | 'finalAnswers'>({
  meta: {
    id: 'malformed_arguments',
    title: 'Malformed arguments',
    why: 'A call with broken arguments does nothing or the wrong thing; a model that keeps making them cannot do the job.',
    signals: ['tool_call'],
    revision: 1,
    messages: {
      refused: {
        says: '{calls} to {tools} with arguments that do not fit the tool: {error}.',
        remedy:
          'Make the parameters of {tools} clearer (names, which are required, an example in the description), or give this job to a model that follows the schema.',
        verification: 'A new run of the same job shows no refused call to {tools}.',
      },
      degenerate: {
        says: 'In {calls} of {all} calls the argument is meaningless, such as “{example}” as {name}.',
        remedy:
          'The model or its connector corrupts tool calls. Try another model or another version of the connector, and check the template that turns calls into text.',
        verification: 'A new run of the same job has no empty or meaningless arguments.',
      },
      broken_json: {
        says: 'The model wrote tool calls that are not valid JSON {times}.',
        remedy:
          'Check the output length limit, which can cut calls off, and how the provider encodes tool calls; otherwise try another model.',
        verification: 'A new run of the same job shows no broken tool call.',
      },
      placeholder: {
        says: 'The agent made {calls} with a placeholder instead of a value: “{example}”.',
        remedy:
          'Give the agent the value that belongs in place of “{example}”, and tell it to ask when a value is missing.',
        verification: 'In a new run, no call contains “{example}” or another placeholder.',
      },
      invented_id: {
        says: 'The agent used “{example}” as an id, but nothing in the conversation contains it and the tool does not know it.',
        remedy: 'Tell the agent to look up ids before it uses them, and provide a tool that lists them.',
        verification: 'In a new run, each id in a call occurs in an earlier message or result.',
      },
    },
  },
  needs: ['runs', 'task', 'reading', 'finalAnswers'],
  thresholds: THRESHOLDS,
  detect({ runs, task, reading, finalAnswers }) {
    const wasGiven = createGivenTexts(task, THRESHOLDS.lookups.value);
    return toOutcome(
      runs.filter(({ hidden }) => !hidden).flatMap((run) => judgeRun(run, wasGiven, reading, finalAnswers.has(run))),
    );
  },
});

function judgeRun(run: Run, wasGiven: GivenTexts, reading: Reading, isAnswered: boolean): FindingDraft<MessageId>[] {
  const { calls } = run;
  const broken = judgeBroken(run);
  if (calls.length === 0) return broken ? [broken] : [];
  return [
    judgeRefused(calls, isAnswered),
    judgeDegenerate(calls, reading),
    broken,
    judgePlaceholders(run, calls, wasGiven, reading),
    judgeIds(run, calls, wasGiven),
  ].filter((finding) => finding !== null);
}

function judgeRefused(calls: readonly ToolCall[], isAnswered: boolean): FindingDraft<MessageId> | null {
  if (!calls.some(hasRefusedArguments)) return null;
  const refused = calls.filter(hasRefusedArguments);
  const last = refused.at(-1);
  if (!last) return null;
  const counts = new Map<string, number>();
  for (const { tool } of refused) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const isCorrected = calls.slice(calls.indexOf(last) + 1).some((call) => isAccepted(call, last));
  const error = toFirstLine(last.result?.error ?? last.result?.text ?? '');
  return toFinding('refused', refused, toRefusedSeverity(refused.length, most, isCorrected, isAnswered), 1, {
    calls: toAmount(refused.length, 'refused call'),
    tools: [...counts.keys()].slice(0, 3).join(', '),
    error,
  });
}

const isAccepted = (call: ToolCall, refused: ToolCall): boolean =>
  call.tool === refused.tool && call.result !== null && !hasRefusedArguments(call);

function toRefusedSeverity(all: number, most: number, isCorrected: boolean, isAnswered: boolean): Severity {
  if (isCorrected) return most >= THRESHOLDS.insisting.value ? 'medium' : 'low';
  if (most >= THRESHOLDS.endless.value) return isAnswered ? 'high' : 'critical';
  if (most >= THRESHOLDS.insisting.value) return 'high';
  return all > 1 ? 'medium' : 'low';
}

function judgeDegenerate(calls: readonly ToolCall[], reading: Reading): FindingDraft<MessageId> | null {
  if (calls.length < THRESHOLDS.degenerate.value) return null;
  const found = calls.flatMap((call) => {
    const leaf = findDegenerate(call, reading);
    return leaf ? [{ call, leaf }] : [];
  });
  const [first] = found;
  if (!first || found.length < THRESHOLDS.degenerate.value) return null;
  const share = found.length / calls.length;
  const severity = share >= THRESHOLDS.degenerateShare.value ? 'critical' : 'high';
  return toFinding(
    'degenerate',
    found.map(({ call }) => call),
    severity,
    0.95,
    {
      calls: found.length,
      all: calls.length,
      example: first.leaf.value.trim().slice(0, 40),
      name: first.leaf.name,
    },
  );
}

const BROKEN_CALL = /malformed (?:tool|function) ?call|malformed_function_call|(?:invalid|malformed) json in tool/i;

function hasBrokenCall({ purpose, outcome, error, stopReason }: ModelCall): boolean {
  if (purpose !== null) return false;
  return (
    (stopReason !== null && BROKEN_CALL.test(stopReason)) ||
    (outcome === 'failed' && error !== null && BROKEN_CALL.test(error))
  );
}

function isBroken(item: Item): item is ModelCall | ToolCall {
  return item.kind === 'model_call' ? hasBrokenCall(item) : item.kind === 'tool_call' && isBrokenJson(item);
}

function judgeBroken({ items }: Run): FindingDraft<MessageId> | null {
  if (!items.some(isBroken)) return null;
  const broken = items.filter(isBroken).sort((left, right) => left.position - right.position);
  const last = broken.at(-1) as ModelCall | ToolCall;
  const next = items.findLast(
    (item) => item.kind === last.kind && (item.kind !== 'model_call' || item.purpose === null),
  );
  const hasRecovered = next !== last;
  const isMany = broken.length >= THRESHOLDS.insisting.value;
  const severity = hasRecovered ? (isMany ? 'medium' : 'low') : isMany ? 'critical' : 'high';
  return toFinding('broken_json', broken, severity, 1, { times: toTimes(broken.length) });
}

function judgePlaceholders(
  run: Run,
  calls: readonly ToolCall[],
  wasGiven: GivenTexts,
  reading: Reading,
): FindingDraft<MessageId> | null {
  const found = calls.flatMap((call) => {
    const example = reading.call(findPlaceholder, call);
    return example === null ? [] : [{ call, example }];
  });
  const [first] = found;
  // A name that the person or a file used was not invented by the agent.
  if (!first || wasGiven(run.conversation, first.call.position, first.example) !== false) return null;
  const last = (found.at(-1) ?? first).call;
  const isMended = calls.some(
    ({ tool, position, result }) => tool === last.tool && position > last.position && result?.outcome === 'completed',
  );
  const isHarmless = found.length === 1 && (isMended || last.result?.outcome === 'completed');
  const cited = found.map(({ call }) => call);
  const data = { calls: toAmount(found.length, 'call'), example: first.example };
  return toFinding('placeholder', cited, isHarmless ? 'low' : 'medium', 0.8, data);
}

function judgeIds(run: Run, calls: readonly ToolCall[], wasGiven: GivenTexts): FindingDraft<MessageId> | null {
  if (!calls.some(isNotFound)) return null;
  const denied = calls.flatMap((call) => toDeniedIds(call).map((id) => ({ call, id })));
  const invented = denied.filter(({ call, id }) => wasGiven(run.conversation, call.position, id) === false);
  const [first] = invented;
  if (!first) return null;
  const cited = [...new Set(invented.map(({ call }) => call))];
  return toFinding('invented_id', cited, cited.length > 1 ? 'medium' : 'low', 0.8, { example: first.id });
}

function toFinding(
  message: MessageId,
  cited: readonly (ToolCall | ModelCall)[],
  severity: Severity,
  certainty: number,
  data: FindingDraft['data'],
): FindingDraft<MessageId> {
  const ids = cited.map(({ eventId }) => eventId);
  return {
    message,
    data,
    severity,
    level: 'runtime_event',
    certainty,
    events: ids,
    beganAt: ids[0] as string,
    counts: { n: ids.length },
    wasted: ids,
  };
}

/** The first line with words in it, short enough for a sentence and without its own full stop. */
function toFirstLine(text: string): string {
  const line = text.split('\n', 4).find((part) => /\w/.test(part)) ?? text.split('\n', 1)[0] ?? '';
  return line.trim().slice(0, 120).replace(/[.:]$/, '');
}
