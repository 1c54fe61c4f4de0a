import type { ToldTurn } from '../../claims/claims-view.ts';
import type { Effect } from '../../effects/effect.ts';
import { toQuote } from '../../language/sentences.ts';
import type { Run, ToolCall } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { isLook } from '../../tools/deeds.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findIgnoredOutputs, type IgnoredOutput, LEAST_REPEATS, type WayOfIgnoring } from './ignored-outputs.ts';

const THRESHOLDS = {
  repeats: LEAST_REPEATS,
  highFrom: {
    value: 4,
    because: 'From four repeats on, the run does nothing else. Incidents of this kind continued until a time limit.',
  },
} as const;

type MessageId = WayOfIgnoring | 'answer_disagrees';

/** Results that the agent ignored: it continued as if it had not read them. */
export const ignoringToolOutputs = defineDetector<MessageId, 'runs' | 'finalAnswers' | 'reading' | 'toldTurns'>({
  meta: {
    id: 'ignoring_tool_outputs',
    title: 'Ignoring tool outputs',
    why: 'An agent that does not read its results acts on a situation that does not exist.',
    signals: ['tool_call', 'tool_result'],
    revision: 3,
    messages: {
      instruction_ignored: {
        says: 'The result of {about} said what to do (“{quote}”), but the agent made the same call {times} more times.',
        remedy:
          'Tell the agent in its instructions what to do after such a result, or have the tool refuse the repeat.',
        verification: 'In a new run, the call is followed by what its result asks for.',
      },
      refusal_ignored: {
        says: 'The call to {about} was refused (“{quote}”), but the agent made it {times} more times.',
        remedy: 'Allow the call, or remove the tool; tell the agent to stop or ask after a refusal.',
        verification: 'In a new run, a refused call is not repeated.',
      },
      failure_passed_over: {
        says: 'The call to {about} failed, but the agent continued as if it had worked: “{quote}”.',
        remedy: 'Check everything after this step, and tell the agent to read each result before it continues.',
        verification: 'In a new run, a failed call is retried or reported as failed.',
      },
      running_as_done: {
        says: 'The last result of {about} said that it was still running, but the answer says “{quote}”.',
        remedy: 'Check how the command ended; tell the agent to wait for it before it reports.',
        verification: 'In a new run, the command finishes before the answer.',
      },
      value_contradicted: {
        says: 'The result of the last call gives {about}, but the answer says “{quote}”.',
        remedy: 'Trust the result, and tell the agent to quote values from results.',
        verification: 'In a new run, the answer gives the same value as the result.',
      },
      answer_disagrees: {
        says: 'The agent saw the result of {about}, but its answer says otherwise: “{quote}”.',
        remedy: 'Trust the result, and tell the agent to read each result again before it reports on it.',
        verification: 'In a new run, the answer agrees with every result that it speaks of.',
      },
    },
  },
  needs: ['runs', 'finalAnswers', 'reading', 'toldTurns'],
  thresholds: THRESHOLDS,
  detect({ runs, finalAnswers, reading, toldTurns }) {
    const findings: FindingDraft<MessageId>[] = runs
      .filter(({ hidden, calls }) => !hidden && calls.length > 0)
      .flatMap((run) => toFindings(findIgnoredOutputs(run, finalAnswers.get(run) ?? null, reading), run));
    const known = new Set(findings.flatMap(({ events }) => events));
    const disagreeing = toldTurns.flatMap(toDisagreements).filter(({ events }) => !events.some((id) => known.has(id)));
    return toOutcome([...findings, ...disagreeing]);
  },
});

/** One finding per message and run: the first result is described, the others are counted. */
function toFindings(ignored: readonly IgnoredOutput[], run: Run): FindingDraft<WayOfIgnoring>[] {
  if (ignored.length === 0) return [];
  const byWay = Map.groupBy(ignored, ({ way }) => way);
  return [...byWay].map(([way, outputs]) => {
    const [first] = outputs;
    const n = outputs.reduce((sum, { by }) => sum + by.length, 0);
    const events = outputs.flatMap(({ call, by }) => [
      call.eventId,
      ...(call.result ? [call.result.eventId] : []),
      ...by.map(({ eventId }) => eventId),
    ]);
    return {
      message: way,
      data: { about: first?.about ?? '', quote: toQuote(first?.quote ?? ''), times: n },
      severity: toSeverity(way, n),
      level: way === 'value_contradicted' || way === 'running_as_done' ? 'final_response' : 'runtime_event',
      certainty: way === 'instruction_ignored' || way === 'refusal_ignored' ? 0.9 : 0.7,
      events: [...new Set(events)].slice(0, MOST_EVENTS),
      beganAt: first?.call.eventId ?? run.eventId,
      counts: { n },
      wasted: outputs.flatMap(({ by }) => by.flatMap((item) => (item.kind === 'tool_call' ? [item.eventId] : []))),
    };
  });
}

/** What was looked up says otherwise than the answer. It is part of the claim, which has the points. */
function toDisagreements({ answer, judgements, effects, wrongValues }: ToldTurn): FindingDraft<MessageId>[] {
  if (!answer) return [];
  const wrong = judgements.find(
    ({ truth, effects: [effect] }) => (truth === 'contradicted' || truth === 'withheld') && effect && isSeen(effect),
  );
  const [value] = wrongValues;
  const effect =
    wrong?.effects[0] ??
    effects.find(({ call }) => call.result && value?.against && isCited(call, value.against.eventId)) ??
    (value ? findOnlySource(effects) : undefined);
  if (!effect) return [];
  const { eventId, result } = effect.call;
  return [
    {
      message: 'answer_disagrees',
      data: { about: effect.means, quote: toQuote(wrong?.statement.text ?? value?.value.raw ?? '') },
      severity: 'low',
      level: 'final_response',
      certainty: 0.7,
      events: [eventId, ...(result ? [result.eventId] : [])],
      beganAt: eventId,
      counts: { n: 1 },
      wasted: [],
    },
  ];
}

/** Where the agent only looked, a figure that no look shows is given in place of what the last one does show. */
const findOnlySource = (effects: readonly Effect[]): Effect | undefined =>
  effects.every(({ kind }) => isLook(kind) || kind === 'run')
    ? effects.findLast(
        (effect) => isSeen(effect) && effect.counts?.items !== 0 && /\d/.test(effect.call.result?.text ?? ''),
      )
    : undefined;

const isCited = ({ eventId, result }: ToolCall, id: string): boolean => eventId === id || result?.eventId === id;

const isSeen = ({ kind, ending }: Effect): boolean => (isLook(kind) || kind === 'run') && ending === 'succeeded';

/** More events would bury the point. */
const MOST_EVENTS = 20;

function toSeverity(way: WayOfIgnoring, n: number): Severity {
  if (way === 'running_as_done') return 'high';
  if (way === 'failure_passed_over' || way === 'value_contradicted') return n >= 2 ? 'high' : 'medium';
  return n >= THRESHOLDS.highFrom.value ? 'high' : 'medium';
}
