import type { ComparisonResult } from '@critiqor/api/compare';
import type { Command } from 'commander';
import { compareRuns } from '../../compare/compare-runs.ts';
import { compareSets } from '../../compare/compare-sets.ts';
import type { RunSide } from '../../compare/run-side.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { chooseRunIds, RUNS_SYNTAX } from './choose-runs.ts';
import { describeComparison, describeSets } from './describe-comparison.ts';
import { loadSide } from './load-side.ts';

interface CompareFlags {
  readonly runsDir?: string;
  readonly sameTask?: boolean;
  readonly json?: boolean;
}

export function addCompare(program: Command): void {
  const command = program
    .command('compare')
    .description('compare a run, or a set of runs, with earlier ones of the same task')
    .argument('<before>', `the baseline: ${RUNS_SYNTAX}`)
    .argument('<after>', 'what to compare with it, named in the same way')
    .addOption(runsDirOption())
    .option('--same-task', 'compare them even if their tasks differ')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor compare run_003 latest',
    'critiqor compare run_001..run_010 run_011..run_020',
    'critiqor compare branch=main branch=new-prompt --json',
    'critiqor compare run_003 run_007 --same-task',
  ]).action(toAction(runCompare));
}

/** A regression is a code of its own, so that scripts need not read the text. */
const EXITS: Readonly<Partial<Record<ComparisonResult, number>>> = {
  regression: EXIT.below_min_trust,
  cannot_tell: EXIT.ok,
  not_comparable: EXIT.not_judgeable,
};

async function runCompare(before: string, after: string, flags: CompareFlags): Promise<number> {
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const [old, now] = [
    await loadAll(runsDir, chooseRunIds(runsDir, before)),
    await loadAll(runsDir, chooseRunIds(runsDir, after)),
  ];
  const layout = { width: textColumnsOf(process.stdout), stream: process.stdout };
  const options = { sameTask: flags.sameTask };
  const [one, other] = [old[0], now[0]];
  if (old.length > 1 || now.length > 1 || !one || !other) {
    const compared = compareSets(old, now, options);
    print(flags.json, { kind: 'sets', ...compared }, () => describeSets(compared, layout));
    return toExit(compared.verdict.result, [...old, ...now]);
  }
  const compared = compareRuns(one, other, options);
  print(flags.json, { kind: 'runs', runs: [one.row, other.row], ...compared }, () =>
    describeComparison(one, other, compared, layout),
  );
  return toExit(compared.verdict.result, [one, other]);
}

/** Evidence that does not verify ends a comparison as it ends every command that would conclude something from it. */
function toExit(result: ComparisonResult, sides: readonly RunSide[]): number {
  const isWithheld = result === 'cannot_tell' && sides.some(({ row }) => row.check === 'changed');
  return isWithheld ? EXIT.evidence_invalid : (EXITS[result] ?? EXIT.ok);
}

async function loadAll(runsDir: string, ids: readonly string[]): Promise<RunSide[]> {
  const sides: RunSide[] = [];
  for (const id of ids) sides.push(await loadSide(runsDir, id));
  return sides;
}
