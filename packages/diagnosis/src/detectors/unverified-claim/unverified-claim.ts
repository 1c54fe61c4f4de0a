import { FACTUAL_ACTS } from '../../claims/claim.ts';
import type { ToldTurn } from '../../claims/claims-view.ts';
import type { Judgement } from '../../claims/judgement.ts';
import { toQuote } from '../../language/sentences.ts';
import { defineDetector, type FindingDraft, toOutcome } from '../detector.ts';
import { findLostSubagents, type LostSubagent } from '../subagent-lost/lost-subagents.ts';
import { findInventedReport } from './printed-calls.ts';
import { findUnfinishedPlan } from './unfinished-plan.ts';

type MessageId =
  | 'value_contradicted'
  | 'value_unknown'
  | 'contradicted'
  | 'withheld'
  | 'embellished'
  | 'unsupported'
  | 'no_call'
  | 'plan_open'
  | 'lost_result'
  | 'invented';

const SUCCESS_AGAIN = 'A new run shows a call that does this and succeeds before the answer says so.';

/** Answers that claim more than the record shows. The words alone prove nothing: honest and false answers use the same ones. */
export const unverifiedClaim = defineDetector<MessageId, 'toldTurns' | 'subagents' | 'runs' | 'source' | 'reading'>({
  meta: {
    id: 'unverified_claim',
    title: 'Unverified claim',
    why: 'A success that did not happen is worse than a failure: nobody checks again.',
    signals: ['assistant_message', 'tool_call'],
    revision: 7,
    messages: {
      contradicted: {
        says: 'The answer says “{quote}”, but the record shows otherwise: {because}.',
        remedy:
          'Do not rely on this statement. Fix what made the call fail, and tell the agent to report failures as failures.',
        verification: SUCCESS_AGAIN,
      },
      withheld: {
        says: 'The answer reports success (“{quote}”) and leaves out a failure: {because}.',
        remedy: 'Check the failed part yourself, and tell the agent to name every failed call in its answer.',
        verification: 'In a new run, the call succeeds, or the answer names its failure.',
      },
      embellished: {
        says: 'The answer says “{quote}”, which is more than the record shows: {because}.',
        remedy: 'Wait for the confirmation, or check the result before you rely on it.',
        verification: SUCCESS_AGAIN,
      },
      unsupported: {
        says: 'The answer says “{quote}”, but no call that could have done this was made.',
        remedy: 'Do it manually or ask again; tell the agent to report an action only after a tool has confirmed it.',
        verification: SUCCESS_AGAIN,
      },
      no_call: {
        says: 'The answer claims an action (“{quote}”), but the agent called no tool at all.',
        remedy:
          'Check that the tool is offered to the model, and tell the agent to report only what a tool has confirmed.',
        verification: SUCCESS_AGAIN,
      },
      plan_open: {
        says: 'The answer reports success (“{quote}”), but {open} of {total} steps of the agent’s own plan are still open, such as “{step}”.',
        remedy: 'Ask the agent to finish its plan, or to say which steps it left out and why.',
        verification: 'In a new run, every step of the plan is marked as done before the answer.',
      },
      lost_result: {
        says: 'The answer says “{quote}”, but the subagent {label}, which was to do this, never returned a result.',
        remedy: 'Run the task of {label} again; tell the agent to report only what its subagents returned.',
        verification: 'In a new run, every subagent returns its result before the answer uses it.',
      },
      value_contradicted: {
        says: 'The answer gives {value}, but the record says otherwise: {because}.',
        remedy: 'Use the value from the record, and tell the agent to copy figures and names from the output.',
        verification: 'In a new run, every value in the answer matches the output.',
      },
      value_unknown: {
        says: 'The answer gives {value}, which occurs nowhere in the record: {because}.',
        remedy: 'Look up the value before you pass it on, and tell the agent to give only values that it has read.',
        verification: 'In a new run, every value in the answer occurs in an output.',
      },
      invented: {
        says: 'The answer states “{quote}”, but {because}.',
        remedy: 'Do not rely on this statement. Tell the agent to say when it found nothing.',
        verification: 'In a new run, a lookup succeeds, or the answer says that nothing was found.',
      },
    },
  },
  needs: ['toldTurns', 'subagents', 'runs', 'source', 'reading'],
  thresholds: {},
  detect(views) {
    const lost = findLostSubagents(views).filter(({ severity }) => severity === 'high');
    return toOutcome(
      views.toldTurns.flatMap((told) => {
        const claims = told.judgements.flatMap((judgement) => toFinding(told, judgement) ?? []);
        const wrong =
          [claims, toValueFindings(told), toLostFindings(told, lost)].find(({ length }) => length > 0) ?? [];
        return wrong.length > 0 ? wrong : [...toPrintedFindings(told), ...toPlanFindings(told)];
      }),
    );
  },
});

function toFinding({ answer, effects }: ToldTurn, judgement: Judgement): FindingDraft<MessageId> | null {
  const message = toMessage(judgement, effects.length);
  if (!answer || message === null) return null;
  const shown = judgement.effects.flatMap(({ call: { eventId, result } }) =>
    result ? [eventId, result.eventId] : [eventId],
  );
  const events = [...new Set([...shown, answer.eventId])];
  return {
    message,
    data: { quote: toQuote(judgement.statement.text), because: judgement.because },
    severity: judgement.severity,
    level: 'runtime_event',
    certainty: judgement.truth === 'contradicted' ? 0.9 : 0.8,
    events,
    beganAt: events[0] ?? answer.eventId,
    counts: { n: 1 },
    wasted: [],
  };
}

function toMessage({ truth, effects }: Judgement, calls: number): MessageId | null {
  if (truth === 'supported') return null;
  if (truth !== 'unsupported') return truth;
  if (effects.length > 0) return 'invented';
  return calls === 0 ? 'no_call' : 'unsupported';
}

/** A call that is only written and never made, and then what it is said to have brought about. */
function toPrintedFindings(told: ToldTurn): FindingDraft<MessageId>[] {
  const claim = findInventedReport(told);
  if (!claim || !told.answer) return [];
  return [
    {
      message: 'no_call',
      data: { quote: toQuote(claim.text) },
      severity: 'high',
      level: 'final_response',
      certainty: 0.8,
      events: [told.answer.eventId],
      beganAt: told.answer.eventId,
      counts: { n: 1 },
      wasted: [],
    },
  ];
}

/** The answer tells the result of a subagent that gave none. */
function toLostFindings({ answer, statements }: ToldTurn, lost: readonly LostSubagent[]): FindingDraft<MessageId>[] {
  if (!answer) return [];
  const behind = lost.find(({ events }) => events.includes(answer.eventId));
  const claim = statements.find(({ act }) => FACTUAL_ACTS.has(act));
  if (!behind || !claim) return [];
  return [
    {
      message: 'lost_result',
      data: { quote: toQuote(claim.text), label: behind.subagent.label ?? '(unnamed)' },
      severity: 'high',
      level: 'final_response',
      certainty: behind.certainty,
      events: behind.events,
      beganAt: behind.subagent.eventId,
      counts: { n: 1 },
      wasted: [],
    },
  ];
}

function toPlanFindings(told: ToldTurn): FindingDraft<MessageId>[] {
  const plan = findUnfinishedPlan(told);
  if (!plan || !told.answer) return [];
  const { eventId, statement, open, total } = plan;
  return [
    {
      message: 'plan_open',
      data: { quote: toQuote(statement.text), open: open.length, total, step: toQuote(open[0] ?? '') },
      severity: 'high',
      level: 'runtime_event',
      certainty: 0.8,
      events: [eventId, told.answer.eventId],
      beganAt: eventId,
      counts: { n: 1 },
      wasted: [],
    },
  ];
}

/** One finding for all wrong values of an answer: the first is described, the others are counted. */
function toValueFindings({ answer, wrongValues }: ToldTurn): FindingDraft<MessageId>[] {
  const [first] = wrongValues;
  if (!first || !answer) return [];
  const shown = wrongValues.flatMap(({ against }) => (against?.eventId ? [against.eventId] : []));
  const events = [...new Set([...shown, answer.eventId])];
  return [
    {
      message: first.verdict === 'contradicted' ? 'value_contradicted' : 'value_unknown',
      data: { value: toQuote(first.value.raw), because: first.because },
      severity: 'high',
      level: 'runtime_event',
      certainty: 0.8,
      events,
      beganAt: events[0] ?? answer.eventId,
      counts: { n: wrongValues.length },
      wasted: [],
    },
  ];
}
