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
  const inBoth: FleetFilter = {
    conditions: [`started_at >= {from:DateTime64(3, 'UTC')}`, `started_at < {to:DateTime64(3, 'UTC')}`],
    values,
  };
  const [periods, { failures }, news, worse] = await Promise.all([
    readPeriods(database, inBoth),
    listFailures(database, EVERYTHING),
    findNews(database, values),
    findWorse(database, inBoth),
  ]);
  return {
    days,
    now: periods.get(1) ?? NOTHING,
    before: periods.get(0) ?? NOTHING,
    new_failures: failures.filter(({ first_seen }) => Date.parse(first_seen) >= middle).slice(0, MAX_NEW),
    came_back: failures
      .filter(({ state, last_seen }) => state === 'came_back' && Date.parse(last_seen) >= middle)
      .slice(0, MAX_NEW),
    news,
    worse: worse.sort((left, right) => right.share.difference[0] - left.share.difference[0]).slice(0, MAX_WORSE),
  };
}

const NOTHING: PeriodFigures = { runs: 0, judged: 0, failed: 0, unsafe: 0, trust: null, cost_usd: 0, machines: 0 };
const IS_NEW = `started_at >= {middle:DateTime64(3, 'UTC')}`;
const IS_FAILED = `judged_by != '' AND notEmpty(failure_types)`;

async function readPeriods(
  database: ProjectDatabase,
  filter: FleetFilter,
): Promise<ReadonlyMap<number, PeriodFigures>> {
  const rows = await database.rows<PeriodFigures & { readonly is_new: number }>(
    `SELECT ${IS_NEW} AS is_new, count() AS runs, countIf(judged_by != '') AS judged, countIf(${IS_FAILED}) AS failed,
       countIf(readiness = 'unsafe_for_production') AS unsafe, avg(trust_score) AS trust,
       ifNull(sum(r.cost_usd), 0) AS cost_usd, uniqExact(machine) AS machines
     FROM ${toRunsTable('started_at, judged_by, readiness, failure_types, trust_score, cost_usd, machine', filter)} AS r GROUP BY is_new`,
    filter.values,
  );
  return new Map(
    rows.map(({ is_new, runs, judged, failed, unsafe, trust, cost_usd, machines }) => [
      Number(is_new),
      {
        runs: Number(runs),
        judged: Number(judged),
        failed: Number(failed),
        unsafe: Number(unsafe),
        trust,
        cost_usd,
        machines: Number(machines),
      },
    ]),
  );
}

const NEWS = `[('agent', agent), ('model', toString(model)), ('version', toString(host_version)), ('machine', toString(machine))]`;

/** Names that were seen first in the newest days. Where everything is new, nothing is. */
async function findNews(database: ProjectDatabase, values: FleetFilter['values']): Promise<FleetNews[]> {
  const rows = await database.rows<FleetNews & { readonly oldest: string }>(
    `SELECT name.1 AS kind, name.2 AS value, min(started_at) AS first_seen, count() AS runs
     FROM ${toRunsTable(`started_at, arrayJoin(arrayConcat(${NEWS}, arrayMap(c -> ('channel', toString(c)), channels))) AS name`, EVERYTHING)}
     WHERE name.2 != '' GROUP BY kind, value
     HAVING first_seen >= {middle:DateTime64(3, 'UTC')} AND first_seen < {to:DateTime64(3, 'UTC')}
       AND (SELECT count() FROM ${toRunsTable('seal', { conditions: [`started_at < {middle:DateTime64(3, 'UTC')}`], values })}) > 0
     ORDER BY runs DESC, kind, value LIMIT ${MAX_NEW}`,
    values,
  );
  return rows.map(({ kind, value, first_seen, runs }) => ({
    kind,
    value,
    first_seen: fromStoredTime(first_seen),
    runs: Number(runs),
  }));
}

type Worse = FleetHome['worse'][number];
const KINDS: readonly Worse['kind'][] = ['agent', 'model', 'version'];
const NAMES = `[('agent', agent), ('model', toString(model)), ('version', toString(host_version))]`;

/** Names in whose runs the share of failures rose. One that is new is held against all runs before it. */
async function findWorse(database: ProjectDatabase, filter: FleetFilter): Promise<Worse[]> {
  const rows = await database.rows<
    Pick<Worse, 'kind' | 'name'> & Record<'old_failed' | 'old_judged' | 'failed' | 'judged', number>
  >(
    `SELECT pair.1 AS kind, pair.2 AS name, countIf(NOT ${IS_NEW} AND ${IS_FAILED}) AS old_failed, countIf(NOT ${IS_NEW} AND judged_by != '') AS old_judged,
       countIf(${IS_NEW} AND ${IS_FAILED}) AS failed, countIf(${IS_NEW} AND judged_by != '') AS judged
     FROM ${toRunsTable(`arrayJoin(${NAMES}) AS pair, started_at, judged_by, failure_types`, filter)} WHERE pair.2 != '' GROUP BY kind, name`,
    filter.values,
  );
  return KINDS.flatMap((wanted) => {
    const own = rows.filter(({ kind }) => kind === wanted);
    const all = own.reduce(
      (sum, row) => ({ count: sum.count + Number(row.old_failed), of: sum.of + Number(row.old_judged) }),
      { count: 0, of: 0 },
    );
    return own.flatMap(({ kind, name, ...row }) => {
      const before = { count: Number(row.old_failed), of: Number(row.old_judged) };
      const now = { count: Number(row.failed), of: Number(row.judged) };
      const share = toShareOf('failed', before.of === 0 ? all : before, now, false);
      return share.result === 'worse' ? [{ kind, name, share }] : [];
    });
  });
}
