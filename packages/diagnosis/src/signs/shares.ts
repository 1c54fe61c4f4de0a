import type { Cases } from '../model/diagnosis.ts';
import type { SignName } from './sign.ts';

/** Written by `npm run bench:signs` from 1117 labelled public runs: how many show a sign, and how many of them failed. */
export const SHARES: Readonly<Partial<Record<SignName, Cases>>> = {
  open_failure: { runs: 228, failed: 157, usual_share: 0.517 },
  late_failure: { runs: 322, failed: 204, usual_share: 0.49 },
  failed_again: { runs: 137, failed: 111, usual_share: 0.556 },
  no_answer: { runs: 136, failed: 134, usual_share: 0.682 },
  handed_on: { runs: 29, failed: 25, usual_share: 0.595 },
  no_call: { runs: 28, failed: 27, usual_share: 0.691 },
  admits_trouble: { runs: 130, failed: 86, usual_share: 0.609 },
  unsure: { runs: 31, failed: 22, usual_share: 0.513 },
  plan_last: { runs: 107, failed: 68, usual_share: 0.528 },
  unknown_names: { runs: 65, failed: 52, usual_share: 0.706 },
  done_without_call: { runs: 82, failed: 48, usual_share: 0.523 },
  unchecked_change: { runs: 66, failed: 43, usual_share: 0.57 },
  unknown_arguments: { runs: 220, failed: 157, usual_share: 0.601 },
  unconfirmed_change: { runs: 31, failed: 28, usual_share: 0.54 },
  repeats: { runs: 352, failed: 212, usual_share: 0.477 },
  empty_search: { runs: 61, failed: 52, usual_share: 0.623 },
  refused_call: { runs: 13, failed: 10, usual_share: 0.598 },
};
