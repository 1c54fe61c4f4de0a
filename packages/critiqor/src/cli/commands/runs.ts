import { RUN_STATES, type RunRow } from '@critiqor/api/runs';
import { READINESS_LEVELS } from '@critiqor/diagnosis/model/diagnosis';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { listRuns } from '../../runs/list-runs.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { NO_VALUE, toDuration, toFit, toMinute, toPrintable } from '../format.ts';
import { toMoment } from '../moment.ts';
import { addLabel, chooseRunsDir, jsonOption, print, runsDirOption, withExamples } from '../options.ts';
import { describeRunsDir } from '../settings/describe-setting.ts';
import { settleRuns } from '../settings/settle-runs.ts';
import { type TableColumn, toTable } from '../table.ts';
import { columnsOf } from '../terminal-width.ts';

interface RunsFlags {
  readonly runsDir?: string;
  readonly state?: string;
  readonly agent?: string;
  readonly label: Readonly<Record<string, string>>;
  readonly since?: number;
  readonly failure?: string;
  readonly readiness?: string;
  readonly limit?: number;
  readonly json?: boolean;
}

/** A run in IDLE has no record, so it is never listed. */
const STATES: readonly string[] = [...RUN_STATES.filter((state) => state !== 'IDLE'), 'UNREADABLE'];
/** More would push the table off the screen; `--json` lists them all. */
const MAX_PROBLEMS = 5;

export function addRuns(program: Command): void {
  const command = program
    .command('runs')
    .description('list the runs, oldest first')
    .addOption(runsDirOption())
    .addOption(new Option('--state <state>', 'only runs in this state').choices(STATES).argParser(toState))
    .option('--agent <id>', 'only runs of this agent')
    .option('--label <key=value>', 'only runs with this label; repeatable', addLabel, {})
    .option('--since <when>', 'only runs started since: a date such as 2026-11-01, or 30m, 24h, 7d ago', toMoment)
    .option('--failure <type>', 'only runs with this primary failure')
    .addOption(new Option('--readiness <level>', 'only runs with this readiness').choices(READINESS_LEVELS))
    .option('--limit <number>', 'only the newest ones, this many', toCount)
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor runs',
    'critiqor runs --limit 20',
    'critiqor runs --since 7d --state ABORTED',
    'critiqor runs --agent deployer --label branch=main --json',
    'critiqor runs --readiness unsafe_for_production --failure infinite_tool_loop',
  ]).action(toAction(runRuns));
}

async function runRuns(flags: RunsFlags): Promise<number> {
  const place = chooseRunsDir(flags.runsDir);
  await settleRuns(place.value);
  const runsDir = place.value;
  const { state, agent, label: labels, since, failure, readiness, limit } = flags;
  const runs = listRuns(runsDir, { state, agent, labels, since, failure, readiness, limit });
  print(flags.json, runs, () => [describeRuns(runs, runsDir), describeRunsDir(place)].join('\n'));
  return EXIT.ok;
}

/** Wide enough to tell tasks apart. */
const TASK_COLUMNS = 60;

const COLUMNS: readonly TableColumn<RunRow>[] = [
  { title: 'run', cell: ({ run_id }) => run_id },
  { title: 'state', cell: ({ status }) => status },
  { title: 'trust', cell: toTrust, align: 'right' },
  { title: 'task', cell: ({ task }) => toFit(toText(task), TASK_COLUMNS), shortestWidth: 24 },
  { title: 'started', cell: ({ started_at }) => toMinute(started_at), expendable: 3 },
  { title: 'duration', cell: ({ duration_ms }) => toDuration(duration_ms), align: 'right', expendable: 5 },
  { title: 'agent', cell: ({ agent_id }) => toText(agent_id), shortestWidth: 10, expendable: 2 },
  { title: 'events', cell: ({ events }) => toText(events), align: 'right', expendable: 6 },
  { title: 'readiness', cell: ({ readiness_level }) => toText(readiness_level), shortestWidth: 9, expendable: 4 },
  {
    title: 'primary failure',
    cell: ({ primary_failure }) => toText(primary_failure),
    shortestWidth: 15,
    expendable: 1,
  },
  { title: 'size', cell: ({ size_bytes }) => formatBytes(size_bytes), align: 'right', expendable: 7 },
];

function describeRuns(runs: readonly RunRow[], runsDir: string): string {
  if (runs.length === 0) {
    const isEmpty = listRuns(runsDir, { limit: 1 }).length === 0;
    const place = toPrintable(runsDir);
    return isEmpty ? `There are no runs in ${place}.` : `No run in ${place} matches.`;
  }
  const problems = runs.flatMap(({ run_id, problem }) => (problem ? [`${run_id}: ${toPrintable(problem)}`] : []));
  const more = problems.length - MAX_PROBLEMS;
  return [
    toTable(COLUMNS, runs, columnsOf(process.stdout)),
    ...problems.slice(0, MAX_PROBLEMS),
    ...(more > 0 ? [`and ${more} more with unreadable or changed parts`] : []),
  ].join('\n');
}

/** A question mark for what nothing but a file beside the evidence says. `show` and `verify` read the evidence itself. */
function toTrust({ trust_score, check }: RunRow): string {
  return check === 'unlisted' && trust_score !== null ? `${trust_score}?` : toText(trust_score);
}

const toText = (value: string | number | null): string => (value === null ? NO_VALUE : toPrintable(String(value)));

function toState(text: string): string {
  const state = text.toUpperCase();
  if (!STATES.includes(state)) throw new InvalidArgumentError(`Allowed choices are ${STATES.join(', ')}.`);
  return state;
}

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Use a whole number greater than 0.');
  return count;
}
