import type { FleetHome, FleetNews, PeriodFigures } from '@critiqor/api/fleet';
import { fromStoredTime, toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { toShareOf } from './compare-cohorts.ts';
import { listFailures } from './failures.ts';
import { type FleetFilter, toRunsTable } from './filter.ts';

const DAY_MS = 24 * 3_600_000;
const MAX_NEW = 20;
const MAX_WORSE = 20;
const EVERYTHING: FleetFilter = { conditions: [], values: {} };

/** What happened, what is new and what got worse: the newest days against as many before them. */
export async function readHome(database: ProjectDatabase, days: number, now = Date.now()): Promise<FleetHome> {
  const middle = now - days * DAY_MS;
  const values = {
    from: toStoredTime(middle - days * DAY_MS),
    middle: toStoredTime(middle),
    to: toStoredTime(now + DAY_MS),
  };
  const [names, { failures }] = await Promise.all([readNames(database, values), listFailures(database, EVERYTHING)]);
  const all = names.find(({ kind }) => kind === 'all');
  return {
    days,
    now: all?.now ?? NOTHING,
    before: all?.before ?? NOTHING,
    new_failures: failures.filter(({ first_seen }) => Date.parse(first_seen) >= middle).slice(0, MAX_NEW),
    came_back: failures
      .filter(({ state, last_seen }) => state === 'came_back' && Date.parse(last_seen) >= middle)
      .slice(0, MAX_NEW),
    // Where everything is new, nothing is.
    news: all && Date.parse(all.first_seen) < middle ? findNews(names, middle, now + DAY_MS) : [],
    worse: findWorse(names)
      .sort((left, right) => right.share.difference[0] - left.share.difference[0])
      .slice(0, MAX_WORSE),
  };
}

const NOTHING: PeriodFigures = { runs: 0, judged: 0, failed: 0, unsafe: 0, trust: null, cost_usd: 0, machines: 0 };

interface NameFigures {
  readonly kind: FleetNews['kind'] | 'all';
  readonly name: string;
  readonly first_seen: string;
  readonly runs: number;
  readonly now: PeriodFigures;
  readonly before: PeriodFigures;
}

const PERIODS = {
  now: `started_at >= {middle:DateTime64(3, 'UTC')} AND started_at < {to:DateTime64(3, 'UTC')}`,
  before: `started_at >= {from:DateTime64(3, 'UTC')} AND started_at < {middle:DateTime64(3, 'UTC')}`,
} as const;
const PERIOD_NAMES = Object.keys(PERIODS) as (keyof typeof PERIODS)[];

/** What is counted of a period, and how. Trust is an average, so its sum and its number. */
const FIGURES: Readonly<Record<string, (isInside: string) => string>> = {
  runs: (isInside) => `countIf(${isInside})`,
  judged: (isInside) => `countIf(${isInside} AND judged_by != '')`,
  failed: (isInside) => `countIf(${isInside} AND judged_by != '' AND notEmpty(failure_types))`,
  unsafe: (isInside) => `countIf(${isInside} AND readiness = 'unsafe_for_production')`,
  trusted: (isInside) => `countIf(${isInside} AND trust_score IS NOT NULL)`,
  trust: (isInside) => `ifNull(sumIf(trust_score, ${isInside}), 0)`,
  cost_usd: (isInside) => `ifNull(sumIf(cost_usd, ${isInside}), 0)`,
};

const eachFigure = (toText: (period: keyof typeof PERIODS, figure: string) => string): string =>
  PERIOD_NAMES.flatMap((period) => Object.keys(FIGURES).map((figure) => toText(period, figure))).join(', ');

const NAMES = `arrayConcat([('all', ''), ('agent', agent), ('model', toString(model)), ('version', toString(host_version)), ('machine', toString(machine))],
  arrayMap(c -> ('channel', toString(c)), channels))`;

/**
 * All runs, and those of each agent, model, version, machine and channel, in both periods. One look at the runs: runs that have all names in common are
 * counted first, so only their counts are given to each name.
 */
async function readNames(database: ProjectDatabase, values: FleetFilter['values']): Promise<NameFigures[]> {
  const rows = await database.rows<
    Pick<NameFigures, 'kind' | 'name' | 'first_seen' | 'runs'> & Readonly<Record<string, number>>
  >(
    `SELECT pair.1 AS kind, pair.2 AS name, min(first_at) AS first_seen, sum(seen) AS runs,
       ${PERIOD_NAMES.map((period) => `uniqExactIf(machine, ${period}_runs > 0) AS ${period}_sum_machines`).join(', ')},
       ${eachFigure((period, figure) => `sum(${period}_${figure}) AS ${period}_sum_${figure}`)}
     FROM (
       SELECT agent, model, host_version, machine, channels, min(started_at) AS first_at, count() AS seen,
         ${eachFigure((period, figure) => `${FIGURES[figure]?.(PERIODS[period])} AS ${period}_${figure}`)}
       FROM ${toRunsTable('agent, model, host_version, machine, channels, started_at, judged_by, readiness, failure_types, trust_score, cost_usd', EVERYTHING)}
       GROUP BY agent, model, host_version, machine, channels
     ) ARRAY JOIN ${NAMES} AS pair
     WHERE kind = 'all' OR name != '' GROUP BY kind, name
     HAVING kind IN ('all', 'agent', 'model', 'version') OR first_seen >= {middle:DateTime64(3, 'UTC')}`,
    values,
  );
  return rows.map((row) => ({
    kind: row.kind,
    name: row.name,
    first_seen: fromStoredTime(row.first_seen),
    runs: Number(row.runs),
    now: toFigures(row, 'now'),
    before: toFigures(row, 'before'),
  }));
}

function toFigures(row: Readonly<Record<string, unknown>>, period: keyof typeof PERIODS): PeriodFigures {
  const figure = (name: string): number => Number(row[`${period}_sum_${name}`]);
  return {
    runs: figure('runs'),
    judged: figure('judged'),
    failed: figure('failed'),
    unsafe: figure('unsafe'),
    trust: figure('trusted') === 0 ? null : figure('trust') / figure('trusted'),
    cost_usd: figure('cost_usd'),
    machines: figure('machines'),
  };
}

/** Names that were seen first in the newest days. */
const findNews = (names: readonly NameFigures[], from: number, to: number): FleetNews[] =>
  names
    .flatMap(({ kind, name, first_seen, runs }) =>
      kind !== 'all' && Date.parse(first_seen) >= from && Date.parse(first_seen) < to
        ? [{ kind, value: name, first_seen, runs }]
        : [],
    )
    .sort(
      (left, right) =>
        right.runs - left.runs || compareTexts(left.kind, right.kind) || compareTexts(left.value, right.value),
    )
    .slice(0, MAX_NEW);

const compareTexts = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

type Worse = FleetHome['worse'][number];
/** Of hundreds of names some have one run, and that one failed by chance. */
const LEAST_RUNS = 5;
const KINDS: readonly Worse['kind'][] = ['agent', 'model', 'version'];

/** Names in whose runs the share of failures rose. One that is new is held against all runs before it. */
function findWorse(names: readonly NameFigures[]): Worse[] {
  const toShare = ({ failed, judged }: PeriodFigures) => ({ count: failed, of: judged });
  return KINDS.flatMap((kind) => {
    const own = names.filter((name) => name.kind === kind);
    const all = own.reduce((sum, { before }) => ({ count: sum.count + before.failed, of: sum.of + before.judged }), {
      count: 0,
      of: 0,
    });
    return own.flatMap(({ name, now, before }) => {
      const share = toShareOf('failed', before.judged === 0 ? all : toShare(before), toShare(now), false);
      return share.result === 'worse' && now.judged >= LEAST_RUNS ? [{ kind, name, share }] : [];
    });
  });
}
