import type { Message, Run } from '../../model/execution.ts';
import type { Severity } from '../../model/failure-types.ts';
import type { Reading } from '../../model/reading.ts';
import { takeEnds } from '../../model/take-ends.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findRepeatedWords } from './repeated-words.ts';
import { findRewrites, findStretches, mergeStretches, type Stretch, toRows } from './tool-loop-search.ts';
import { type LoopStep, toLoopSteps } from './tool-loop-steps.ts';

const THRESHOLDS = {
  sameCalls: {
    value: 3,
    because:
      'A second identical call with an identical result happens in healthy work (to double-check). Set by judgement; on the labelled traces, two flags healthy runs and four misses every fourth loop.',
  },
  cycleRounds: {
    value: 2,
    because:
      'Repeating the same checks once at the end is good practice. A cycle counts when each of its calls was made twice and at least one a third time. Set by judgement.',
  },
  cycleCalls: {
    value: 6,
    because:
      'Two alternating calls need three rounds: edit and test, then revert and test, is still an experiment. Set by judgement.',
  },
  waitingCalls: {
    value: 10,
    because:
      'Ten status checks without any news is where the host itself begins to warn. A long build deserves patience. No labelled trace decides it.',
  },
  rewrites: {
    value: 4,
    because:
      'The same text may be written again after it was undone or refused once. Four times within the reach means returning to what did not help, whatever is tried in between. Set by judgement.',
  },
  sameWords: {
    value: 4,
    because:
      'Repeating a message without a call in between does nothing. A host may show one message twice, but not four times. No successful labelled run has three.',
  },
  reach: {
    value: 30,
    because: 'A call that was last made more than 30 calls ago may well be due again. No labelled trace decides it.',
  },
  manyCalls: {
    value: 5,
    because:
      'Set by judgement: after three or four repeats the run may still recover by itself; from five on it is stuck.',
  },
  endlessCalls: {
    value: 8,
    because: 'Nobody repeats a call eight times for a reason. The recorded run of that length had to be rated unsafe.',
  },
  leftFactor: {
    value: 4,
    because:
      'Eight to sixteen equal calls before an honest answer are wasteful, not ruinous: the authors of four verdict books say so. A reported case of 32 is.',
  },
  unseenFactor: {
    value: 2,
    because:
      'Without results, or with a mere “ok”, clicking “next” repeatedly looks like a loop: twice as many calls are needed for the same severity. Set by judgement.',
  },
} as const;

/** Citing more events than this would not make it clearer. */
const CITED_FROM_START = 25;
const CITED_FROM_END = 5;

type MessageId = 'same_call' | 'same_failure' | 'cycle' | 'several' | 'waiting' | 'unseen' | 'same_words';

/** Calls that are repeated although they return nothing new. */
export const infiniteToolLoop = defineDetector<MessageId, 'runs' | 'finalAnswers' | 'reading'>({
  meta: {
    id: 'infinite_tool_loop',
    title: 'Infinite tool loop',
    why: 'A run that repeats itself wastes tokens and time, and does not stop by itself.',
    signals: ['tool_call'],
    revision: 1,
    messages: {
      same_call: {
        says: 'The agent called {tool} {n|time|times} with identical arguments and got the same result; {wasted|call was|calls were} wasted. {after}',
        remedy:
          'Tell the agent what to do when {tool} returns nothing new (report it, or try another approach), and turn on the host’s loop guard.',
        verification: 'A new run of the same job calls {tool} with the same arguments at most twice in a row.',
      },
      same_failure: {
        says: 'The agent called {tool} {n|time|times} with identical arguments and got the same error; {wasted|call was|calls were} wasted. {after}',
        remedy:
          'Fix what {tool} complains about (“{failure}”), and tell the agent to change the call or stop after getting the same error twice.',
        verification: 'In a new run, {tool} succeeds, or the agent stops calling it after the same error twice.',
      },
      cycle: {
        says: 'The agent repeated a cycle of {distinct|call|calls} ({tools}), {n|call|calls} in all, and nothing changed; {wasted|call was|calls were} wasted. {after}',
        remedy:
          'Look at the first round: the agent undoes or repeats its own steps. Give it the missing information, or a rule to stop when a result repeats.',
        verification: 'A new run shows no stretch in which every call and every result is a repeat.',
      },
      several: {
        says: 'The agent got stuck on {distinct|call|calls} one after the other ({tools}), {n|call|calls} in all, and each returned the same result again; {wasted|call was|calls were} wasted. {after}',
        remedy:
          'Look at the first of these calls: tell the agent what to do when a call returns nothing new (report it, or try another approach), and turn on the host’s loop guard.',
        verification: 'A new run of the same job makes no call three times in a row with the same result.',
      },
      same_words: {
        says: 'The agent repeated the same message {n|time|times} without doing anything in between. {after}',
        remedy:
          'Tell the agent how to end the job, or what to do when it is stuck, and check that the host notices an answer without a call.',
        verification: 'A new run of the same job ends after the first such message.',
      },
      waiting: {
        says: 'The agent checked for progress {n|time|times} ({tool}) and never saw a change; {wasted|call was|calls were} wasted. {after}',
        remedy:
          'Have it wait longer between checks, set a limit for waiting, and check whether what it waits for is running at all.',
        verification: 'A new run checks fewer than {limit|time|times} without seeing a change.',
      },
      unseen: {
        says: 'The agent called {tool} {n|time|times} with identical arguments; the results were not recorded. {after}',
        remedy:
          'Check whether {tool} had any effect, tell the agent what to do when it has none, and record results if the host can show them.',
        verification: 'A new run of the same job calls {tool} with the same arguments at most twice in a row.',
      },
    },
  },
  needs: ['runs', 'finalAnswers', 'reading'],
  thresholds: THRESHOLDS,
  detect: ({ runs, finalAnswers, reading }) =>
    toOutcome(
      runs
        .filter(({ hidden }) => !hidden)
        .flatMap((run) => [
          ...findLoops(run, reading).map((loop) => toFinding(loop, run, finalAnswers.has(run))),
          ...findRepeatedWords(run, THRESHOLDS.sameWords.value).map((said) => toFindingOfWords(said, run)),
        ]),
    ),
});

function findLoops(run: Run, reading: Reading): Stretch[] {
  const { reach, rewrites } = THRESHOLDS;
  const steps = toLoopSteps(run.calls, reading);
  const stretches = findStretches(run, steps, reach.value, reading).flatMap(toLoops);
  return mergeStretches([...stretches, ...findRewrites(steps, reach.value, rewrites.value)]);
}

/** The stretch as a whole, or the rows of one call in it. */
function toLoops(stretch: Stretch): Stretch[] {
  return isLoop(stretch) ? [stretch] : toRows(stretch).filter(isLoop);
}

function isLoop({ steps, identities }: Stretch): boolean {
  const { sameCalls, cycleRounds, cycleCalls, waitingCalls } = THRESHOLDS;
  const distinct = identities.size;
  if (steps.every(({ isWaiting }) => isWaiting)) return steps.length >= waitingCalls.value * distinct;
  if (distinct === 1) return steps.length >= sameCalls.value;
  return steps.length >= Math.max(cycleCalls.value, cycleRounds.value * distinct + 1);
}

function toFinding(loop: Stretch, run: Run, isAnswered: boolean): FindingDraft<MessageId> {
  const { steps, repeats, identities } = loop;
  const first = steps[0] as LoopStep;
  const message = toMessage(loop);
  const tools = [...new Set(steps.map(({ call }) => call.tool))];
  const failed = steps.find(({ isFailure }) => isFailure)?.call.result;
  return {
    message,
    data: {
      tool: first.call.tool,
      tools: tools.slice(0, 5).join(', '),
      n: steps.length,
      distinct: identities.size,
      wasted: repeats.length,
      failure: (failed?.error ?? failed?.text ?? '').split('\n', 1)[0]?.slice(0, 120) ?? '',
      limit: THRESHOLDS.waitingCalls.value,
      after: describeEnd(loop, run, isAnswered),
    },
    severity: toSeverity(loop, message, isAnswered || !loop.isLast),
    level: 'runtime_event',
    certainty: message === 'unseen' ? 0.6 : message === 'waiting' ? 0.7 : 0.95,
    events: takeEnds(
      steps.map(({ call }) => call.eventId),
      CITED_FROM_START,
      CITED_FROM_END,
    ),
    beganAt: first.call.eventId,
    counts: { n: steps.length, retries: countRetries(steps) },
    wasted: repeats.map(({ call }) => call.eventId),
  };
}

function toMessage({ steps, identities }: Stretch): MessageId {
  if (steps.every(({ isWaiting }) => isWaiting)) return 'waiting';
  if (identities.size > 1) return countRows(steps) > identities.size ? 'cycle' : 'several';
  if (steps.some(({ isSeen }) => !isSeen)) return 'unseen';
  return steps.every(({ isFailure }) => isFailure) ? 'same_failure' : 'same_call';
}

function toSeverity({ steps, identities }: Stretch, message: MessageId, isLeft: boolean): Severity {
  const { manyCalls, endlessCalls, unseenFactor, leftFactor, waitingCalls } = THRESHOLDS;
  // A long cycle is as bad as the number of times that one goes round it, several rows are as bad as the longest.
  const rounds = message === 'several' ? toLongestRow(steps) : steps.length / identities.size;
  if (message === 'waiting') return rounds >= 3 * waitingCalls.value ? 'high' : 'medium';
  const factor = steps.some(({ isTelling }) => !isTelling) ? unseenFactor.value : 1;
  // An agent that found its way out wasted work; one that did not, did nothing else.
  const isEndless = rounds >= endlessCalls.value * factor * (isLeft ? leftFactor.value : 1);
  // Whoever asks without a pause how something gets on is impatient and no danger.
  if (isEndless) return steps.every(({ isUnderWay }) => isUnderWay) ? 'high' : 'critical';
  return Math.max(rounds, steps.length / 2) >= manyCalls.value * factor ? 'high' : 'medium';
}

function countRows(steps: readonly LoopStep[]): number {
  return steps.filter(({ identity }, index) => steps[index - 1]?.identity !== identity).length;
}

function toLongestRow(steps: readonly LoopStep[]): number {
  const counts = new Map<string, number>();
  for (const { identity } of steps) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return Math.max(...counts.values());
}

function toFindingOfWords(said: readonly Message[], { end }: Run): FindingDraft<MessageId> {
  const ids = said.map(({ eventId }) => eventId);
  return {
    message: 'same_words',
    data: { n: said.length, after: end === null ? 'The record ends there.' : `The run ended: ${end.ending}.` },
    severity: said.length >= THRESHOLDS.endlessCalls.value ? 'high' : 'medium',
    level: 'runtime_event',
    certainty: 0.8,
    events: takeEnds(ids, CITED_FROM_START, CITED_FROM_END),
    beganAt: ids[0] as string,
    counts: { n: said.length, retries: 0 },
    wasted: ids.slice(1),
  };
}

function describeEnd({ isLast }: Stretch, { end }: Run, isAnswered: boolean): string {
  if (!isLast) return 'Afterwards the run went on to something else.';
  if (isAnswered) return 'Then it answered without having tried anything else.';
  return end === null || end.ending === 'success' ? 'The record ends there.' : `The run ended there (${end.ending}).`;
}

/** Calls that were made again although the same call had just failed. */
function countRetries(steps: readonly LoopStep[]): number {
  const failed = new Set<string>();
  let retries = 0;
  for (const { identity, isFailure } of steps) {
    if (failed.has(identity)) retries += 1;
    if (isFailure) failed.add(identity);
  }
  return retries;
}
