import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagnose } from '@critiqor/diagnosis/diagnose';
import { SIGN_NAMES } from '@critiqor/diagnosis/signs/sign';
import { findBenchmark, type LabelledTrace, NO_BENCHMARK, readLabelledTraces } from './labelled-traces.ts';
import { loadScorer, type Scorer } from './scorer.ts';

/**
 * What the weak signs are worth: `npm run bench:signs`. Nothing is fitted, so every set is one that the signs have not seen; what is printed is
 * the direction of each sign in each set. Writes signs/shares.ts.
 */

const SHARES = join(import.meta.dirname, '../packages/diagnosis/src/signs/shares.ts');
/** Its runs were written, not recorded. */
const AUTHORED = /^stepshield/;
const IDENTITY = { run_id: 'trace', agent_id: '', tenant_id: '', framework: 'trace', visibility: 'private' };

interface JudgedRun {
  readonly set: string;
  readonly task: string;
  readonly failed: boolean;
  readonly trust: number;
  readonly signs: ReadonlySet<string>;
  readonly events: number;
  readonly errors: number;
}

const folder = findBenchmark();
if (folder === null) {
  console.error(NO_BENCHMARK);
  process.exit(0);
}
const { auroc } = await loadScorer(folder);
const runs = readLabelledTraces(folder)
  .filter(({ outcome }) => outcome !== 'unknown')
  .map(judge);
const bySet = new Map([...Map.groupBy(runs, ({ set }) => set)].filter(([, all]) => hasBoth(all)));
printTable(bySet, auroc);
printPairs([...bySet.values()].flat());
writeFileSync(SHARES, toSharesFile([...bySet].filter(([set]) => !AUTHORED.test(set)).map(([, all]) => all)));
console.error(`wrote ${SHARES}`);

/** Only task, model and events are seen by the engine. */
function judge({ dataset, outcome, task, model, events }: LabelledTrace): JudgedRun {
  const trace = { events, ...(task === undefined ? {} : { task }), ...(model === undefined ? {} : { model }) };
  const { executive_summary, scores } = diagnose({ identity: IDENTITY, trace });
  return {
    set: dataset,
    task: task ?? '',
    failed: outcome === 'fail',
    trust: executive_summary.trust_score ?? 100,
    signs: new Set(scores.risks.flatMap(({ sign }) => sign ?? [])),
    events: events.length,
    errors: events.filter(({ type, is_error }) => type === 'tool_result' && is_error === true).length,
  };
}

function hasBoth(all: readonly JudgedRun[]): boolean {
  return all.some(({ failed }) => failed) && all.some(({ failed }) => !failed);
}

function printTable(sets: ReadonlyMap<string, readonly JudgedRun[]>, area: Scorer['auroc']): void {
  const rows: [string, (run: JudgedRun) => number][] = [
    ['trust', ({ trust }) => -trust],
    ['number of signs', ({ signs }) => signs.size],
    ['longer run', ({ events }) => events],
    ['more error results', ({ errors }) => errors],
    ...SIGN_NAMES.map((name): [string, (run: JudgedRun) => number] => [name, ({ signs }) => Number(signs.has(name))]),
  ];
  const names = [...sets.keys()];
  console.log(['AUROC of failed against successful'.padEnd(36), ...names.map(toColumn), 'mean'].join(' '));
  for (const [name, value] of rows) {
    const areas = [...sets.values()].map((all) => {
      const [failed = [], passed = []] = [true, false].map((is) => all.filter((run) => run.failed === is).map(value));
      return area(failed, passed).auroc ?? 0.5;
    });
    const mean = areas.reduce((sum, one) => sum + one, 0) / areas.length;
    console.log([name.padEnd(36), ...areas.map((one) => toColumn(one.toFixed(3))), mean.toFixed(3)].join(' '));
  }
}

function toColumn(text: string): string {
  return text.slice(0, 10).padStart(10);
}

/** A failed and a successful run of the same task: how often the failed one is ranked worse. */
function printPairs(all: readonly JudgedRun[]): void {
  const tasks = [...Map.groupBy(all, ({ set, task }) => `${set} ${task}`).values()].filter(hasBoth);
  const pairs = tasks.flatMap((same) =>
    same
      .filter(({ failed }) => failed)
      .flatMap((bad) => same.filter(({ failed }) => !failed).map((good) => [bad, good] as const)),
  );
  const won = (value: (run: JudgedRun) => number): string => {
    const points = pairs.reduce((sum, [bad, good]) => sum + (Math.sign(value(bad) - value(good)) + 1) / 2, 0);
    return (points / pairs.length).toFixed(3);
  };
  console.log(
    `\n${pairs.length} pairs of the same task: trust ${won(({ trust }) => -trust)}, signs ${won(({ signs }) => signs.size)}, longer run ${won(({ events }) => events)}, more error results ${won(({ errors }) => errors)}`,
  );
}

/** The usual share is that of the sets in which the sign occurs, each as often as the sign does: sets differ more than signs do. */
function toSharesFile(sets: readonly (readonly JudgedRun[])[]): string {
  const lines = SIGN_NAMES.map((name) => {
    const shown = sets.map((all) => all.filter(({ signs }) => signs.has(name)));
    const count = shown.flat().length;
    const failed = shown.flat().filter((run) => run.failed).length;
    const usual = sets.reduce((sum, all, index) => sum + toShare(all) * (shown[index]?.length ?? 0), 0) / (count || 1);
    return `  ${name}: { runs: ${count}, failed: ${failed}, usual_share: ${Number(usual.toFixed(3))} },`;
  });
  return `import type { Cases } from '../model/diagnosis.ts';
import type { SignName } from './sign.ts';

/** Written by \`npm run bench:signs\` from ${sets.flat().length} labelled public runs: how many show a sign, and how many of them failed. */
export const SHARES: Readonly<Partial<Record<SignName, Cases>>> = {
${lines.join('\n')}
};
`;
}

function toShare(all: readonly JudgedRun[]): number {
  return all.filter(({ failed }) => failed).length / all.length;
}
