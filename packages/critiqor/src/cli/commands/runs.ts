import { RUN_STATES, type RunRow } from '@critiqor/api/runs';
import { READINESS_LEVELS } from '@critiqor/diagnosis/model/diagnosis';
import { formatBytes } from '@critiqor/diagnosis/model/format';
import { countOf } from '@critiqor/diagnosis/model/words';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { listOpenRuns } from '../../runs/open/open-runs.ts';
import { listRunIds, readStoredRecord } from '../../runs/runs-directory.ts';
import { type ListedRuns, selectRuns } from '../../runs/search/select-runs.ts';
import { EXIT } from '../../system/exit-codes.ts';
import { toAction } from '../command-end.ts';
import { NO_VALUE, toDuration, toFit, toMinute, toPrintable } from '../format.ts';
import { toMoment } from '../moment.ts';
import { chooseRunsDir, jsonOption, labelOption, print, runsDirOption, withExamples } from '../options.ts';
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
  readonly until?: number;
  readonly day?: number;
  readonly channel?: string;
  readonly trigger?: string;
  readonly conversation?: string;
  readonly model?: string;
  readonly text?: string;
  readonly failure?: string;
  readonly readiness?: string;
  readonly limit?: number;
  readonly all?: boolean;
  readonly group?: boolean;
  readonly json?: boolean;
}

/** A run in IDLE has no record, so it is never listed. */
const STATES: readonly string[] = [...RUN_STATES.filter((state) => state !== 'IDLE'), 'UNREADABLE'];
/** Of a table; a month of a busy gateway has thousands. `--json` lists them all. */
const SHOWN_RUNS = 100;
/** More would push the table off the screen; `--json` lists them all. */
const MAX_PROBLEMS = 5;

export function addRuns(program: Command): void {
  const command = program
    .command('runs')
    .description('list the runs, oldest first')
    .addOption(runsDirOption())
    .addOption(new Option('--state <state>', 'only runs in this state').choices(STATES).argParser(toState))
    .option('--agent <id>', 'only runs of this agent')
    .addOption(labelOption('only runs with this label'))
    .option('--since <when>', 'only runs started since: a date such as 2026-11-01, or 30m, 24h, 7d ago', toMoment)
    .option('--until <when>', 'only runs started before', toMoment)
    .option('--day <date>', 'only runs of this day: today, yesterday, or a date such as 2026-11-15', toDay)
    .option('--channel <name>', 'only runs requested through this channel')
    .option('--trigger <kind>', 'only runs with this trigger: user, cron, heartbeat, memory or subagent')
    .option('--conversation <key>', 'only runs of this conversation')
    .option('--model <name>', 'only runs that called this model')
    .option('--text <words>', 'only runs whose task or answer contains all of these words')
    .option('--failure <type>', 'only runs with this type of failure')
    .addOption(new Option('--readiness <level>', 'only runs with this readiness').choices(READINESS_LEVELS))
    .option(
      '--limit <number>',
      `show at most this many runs, the newest (default for the table: ${SHOWN_RUNS})`,
      toCount,
    )
    .option('--all', 'show every run in the table')
    .option('--group', 'group the runs of each conversation')
    .addOption(jsonOption());
  withExamples(command, [
    'critiqor runs',
    'critiqor runs --limit 20',
    'critiqor runs --since 7d --state ABORTED',
    'critiqor runs --day yesterday --channel telegram --text "invoice refund"',
    'critiqor runs --trigger cron --failure tool_error_cascade --group',
    'critiqor runs --agent deployer --label branch=main --json',
    'critiqor runs --readiness unsafe_for_production --failure infinite_tool_loop',
  ]).action(toAction(runRuns));
}

async function runRuns(flags: RunsFlags): Promise<number> {
  const place = chooseRunsDir(flags.runsDir);
  await settleRuns(place.value);
  const runsDir = place.value;
  const { label: labels, runsDir: _, limit, all, json, group, day, ...filter } = flags;
  const bounds = day === undefined ? {} : { since: day, until: nextDay(day) };
  const most = limit ?? (json || all ? undefined : SHOWN_RUNS);
  // In this order: every run among them that is still open has its entry by now.
  const ids = listRunIds(runsDir);
  const readRecord = await toRecordReader(runsDir);
  const found = selectRuns(runsDir, { ...filter, ...bounds, labels, limit: most }, readRecord, ids);
  const runs = group ? groupConversations(found.runs) : found.runs;
  print(json, runs, () =>
    [describeRuns(runs, runsDir, found.isEmpty), ...describeRest(found, limit), describeRunsDir(place)].join('\n'),
  );
  return EXIT.ok;
}

/** Most lists contain no open run, and start faster without what makes records of them. */
const toRecordReader = async (runsDir: string): Promise<typeof readStoredRecord> =>
  listOpenRuns(runsDir).length === 0
    ? readStoredRecord
    : (await import('../../runs/open/read-record.ts')).tryReadRecord;

/** What is not in the table, and why. */
function describeRest({ hasMore, notSearched }: ListedRuns, limit: number | undefined): string[] {
  return [
    ...(hasMore && limit === undefined
      ? [`Only the newest ${SHOWN_RUNS} are shown; --all shows every run, --limit <number> more of them`]
      : []),
    ...(notSearched > 0
      ? [
          `The text of ${countOf(notSearched, 'run')} is missing or was changed and was not searched; critiqor diagnose <run> restores it`,
        ]
      : []),
  ];
}

/** The conversation that was active last comes last, as everywhere in this list. */
function groupConversations(runs: readonly RunRow[]): readonly RunRow[] {
  const groups = new Map<string, RunRow[]>();
  for (const run of runs.toReversed()) {
    const key = run.conversation ?? run.run_id;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(run);
  }
  return [...groups.values()].flat().reverse();
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

/** Where the evidence says it. */
const FACT_COLUMNS: readonly TableColumn<RunRow>[] = [
  { title: 'trigger', cell: ({ trigger }) => toText(trigger), expendable: 8 },
];

const toColumns = (runs: readonly RunRow[]): readonly TableColumn<RunRow>[] =>
  runs.some(({ trigger }) => trigger !== null) ? [...COLUMNS, ...FACT_COLUMNS] : COLUMNS;

function describeRuns(runs: readonly RunRow[], runsDir: string, isEmpty: boolean): string {
  if (runs.length === 0) {
    const place = toPrintable(runsDir);
    return isEmpty ? `There are no runs in ${place}.` : `No run in ${place} matches.`;
  }
  const problems = runs.flatMap(({ run_id, problem }) => (problem ? [`${run_id}: ${toPrintable(problem)}`] : []));
  const more = problems.length - MAX_PROBLEMS;
  return [
    toTable(toColumns(runs), runs, columnsOf(process.stdout)),
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

/** The first moment of a day, here. */
function toDay(text: string): number {
  const named = ['today', 'yesterday'].indexOf(text.toLowerCase());
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const now = new Date();
  const day =
    named >= 0
      ? new Date(now.getFullYear(), now.getMonth(), now.getDate() - named)
      : new Date(Number(year), Number(month) - 1, Number(date));
  if (Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Use today, yesterday, or a date such as 2026-11-15.');
  return day.getTime();
}

/** Not a fixed number of hours: clocks are changed twice a year. */
function nextDay(day: number): number {
  const next = new Date(day);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}

function toCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new InvalidArgumentError('Use a whole number greater than 0.');
  return count;
}
