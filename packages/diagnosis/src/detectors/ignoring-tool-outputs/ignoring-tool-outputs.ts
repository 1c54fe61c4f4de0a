import { toQuote } from '../../language/sentences.ts';
import type { Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findIgnoredOutputs, type IgnoredOutput, LEAST_REPEATS, type WayOfIgnoring } from './ignored-outputs.ts';

const THRESHOLDS = {
  repeats: LEAST_REPEATS,
  highFrom: {
    value: 4,
    because: 'From four repeats on, the run does nothing else. Incidents of this kind continued until a time limit.',
  },
} as const;

/** Results that the agent ignored: it continued as if it had not read them. */
export const ignoringToolOutputs = defineDetector<WayOfIgnoring, 'runs' | 'finalAnswers' | 'reading'>({
  meta: {
    id: 'ignoring_tool_outputs',
    title: 'Ignoring tool outputs',
    why: 'An agent that does not read its results acts on a situation that does not exist.',
    signals: ['tool_call', 'tool_result'],
    revision: 1,
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

/** More events would bury the point. */
const MOST_EVENTS = 20;

function toSeverity(way: WayOfIgnoring, n: number): Severity {
  if (way === 'running_as_done') return 'high';
  if (way === 'failure_passed_over' || way === 'value_contradicted') return n >= 2 ? 'high' : 'medium';
  return n >= THRESHOLDS.highFrom.value ? 'high' : 'medium';
}
