import { existsSync } from 'node:fs';
import { isRunId, toRunPaths } from '@critiqor/evidence/run-directory';
import type { Command } from 'commander';
import { resolveRunId } from '../runs-directory.ts';
import { loadPublicKey } from '../signing-keys.ts';
import { verifyEvidence } from '../verify-evidence.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from './options.ts';

interface VerifyFlags {
  readonly runsDir: string;
  readonly publicKey?: string;
  readonly json?: boolean;
}

export function addVerify(program: Command): void {
  const command = program
    .command('verify')
    .description('check that sealed evidence is what was recorded; says what is wrong and where')
    .argument('<run>', 'run id, latest, or the path of a copied run directory or session.json')
    .addOption(runsDirOption())
    .option('--public-key <file>', 'the key that must have signed it')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor verify latest',
    'critiqor verify ./copied/run_007 --public-key critiqor.pub',
  ]).action(runVerify);
}

async function runVerify(target: string, flags: VerifyFlags): Promise<void> {
  const isRun = target === 'latest' || (isRunId(target) && !existsSync(target));
  const runsDir = toRunsDir(flags.runsDir);
  const path = isRun ? toRunPaths(runsDir, resolveRunId(runsDir, target)).session : target;
  const report = await verifyEvidence(path, flags.publicKey ? { publicKey: loadPublicKey(flags.publicKey) } : {});
  print(flags.json, report, () =>
    [
      `${path}: ${report.status === 'invalid' ? 'INVALID' : report.status === 'authentic' ? 'authentic' : 'consistent, not authenticated'} (${report.events} events)`,
      ...report.problems.map(({ message, where }) => `  ${where ? `${where}: ` : ''}${message}`),
    ].join('\n'),
  );
  if (report.status === 'invalid') process.exitCode = 4;
}
