import type { FeatureName } from './features.ts';

/**
 * What each feature speaks for (above 0) or against (below 0) a step being the one at which a run went wrong. Fitted by
 * bench/fit-root-cause.ts on 109 public traces whose causes people labelled; docs/accuracy.md says how good it is.
 */
export const COEFFICIENTS: Readonly<Record<FeatureName, number>> = {
  first: -0.249,
  second: -0.02,
  early: -0.188,
  place: -0.425,
  long_run: 0.59,
  restates: 0.039,
  long_text: 0.479,
  closing: -0.85,
  asks: -0.163,
  assumes: 0.348,
  concludes: 0.376,
  concludes_alone: 0.32,
  new_numbers: 0.448,
  first_new_numbers: 1.04,
  calls: 0.307,
  first_call: 0.322,
  fails: 0.259,
  first_failure: 0.492,
  empty_result: -0.179,
  repeats: -0.114,
  first_repeat: -0.083,
  changes_state: 0.717,
  first_change: 0.47,
  last_change: 0.076,
  reply: 0.523,
  first_reply: 0.397,
  reply_trouble: 0.14,
  hands_over: -0.351,
  plan: -0.725,
  before_failure: 0.069,
  new_actor: 0.28,
};
