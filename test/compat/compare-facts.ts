import { type Comparison, ROWS } from './fact-rows.ts';
import type { Played } from './played.ts';

/** Compares every fact, and asks coverage about what is missing. */
export function compareFacts(played: Played): Record<string, Comparison> {
  return Object.fromEntries(
    ROWS.map(({ is, fact, explainedBy = [], compare }) => {
      const comparison = compare(played);
      const isMissing = comparison.recorded < comparison.happened;
      const isSaid = played.coverage.some(({ facts }) =>
        [fact, ...explainedBy].some((name) => !/^(captured|none_seen)$/.test(facts[name].status)),
      );
      return [is, { ...comparison, ...(isMissing && !isSaid ? { unsaid: true as const } : {}) }];
    }),
  );
}
