import { putGeneratedFiles } from '../scripts/generated-file.ts';
import { findBenchmark, NO_BENCHMARK, readLabelledTraces } from './labelled-traces.ts';
import { FEATURE_NAMES, fit, toExamples } from './root-cause-model.ts';

/** Fits the coefficients of the root-cause ranker on labelled traces. `npm run bench:accuracy` says how good it is on unseen ones. */

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(1);
}
const examples = toExamples(readLabelledTraces(folder));
const coefficients = fit(examples);
const lines = FEATURE_NAMES.map((name, index) => `  ${name}: ${Number((coefficients[index] ?? 0).toFixed(3))},`);
putGeneratedFiles({
  'packages/diagnosis/src/root-cause/coefficients.ts': `import type { FeatureName } from './features.ts';

/**
 * What each feature speaks for (above 0) or against (below 0) a step being the one at which a run went wrong. Fitted by
 * bench/fit-root-cause.ts on ${examples.length} public traces whose causes people labelled; docs/accuracy.md says how good it is.
 */
export const COEFFICIENTS: Readonly<Record<FeatureName, number>> = {
${lines.join('\n')}
};
`,
});
