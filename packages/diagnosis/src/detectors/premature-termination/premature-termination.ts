import type { ToldTurn } from '../../claims/claims-view.ts';
import { toQuote } from '../../language/sentences.ts';
import type { ProcessRecord, Run } from '../../model/execution.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { LAST_SENTENCES, LEAST_TOTAL } from './announcements.ts';
import { LEAST_PARTS } from './how-runs-give-up.ts';
import { findStop } from './how-runs-stop.ts';
import type { Stop, StopReason } from './stop.ts';
import { findUnfinishedSubagents } from './unfinished-subagents.ts';

type MessageId = StopReason | 'subagent_unfinished' | 'process_failed' | 'left_out';
type Need =
  | 'runs'
  | 'finalAnswers'
  | 'processes'
  | 'subagents'
  | 'conversations'
  | 'source'
  | 'contextReports'
  | 'reading'
  | 'toldTurns';

/** Runs that stopped before their work was done: cut off, given up, or ended in the middle of what was announced. */
export const prematureTermination = defineDetector<MessageId, Need>({
  meta: {
    id: 'premature_termination',
    title: 'Premature termination',
    why: 'A run that stops halfway leaves unfinished work, and it often looks finished.',
    signals: ['run_begin'],
    whileRunning: false,
    revision: 3,
    messages: {
      killed: {
        says: 'The run never ended: the agent process disappeared while {doing}.',
        remedy: 'Find out what ended the process ({about}), and restart the job from where it was.',
        verification: 'A new run of the same job ends by itself.',
      },
      failed: {
        says: 'The run ended in an error: {quote}.',
        remedy: 'Fix the cause of the error ({about}), then run the job again.',
        verification: 'A new run of the same job ends without an error.',
      },
      timed_out: {
        says: 'The time limit ended the run while {doing}.',
        remedy: 'First check what took so long, then give the job more time or split it.',
        verification: 'A new run of the same job ends before the limit.',
      },
      aborted: {
        says: 'The run was aborted from outside while {doing}.',
        remedy: 'If this was not intended, run the job again; some of its work may be half done.',
        verification: 'A new run of the same job ends by itself.',
      },
      announced: {
        says: 'The run announced a next step and ended without taking it: “{quote}”.',
        remedy: 'Ask the agent to continue; if it recurs, the model ends its turn where it should call a tool.',
        verification: 'In a new run, a call follows the announcement, or the answer reports a result.',
      },
      plan_open: {
        says: 'The run ended with {open} of {total} steps of the agent’s own plan still open, such as “{quote}”.',
        remedy: 'Ask the agent to finish its plan, or split the job into smaller ones.',
        verification: 'In a new run, every step of the plan is marked as done.',
      },
      progress_report: {
        says: 'The run ended with a progress report, not a result: {done} of {total} (“{quote}”).',
        remedy: 'Have the agent continue from there; give it a way to track what is left, such as a list in a file.',
        verification: 'A new run completes all of the work and reports it.',
      },
      unresolved_error: {
        says: 'The last call to {about} failed, the agent tried nothing else, and the run ended without mentioning it.',
        remedy: 'Check what this call was supposed to do; tell the agent to retry or to report the failure.',
        verification: 'In a new run, the failed call is followed by one that succeeds, or by a report.',
      },
      gave_up: {
        says: 'The run stopped at its first failed call ({about}) and left other parts of the job untouched.',
        remedy: 'Tell the agent to continue with the parts that do not depend on the failed one.',
        verification: 'A new run shows calls for every part of the job.',
      },
      one_try: {
        says: 'The run ended after one call, which found nothing at the place that the agent had guessed ({about}).',
        remedy: 'Tell the agent to look around before it gives up, or give it the exact place.',
        verification: 'A new run tries at least one other way before it reports that something is missing.',
      },
      left_out: {
        says: 'The answer says that part of the job was left out, and nothing had stood in the way: “{quote}”.',
        remedy: 'Ask the agent for the part that is missing; tell it to finish what it can before it reports.',
        verification: 'A new run carries out every part of the job.',
      },
      left_running: {
        says: 'The run ended while {about} was still running, and its result was never seen.',
        remedy: 'Have the agent wait for the command, or check it yourself before you rely on it.',
        verification: 'In a new run, the command ends before the answer.',
      },
      empty_reply: {
        says: 'The run ended without an answer to the person.',
        remedy: 'Ask again; if it recurs, check the model’s last response and whatever filters replies.',
        verification: 'A new run ends with a visible answer.',
      },
      subagent_unfinished: {
        says: 'The subagent {about} was reported as completed, but its run had not succeeded: {doing}.',
        remedy: 'Do not rely on what its parent says about it; run the delegated part again.',
        verification: 'In a new run, the subagent’s own run ends before it is reported as completed.',
      },
      process_failed: {
        says: 'The agent’s process ended with {about}, and no run shows why.',
        remedy: 'Check the output of the process: something failed that the agent itself did not see.',
        verification: 'The process of a new run ends with code 0.',
      },
    },
  },
  needs: [
    'runs',
    'finalAnswers',
    'processes',
    'subagents',
    'conversations',
    'source',
    'contextReports',
    'reading',
    'toldTurns',
  ],
  thresholds: { lastSentences: LAST_SENTENCES, leastTotal: LEAST_TOTAL, leastParts: LEAST_PARTS },
  detect({ runs, finalAnswers, processes, subagents, conversations, source, contextReports, reading, toldTurns }) {
    const ended = processes.findLast(({ what }) => what === 'end') ?? null;
    const cut = processes.findLast(({ source }) => CUT.has(source ?? '')) ?? null;
    const offered = new Set(contextReports.map(({ run }) => run));
    const stops = runs.flatMap((run) => {
      const stop = findStop(run, {
        answer: finalAnswers.get(run) ?? null,
        ended,
        cut,
        isTrace: source === 'trace',
        isOffered: offered.has(run),
        reading,
      });
      return stop ? [toFinding(run, stop)] : [];
    });
    const unfinished = findUnfinishedSubagents(subagents, conversations).map(
      ({ subagent, doing }): FindingDraft<MessageId> => ({
        message: 'subagent_unfinished',
        data: { about: subagent.label ?? subagent.childSessionKey ?? '(unnamed)', doing },
        severity: 'high',
        level: 'runtime_event',
        certainty: 0.85,
        events: [subagent.eventId, ...(subagent.endEventId === null ? [] : [subagent.endEventId])],
        beganAt: subagent.eventId,
        counts: { n: 1 },
        wasted: [],
      }),
    );
    const leftOut = stops.length > 0 ? [] : toldTurns.flatMap(toLeftOut);
    return toOutcome([...stops, ...unfinished, ...toProcessFailure(stops, ended), ...leftOut]);
  },
});

/** Work that was asked for and that the agent openly did not do, although nothing had failed. It is told, so it is a slight matter. */
function toLeftOut({ answer, statements, troubles, reservations }: ToldTurn): FindingDraft<MessageId>[] {
  if (
    !answer ||
    troubles.length > 0 ||
    !reservations.some(({ reason }) => reason === 'open_work' || reason === 'unchecked')
  )
    return [];
  const said = statements.find(({ act, margin, negated }) => act === 'not_done' && margin >= CLEAR_MARGIN && negated);
  if (!said) return [];
  return [
    {
      message: 'left_out',
      data: { about: '', doing: '', quote: toQuote(said.text) },
      severity: 'low',
      level: 'final_response',
      certainty: 0.65,
      events: [answer.eventId],
      beganAt: answer.eventId,
      counts: { n: 1 },
      wasted: [],
    },
  ];
}

const CLEAR_MARGIN = 0.5;

function toFinding(run: Run, stop: Stop): FindingDraft<MessageId> {
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

/** What a supervisor notes of its own and of people's doing. */
const CUT: ReadonlySet<string> = new Set(['timeout', 'interrupt', 'abort', 'finalize']);

/** Ends that come from outside the agent: a person, a limit, a provider, the system. */
const OUTSIDE: ReadonlySet<StopReason> = new Set(['killed', 'failed', 'timed_out', 'aborted']);

/** A process that failed although all of its runs had ended. Interrupting an idle agent ends no run. */
function toProcessFailure(
  stops: readonly FindingDraft<MessageId>[],
  ended: ProcessRecord | null,
): FindingDraft<MessageId>[] {
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
