import type { FeatureName } from './features.ts';

/**
 * What each feature speaks for (above 0) or against (below 0) a step being the one at which a run went wrong. Fitted by
 * bench/fit-root-cause.ts on 109 public traces whose causes people labelled; docs/accuracy.md says how good it is.
 */
export const COEFFICIENTS: Readonly<Record<FeatureName, number>> = {
  first: -0.276,
  second: -0.066,
  early: -0.174,
  place: -0.548,
  long_run: 0.502,
  restates: 0.015,
  long_text: 0.52,
  closing: -0.823,
  asks: -0.235,
  assumes: 0.339,
  concludes: 0.339,
  concludes_alone: 0.421,
  new_numbers: 0.425,
  first_new_numbers: 1.091,
  calls: 0.415,
  first_call: 0.412,
  fails: 0.275,
  first_failure: 0.517,
  empty_result: -0.199,
  repeats: -0.121,
  first_repeat: -0.09,
  changes_state: 0.711,
  first_change: 0.464,
  last_change: 0.076,
  reply: 0.543,
  first_reply: 0.424,
  reply_trouble: 0.126,
  hands_over: 0.026,
  plan: -0.657,
  before_failure: 0.084,
  new_actor: 0.212,
};
