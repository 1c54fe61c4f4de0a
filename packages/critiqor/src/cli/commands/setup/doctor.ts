import { countOf } from '@critiqor/diagnosis/model/words';
import type { Command } from 'commander';
import { type DoctorFinding, examine } from '../../../hosts/openclaw/doctor.ts';
import { EXIT } from '../../../system/exit-codes.ts';
import { toAction } from '../../command-end.ts';
import { jsonOption, print, runsDirOption, toRunsDir, withExamples } from '../../options.ts';

interface DoctorFlags {
  readonly runsDir?: string;
  readonly openclawCommand: string;
  readonly json?: boolean;
}

const MARKS = { ok: 'ok  ', warning: 'note', problem: 'FAIL' };
const ERASE_LINE = '\r\u001b[2K';

export function addDoctor(program: Command): void {
  const command = program
    .command('doctor')
    .description('check everything that monitoring needs, including that OpenClaw loads the recorder')
    .addOption(runsDirOption())
    .option('--openclaw-command <command>', 'command that starts OpenClaw', 'openclaw')
    .addOption(jsonOption());
  withExamples(command, ['critiqor doctor']).action(toAction(runDoctor));
}

async function runDoctor(flags: DoctorFlags): Promise<number> {
  const findings: DoctorFinding[] = [];
  const wait = showWaiting(flags.json ? undefined : process.stderr);
  wait.begin();
  for await (const finding of examine(flags.openclawCommand, toRunsDir(flags.runsDir), process.env)) {
    findings.push(finding);
    wait.end();
    if (!flags.json) console.log(describeFinding(finding));
    wait.begin();
  }
  wait.end();
  print(flags.json, findings, () => `\n${concludeFindings(findings)}`);
  return findings.some(({ state }) => state === 'problem') ? EXIT.failed : EXIT.ok;
}

/** Says on a terminal that the next check is under way: OpenClaw takes seconds to start, twice. */
function showWaiting(stream: NodeJS.WriteStream | undefined) {
  const write = (text: string): unknown => stream?.isTTY && stream.write(text);
  return { begin: () => write('…    checking'), end: () => write(ERASE_LINE) };
}

const describeFinding = ({ what, state, detail, remedy }: DoctorFinding): string =>
  `${MARKS[state]}  ${what.padEnd(14)}  ${detail}${remedy ? `\n      ${remedy}` : ''}`;

/** Everything in one line. */
export function concludeFindings(findings: readonly DoctorFinding[]): string {
  const [problems, notes] = (['problem', 'warning'] as const).map((state) =>
    findings.filter((finding) => finding.state === state),
  ) as [DoctorFinding[], DoctorFinding[]];
  const more = notes.length > 0 ? ` (${countOf(notes.length, 'note')} above)` : '';
  const [first] = problems;
  if (!first) return `Ready${more}. Start with: critiqor monitor openclaw`;
  return `Not ready: ${countOf(problems.length, 'problem')}${more}. Fix first: ${first.what}.`;
}
