import type { AlertedRun, AlertRule } from '@critiqor/api/alerts';
import { countOf } from '@critiqor/diagnosis/model/words';
import { type FleetFilter, readFilter, toRunsTable } from '../query/filter.ts';
import { toStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { hasAlertedSince } from './alert-history.ts';
import { type ParsedAlertRule, parseAlertRule } from './alert-rule.ts';
import { findWorse } from './find-worse.ts';
import type { FoundAlert } from './found-alert.ts';

const HOUR_MS = 3_600_000;
/** Runs that arrived while nobody looked, because ClickHouse or every hub was away, are looked at for this long. */
const LOOK_BACK_MS = 24 * HOUR_MS;

/** What a rule has to say now: about runs that arrived since it was made, once an hour for each agent. */
export async function findAlerts(database: ProjectDatabase, rule: AlertRule, now: number): Promise<FoundAlert[]> {
  const parsed = parseAlertRule(rule.rule);
  // A newer hub may have stored a rule that this one does not know.
  if ('fault' in parsed) return [];
  const filter = readFilter(new URLSearchParams(rule.filter));
  const since = Math.max(Date.parse(rule.since), now - LOOK_BACK_MS);
  switch (parsed.kind) {
    case 'silence':
      return findSilence(database, filter, parsed.hours, Date.parse(rule.since), now);
    case 'worse':
      // It stays worse for as long as it looks back.
      if (await hasAlertedSince(database, rule.rule_id, now - parsed.hours * HOUR_MS)) return [];
      return findWorse(database, filter, parsed, now);
    case 'failure':
      if (parsed.times > 1) return findRepeated(database, filter, parsed, since, now);
      return findRuns(database, filter, toCondition(parsed), since);
    default:
      return findRuns(database, filter, toCondition(parsed), since);
  }
}

interface RunCondition {
  readonly sql: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What is said of one run, and of several. */
  readonly words: readonly [one: string, several: string];
}

function toCondition(
  rule: Exclude<ParsedAlertRule, { readonly kind: 'silence' } | { readonly kind: 'worse' }>,
): RunCondition {
  switch (rule.kind) {
    case 'readiness': {
      const level = rule.level.replaceAll('_', ' ');
      return {
        sql: 'readiness = {level:String}',
        values: { level: rule.level },
        words: [`is ${level}`, `are ${level}`],
      };
    }
    case 'trust': {
      const words = `trust below ${rule.below}`;
      return {
        sql: 'trust_score < {below:Float64}',
        values: { below: rule.below },
        words: [`has ${words}`, `have ${words}`],
      };
    }
    case 'cost': {
      const words = `cost more than $${rule.above}`;
      return { sql: 'cost_usd > {above:Float64}', values: { above: rule.above }, words: [words, words] };
    }
    case 'failure': {
      const words = toWords(rule.type);
      return {
        sql: 'has(failure_types, {type:String})',
        values: { type: rule.type },
        words: [`has ${words}`, `have ${words}`],
      };
    }
  }
}

const toWords = (type: string): string => type.replaceAll('_', ' ');

type RunTuple = readonly [seal: string, run_id: string, agent: string, machine: string];
const RUN_TUPLE = 'tuple(seal, run_id, agent, toString(machine))';
const RUN_COLUMNS = 'seal, run_id, agent, machine, received_at, started_at';

/** Runs that are bad each by itself, by agent and the hour in which they arrived. */
async function findRuns(
  database: ProjectDatabase,
  filter: FleetFilter,
  { sql, values, words: [one, several] }: RunCondition,
  since: number,
): Promise<FoundAlert[]> {
  const rows = await database.rows<{ readonly hour: string; readonly runs: number; readonly first: RunTuple }>(
    `SELECT toString(toStartOfHour(received_at)) AS hour, agent, count() AS runs, argMin(${RUN_TUPLE}, received_at) AS first
     FROM ${toRunsTable(RUN_COLUMNS, withConditions(filter, [`received_at >= {received:DateTime64(3, 'UTC')}`, sql]))}
     GROUP BY hour, agent ORDER BY hour, agent`,
    { ...filter.values, ...values, received: toStoredTime(since) },
  );
  return rows.map(({ hour, runs, first }) => {
    const run = toRun(first);
    const place = `${run.run_id} on ${run.machine}`;
    return {
      cause: `${hour} ${run.agent}`,
      message:
        Number(runs) === 1
          ? `${run.run_id} of ${toName(run.agent)} on ${run.machine} ${one}.`
          : `${countOf(Number(runs), 'run')} of ${toName(run.agent)} ${several}, first ${place}.`,
      run,
    };
  });
}

/** A failure that was found often enough in a window of time, while it is still being found. */
async function findRepeated(
  database: ProjectDatabase,
  filter: FleetFilter,
  { type, times, hours }: { readonly type: string; readonly times: number; readonly hours: number },
  since: number,
  now: number,
): Promise<FoundAlert[]> {
  const conditions = [`started_at >= {begin:DateTime64(3, 'UTC')}`, 'has(failure_types, {type:String})'];
  const rows = await database.rows<{
    readonly hour: string;
    readonly runs: number;
    readonly machines: number;
    readonly last: RunTuple;
  }>(
    `SELECT toString(toStartOfHour(max(received_at))) AS hour, count() AS runs, uniqExact(machine) AS machines, argMax(${RUN_TUPLE}, received_at) AS last
     FROM ${toRunsTable(RUN_COLUMNS, withConditions(filter, conditions))}
     HAVING runs >= {times:UInt32} AND max(received_at) >= {received:DateTime64(3, 'UTC')}`,
    { ...filter.values, type, times, begin: toStoredTime(now - hours * HOUR_MS), received: toStoredTime(since) },
  );
  return rows.map(({ hour, runs, machines, last }) => {
    const run = toRun(last);
    return {
      cause: hour,
      message: `${countOf(Number(runs), 'run')} in ${countOf(hours, 'hour')} on ${countOf(Number(machines), 'machine')} have ${toWords(type)}, last ${run.run_id} of ${toName(run.agent)} on ${run.machine}.`,
      run,
    };
  });
}

/** Nothing arrived for too long. Each silence is one alert, named by the run before it. */
async function findSilence(
  database: ProjectDatabase,
  filter: FleetFilter,
  hours: number,
  since: number,
  now: number,
): Promise<FoundAlert[]> {
  const [row] = await database.rows<{ readonly runs: number; readonly last_ms: string; readonly last: RunTuple }>(
    `SELECT count() AS runs, toUnixTimestamp64Milli(max(received_at)) AS last_ms, argMax(${RUN_TUPLE}, received_at) AS last
     FROM ${toRunsTable(RUN_COLUMNS, filter)}`,
    filter.values,
  );
  const isKnown = Number(row?.runs) > 0;
  const quietSince = Math.max(since, isKnown ? Number(row?.last_ms) : 0);
  if (now - quietSince < hours * HOUR_MS) return [];
  const run = isKnown && row ? toRun(row.last) : null;
  return [
    {
      cause: `silence ${run?.seal ?? ''} ${since}`,
      message: `No run arrived for ${countOf(Math.floor((now - quietSince) / HOUR_MS), 'hour')}${run ? `; the last was ${run.run_id} of ${toName(run.agent)} on ${run.machine}` : ''}.`,
      run,
    },
  ];
}

const withConditions = ({ conditions, values }: FleetFilter, more: readonly string[]): FleetFilter => ({
  conditions: [...conditions, ...more],
  values,
});

const toRun = ([seal, run_id, agent, machine]: RunTuple): AlertedRun => ({ seal, run_id, agent, machine });

const toName = (agent: string): string => agent || 'an unknown agent';
