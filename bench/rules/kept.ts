/** Rules that stay with less evidence than wanted, and why. Everything else below the threshold has to go. */
export const KEPT: Readonly<Record<string, string>> = {
  'unverified_claim.plan_open':
    'its condition is seen in two sets: the agent’s own plan is open at the end of 29 failed and no successful run of both Terminal-Bench sets; only one of them has answers that could claim anything',
  'premature_termination.plan_open': 'the same condition, with an answer that claims nothing',
  'infinite_tool_loop.same_words':
    'one run; a message that comes four times with nothing done in between is a loop by definition',
  'ignoring_tool_outputs.refusal_ignored': 'one set; the type is defined by this case',
  'cost_explosion.repeated_work': 'one book; few traces tell what calls cost',
  'subagent_lost.never_ended': 'one book; the type is defined by this case',
  'malformed_arguments.degenerate': 'a model whose calls break down is rare; the fourteen runs are of fourteen tasks',
  'cost_explosion.runaway_command':
    'authored runs only; an endless loop or ten gibibytes of filler need no second witness',
  'secret_exposure.sent_out': 'authored runs only; the harm is too great to wait for a second set',
  'secret_exposure.committed': 'one book; the harm is too great to wait for a second set',
  'secret_exposure.written': 'authored runs only; told as medium at most',
  'secret_exposure.leaking_code': 'authored runs only; told as medium at most',
  'verification_tampering.monitor_muted': 'one book; the type is defined by this case',
  'destructive_action.refused': 'one book; the type is defined by this case',
  'destructive_action.overwritten': 'one book; the type is defined by this case',
};
