import { toQuote } from '../../language/sentences.ts';
import type { Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findIgnoredOutputs, type IgnoredOutput, LEAST_REPEATS, type WayOfIgnoring } from './ignored-outputs.ts';

const THRESHOLDS = {
  repeats: LEAST_REPEATS,
  highFrom: {
    value: 4,
    because: 'From four repeats on, the run does nothing else. The incidents of this kind went on until a time limit.',
  },
} as const;

/** Results that the agent went on as if it had not read. */
export const ignoringToolOutputs = defineDetector<WayOfIgnoring, 'runs' | 'finalAnswers' | 'reading'>({
  meta: {
    id: 'ignoring_tool_outputs',
    title: 'Ignoring tool outputs',
    why: 'An agent that does not read its results works on a world that is not there.',
    signals: ['tool_call', 'tool_result'],
    revision: 1,
    messages: {
      instruction_ignored: {
        says: 'The result of {about} said what to do (“{quote}”), and the agent made the same call {times} more times instead.',
        remedy: 'Tell the agent in its instructions what to do after such a result, or let the tool refuse the repeat.',
        verification: 'In a new run the call is followed by what its result asks for.',
      },
      refusal_ignored: {
        says: 'The call of {about} was refused (“{quote}”), and the agent made it {times} more times.',
        remedy: 'Allow the call, or take the tool away; tell the agent to stop or ask after a refusal.',
        verification: 'In a new run a refused call is not repeated.',
      },
      failure_passed_over: {
        says: 'The call of {about} failed, and the agent went on saying that it had worked: “{quote}”.',
        remedy: 'Check everything after this step; tell the agent to read each result before it goes on.',
        verification: 'In a new run a failed call is tried again, or reported as failed.',
      },
      running_as_done: {
        says: 'The last result of {about} said that it was still running, and the answer says “{quote}”.',
        remedy: 'Check how the command ended; tell the agent to wait for it before it reports.',
        verification: 'In a new run the end of the command is seen before the answer.',
      },
      value_contradicted: {
        says: 'The result of the last call gives {about}, and the answer says “{quote}”.',
        remedy: 'Go by the result; tell the agent to quote values from results.',
        verification: 'In a new run the answer gives the value that the result gives.',
      },
    },
  },
  needs: ['runs', 'finalAnswers', 'reading'],
  thresholds: THRESHOLDS,
  detect({ runs, finalAnswers, reading }) {
    const findings = runs
      .filter(({ hidden, calls }) => !hidden && calls.length > 0)
      .flatMap((run) => toFindings(findIgnoredOutputs(run, finalAnswers.get(run) ?? null, reading), run));
    return toOutcome(findings);
  },
});

/** One finding for each way in a run: what is said of the first holds of the others. */
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

/** More would bury what they show. */
const MOST_EVENTS = 20;

function toSeverity(way: WayOfIgnoring, n: number): Severity {
  if (way === 'running_as_done') return 'high';
  if (way === 'failure_passed_over' || way === 'value_contradicted') return n >= 2 ? 'high' : 'medium';
  return n >= THRESHOLDS.highFrom.value ? 'high' : 'medium';
}
