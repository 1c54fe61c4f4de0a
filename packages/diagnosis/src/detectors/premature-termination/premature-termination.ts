import { toQuote } from '../../language/sentences.ts';
import type { ProcessRecord, Run } from '../../model/execution.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { LAST_SENTENCES, LEAST_TOTAL } from './announcements.ts';
import { LEAST_PARTS } from './how-runs-give-up.ts';
import { findStop } from './how-runs-stop.ts';
import type { Stop, StopReason } from './stop.ts';
import { findUnfinishedSubagents } from './unfinished-subagents.ts';

type Message = StopReason | 'subagent_unfinished' | 'process_failed';
type Need =
  | 'runs'
  | 'finalAnswers'
  | 'processes'
  | 'subagents'
  | 'conversations'
  | 'source'
  | 'contextReports'
  | 'reading';

/** Runs that stopped before their work was done: cut off, given up, or ended in the middle of what was announced. */
export const prematureTermination = defineDetector<Message, Need>({
  meta: {
    id: 'premature_termination',
    title: 'Premature termination',
    why: 'What stops half-way leaves a job that looks begun, and often looks finished.',
    signals: ['run_begin'],
    whileRunning: false,
    revision: 1,
    messages: {
      killed: {
        says: 'The run never ended: the agent was gone while {doing}.',
        remedy: 'Find out what ended the process ({about}), and start the job again from what it had reached.',
        verification: 'A new run of the same job ends by itself.',
      },
      failed: {
        says: 'The run ended in an error: {quote}.',
        remedy: 'Mend the cause of the error ({about}), then run the job again.',
        verification: 'A new run of the same job ends without an error.',
      },
      timed_out: {
        says: 'The time limit ended the run while {doing}.',
        remedy: 'Give the job more time, or split it; look first at what took so long.',
        verification: 'A new run of the same job ends before the limit.',
      },
      aborted: {
        says: 'The run was broken off from outside while {doing}.',
        remedy: 'If this was not meant, run the job again; what it had begun may be half done.',
        verification: 'A new run of the same job ends by itself.',
      },
      announced: {
        says: 'The run ended with the announcement of a next step that never came: “{quote}”.',
        remedy: 'Ask the agent to go on; if it recurs, the model ends its turn where it should call a tool.',
        verification: 'In a new run a call follows the announcement, or the answer reports a result.',
      },
      not_begun: {
        says: 'The agent called no tool and asks leave to begin what it was asked to do: “{quote}”.',
        remedy: 'Say in the instructions that the agent is to act without asking, or answer its question.',
        verification: 'A new run of the same job begins with a call.',
      },
      plan_open: {
        says: 'The run ended with {open} of {total} steps of the agent’s own plan still open, such as “{quote}”.',
        remedy: 'Ask the agent to finish its plan, or split the job into smaller ones.',
        verification: 'In a new run every step of the plan is marked as done.',
      },
      progress_report: {
        says: 'The run ended with a report of progress, not with a result: {done} of {total} (“{quote}”).',
        remedy: 'Have the agent go on from there; give it a way to see what is left, such as a list in a file.',
        verification: 'A new run reports the whole of the work.',
      },
      unresolved_error: {
        says: 'The last call of {about} failed, nothing was tried after it, and the run ended without a word about it.',
        remedy: 'Check what this call was to change; tell the agent to try again or to report the failure.',
        verification: 'In a new run the failed call is followed by one that succeeds, or by a report.',
      },
      gave_up: {
        says: 'The run stopped at its first failed call ({about}), with other parts of the job untouched.',
        remedy: 'Tell the agent to go on with the parts that do not depend on the failed one.',
        verification: 'A new run shows calls for every part of the job.',
      },
      empty_reply: {
        says: 'The run ended without an answer to the person.',
        remedy: 'Ask again; if it recurs, look at the last response of the model and at what filters replies.',
        verification: 'A new run ends with a visible answer.',
      },
      subagent_unfinished: {
        says: 'The subagent {about} was reported as completed, but its run had not ended well: {doing}.',
        remedy: 'Do not rely on what its parent says about it; run the delegated part again.',
        verification: 'In a new run the subagent’s own run ends before it is reported as completed.',
      },
      process_failed: {
        says: 'The agent’s process ended with {about}, and no run shows why.',
        remedy: 'Look at the output of the process: something failed that the agent itself did not see.',
        verification: 'The process of a new run ends with code 0.',
      },
    },
  },
  needs: ['runs', 'finalAnswers', 'processes', 'subagents', 'conversations', 'source', 'contextReports', 'reading'],
  thresholds: { lastSentences: LAST_SENTENCES, leastTotal: LEAST_TOTAL, leastParts: LEAST_PARTS },
  detect({ runs, finalAnswers, processes, subagents, conversations, source, contextReports, reading }) {
    const ended = processes.findLast(({ what }) => what === 'end') ?? null;
    const offered = new Set(contextReports.map(({ run }) => run));
    const stops = runs.flatMap((run) => {
      const stop = findStop(run, {
        answer: finalAnswers.get(run) ?? null,
        ended,
        isTrace: source === 'trace',
        isOffered: offered.has(run),
        reading,
      });
      return stop ? [toFinding(run, stop)] : [];
    });
    const unfinished = findUnfinishedSubagents(subagents, conversations).map(
      ({ subagent, doing }): FindingDraft<Message> => ({
        message: 'subagent_unfinished',
        data: { about: subagent.label ?? subagent.childSessionKey ?? 'without a name', doing },
        severity: 'high',
        level: 'runtime_event',
        certainty: 0.85,
        events: [subagent.eventId, ...(subagent.endEventId === null ? [] : [subagent.endEventId])],
        beganAt: subagent.eventId,
        counts: { n: 1 },
        wasted: [],
      }),
    );
    return toOutcome([...stops, ...unfinished, ...toProcessFailure(stops, ended)]);
  },
});

function toFinding(run: Run, stop: Stop): FindingDraft<Message> {
  const { reason, severity, certainty, data, events } = stop;
  const [first = run.eventId] = events;
  return {
    message: reason,
    data: { about: '', doing: '', ...data, quote: toQuote(String(data.quote ?? '')) },
    severity,
    level: reason === 'announced' || reason === 'progress_report' ? 'final_response' : 'runtime_event',
    certainty,
    events: [...new Set(events)],
    beganAt: first,
    counts: { n: 1 },
    ...(OUTSIDE.has(reason) ? { fault: 'outside' as const } : {}),
    wasted: [],
  };
}

/** Ends that come from outside of the agent: a person, a limit, a provider, the system. */
const OUTSIDE: ReadonlySet<StopReason> = new Set(['killed', 'failed', 'timed_out', 'aborted']);

/** A process that failed while every run that it showed came to its end. Who interrupts an idle agent has ended nothing. */
function toProcessFailure(
  stops: readonly FindingDraft<Message>[],
  ended: ProcessRecord | null,
): FindingDraft<Message>[] {
  if (!ended || stops.length > 0 || ended.exitCode === 0) return [];
  const how = ended.signal ?? (ended.exitCode === null ? null : `exit code ${ended.exitCode}`);
  if (how === null || INTERRUPTED.test(how)) return [];
  return [
    {
      message: 'process_failed',
      data: { about: how },
      severity: ended.signal === null ? 'medium' : 'high',
      level: 'runtime_event',
      certainty: 0.9,
      events: [ended.eventId],
      beganAt: ended.eventId,
      counts: { n: 1 },
      fault: 'outside',
      wasted: [],
    },
  ];
}

const INTERRUPTED = /^(?:SIGINT|SIGTERM|SIGHUP|exit code (?:129|130|143))$/;
