import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { countOf } from '@critiqor/diagnosis/model/words';
import { isRunId, type RunPaths, toRunPaths } from '@critiqor/evidence/contract/run-directory';
import { NOTE_KINDS, type NoteKind } from '@critiqor/evidence/read/note-kinds';
import type { Command } from 'commander';
import { isBundlePath, verifyBundle } from '../../export/bundle/verify-bundle.ts';
import { locateChanges } from '../../locate/locate-changes.ts';
import { checkRun } from '../../runs/check-run.ts';
import { resolveRunId } from '../../runs/runs-directory.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { describeWitness } from '../../verify/describe-witness.ts';
import { loadPublicKey } from '../../verify/signing-keys.ts';
import { type VerificationReport, verifyEvidence } from '../../verify/verify-evidence.ts';
import { toAction } from '../command-end.ts';
import { toPrintable } from '../format.ts';
import { jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { toSettledRunsDir } from '../settings/settle-runs.ts';

interface VerifyFlags {
  readonly runsDir?: string;
  readonly publicKey?: string;
  readonly json?: boolean;
}

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('check that sealed evidence is unchanged; reports what is wrong and where')
    .argument('<run>', 'run id, latest, or the path of a run directory, session.json or bundle (.tar.gz)')
    .addOption(runsDirOption())
    .option('--public-key <file>', 'public key that must match the signature')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor verify latest',
    'critiqor verify ./copied/run_007 --public-key critiqor.pub',
    'critiqor verify run_007.tar.gz',
  ]).action(toAction(runVerify));
}

async function runVerify(target: string, flags: VerifyFlags): Promise<number> {
  const isRun = target === 'latest' || (isRunId(target) && !existsSync(target));
  const runsDir = await toSettledRunsDir(flags.runsDir);
  const paths = isRun ? toRunPaths(runsDir, resolveRunId(runsDir, target)) : toRunOf(target);
  const path = paths?.session ?? target;
  const options = flags.publicKey ? { publicKey: loadPublicKey(flags.publicKey) } : {};
  const bundle = isBundlePath(target) ? await verifyBundle(target, options) : null;
  const report = bundle
    ? bundle.report
    : paths
      ? locateChanges(paths, (await checkRun(paths, options)).report)
      : await verifyEvidence(path, options);
  print(flags.json, bundle ? { ...report, readings: bundle.readings } : report, () =>
    [
      `${path}: ${describeStatus(report)} (${countOf(report.events, 'event')})`,
      `  ${describeWitness(report.witness)}`,
      ...(bundle && bundle.readings.bound > 0 ? [`  ${describeReadings(bundle.readings)}`] : []),
      ...report.problems.map(({ message, where }) => `  ${where ? `${where}: ` : ''}${message}`),
      ...Object.entries(report.note_counts).map(
        ([kind, count]) => `  before the seal, ${count}×: ${describeNote(kind)}`,
      ),
      ...report.notes.map(({ kind, where }) => `    ${kind}: ${where}`),
    ]
      .map(toPrintable)
      .join('\n'),
  );
  return report.status === 'invalid' || report.status === 'damaged' ? EXIT.evidence_invalid : EXIT.ok;
}

/** The run that a path leads to, if its record is beside it; of a copied directory only the evidence is verified. */
function toRunOf(target: string): RunPaths | null {
  const directory = resolve(basename(target) === 'session.json' ? dirname(target) : target);
  const paths = isRunId(basename(directory)) ? toRunPaths(dirname(directory), basename(directory)) : null;
  return paths && existsSync(paths.record) ? paths : null;
}

function describeReadings({ bound, signed }: { readonly bound: number; readonly signed: number | null }): string {
  const belong = `${countOf(bound, 'reading')} of a second reader, made from this evidence and unchanged`;
  return signed === null ? belong : `${belong}; ${signed} signed with this key`;
}

const describeStatus = ({ status, signature, key_id }: VerificationReport): string =>
  status === 'signed'
    ? `signed by ${key_id}, unchanged since`
    : status === 'consistent' && signature === 'unchecked_key'
      ? `consistent, signed by ${key_id} (name the key that you trust with --public-key)`
      : VERDICTS[status];

const VERDICTS: Readonly<Record<Exclude<VerificationReport['status'], 'signed'>, string>> = {
  consistent: 'consistent (unsigned: author not verified)',
  damaged: 'DAMAGED before it was sealed, unchanged since',
  invalid: 'INVALID',
};

const describeNote = (kind: string): string => (Object.hasOwn(NOTE_KINDS, kind) ? NOTE_KINDS[kind as NoteKind] : kind);
