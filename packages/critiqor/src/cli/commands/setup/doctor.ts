import type { Command } from 'commander';
import { examine } from '../../../hosts/openclaw/doctor.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../../options.ts';

const MARKS = { ok: 'ok  ', warning: 'note', problem: 'FAIL' };

export function addDoctor(program: Command): void {
  const command = program
    .command('doctor')
    .description('check everything that monitoring needs, including that OpenClaw loads the recorder')
    .addOption(runsDirOption())
    .option('--openclaw-command <command>', 'command that starts OpenClaw', 'openclaw')
    .addOption(jsonOption());
  withExamples(command, ['critiqor doctor']).action(
    toAction(
      async (flags: { readonly runsDir?: string; readonly openclawCommand: string; readonly json?: boolean }) => {
        const findings = await examine(flags.openclawCommand, toRunsDir(flags.runsDir), process.env);
        print(flags.json, findings, () =>
          findings
            .map(
              ({ what, state, detail, remedy }) =>
                `${MARKS[state]}  ${what.padEnd(14)}  ${detail}${remedy ? `\n      ${remedy}` : ''}`,
            )
            .join('\n'),
        );
        return findings.some(({ state }) => state === 'problem') ? EXIT.failed : EXIT.ok;
      },
    ),
  );
}
