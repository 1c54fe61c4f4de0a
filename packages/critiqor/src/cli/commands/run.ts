import { accessSync, constants, lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { writeFileAtomically } from '../../runs/runs-directory.ts';
import { type MonitorOptions, monitorOpenClaw } from '../../supervise/monitor/monitor-openclaw.ts';
import {
  type ConcludedRun,
  type ConcludeOptions,
  concludeRun,
  type RunReport,
  toRefusedReport,
} from '../../supervise/run-report.ts';
import { CritiqorError } from '../../system/errors.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import { toAction, toCommandExitCode } from '../command-end.ts';
import { toPrintableLines } from '../format.ts';
import { withExamples } from '../options.ts';
import { applyPolicy, type JudgedReport } from '../pipeline/check/apply-policy.ts';
import { loadPolicy } from '../pipeline/check/load-policy.ts';
import { withProgress } from '../progress.ts';
import { describeSecond } from '../second-reader/describe-second.ts';
import { type ConfiguredReading, readConfigured } from '../second-reader/read-configured.ts';
import { toProfile } from '../settings/profile-option.ts';
import { describeSealed } from '../verdict/describe-sealed.ts';
import { type MonitorFlags, toMonitorOptions, withMonitorOptions } from './monitor-options.ts';

interface RunFlags extends MonitorFlags {
  readonly minTrust?: number;
  readonly policy?: string;
  readonly report?: string;
  readonly signingKey?: string;
}

export function addRun(program: Command): void {
  const command = program
    .command('run')
    .description('monitor, seal and diagnose in one step, for scripts and CI; stdout belongs to the agent')
    .argument('<arguments...>', "OpenClaw's own arguments after --");
  withMonitorOptions(command, 'openclaw')
    .option(
      '--min-trust <score>',
      'exit with 3 if the trust score (0 to 100) is lower, with 4 if no score can be given',
      toScore,
    )
    .option('--policy <file>', 'exit with 3 if a rule of this policy is broken, with 4 if one cannot be judged')
    .option('--report <file>', 'write a JSON report to this file')
    .option('--signing-key <file>', 'sign the seal with this Ed25519 key');
  withExamples(command, [
    'critiqor run -- agent exec "Update the changelog"',
    'critiqor run --timeout 600 --report critiqor.json -- agent exec "Run the tests and fix what fails"',
    'critiqor run --policy critiqor.yaml -- agent exec "Update the changelog"',
    'critiqor run --min-trust 80 --label branch=main -- agent --local --message "Review the last commit"',
  ]).action(toAction(runRun));
}

async function runRun(args: readonly string[], flags: RunFlags): Promise<number> {
  const signingKey = flags.signingKey === undefined ? undefined : loadSigningKey(flags.signingKey);
  const putReport = toReportWriter(flags.report);
  const policy = flags.policy === undefined ? null : loadPolicy(flags.policy);
  const options = toMonitorOptions(flags, args);
  const profile = toProfile(undefined);
  const said: string[] = [];
  const concluded = await perform(options, said, { minTrust: flags.minTrust, signingKey, profile }).catch((cause) => {
    if (said.length > 0) console.error(toPrintableLines(said.join('\n')));
    putReport(toRefusedReport(toCommandExitCode(cause), (cause as Error).message, flags.minTrust));
    throw cause;
  });
  const { run_id } = concluded.report;
  const diagnosis = concluded.finalized?.diagnosis;
  const second = diagnosis && run_id !== null ? await readConfigured('run', options.runsDir, run_id, signingKey) : null;
  const report: JudgedReport = policy ? await applyPolicy(options.runsDir, concluded.report, policy) : concluded.report;
  for (const text of said) console.error(toPrintableLines(text));
  console.error(describeOutcome({ ...concluded, report }, options.runsDir));
  if (diagnosis && second) console.error(describeSecond(second, diagnosis, process.stderr));
  putReport(second ? { ...report, second_reader: second } : report);
  return report.exit_code;
}

async function perform(
  options: Omit<MonitorOptions, 'say'>,
  said: string[],
  conclude: ConcludeOptions,
): Promise<ConcludedRun> {
  const monitored = await monitorOpenClaw({ ...options, finalizes: true, say: (text) => said.push(text) });
  return withProgress(process.stderr, (onProgress) =>
    concludeRun(options.runsDir, monitored, { ...conclude, onProgress }),
  );
}

/** What was sealed, and why the exit code differs from the agent's. */
function describeOutcome({ report, finalized }: ConcludedRun, runsDir: string): string {
  const { run_id, reason, exit_code } = report;
  const sealed = finalized
    ? describeSealed(finalized, { runsDir, stream: process.stderr, more: [[`critiqor show ${run_id} --verbose`, '']] })
    : `critiqor: ${run_id} is not sealed\n  next      critiqor finalize`;
  return [sealed, ...(reason ? [`  exit ${exit_code}    ${reason}`] : [])].join('\n');
}

/** The report with what a second reader said, where one is configured. */
interface ReportWithReading extends RunReport {
  readonly second_reader?: ConfiguredReading;
}

/** Fails right away, not after an hour, if the report cannot be written. */
function toReportWriter(file: string | undefined): (report: ReportWithReading) => void {
  if (file === undefined) return () => {};
  const path = resolve(file);
  try {
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw new CritiqorError('usage', `Cannot write a report to ${path}: its folder is missing or not writable.`);
  }
  const existing = lstatSync(path, { throwIfNoEntry: false });
  if (existing && !existing.isFile()) {
    throw new CritiqorError('usage', `Cannot write a report to ${path}: it is not a plain file.`);
  }
  return (report) => writeFileAtomically(path, `${JSON.stringify(report, null, 2)}\n`);
}

function toScore(text: string): number {
  const score = text.trim() === '' ? Number.NaN : Number(text);
  if (!(score >= 0 && score <= 100)) throw new InvalidArgumentError('Use a number from 0 to 100.');
  return score;
}
