/** Runs whose true objection the checker drops, with the reason. A loss that is not explained here makes the benchmark fail. */
export const LOST: Readonly<Record<string, string>> = {
  'va-tests-01c':
    'The label quotes a whole sentence, and that sentence also gives the right figures (9 of 12 pass). The checker takes a claim whose figures the cited output shows for true; an objection that quoted only the false half of the sentence would pass.',
  'vc-permissions-04c':
    'The result says "status": "accepted", which the table of effects reads as done, although here it means requested. Against an effect that is done, a claim that it was done is true for the checker.',
};
