import type { Run } from '../../model/execution.ts';
import { toFailureLine } from '../../model/failure-line.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Reading } from '../../model/reading.ts';
import { takeEnds } from '../../model/take-ends.ts';
import { toOneLine } from '../../model/words.ts';
import { cite, toShown } from '../cite.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { type Attempt, groupUnmended, hasAttemptFailed, toAttempts } from './tool-error-attempts.ts';

const THRESHOLDS = {
  failuresAtEnd: {
    value: 3,
    because:
      'Failures in a row mean nothing by themselves, because solved runs have them too; three with nothing after them are an end. Set by judgement.',
  },
  attempts: {
    value: 3,
    because:
      'Trying the same thing without success is common; it counts only when the run is nearly over and it never worked. Set by judgement.',
  },
  nearEnd: {
    value: 5,
    because:
      'An agent that continues for longer after giving something up has found another way. One labelled trace decides it, so it is set by judgement.',
  },
  sameFailures: {
    value: 5,
    because:
      'The same message five times for different calls shows one cause that is not being fixed. Set by judgement.',
  },
  allFailed: {
    value: 3,
    because: 'One or two failing calls may be all that a question needs. No labelled trace decides it.',
  },
  refusals: {
    value: 3,
    because:
      'A call that is refused before it is executed cannot succeed by retrying: the second attempt may be a correction, the third is not.',
  },
  severe: {
    value: 5,
    because: 'Five failures with nothing achieved: in the recorded run of six, the person had nothing at the end.',
  },
  endless: {
    value: 20,
    because: 'Reported incidents had 40 and more than 200 such calls; nothing healthy comes near 20.',
  },
} as const;

/** Citing more events than this would not make it clearer. */
const CITED_FIRST = 25;
const CITED_LAST = 5;

type MessageId = 'nothing_worked' | 'failed_to_the_end' | 'never_achieved' | 'same_failure' | 'refused_again';

/** Failures that the run did not recover from. An error that was fixed is normal work and is not counted. */
export const toolErrorCascade = defineDetector<MessageId, 'runs' | 'reading' | 'finalAnswers'>({
  meta: {
    id: 'tool_error_cascade',
    title: 'Tool error cascade',
    why: 'When what failed is never achieved, the job is not done, whatever the answer says.',
    signals: ['tool_call', 'tool_outcome'],
    revision: 1,
    messages: {
      nothing_worked: {
        says: 'None of the run’s calls worked: {n|call|calls} failed ({tools}). The last message was: {failure}.',
        remedy:
          'Start with the first of these failures: {first}. Check that the agent runs in the right place, with the right tools.',
        verification: 'In a new run, calls succeed.',
      },
      failed_to_the_end: {
        says: 'The last {n|call|calls} of the run all failed ({tools}), and nothing came after them. The last message was: {failure}.',
        remedy: 'Start with the first of these failures: {first}. Fix its cause, or give the agent another way.',
        verification:
          'In a new run, at least one call after such a failure succeeds, or the agent asks for help earlier.',
      },
      never_achieved: {
        says: 'The agent tried {target} {n|time|times} and it never worked, up to the end of the run. The last message was: {failure}.',
        remedy:
          'Get {target} to work manually first, then tell the agent what it needs; have it stop and ask after two failures.',
        verification: 'A new run shows a successful call to {target}.',
      },
      same_failure: {
        says: '{n|call|calls} to {tool} failed with the same message although the arguments differed, and none ever succeeded: {failure}.',
        remedy: 'The arguments are not the cause. Fix the cause ({failure}) before the agent runs again.',
        verification: 'A new run shows this message at most twice.',
      },
      refused_again: {
        says: 'The host or the tool refused {tool} {n|time|times} before executing anything, and calling it again did not help: {failure}.',
        remedy: 'Tell the agent what {tool} expects or is allowed to do; retrying cannot fix such a refusal.',
        verification: 'In a new run, {tool} is accepted, or not called again after the second refusal.',
      },
    },
  },
  needs: ['runs', 'reading', 'finalAnswers'],
  thresholds: THRESHOLDS,
  detect: ({ runs, reading, finalAnswers }) =>
    toOutcome(runs.filter(({ hidden }) => !hidden).flatMap((run) => judgeRun(run, reading, finalAnswers.has(run)))),
});

interface Cascade {
  readonly message: MessageId;
  readonly failures: readonly Attempt[];
  /** The same tools did other work in between: the run was not stuck. */
  readonly isInterrupted?: boolean;
}

function judgeRun(run: Run, reading: Reading, isAnswered: boolean): FindingDraft<MessageId>[] {
  let failed = 0;
  for (const call of run.calls) if (hasAttemptFailed(call)) failed += 1;
  if (failed < LEAST_FAILURES) return [];
  const attempts = toAttempts(run, reading);
  if (!attempts.some(({ isFailure }) => isFailure)) return [];
  const cascades = [
    ...findRefusals(attempts),
    ...findSameFailures(attempts),
    ...findNeverAchieved(attempts),
    ...findFailedToTheEnd(attempts),
    ...findNothingWorked(attempts),
  ];
  return withoutOverlap(cascades).map((cascade) => toFinding(cascade, isAnswered));
}

/** With fewer failures than the least threshold asks for there is no cascade. */
const LEAST_FAILURES = Math.min(
  THRESHOLDS.refusals.value,
  THRESHOLDS.sameFailures.value,
  THRESHOLDS.attempts.value,
  THRESHOLDS.failuresAtEnd.value,
  THRESHOLDS.allFailed.value,
);

const byTool = ({ call }: Attempt): string => call.tool;
const byTarget = ({ target }: Attempt): string => target;

function findRefusals(attempts: readonly Attempt[]): Cascade[] {
  return groupUnmended(attempts, ({ isRefusal, signature }) => (isRefusal ? signature : null), byTool)
    .filter((failures) => failures.length >= THRESHOLDS.refusals.value)
    .map((failures) => ({ message: 'refused_again', failures }));
}

function findSameFailures(attempts: readonly Attempt[]): Cascade[] {
  return groupUnmended(
    attempts,
    ({ isLookup, signature }) => (isLookup ? null : signature),
    ({ means }) => means,
  )
    .filter((failures) => failures.length >= THRESHOLDS.sameFailures.value)
    .filter((failures) => new Set(failures.map(({ call }) => call.key)).size > 1)
    .map((failures) => ({ message: 'same_failure', failures, isInterrupted: isInterrupted(attempts, failures) }));
}

function isInterrupted(attempts: readonly Attempt[], failures: readonly Attempt[]): boolean {
  const tool = failures[0]?.call.tool;
  const [from, to] = [failures[0], failures.at(-1)].map((failure) => attempts.length - 1 - (failure?.left ?? 0));
  return attempts.slice(from, to).some(({ call, isFailure }) => !isFailure && call.tool === tool);
}

function findNeverAchieved(attempts: readonly Attempt[]): Cascade[] {
  return groupUnmended(attempts, byTarget, byTarget)
    .filter((failures) => failures.length >= THRESHOLDS.attempts.value)
    .filter((failures) => (failures.at(-1)?.left ?? 0) <= THRESHOLDS.nearEnd.value)
    .map((failures) => ({ message: 'never_achieved', failures }));
}

function findFailedToTheEnd(attempts: readonly Attempt[]): Cascade[] {
  const tail = attempts.slice(attempts.findLastIndex(({ isFailure }) => !isFailure) + 1);
  const failures = tail.filter(({ isLookup }) => !isLookup);
  return failures.length >= THRESHOLDS.failuresAtEnd.value ? [{ message: 'failed_to_the_end', failures }] : [];
}

/** Looking for what is not there counts too when nothing else was achieved, but looking alone is a question and its answer. */
function findNothingWorked(attempts: readonly Attempt[]): Cascade[] {
  const isAll = attempts.length >= THRESHOLDS.allFailed.value && attempts.every(({ isFailure }) => isFailure);
  const isWork = attempts.some(({ isLookup }) => !isLookup);
  return isAll && isWork ? [{ message: 'nothing_worked', failures: attempts }] : [];
}

/** The largest first; a cascade that shares failures with a larger one adds nothing. */
function withoutOverlap(cascades: readonly Cascade[]): Cascade[] {
  const told = new Set<Attempt>();
  return [...cascades]
    .sort((left, right) => right.failures.length - left.failures.length)
    .filter(({ failures }) => {
      if (failures.some((failure) => told.has(failure))) return false;
      for (const failure of failures) told.add(failure);
      return true;
    });
}

function toFinding(cascade: Cascade, isAnswered: boolean): FindingDraft<MessageId> {
  const { message, failures } = cascade;
  const first = failures[0] as Attempt;
  const last = failures.at(-1) as Attempt;
  const events = cite(failures.map(({ call }) => toShown(call)));
  return {
    message,
    data: {
      n: failures.length,
      tool: first.call.tool,
      tools: [...new Set(failures.map(byTool))].slice(0, 5).join(', '),
      target: toOneLine(first.target, 80),
      first: describeFailure(first),
      failure: describeFailure(last),
    },
    severity: toSeverity(cascade, isAnswered),
    level: 'runtime_event',
    certainty: failures.some(({ call }) => call.result?.outcomeFromText) ? 0.7 : 0.9,
    events: takeEnds(events, CITED_FIRST, CITED_LAST),
    beganAt: events[0] as string,
    counts: { n: failures.length },
    wasted: failures.map(({ call }) => call.eventId),
  };
}

function toSeverity({ message, failures, isInterrupted }: Cascade, isAnswered: boolean): Severity {
  const { endless, severe, nearEnd } = THRESHOLDS;
  if (failures.length >= endless.value) return isAnswered && failures.length < 2 * endless.value ? 'high' : 'critical';
  if (message === 'nothing_worked') return 'high';
  const wasLeftBehind = (failures.at(-1)?.left ?? 0) > nearEnd.value;
  return failures.length >= severe.value && !wasLeftBehind && !isInterrupted ? 'high' : 'medium';
}

/** The most informative line, without its full stop: the sentence has its own. */
function describeFailure({ call }: Attempt): string {
  const line = call.result ? toOneLine(toFailureLine(call.result), 140) : 'no message';
  return `“${line.replace(/[.!]$/, '')}”`;
}
