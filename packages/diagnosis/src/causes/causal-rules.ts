import type { Run, ToolCall } from '../execution.ts';
import type { FailureType } from '../failure-types.ts';
import type { GradedFinding } from '../scoring/score.ts';
import type { CitedEvents } from './cited-events.ts';

/**
 * One way in which a failure brings about another. Being near is not enough: a rule names the events that join the two, and without them
 * there is no edge.
 */
export interface CausalRule {
  readonly id: string;
  readonly from: FailureType;
  readonly to: FailureType;
  readonly kind: 'causes' | 'reinforces';
  /** How the one led to the other, for a person. */
  readonly because: string;
  /** The events that join them, or null. */
  readonly join: (from: GradedFinding, to: GradedFinding, cited: CitedEvents) => readonly string[] | null;
}

const rule = (
  id: string,
  from: FailureType,
  to: FailureType,
  because: string,
  join: CausalRule['join'],
  kind: CausalRule['kind'] = 'causes',
): CausalRule => ({ id, from, to, kind, because, join });

/** How failures combine; docs/causes.md prints this table. From cause to effect it has no cycle, which a test holds. */
export const CAUSAL_RULES: readonly CausalRule[] = [
  rule(
    'unknown_tool_is_called_again',
    'hallucinated_tool',
    'infinite_tool_loop',
    'The tool does not exist, so the call could only fail again.',
    shareCalls,
  ),
  rule(
    'unknown_tool_fails',
    'hallucinated_tool',
    'tool_error_cascade',
    'Calls of a tool that does not exist are among the failures.',
    shareCalls,
  ),
  rule(
    'wrong_arguments_are_repeated',
    'malformed_arguments',
    'infinite_tool_loop',
    'The arguments stayed wrong, so the call was refused again.',
    shareCalls,
  ),
  rule(
    'wrong_arguments_fail',
    'malformed_arguments',
    'tool_error_cascade',
    'Calls with wrong arguments are among the failures.',
    shareCalls,
  ),
  rule(
    'error_provokes_repeat',
    'tool_error_cascade',
    'infinite_tool_loop',
    'The same failure came back, and the agent tried the same again.',
    shareCalls,
  ),
  rule(
    'ignored_answer_provokes_repeat',
    'ignoring_tool_outputs',
    'infinite_tool_loop',
    'The result said what to do instead; the agent did not heed it and called again.',
    shareCalls,
  ),
  rule(
    'loop_burns_tokens',
    'infinite_tool_loop',
    'cost_explosion',
    'Every round of the loop sent the whole context again.',
    shareWaste,
  ),
  rule(
    'retries_burn_tokens',
    'provider_fault',
    'cost_explosion',
    'Every attempt sent the whole context again.',
    shareWaste,
  ),
  rule(
    'loop_fills_context',
    'infinite_tool_loop',
    'context_pollution',
    'The results of the repeated calls fill the context.',
    shareCalls,
  ),
  rule(
    'full_context_costs',
    'context_pollution',
    'cost_explosion',
    'What fills the context is paid for again with every model call.',
    beginsLaterInSameConversation,
  ),
  rule(
    'overflow_ends_run',
    'context_pollution',
    'premature_termination',
    'The context overflowed, and the run could not go on.',
    (from, to, cited) =>
      endOf(to, cited)?.failure === 'context_overflow' ? beginsLaterInSameRun(from, to, cited) : null,
  ),
  rule(
    'provider_ends_run',
    'provider_fault',
    'premature_termination',
    'The model could not be reached any more, and the run could not go on.',
    (from, to, cited) => (from.draft.message === 'recovered' ? null : endsSameRun(from, to, cited)),
  ),
  rule(
    'failure_ends_run',
    'tool_error_cascade',
    'premature_termination',
    'After the last failure nothing more was tried.',
    wasLastWork,
  ),
  rule(
    'loop_until_stopped',
    'infinite_tool_loop',
    'premature_termination',
    'The loop went on until the run was stopped.',
    wasLastWork,
  ),
  rule(
    'printed_call_ends_run',
    'tool_call_as_text',
    'premature_termination',
    'The call was only printed, so the work was never done.',
    endsSameRun,
  ),
  rule(
    'compaction_loses_facts',
    'context_pollution',
    'memory_degradation',
    'The conversation was summarised to make room, and what was known before is gone.',
    (from, to, cited) =>
      ['collapsed', 'spawned_again', 'asked_again'].includes(to.draft.message)
        ? beginsLaterInSameConversation(from, to, cited)
        : null,
  ),
  rule(
    'missing_memory_is_made_up',
    'memory_degradation',
    'unverified_claim',
    'Memory did not answer, and the answer speaks of it all the same.',
    claimSpeaksOfQuery,
  ),
  rule(
    'ignored_result_is_claimed',
    'ignoring_tool_outputs',
    'unverified_claim',
    'The result said otherwise; the answer leaves it out.',
    shareCalls,
  ),
  rule(
    'failed_work_is_claimed',
    'tool_error_cascade',
    'unverified_claim',
    'What is claimed is what had failed.',
    shareCalls,
  ),
  rule(
    'lost_subagent_is_claimed',
    'subagent_lost',
    'unverified_claim',
    'The subagent brought nothing, and the answer reports success.',
    beginsLaterInSameConversation,
  ),
  rule(
    'printed_call_is_claimed',
    'tool_call_as_text',
    'unverified_claim',
    'The call was only printed, never carried out, and its success is claimed.',
    endsSameRun,
  ),
  rule(
    'invented_result_is_claimed',
    'hallucinated_tool',
    'unverified_claim',
    'The result was made up, and the answer rests on it.',
    shareEvents,
  ),
  rule(
    'missing_skill_fails',
    'skill_failure',
    'tool_error_cascade',
    'The skill could not be read, which is among the failures.',
    shareCalls,
  ),
];

/** Both cite the same event. */
function shareEvents(from: GradedFinding, to: GradedFinding): readonly string[] | null {
  const own = new Set(from.draft.events);
  const shared = to.draft.events.filter((id) => own.has(id));
  return shared.length > 0 ? shared : null;
}

/** Both cite the same call, by its call or by its result. */
function shareCalls(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] | null {
  const own = new Set(from.draft.events.flatMap((id) => cited.call(id) ?? []));
  const shared = new Set(to.draft.events.flatMap((id) => cited.call(id) ?? []).filter((call) => own.has(call)));
  return shared.size > 0 ? [...shared].map(({ eventId }) => eventId) : null;
}

/** What the one wasted is among what the other counts. */
function shareWaste(from: GradedFinding, to: GradedFinding): readonly string[] | null {
  const own = new Set(from.draft.wasted);
  const shared = [...new Set([...to.draft.wasted, ...to.draft.events])].filter((id) => own.has(id));
  return shared.length > 0 ? shared : null;
}

function beginsLaterInSameRun(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] | null {
  const [cause, effect] = [cited.place(from.draft.beganAt), cited.place(to.draft.beganAt)];
  if (!cause || !effect || cause.run !== effect.run || cause.position > effect.position) return null;
  return from.draft.beganAt === to.draft.beganAt ? [to.draft.beganAt] : [from.draft.beganAt, to.draft.beganAt];
}

function beginsLaterInSameConversation(
  from: GradedFinding,
  to: GradedFinding,
  cited: CitedEvents,
): readonly string[] | null {
  const [cause, effect] = [cited.place(from.draft.beganAt), cited.place(to.draft.beganAt)];
  if (!cause || !effect || cause.run.conversation !== effect.run.conversation) return null;
  if (cause.position >= effect.position) return null;
  return [from.draft.beganAt, to.draft.beganAt];
}

/** The effect is about the end of the run in which the cause stands. */
function endsSameRun(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] | null {
  const cause = cited.place(from.draft.beganAt);
  const ends = to.draft.events.filter((id) => cited.place(id)?.run === cause?.run);
  return cause && ends.length > 0 ? [from.draft.beganAt, ...ends.slice(-1)] : null;
}

/** The last call that the cause cites is the last that its run made. */
function wasLastWork(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] | null {
  const calls = from.draft.events.flatMap((id) => cited.call(id) ?? []);
  const last = calls.reduce<ToolCall | undefined>(
    (latest, call) => (!latest || call.position > latest.position ? call : latest),
    undefined,
  );
  if (!last || last.run.items.findLast((item) => item.kind === 'tool_call') !== last) return null;
  return to.draft.events.some((id) => cited.place(id)?.run === last.run) ? [last.eventId] : null;
}

function endOf(finding: GradedFinding, cited: CitedEvents): Run['end'] {
  const places = finding.draft.events.flatMap((id) => cited.place(id) ?? []);
  return places.find(({ run }) => run.end !== null)?.run.end ?? null;
}

/** Words of a query that are too common to join anything. */
const MIN_WORD_CHARS = 4;

/** The claim speaks of what memory was asked for in vain. */
function claimSpeaksOfQuery(from: GradedFinding, to: GradedFinding, cited: CitedEvents): readonly string[] | null {
  const claim = to.draft.events
    .flatMap((id) => cited.text(id) ?? [])
    .join(' ')
    .toLowerCase();
  const asked = from.draft.events.filter((id) => {
    const access = cited.memory(id);
    const query = access?.query ?? toQuery(cited.call(id));
    const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.some((word) => word.length >= MIN_WORD_CHARS && claim.includes(word));
  });
  return asked.length > 0 ? [...asked, to.draft.beganAt] : null;
}

function toQuery(call: ToolCall | undefined): string {
  const { query } = Object(call?.args) as { readonly query?: unknown };
  return typeof query === 'string' ? query : '';
}
