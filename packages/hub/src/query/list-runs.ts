import {
  FLEET_FACETS,
  FLEET_SORTS,
  type FleetFacet,
  type FleetFacets,
  type FleetRun,
  type FleetRuns,
  type FleetSort,
} from '@critiqor/api/fleet';
import type { FacetValue } from '@critiqor/api/runs';
import { fromStoredTime } from '../store/database.ts';
import type { ProjectDatabase } from '../store/project-database.ts';
import { type FleetFilter, LABELS, toRunsTable } from './filter.ts';

const COLUMNS =
  'seal, run_id, agent, machine, model, host_version, channels, labels, task, started_at, duration_ms, events, evidence, trust_score, readiness, primary_failure, failure_types, cost_usd, tokens';

const SORTED_BY: Readonly<Record<FleetSort, string>> = {
  started: 'started_at',
  trust: 'trust_score',
  cost: 'cost_usd',
  tokens: 'tokens',
  events: 'events',
  duration: 'duration_ms',
};

interface RunsWanted {
  readonly sort: string | null;
  readonly isAscending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** A page of runs over all machines. Unknown values come last in both orders. */
export async function listFleetRuns(
  database: ProjectDatabase,
  filter: FleetFilter,
  wanted: RunsWanted,
): Promise<FleetRuns> {
  const { offset, limit, isAscending } = wanted;
  const sort = FLEET_SORTS.find((name) => name === wanted.sort) ?? 'started';
  const order = `${SORTED_BY[sort]} ${isAscending ? 'ASC' : 'DESC'} NULLS LAST, seal`;
  const [total, runs] = await Promise.all([
    countRuns(database, filter),
    database.rows<FleetRun>(
      `SELECT * FROM ${toRunsTable(COLUMNS, filter)} ORDER BY ${order} LIMIT {limit:UInt32} OFFSET {offset:UInt32}`,
      { ...filter.values, limit, offset },
    ),
  ]);
  return {
    total,
    offset,
    runs: runs.map((run) => ({
      ...run,
      started_at: fromStoredTime(run.started_at),
      tokens: toNumber(run.tokens),
      duration_ms: toNumber(run.duration_ms),
    })),
  };
}

export async function countRuns(database: ProjectDatabase, filter: FleetFilter): Promise<number> {
  const [counted] = await database.rows<{ readonly n: number }>(
    `SELECT count() AS n FROM ${toRunsTable('seal', filter)}`,
    filter.values,
  );
  return Number(counted?.n ?? 0);
}

/** Older servers write 64-bit numbers as texts. */
const toNumber = (value: number | string | null): number | null => (value === null ? null : Number(value));

const FACET_VALUES: Readonly<Record<FleetFacet, string>> = {
  agent: '[agent]',
  model: 'models',
  machine: '[machine]',
  version: '[host_version]',
  channel: 'channels',
  label: LABELS,
  verdict: '[readiness]',
  failure: 'failure_types',
};
const MAX_FACETS = 100;

/** Each name with its facet, as one list: one look at the runs counts all of them. */
const FACET_PAIRS = `arrayConcat(${FLEET_FACETS.map((facet) => `arrayMap(v -> ('${facet}', toString(v)), ${FACET_VALUES[facet]})`).join(', ')})`;

/** The values that the filters can take. */
export async function listFacets(database: ProjectDatabase, filter: FleetFilter): Promise<FleetFacets> {
  const rows = await database.rows<{ readonly facet: FleetFacet; readonly value: string; readonly n: number }>(
    `SELECT pair.1 AS facet, pair.2 AS value, count() AS n FROM ${toRunsTable(`arrayJoin(${FACET_PAIRS}) AS pair`, filter)}
     WHERE value != '' GROUP BY facet, value ORDER BY n DESC, value LIMIT ${MAX_FACETS} BY facet`,
    filter.values,
  );
  const valuesOf = (wanted: FleetFacet): FacetValue[] =>
    rows.filter(({ facet }) => facet === wanted).map(({ value, n }) => ({ value, count: Number(n) }));
  return Object.fromEntries(FLEET_FACETS.map((facet) => [facet, valuesOf(facet)])) as unknown as FleetFacets;
}
