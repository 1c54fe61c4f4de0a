import type { KeyObject } from 'node:crypto';
import type { DetectorRun } from '@critiqor/diagnosis/detectors/run-detectors';
import type { Diagnosis } from '@critiqor/diagnosis/model/diagnosis';
import { formatDuration } from '@critiqor/diagnosis/model/format';
import { type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { isDamage } from '@critiqor/evidence/read/note-kinds';
import type { Command } from 'commander';
import {
  compareDiagnoses,
  type DiagnosisChange,
  type JudgedRun,
  judgeRun,
  toDiagnosisText,
  withDiagnosis,
} from '../../judge/diagnose-run.ts';
import { checkRun } from '../../runs/check-run.ts';
import { listSeal } from '../../runs/list-seal.ts';
import { readRecord } from '../../runs/open/read-record.ts';
import { tryReadDiagnosis } from '../../runs/read-diagnosis.ts';
import { resolveRunId, writeFileAtomically, writeRecord } from '../../runs/runs-directory.ts';
import { withRunsLock } from '../../runs/runs-lock.ts';
import { type FirstAndLast, readFirstAndLast } from '../../sealed/read-first-and-last.ts';
import { CritiqorError } from '../../system/errors.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { loadSigningKey } from '../../verify/signing-keys.ts';
import type { VerificationReport } from '../../verify/verify-evidence.ts';
import { whyWithheld } from '../../verify/why-withheld.ts';
import { toAction } from '../command-end.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { profileOption, toProfile } from '../settings/profile-option.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';
import { textColumnsOf } from '../terminal-width.ts';
import { describeRun } from '../verdict/describe-run.ts';
import { assertSealed } from './show.ts';

interface DiagnoseFlags {
  readonly runsDir?: string;
  readonly profile?: string;
  readonly signingKey?: string;
  readonly timing?: boolean;
  readonly json?: boolean;
}

interface DiagnosedRun {
  readonly diagnosis: Diagnosis;
  readonly change: DiagnosisChange | null;
  readonly timing: readonly DetectorRun[];
  readonly story: FirstAndLast;
}

export function addDiagnose(program: Command): void {
  const command = program
    .command('diagnose')
    .description('diagnose sealed runs again; the evidence is only read')
    .argument('[runs...]', 'run ids or latest', ['latest'])
    .addOption(runsDirOption())
    .addOption(profileOption())
    .option('--signing-key <file>', 'sign the diagnosis with this Ed25519 key')
    .option('--timing', 'print how long each detector took')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor diagnose',
    'critiqor diagnose run_007 run_008 --profile documented',
    'critiqor diagnose latest --timing',
  ]).action(toAction(runDiagnose));
}

async function runDiagnose(runs: readonly string[], flags: DiagnoseFlags): Promise<number> {
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const diagnosed: DiagnosedRun[] = [];
  for (const run of runs) diagnosed.push(await diagnoseAgain(runsDir, resolveRunId(runsDir, run), flags));
  print(
    flags.json,
    diagnosed.map(({ diagnosis, change, timing }) => ({
      diagnosis,
      change,
      ...(flags.timing ? { timing: toTimes(timing) } : {}),
    })),
    () => diagnosed.map((run) => describeDiagnosed(run, flags.timing ?? false)).join('\n\n'),
  );
  return diagnosed.some(({ diagnosis }) => isTampered(diagnosis)) ? EXIT.evidence_invalid : EXIT.ok;
}

const isTampered = ({ integrity }: Diagnosis): boolean => Object.keys(integrity?.damage ?? {}).some(isDamage);

/** Diagnoses a run again and updates its record; also returns what changed since the previous diagnosis. */
async function diagnoseAgain(runsDir: string, runId: string, flags: DiagnoseFlags): Promise<DiagnosedRun> {
  const paths = toRunPaths(runsDir, runId);
  assertSealed(readRecord(paths), paths);
  const { report } = await checkRun(paths);
  assertDiagnosable(runId, report);
  const before = tryReadDiagnosis(paths.diagnosis);
  const signingKey = flags.signingKey ? loadSigningKey(flags.signingKey) : undefined;
  let timing: readonly DetectorRun[] = [];
  const judged = judgeRun(paths, readRecord(paths), {
    signingKey,
    profile: toProfile(flags.profile),
    onDetectorRuns: (runs) => {
      timing = runs;
    },
  });
  const { diagnosis } = judged;
  withRunsLock(runsDir, () => storeDiagnosis(paths, judged, signingKey));
  const change = before && compareDiagnoses(before, diagnosis);
  return { diagnosis, change, timing, story: readFirstAndLast(paths.session) };
}

/** A diagnosis that was changed is made again; nothing is made from anything else that was. */
function assertDiagnosable(runId: string, { problems, ...report }: VerificationReport): void {
  const others = problems.filter(({ kind }) => kind !== 'wrong_diagnosis');
  if (others.length === 0) return;
  const why = whyWithheld({ ...report, problems: others, problem_count: others.length });
  throw new CritiqorError('evidence_invalid', `${runId} is not diagnosed: ${why}`, {
    remedy: `See every problem with: critiqor verify ${runId}`,
  });
}

/** Lists the diagnosis, then writes it and the record: only what is listed counts. */
function storeDiagnosis(paths: RunPaths, { diagnosis, facts }: JudgedRun, signingKey: KeyObject | undefined): void {
  const record = withDiagnosis(readRecord(paths), diagnosis);
  const text = toDiagnosisText(diagnosis);
  listSeal(paths, { record, diagnosis: { text, made: diagnosis }, facts }, new Date().toISOString(), signingKey);
  writeFileAtomically(paths.diagnosis, text);
  writeRecord(paths, record);
}

function describeDiagnosed({ diagnosis, change, timing, story }: DiagnosedRun, withTiming: boolean): string {
  const lines = [
    diagnosis.run_id,
    describeRun(
      diagnosis,
      { ...story, startupMs: null, more: [[`critiqor show ${diagnosis.run_id} --verbose`, 'evidence, causes, cost']] },
      { width: textColumnsOf(process.stdout), stream: process.stdout },
    ),
  ];
  if (change) lines.push('', `  changed    ${describeChange(change)}`);
  if (withTiming) lines.push('', ...toTimes(timing).map(({ type, ms }) => `  ${type.padEnd(24)}${formatDuration(ms)}`));
  return lines.join('\n');
}

function describeChange({ trust, readiness, gained, lost }: DiagnosisChange): string {
  const parts = [
    ...(trust[0] === trust[1] ? [] : [`trust ${trust[0] ?? 'none'} → ${trust[1] ?? 'none'}`]),
    ...(readiness[0] === readiness[1] ? [] : [`${readiness[0]} → ${readiness[1]}`]),
    ...gained.map((name) => `new: ${name}`),
    ...lost.map((name) => `gone: ${name}`),
  ];
  return parts.join('; ');
}

const toTimes = (runs: readonly DetectorRun[]): { readonly type: string; readonly ms: number }[] =>
  runs.map(({ detector, elapsedMs }) => ({ type: detector.meta.id, ms: elapsedMs }));
