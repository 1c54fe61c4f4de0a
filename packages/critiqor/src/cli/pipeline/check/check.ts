import { type Command, Option } from 'commander';
import { toMarkdown } from '../../../export/report/to-markdown.ts';
import { PROFILES } from '../../../judge/diagnose-run.ts';
import type { PolicyReport } from '../../../policy/policy-report.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { toPrintable } from '../../format.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../../options.ts';
import { readConfigured } from '../../second-reader/read-configured.ts';
import { toSettledRunsDir } from '../../settings/settle-runs.ts';
import { textColumnsOf } from '../../terminal-width.ts';
import { chooseRunIds, RUNS_SYNTAX } from '../choose-runs.ts';
import { loadSide } from '../load-side.ts';
import { writeOutput } from '../write-output.ts';
import { writeBaseline } from './baseline-file.ts';
import { checkRunPolicy } from './check-run-policy.ts';
import { describeCheck } from './describe-check.ts';
import { loadPolicy } from './load-policy.ts';
import { toAnnotations } from './to-annotations.ts';
import { toJunit } from './to-junit.ts';
import { toSummary } from './to-summary.ts';

interface CheckFlags {
  readonly runsDir?: string;
  readonly policy?: string;
  readonly profile?: string;
  readonly junit?: string;
  readonly markdown?: string;
  readonly github?: boolean;
  readonly writeBaseline?: string;
  readonly json?: boolean;
}

export function addCheck(program: Command): void {
  const command = program
    .command('check')
    .description('apply a policy to runs: exit code 0 passes, 3 fails, 4 cannot be judged')
    .argument('[runs...]', RUNS_SYNTAX, ['latest'])
    .addOption(runsDirOption())
    .option('--policy <file>', 'file with the rules (default: policy in critiqor.yaml; without one, unsafe runs fail)')
    .addOption(
      new Option('--profile <name>', 'judge the evidence again with this profile; nothing is stored').choices(
        Object.keys(PROFILES),
      ),
    )
    .option('--junit <file>', 'also write JUnit XML to this file')
    .option('--markdown <file>', 'also write Markdown to this file, such as a job summary')
    .option('--github', 'also print annotations for GitHub Actions')
    .option('--write-baseline <file>', 'store these runs as a baseline for later ones')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor check',
    'critiqor check run_007 run_008 --policy ci/policy.yaml',
    'critiqor check --github --junit critiqor.xml --markdown critiqor.md',
    'critiqor check branch=main --write-baseline baseline.json',
  ]).action(toAction(runCheck));
}

async function runCheck(runs: readonly string[], flags: CheckFlags): Promise<number> {
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const policy = loadPolicy(flags.policy);
  const profile = flags.profile === undefined ? undefined : PROFILES[flags.profile];
  const ids = [...new Set(runs.flatMap((run) => chooseRunIds(runsDir, run)))];
  const reports: PolicyReport[] = [];
  for (const id of ids) {
    const second = await readConfigured('check', runsDir, id);
    if (second?.note) console.error(toPrintable(`critiqor: ${id}: second reader ${second.note}`));
    reports.push(await checkRunPolicy(runsDir, id, policy, { profile }));
  }
  const layout = { width: textColumnsOf(process.stdout), stream: process.stdout };
  print(flags.json, { status: toOverall(reports), reports }, () =>
    reports.map((report) => describeCheck(report, layout)).join('\n\n'),
  );
  if (flags.github && !flags.json) for (const line of toAnnotations(reports, process.cwd())) console.log(line);
  if (flags.junit !== undefined) await writeOutput([toJunit(reports)], { file: flags.junit, force: true });
  if (flags.markdown !== undefined)
    await writeOutput(toMarkdown(toSummary(reports)), { file: flags.markdown, force: true });
  if (flags.writeBaseline !== undefined) {
    const sides = [];
    for (const id of ids) sides.push(await loadSide(runsDir, id));
    writeBaseline(flags.writeBaseline, sides);
  }
  return EXITS[toOverall(reports)];
}

const EXITS: Readonly<Record<PolicyReport['status'], number>> = {
  pass: EXIT.ok,
  fail: EXIT.below_min_trust,
  not_judgeable: EXIT.not_judgeable,
};

/** A run that fails decides before one that cannot be judged. */
function toOverall(reports: readonly PolicyReport[]): PolicyReport['status'] {
  const has = (status: PolicyReport['status']): boolean => reports.some((report) => report.status === status);
  return has('fail') ? 'fail' : has('not_judgeable') ? 'not_judgeable' : 'pass';
}
