import { RESERVATION_CHARS } from '../../language/claims.ts';
import { toQuote } from '../../language/sentences.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { type ClaimInRun, EARLIER_CALLS, toClaims } from './claim-in-run.ts';
import { findObjection, LEAST_ID_CHARS } from './claims-against-record.ts';
import type { Contradiction, Objection } from './objection.ts';

const SUCCESS_AGAIN = 'A new run shows a call that does this and succeeds, before the answer says so.';

/** Answers that claim more than the record shows. The claim alone says nothing: honest and false ones use the same words. */
export const unverifiedClaim = defineDetector<
  Contradiction,
  'conversations' | 'finalAnswers' | 'processes' | 'source' | 'reading'
>({
  meta: {
    id: 'unverified_claim',
    title: 'Unverified claim',
    why: 'A success that did not happen is worse than a failure: nobody looks again.',
    signals: ['assistant_message', 'tool_call'],
    revision: 1,
    messages: {
      no_call: {
        says: 'The answer says that something was done (“{quote}”), but the agent called no tool at all.',
        remedy:
          'Do not believe this answer; check that the tool is offered to the model, and tell the agent to report only what a tool has confirmed.',
        verification: SUCCESS_AGAIN,
      },
      no_such_call: {
        says: 'The answer says “{quote}”, but no call that could have done this was made.',
        remedy: 'Do it by hand or ask again; tell the agent to report an action only after the tool has confirmed it.',
        verification: SUCCESS_AGAIN,
      },
      action_failed: {
        says: 'The answer says “{quote}”, but every call that could have done this failed.',
        remedy: 'Mend what made the calls fail, and tell the agent to report failed calls as failed.',
        verification: SUCCESS_AGAIN,
      },
      unknown_id: {
        says: 'The answer names {about}, which stands in no result: it may be invented.',
        remedy: 'Look the identifier up where it should exist before you pass it on.',
        verification: 'In a new run every identifier of the answer stands in a result.',
      },
      not_remembered: {
        says: 'Memory had nothing to say, and the answer states “{about}” all the same, which stands nowhere before: “{quote}”.',
        remedy:
          'Do not rely on this value; write the fact to memory, and tell the agent to say so when memory is silent.',
        verification: 'In a new run memory finds the fact, or the answer says that it is not known.',
      },
      tests_failed: {
        says: 'The answer says “{quote}”, but the last run of the tests failed.',
        remedy: 'Run the tests yourself; tell the agent to quote the last line of the test run in its answer.',
        verification: 'The last run of the tests in a new run ends without failures.',
      },
      tests_not_run: {
        says: 'The answer says “{quote}”, but nothing that tests was run.',
        remedy: 'Run the tests yourself; tell the agent to run them after its last change.',
        verification: 'A new run shows a run of the tests after the last change.',
      },
      check_failed: {
        says: 'The answer says “{quote}”, but the last command that was run failed and nothing was run after it.',
        remedy:
          'Look at the output of that command; tell the agent to go on until its last check succeeds, or to say that it did not.',
        verification: 'In a new run the last command before the answer succeeds.',
      },
      crash_shown: {
        says: 'The answer says “{quote}”, but the last output shows a crash: {about}.',
        remedy: 'Look at that output; tell the agent to read what its last command printed before it reports.',
        verification: 'In a new run the last output before the answer shows no crash.',
      },
      write_failed: {
        says: 'The answer says “{quote}”, but the last attempt to write {about} failed.',
        remedy: 'Compare the file with what the answer says; tell the agent to read a file back after writing it.',
        verification: 'A new run shows a successful write of {about}.',
      },
      never_run: {
        says: 'The answer presents {about}, which was written and never run.',
        remedy: 'Run it before you rely on it; tell the agent to try out what it writes.',
        verification: 'A new run shows a command that runs {about}.',
      },
      test_never_run: {
        says: 'The answer presents the tests in {about}, which were written and never run with success.',
        remedy: 'Run them before you rely on them; give the agent an environment in which the tests can run.',
        verification: 'A new run shows a successful run of {about}.',
      },
      plan_open: {
        says: 'The answer says “{quote}”, but in the agent’s own plan steps are still open, such as “{about}”.',
        remedy: 'Ask for the open steps; tell the agent to finish its plan, or to say what is left.',
        verification: 'In a new run every step of the plan is marked as done before the answer.',
      },
      unchecked: {
        says: 'The answer says that the work is done, and that it could not be tried: “{quote}”.',
        remedy: 'Try it before you rely on it; give the agent an environment in which it can check its work.',
        verification: 'A new run shows a check that succeeds before the answer.',
      },
      stand_in: {
        says: 'The answer says that the work is done, and admits elsewhere that it is not the real thing: “{quote}”.',
        remedy:
          'Decide whether this will do; if not, say in the task that stand-ins and partial work are to be reported as failure.',
        verification: 'The answer of a new run makes no such reservation.',
      },
      ends_with_agent: {
        says: 'The answer says “{quote}”, but it was started as a child of the agent, and the agent has ended since.',
        remedy: 'Have it started by a service manager, or detached from the agent, and check it from outside.',
        verification: 'It can be reached after the agent has ended.',
      },
    },
  },
  needs: ['conversations', 'finalAnswers', 'processes', 'source', 'reading'],
  thresholds: {
    reservationChars: RESERVATION_CHARS,
    earlierCalls: EARLIER_CALLS,
    leastIdChars: LEAST_ID_CHARS,
  },
  detect({ conversations, finalAnswers, processes, source, reading }) {
    const hasEnded = processes.some(({ what }) => what === 'end');
    const findings = conversations
      .flatMap((conversation) => toClaims(conversation, finalAnswers, reading))
      .flatMap((claim) => {
        const isOver = source === 'trace' ? claim.run.end !== null : hasEnded;
        const objection = findObjection(claim, { isOver });
        return objection ? [toFinding(claim, objection)] : [];
      });
    return toOutcome(findings);
  },
});

function toFinding({ answer }: ClaimInRun, objection: Objection): FindingDraft<Contradiction> {
  const shown = objection.calls.flatMap(({ eventId, result }) => (result ? [eventId, result.eventId] : [eventId]));
  const events = [...new Set([...shown, answer.eventId])];
  return {
    message: objection.what,
    data: { quote: toQuote(objection.sentence), about: toQuote(objection.about) },
    severity: objection.severity,
    level: objection.level,
    certainty: objection.certainty,
    events,
    beganAt: events[0] ?? answer.eventId,
    counts: { n: 1 },
    wasted: [],
  };
}
