import type { FailureType } from '../model/failure-types.ts';
import {
  FIRST_OR_MOST_CALLS,
  FURTHER_CALLS,
  FURTHER_FAILING_CALLS,
  type Join,
  LESSER_WASTE,
  MOST_WASTE,
  SAME_CALL,
  SAME_FAILING_CALL,
  SAME_MESSAGE,
} from './joins.ts';
import { LOST_ERRAND, MISSED_SUBJECT, PRINTED_DEED } from './joins-of-claims.ts';
import {
  LATER_PAID_RESULT,
  PAID_ATTEMPT,
  PAID_RESULT,
  SAME_COMPACTION,
  SAME_LOST_CALL,
  SAME_OVERFLOW,
} from './joins-of-contexts.ts';
import { LAST_FAILURE, LAST_MESSAGE, LAST_ROUND } from './joins-of-endings.ts';

/**
 * One way in which a failure causes another, or makes one worse that was already there. Being near is not enough: a rule names the
 * fact that joins the two, and without events that show it there is no edge.
 */
export interface CausalRule {
  readonly id: string;
  readonly from: FailureType;
  readonly to: FailureType;
  readonly kind: 'causes' | 'reinforces';
  /** How the one led to the other, for a person. */
  readonly because: string;
  readonly join: Join;
}

const ruleOf =
  (kind: CausalRule['kind']) =>
  (id: string, from: FailureType, to: FailureType, because: string, join: Join): CausalRule => ({
    id,
    from,
    to,
    kind,
    because,
    join,
  });
const causes = ruleOf('causes');
const reinforces = ruleOf('reinforces');

/**
 * How failures combine; docs/causes.md prints this table. From cause to effect it has no cycle, except between a loop and failures, where
 * time decides: failures that begin within the loop cause it, a loop that begins within failures makes them worse.
 */
export const CAUSAL_RULES: readonly CausalRule[] = [
  causes(
    'unknown_tool_is_called_again',
    'hallucinated_tool',
    'infinite_tool_loop',
    'The tool does not exist, so the call could only fail again.',
    SAME_CALL,
  ),
  causes(
    'wrong_arguments_are_repeated',
    'malformed_arguments',
    'infinite_tool_loop',
    'The arguments stayed wrong, so the call was refused again.',
    SAME_CALL,
  ),
  causes(
    'wrong_arguments_fail',
    'malformed_arguments',
    'tool_error_cascade',
    'Calls with wrong arguments are among the failures.',
    FIRST_OR_MOST_CALLS,
  ),
  causes(
    'missing_skill_fails',
    'skill_failure',
    'tool_error_cascade',
    'The skill could not be read, which is among the failures.',
    FIRST_OR_MOST_CALLS,
  ),
  causes(
    'error_provokes_repeat',
    'tool_error_cascade',
    'infinite_tool_loop',
    'The same error came back, and the agent tried the same call again.',
    SAME_FAILING_CALL,
  ),
  causes(
    'ignored_answer_provokes_repeat',
    'ignoring_tool_outputs',
    'infinite_tool_loop',
    'The result said what to do instead; the agent ignored it and repeated the call.',
    SAME_CALL,
  ),
  causes(
    'loop_burns_tokens',
    'infinite_tool_loop',
    'cost_explosion',
    'Every round of the loop sent the whole context again.',
    MOST_WASTE,
  ),
  causes(
    'loop_fills_context',
    'infinite_tool_loop',
    'context_pollution',
    'The results of the repeated calls fill the context.',
    FIRST_OR_MOST_CALLS,
  ),
  causes(
    'full_context_costs',
    'context_pollution',
    'cost_explosion',
    'What fills the context is paid for again with every model call.',
    PAID_RESULT,
  ),
  causes(
    'overflow_ends_run',
    'context_pollution',
    'premature_termination',
    'The context overflowed, and the run could not continue.',
    SAME_OVERFLOW,
  ),
  causes(
    'provider_ends_run',
    'provider_fault',
    'premature_termination',
    'The model could no longer be reached, and the run could not continue.',
    SAME_LOST_CALL,
  ),
  causes(
    'failure_ends_run',
    'tool_error_cascade',
    'premature_termination',
    'After the last failure, the agent tried nothing else.',
    LAST_FAILURE,
  ),
  causes(
    'loop_until_stopped',
    'infinite_tool_loop',
    'premature_termination',
    'The loop continued until the run was stopped.',
    LAST_ROUND,
  ),
  causes(
    'printed_call_ends_run',
    'tool_call_as_text',
    'premature_termination',
    'The call was only printed, so the work was never done.',
    LAST_MESSAGE,
  ),
  causes(
    'compaction_loses_facts',
    'context_pollution',
    'memory_degradation',
    'The conversation was summarised to make room, and earlier facts were lost.',
    SAME_COMPACTION,
  ),
  causes(
    'missing_memory_is_made_up',
    'memory_degradation',
    'unverified_claim',
    'Memory returned nothing, but the answer states it anyway.',
    MISSED_SUBJECT,
  ),
  causes(
    'ignored_result_is_claimed',
    'ignoring_tool_outputs',
    'unverified_claim',
    'The result said otherwise, and the answer leaves it out.',
    SAME_CALL,
  ),
  causes(
    'failed_work_is_claimed',
    'tool_error_cascade',
    'unverified_claim',
    'The answer claims exactly what had failed.',
    SAME_CALL,
  ),
  causes(
    'lost_subagent_is_claimed',
    'subagent_lost',
    'unverified_claim',
    'The subagent delivered nothing, but the answer reports success.',
    LOST_ERRAND,
  ),
  causes(
    'printed_call_is_claimed',
    'tool_call_as_text',
    'unverified_claim',
    'The call was only printed, never executed, but the answer claims its success.',
    PRINTED_DEED,
  ),
  causes(
    'invented_result_is_claimed',
    'hallucinated_tool',
    'unverified_claim',
    'The result was made up, and the answer is based on it.',
    SAME_MESSAGE,
  ),
  reinforces(
    'wrong_arguments_add_failures',
    'malformed_arguments',
    'tool_error_cascade',
    'Calls with wrong arguments added to failures that had other causes.',
    FURTHER_CALLS,
  ),
  reinforces(
    'missing_skill_adds_failures',
    'skill_failure',
    'tool_error_cascade',
    'The unreadable skill added to failures that had other causes.',
    FURTHER_CALLS,
  ),
  reinforces(
    'loop_adds_failures',
    'infinite_tool_loop',
    'tool_error_cascade',
    'Other calls had failed before, and the loop added more failures.',
    FURTHER_FAILING_CALLS,
  ),
  reinforces(
    'loop_fills_context_further',
    'infinite_tool_loop',
    'context_pollution',
    'Other results had filled the context, and the repeated calls added theirs.',
    FURTHER_CALLS,
  ),
  reinforces(
    'loop_adds_cost',
    'infinite_tool_loop',
    'cost_explosion',
    'Most of the wasted cost was other work, and the loop added to it.',
    LESSER_WASTE,
  ),
  reinforces(
    'retries_add_cost',
    'provider_fault',
    'cost_explosion',
    'The run was already costly, and failed attempts added to the cost.',
    PAID_ATTEMPT,
  ),
  reinforces(
    'full_context_adds_cost',
    'context_pollution',
    'cost_explosion',
    'The run was already costly, and what fills the context made each later model call more expensive.',
    LATER_PAID_RESULT,
  ),
];
