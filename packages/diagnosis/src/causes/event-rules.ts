import type { RootCause } from '../model/diagnosis.ts';
import type { RunEnd, ToolCall } from '../model/execution.ts';
import type { FailureType } from '../model/failure-types.ts';
import { isFailure } from '../model/is-failure.ts';
import { toNamedEvent, toRunSteps } from '../root-cause/steps.ts';
import type { GradedFinding } from '../scoring/graded-finding.ts';
import type { CitedEvents } from './cited-events.ts';
import { holds, toEndId } from './joins-of-contexts.ts';

/** The way from one event to a later one, and the events that show it. */
interface Way {
  readonly to: string;
  readonly events: readonly string[];
}

interface EventRuleWords {
  readonly id: string;
  /** How the one event led to the other, for a person. */
  readonly because: string;
  /** What joins the two, beside their order. */
  readonly fact: string;
}

/** How the event that a failure begins with led to the one that it shows in. */
interface EventRule extends EventRuleWords {
  readonly type: FailureType;
  readonly find: (finding: GradedFinding, cited: CitedEvents) => Way | null;
}

/** The ways within failures; the first that fits a failure is reported. docs/causes.md prints this table. */
export const EVENT_RULES: readonly EventRule[] = [
  {
    id: 'error_then_same_call',
    type: 'infinite_tool_loop',
    because: 'The call failed and was repeated unchanged.',
    fact: 'the same tool and arguments, called after the error was known',
    find: (finding, cited) =>
      findRepeat(finding, cited, (first, again) => isFailure(first.result) && again.key === first.key),
  },
  {
    id: 'result_then_same_call',
    type: 'infinite_tool_loop',
    because: 'The result was known, and the call was repeated unchanged.',
    fact: 'the same tool and arguments, called after the result was known',
    find: (finding, cited) =>
      findRepeat(finding, cited, (first, again) => !isFailure(first.result) && again.key === first.key),
  },
  {
    id: 'answer_then_same_call',
    type: 'ignoring_tool_outputs',
    because: 'The result said what to do instead, or that it is not allowed, but the call was repeated.',
    fact: 'the same tool, called after the result was known',
    find: (finding, cited) => findRepeat(finding, cited, (first, again) => again.tool === first.tool),
  },
  {
    id: 'summary_then_loss',
    type: 'memory_degradation',
    because: 'What was known before the history was summarised was missing afterwards.',
    fact: 'an event before the compaction that contains what is missing after it',
    find: findLoss,
  },
  {
    id: 'result_then_full_context',
    type: 'context_pollution',
    because: 'The result stayed in the context of the model call.',
    fact: 'the same conversation, not summarised in between, with room for the result',
    find: findFullCall,
  },
  {
    id: 'failure_then_claim',
    type: 'unverified_claim',
    because: 'The call had failed, but the answer says otherwise.',
    fact: 'the failed call that could have done what is claimed',
    find: (finding, cited) => findClaim(finding, cited, AGAINST_FAILURES),
  },
  {
    id: 'empty_search_then_claim',
    type: 'unverified_claim',
    because: 'Nothing was found, but the answer states it anyway.',
    fact: 'the search without a hit that contradicts the claim',
    find: (finding, cited) => findClaim(finding, cited, AGAINST_LOOKS),
  },
  {
    id: 'fault_then_retry',
    type: 'provider_fault',
    because: 'The provider failed, the host retried, and the retry failed too.',
    fact: 'the retry that the host announced, or the next attempt of the same run',
    find: findRetry,
  },
  {
    id: 'open_work_then_end',
    type: 'premature_termination',
    because: 'It was still running when the run ended, and never finished.',
    fact: 'a call without a result, and the end of its run',
    find: findCutOff,
  },
  {
    id: 'error_then_end',
    type: 'premature_termination',
    because: 'The model call failed, and the run ended with its error.',
    fact: 'the same error, or the same class of failure, in the model call and in the end of its run',
    find: findFatalError,
  },
];

/** The first cited call that was made when the result of the one at the beginning was known, and repeats it. */
function findRepeat(
  finding: GradedFinding,
  cited: CitedEvents,
  repeats: (first: ToolCall, again: ToolCall) => boolean,
): Way | null {
  const first = cited.call(finding.draft.beganAt);
  const result = first?.result;
  if (!first || !result) return null;
  const again = cited.calls(finding).find((call) => call.position > result.position && repeats(first, call));
  return again ? { to: again.eventId, events: [first.eventId, result.eventId, again.eventId] } : null;
}

function findLoss({ draft }: GradedFinding, cited: CitedEvents): Way | null {
  const compaction = cited.compaction(draft.beganAt);
  if (!compaction) return null;
  const known = draft.events.find((id) => (cited.place(id)?.position ?? compaction.position) < compaction.position);
  const missing = draft.events.find((id) => (cited.place(id)?.position ?? 0) > compaction.position);
  return known && missing ? { to: missing, events: [known, draft.beganAt, missing] } : null;
}

function findFullCall({ draft }: GradedFinding, cited: CitedEvents): Way | null {
  const filler = cited.call(draft.beganAt);
  const full = draft.events
    .flatMap((id) => cited.modelCall(id) ?? [])
    .find((model) => filler !== undefined && holds(model, filler, cited));
  return full ? { to: toEndId(full), events: [draft.beganAt, toEndId(full)] } : null;
}

const AGAINST_FAILURES: ReadonlySet<string> = new Set(['contradicted', 'withheld', 'embellished']);
const AGAINST_LOOKS: ReadonlySet<string> = new Set(['invented']);

function findClaim({ draft }: GradedFinding, cited: CitedEvents, objections: ReadonlySet<string>): Way | null {
  const call = cited.call(draft.beganAt);
  const answer = draft.events.at(-1);
  if (!objections.has(draft.message) || !call?.result || answer === undefined) return null;
  const isLater = (cited.place(answer)?.position ?? 0) > call.result.position;
  return isLater ? { to: answer, events: [draft.beganAt, call.result.eventId, answer] } : null;
}

function findRetry({ draft }: GradedFinding, cited: CitedEvents): Way | null {
  const fault = cited.modelCall(draft.beganAt);
  const next = fault?.run.items.find(
    (item) => item.kind === 'model_call' && item.purpose === null && item.position > fault.position,
  );
  if (!fault || next?.kind !== 'model_call' || !(fault.retried || next.attempt > fault.attempt)) return null;
  const failed = draft.events.find((id) => cited.modelCall(id) === next);
  return failed === undefined ? null : { to: failed, events: [draft.beganAt, failed] };
}

/** What had not finished. */
const OPEN: ReadonlySet<string> = new Set(['running', 'cancelled']);

function findCutOff({ draft }: GradedFinding, cited: CitedEvents): Way | null {
  const call = cited.call(draft.beganAt);
  const outcome = call ? (call.result?.outcome ?? 'running') : cited.modelCall(draft.beganAt)?.outcome;
  const end = toCitedEnd(draft, cited);
  return end && OPEN.has(outcome ?? '') ? { to: end.eventId, events: [draft.beganAt, end.eventId] } : null;
}

function findFatalError({ draft }: GradedFinding, cited: CitedEvents): Way | null {
  const model = cited.modelCall(draft.beganAt);
  const end = toCitedEnd(draft, cited);
  if (!end || model?.outcome !== 'failed') return null;
  const isSame = isSaidOfBoth(model.error, end.error) || isSaidOfBoth(model.failure, end.failure);
  return isSame ? { to: end.eventId, events: [draft.beganAt, end.eventId] } : null;
}

const isSaidOfBoth = (left: string | null, right: string | null): boolean => left !== null && left === right;

/** The end of the run in which a finding begins, when the finding cites it. */
function toCitedEnd({ beganAt, events }: GradedFinding['draft'], cited: CitedEvents): RunEnd | null {
  const end = cited.place(beganAt)?.run.end;
  return end && end.eventId !== beganAt && events.includes(end.eventId) ? end : null;
}

/** How the step that is ranked first led to the failure at the beginning of the chain. */
export const ROOT_STEP: EventRuleWords = {
  id: 'root_step_then_failure',
  because: 'The step that is most likely the root cause contains what the failure is based on.',
  fact: 'a message, call or result of that step which the failure cites',
};

interface RootWay extends Way {
  /** The event that says what the step was about: a message without words is shown as the call that it requests. */
  readonly shownBy: string;
}

/** The way from the step that is ranked first to where the failure begins, when the failure cites what that step said or called. */
export function findRootStep({ draft }: GradedFinding, cited: CitedEvents, rootCause: RootCause): RootWay | null {
  const began = cited.place(draft.beganAt);
  const step = began && toRunSteps(began.run).find((step) => toNamedEvent(step) === rootCause.event_id);
  if (!step || (step.calls[0] ?? step).position >= began.position) return null;
  const rests = new Set([draft.beganAt, ...draft.events]);
  const own = [step.eventId, ...step.calls.flatMap((call) => [call.eventId, call.result?.eventId ?? ''])];
  const shared = own.filter((eventId) => rests.has(eventId));
  if (shared.length === 0) return null;
  const shownBy = step.text.trim() === '' ? (step.calls[0]?.eventId ?? step.eventId) : step.eventId;
  return { to: draft.beganAt, events: [...new Set([rootCause.event_id, ...shared])], shownBy };
}
